//! Runs the code of the device on an ordinary computer.

fn main() {
    for label in [
        &b"https://doi.org/10.1000%2F182"[..],
        b"hdl:20.500.12345/7",
        b"hdl:20.500.12345/7 ",
        b"hdl:20.500.12345",
        b"\xFF/7",
    ] {
        println!("{}: {}", label.escape_ascii(), bare::line(label));
    }
    assert!(bare::is_ours(b"hdl:20.500.12345/7") && !bare::is_ours(b"hdl:20.500.12345/<"));
}
