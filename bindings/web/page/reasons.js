// What the page says as the command does: why a file or a row cannot be read, and what to do. Some files can be read
// only by the command.

const EXCEL = "In Excel, choose “Save as”, and there “CSV UTF-8”.";

/** The sentence for each `why` of a refused file. Some add how Excel saves a file that can be read. */
export default {
  gzip: () => "this file is compressed by gzip: decompress it first, for example with `gzip -dc`",
  zstd: () => "this file is compressed by zstd: decompress it first, for example with `zstd -dc`",
  xz: () => "this file is compressed by xz: decompress it first, for example with `xz -dc`",
  bzip2: () => "this file is compressed by bzip2: decompress it first, for example with `bzip2 -dc`",
  pdf: () => "this is a PDF: extract its text first, for example with `pdftotext`",
  oldOffice: () => `this is a spreadsheet or a document: export the sheet as CSV, or save the document as plain text. ${EXCEL}`,
  sqlite: () => "this is a database of SQLite: export the column as CSV",
  columns: () => "this is a file of Parquet or Arrow: export the column as CSV, or check it in Python",
  utf16: () => "this text is UTF-16: convert it to UTF-8 first, for example with `iconv -f UTF-16 -t UTF-8`",
  word: () => "this is a Word document: save it as plain text, or as .html",
  text: () => "this is an OpenDocument text: save it as plain text, or as .html",
  sheet: () => `this is a spreadsheet: export the sheet as CSV. ${EXCEL}`,
  slides: () => "this is a presentation: save it as a PDF, and extract its text, for example with `pdftotext`",
  book: () => "this is an e-book: extract it first, for example with `unzip`; its chapters are HTML",
  office: () => "this is an office document: save it as plain text, or a sheet as CSV",
  zip: () => "this is a zip archive: extract it first, for example with `unzip`",
  binary: ({ line }) => `this file is binary: line ${line} has NUL in it`,
  carriage: () => `its lines end with CR alone; \`tr '\\r' '\\n'\` makes lines of them that can be read. ${EXCEL}`,
  sep: ({ separator }) => `\`sep=${separator}\` in the first line is only for spreadsheets: delete the line`,
  json: () => "this is JSON: write each of its objects on one line, as JSON Lines, or check it with the command, `hdl check --field /*/doi FILE`",
  bibtex: () => "this is BibTeX: export the references as CSV, or check it with the command, `hdl check --field doi FILE`",
  ris: () => "this is RIS: export the references as CSV, or check it with the command, `hdl check --field DO FILE`",
  xml: () => "this is XML or HTML: check it with the command, `hdl check --xml PATH FILE` or `hdl check --find FILE`",
};

/** Why a row cannot be read. */
export const unread = {
  notJson: "this line is not JSON",
  notString: "the field is not a string",
  more: "this row has more columns than titles: a cell with a delimiter in it needs quotes",
  fewer: "this row has too few columns",
};

/** The message of the last problem that the report has of a record, which has `more` problems. */
export const andMore = (message, more) => `${message} (and ${more} more in this record)`;
