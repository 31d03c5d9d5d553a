//! Where identifiers are in a file, unless each line is one.

use std::path::Path;

use super::asked::{Asked, Condition, Field, distinct};
use super::column::{Column, delimiter};
use super::profile::{self, PROFILE};
use crate::files::STDIN_NAME;
use crate::input::xml;
use crate::names::profile::Profile;
use crate::reading::Reading;
use crate::terminal::shell::quoted;

/// The error if JSON Pointers and names of fields are given together.
const MIXED: &str = "a JSON Pointer (`--field /doi`) and the name of a field of RIS or BibTeX (`--field doi`) cannot be given together";

/// Where identifiers are in a file, unless each line is one.
#[derive(Debug, clap::Args)]
pub(crate) struct Places {
    /// Read a column of CSV or TSV: by its name in the first row, or by its number, from 1.
    ///
    /// The argument may be given several times, and each column may have a dialect of its own, or a rule, as for
    /// --as: `hdl check --column doi=doi --column handle=hdl-resolver articles.csv`. If all columns are given by
    /// number, the first row is read like any other. Cells may be quoted as in RFC 4180, and then contain line ends;
    /// an empty cell is skipped. Reported lines and columns are those of the file.
    #[arg(long, value_name = "NAME|N[=DIALECT]", group = "place", conflicts_with = "null")]
    pub(super) column: Vec<Asked<Column>>,

    /// Read only where another column, another member of the same JSON object, or an XML attribute has this text.
    ///
    /// Many exports say in one field what kind of identifier is in the next: `hdl check --column value --where type=DOI
    /// identifiers.csv`. N is the number of a column. Upper and lower case are the same. Given several times, all must
    /// match.
    #[arg(long = "where", value_name = "NAME|N=TEXT", requires = "place")]
    pub(super) conditions: Vec<Condition>,

    /// The separator of several identifiers in one cell or value, such as `||` in exports of DSpace.
    ///
    /// The separator is exactly this text: `hdl check --column dc.identifier --split '||' export.csv`; `newline` is a
    /// line break in a cell.
    #[arg(long, value_name = "TEXT", requires = "place", value_parser = separator)]
    pub(super) split: Option<String>,

    /// The character between cells; without it, a tab in a file called `….tsv` or `….tab`, else a comma.
    ///
    /// An ASCII character, or `tab`: `hdl check --column 2 --delimiter ';' list.csv`.
    #[arg(long, value_name = "CHARACTER", requires = "column", value_parser = delimiter)]
    pub(super) delimiter: Option<u8>,

    /// No cell is quoted: a quotation mark is a character like any other, also at the start of a cell.
    ///
    /// Web of Science and many databases export such files, often with tabs between the cells: `hdl check --column DI
    /// --delimiter tab --no-quotes savedrecs.txt`. A row is then always one line.
    #[arg(long, requires = "column")]
    pub(super) no_quotes: bool,

