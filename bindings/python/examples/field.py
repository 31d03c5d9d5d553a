"""A field of a form: people may type a handle in any notation, and the handle itself is kept."""

import handle_syntax


def cleaned(given: str) -> str:
    """The handle that a user means; `ValueError` says what is wrong, for the page that shows the form.

    A text with a warning is refused too: it is valid, but probably a mistake.
    """
    text = given.strip()
    text = handle_syntax.fix(text) or text
    for problem in handle_syntax.check(text).problems:
        if problem.severity != "advice":
            shown = f"{text[: problem.span.start]}>{text[problem.span.slice]}<{text[problem.span.end :]}"
            raise ValueError(f"{problem.message}: {shown}")
    return handle_syntax.read(text)


if __name__ == "__main__":
    for given in (" https://doi.org/10.1000%2F182 ", "hdl:10.1000/a%4", "N/A", "https://example.org/about/us"):
        try:
            print(cleaned(given))
        except ValueError as error:
            print(error)
