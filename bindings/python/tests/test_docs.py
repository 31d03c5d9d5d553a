"""The examples in the help of functions and classes work; pytest finds the examples of the pages by itself."""

import ast
import doctest
import importlib
import inspect
import pkgutil
import runpy
from pathlib import Path

import handle_syntax
import pytest
from handle_syntax import column

PUBLIC = {
    f"{module.__name__}.{name}": getattr(module, name)
    for module in (handle_syntax, column)
    for name in module.__all__
    if callable(getattr(module, name))
}
MODULES = [module.name for module in pkgutil.iter_modules(handle_syntax.__path__)]
EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("name", PUBLIC)
def test_the_help_of_a_function_or_class_has_an_example_that_works(name: str) -> None:
    tests = doctest.DocTestFinder(exclude_empty=False).find(PUBLIC[name], name, module=False, globs={})
    assert next(test for test in tests if test.name == name).examples
    for test in tests:
        assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", [name for name in MODULES if name != "__main__"])
def test_the_examples_of_a_module_work(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"handle_syntax.{name}")).failed == 0


# A program, and its output. The example for Spark has a test among those of Spark.
PRINTED = {
    "field.py": "10.1000/182\n"
    "two hexadecimal digits must follow `%`: hdl:10.1000/a>%4<\n"
    "`N/A` is here in place of an identifier: >N/A<\n"
    "this is the address of a web page at `example.org`, not a handle or a DOI name: https://>example.org</about/us\n",
}


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_prints_what_it_should(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert capsys.readouterr().out == PRINTED[name]


def test_the_stub_has_the_help_that_editors_show() -> None:
    stub = ast.parse((Path(handle_syntax.__file__).parent / "_native.pyi").read_text())
    shown: dict[str, str | None] = {}
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            shown[node.name] = shown.get(node.name) or ast.get_docstring(node)
    for name, help in shown.items():
        compiled = inspect.getdoc(getattr(handle_syntax._native, name)) or ""
        # The examples need not be there twice.
        assert (help or "") == compiled.partition("\n\n>>>")[0], name


def test_the_stub_has_everything_that_is_compiled() -> None:
    stub = ast.parse((Path(handle_syntax.__file__).parent / "_native.pyi").read_text())
    kinds = (ast.FunctionDef, ast.ClassDef)
    described = {node.name for node in stub.body if isinstance(node, kinds)}
    described |= {node.target.id for node in stub.body if isinstance(node, ast.AnnAssign)}
    compiled = set(dir(handle_syntax._native)) - set(dir(type(handle_syntax)("empty")))
    assert described - {"__version__"} == compiled - {"__file__", "__version__", "__all__"}