    /// Read a field of JSON or JSON Lines, of any size, by a JSON Pointer (RFC 6901), in which `*` is any name or
    /// number; or a field of RIS or BibTeX by its name.
    ///
    /// The argument may be given several times, and each field may have a dialect of its own, as a column may: `hdl
    /// check --field '/records/*/ids/*/value' --where type=DOI export.json`. Null or an empty string is skipped. If no
    /// file has such a field at all, the pointer is probably wrong: that is reported, with exit status 2. A file
    /// called `….jsonl` or `….ndjson` is JSON Lines, one called `….json` is not, and any other file is read as JSON
    /// Lines if its first line is a whole value.
    ///
    /// `hdl check --field DO --field UR refs.ris` and `hdl check --field doi refs.bib` read the fields of every entry;
    /// a condition is another field, or in BibTeX the kind of entry, `--where entrytype=article`. White space at the
    /// start and end of a value is skipped. A file called `….ris` is RIS, one called `….bib` BibTeX; any other file, or
    /// the standard input, is BibTeX if it begins with `@` or `%`, and RIS otherwise.
    #[arg(
        long,
        value_name = "POINTER|NAME[=DIALECT]",
        group = "place",
        conflicts_with_all = ["null", "column"]
    )]
    pub(super) field: Vec<Asked<Field>>,

    /// Read the text of an element or an attribute of XML, of any size, by a path as in XPath.
    ///
    /// A path may have `/`, `//`, names, `*` and attributes: `hdl check --xml "//identifier[@identifierType='DOI']"
    /// record.xml`, `hdl check --xml //ext-link/@href article.xml`, `hdl check --xml //@href article.xml` for the
    /// attribute of any element. The element around the last one may have to hold another element with a certain text:
    /// `//datafield[subfield[@code='2']='doi']/subfield[@code='a']`. A name without a prefix matches any prefix. The
    /// argument may be given several times, and each path may have a dialect of its own, as a column may. White space
    /// at the start and end of a text is skipped; entities and CDATA sections are decoded, and tags are removed.
    #[arg(
        long,
        value_name = "PATH[=DIALECT]",
        group = "place",
        conflicts_with_all = ["null", "column", "field"]
    )]
    pub(super) xml: Vec<Asked<xml::path::Path>>,

    /// Read the places of identifiers in XML of this format: datacite, dublin-core, jats, marcxml, mods or oai-pmh.
    ///
    /// For example `hdl check --profile datacite record.xml`; `hdl explain datacite` lists the places. A text whose
    /// type is that of DOI names or handles is checked as one; types such as `DOI` may be written in any case. A link
    /// is checked if it leads to a known resolver; in elements for rights, types and dates, only an info URI is
    /// checked. In an element for identifiers of any kind, a text that begins with one is checked as a whole. In any
    /// other text, identifiers are found as with --find; but a text that has only an identifier, with a slip in its
    /// beginning, or with a label, marks or punctuation around it, is checked as a line of a list would be. A handle
    /// that is not a DOI name, with neither a scheme nor a link nor a label, is passed over: too many other numbers
    /// look like it.
    #[arg(
        long,
        value_name = "NAME",
        value_parser = PROFILE,
        hide_possible_values = true,
        group = "place",
        conflicts_with_all = ["null", "column", "field", "xml", "conditions"]
    )]
    pub(super) profile: Option<&'static Profile>,

    /// Find identifiers inside any text: prose, HTML, XML, Markdown, LaTeX, BibTeX, JSON, the text of a PDF.
    ///
    /// An identifier begins with `hdl:`, `info:` or `doi:`, with a link to a known proxy, or with the prefix of a DOI
    /// name (`10.1000/`) or one that begins with `20.500.` or `21.T`; or it is a handle after `hdl.handle.net/` or a
    /// label such as `Handle: `. It ends where a reader would end it: at a space, a quotation mark, a bracket that was
    /// not opened, and before punctuation; a SICI keeps its `<` and `>`. Entities (`&amp;`), backslashes (`\_`) and
    /// line breaks inside it are undone. The key of a BibTeX entry is passed over, and so is, in source code, what a
    /// variable completes. For example `hdl check --find README.md`.
    #[arg(long, conflicts_with_all = ["null", "place", "conditions", "split"])]
    pub(super) find: bool,

    /// The file name that reports give to the standard input.
    ///
    /// Its extension also says how the input is read: `git show HEAD:ids.tsv | hdl check --column 2 --stdin-name
    /// ids.tsv`.
    #[arg(long, visible_alias = "stdin-filename", value_name = "NAME", default_value_t = STDIN_NAME.to_owned())]
    pub(crate) stdin_name: String,
}

impl Places {
    /// The dialect or rule of each column, field or element, in the order of the arguments, if it has its own; or that
    /// of what is found in a text.
    pub(crate) fn readings(&self) -> impl Iterator<Item = Option<Reading>> {
        // Only one of these four can have elements: the arguments exclude each other.
        let columns = distinct(&self.column).map(|asked| asked.reading);
        let fields = distinct(&self.field).map(|asked| asked.reading);
        let elements = distinct(&self.xml).map(|asked| asked.reading);
        let profile = self.profile.into_iter().flat_map(profile::readings);
        let named = columns.chain(fields).chain(elements).chain(profile);
        named.chain(self.find.then_some(Some(Reading::Found)))
    }

    /// The dialect or rule of the column, field or element with this number in the arguments, if it has its own.
    pub(crate) fn reading(&self, wanted: usize) -> Option<Reading> {
        self.readings().nth(wanted)?
    }

    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        let is_pointer = |asked: &Asked<Field>| matches!(asked.place, Field::Pointer(_));
        let pointers = self.field.iter().filter(|asked| is_pointer(asked)).count();
        (pointers > 0 && pointers < self.field.len()).then_some(MIXED)
    }

    /// The message about a title of `--column` that is the name of a file: the title was probably forgotten. `sign`
    /// comes before the name of a file that the command reads.
    pub(crate) fn file_for_title(&self, sign: &str) -> Option<String> {
        let mut titles = self.column.iter().filter_map(|asked| asked.place.title());
        let file = titles.find(|title| Path::new(title).is_file())?;
        let word = quoted(file);
        Some(format!(
            "{file} is a file, and --column wants the title of a column: write `--column TITLE {sign}{word}`"
        ))
    }
}

fn separator(text: &str) -> Result<String, &'static str> {
    match text {
        "" => Err("write the text between two identifiers"),
        "newline" | "\\n" => Ok("\n".into()),
        _ => Ok(text.into()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use crate::args::Args;
    use crate::input::entries::{EntryFormat, FORMATS};

    #[test]
    fn the_help_and_the_manual_name_every_format_of_entries() {
        let command = Args::command();
        let check = command.find_subcommand("check");
        let field =
            check.and_then(|check| check.get_arguments().find(|one| one.get_id() == "field"));
        let help = field.and_then(|field| field.get_long_help()).map(ToString::to_string);
        let (help, manual) = (help.unwrap_or_default(), include_str!("../README.md"));
        for EntryFormat { name, extensions, .. } in &FORMATS {
            let extension = extensions.first().map(|extension| format!("`….{extension}`"));
            assert!(help.contains(name) && manual.contains(name), "{name}");
            assert!(extension.is_some_and(|extension| help.contains(&extension)), "{name}");
        }
    }
}
