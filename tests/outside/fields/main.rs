//! Records of JSON whose fields are identifiers: a wrong one is refused when the record is read.

use handle_syntax::{Doi, Handle, Proxy};
use serde::{Deserialize, Serialize};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Work {
    title: String,
    doi: Doi<String>,
    /// Only links to resolvers of handles and DOI names are accepted here.
    url: Proxy<String>,
    #[serde(default)]
    cites: Vec<Handle<String>>,
}

const RIGHT: &str = r#"{
    "title": "The DOI Handbook",
    "doi": "10.1000/182",
    "url": "https://doi.org/10.1000/182",
    "cites": ["cnri.dlib/july95-arms", "10.1000/日本"]
}"#;

fn main() -> Result<(), serde_json::Error> {
    let work: Work = serde_json::from_str(RIGHT)?;
    println!("{}, registered by {}", work.title, work.doi.prefix());
    println!("{} means {}", work.url, work.url.handle());

    // A field is written exactly as it was read.
    let written = serde_json::to_string(&work)?;
    println!("{written}");
    assert_eq!(serde_json::from_str::<Work>(&written)?, work);

    for (right, wrong) in [
        (r#""10.1000/182""#, r#""11.1000/182""#),
        ("doi.org/10.1000/182", "doi.org/10.1000"),
        ("cnri.dlib/", "cnri..dlib/"),
    ] {
        let error = serde_json::from_str::<Work>(&RIGHT.replace(right, wrong)).unwrap_err();
        println!("error: {error}");
    }
    Ok(())
}
