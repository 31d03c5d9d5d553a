"""A field of a form: people may type a handle in any notation, and the handle itself is kept."""

import handle_syntax


def cleaned(given: str) -> str:
    """The handle that a user means; `ValueError` says what is wrong, for the page that shows the form."""
    text = given.strip()
    fixed = handle_syntax.fix(text)
    try:
        return handle_syntax.read(fixed or text)
    except handle_syntax.ParseError as error:
        shown = f"{text[: error.span.start]}>{text[error.span.slice]}<{text[error.span.end :]}"
        raise ValueError(f"{error.message}: {shown}") from error


if __name__ == "__main__":
    print(cleaned(" https://doi.org/10.1000%2F182 "))
    try:
        cleaned("hdl:10.1000/a%4")
    except ValueError as error:
        print(error)
