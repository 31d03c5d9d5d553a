"""How a text is read."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from ._report import Text
from ._span import Span
from ._value import value


@value
@dataclass(frozen=True, slots=True)
class Node(Generic[Text]):
    """A rule, and the part of the text that it matches.

    >>> import handle_syntax
    >>> node = handle_syntax.parse("hdl:10.1000/a%2Fb")["u-local-name"]
    >>> node.production, node.text, node.span
    ('hdl_uri::u-local-name', 'a%2Fb', Span(start=12, end=17))
    """

    production: str
    """The rule: `hdl_uri::u-local-name`."""
    text: Text
    """The part of the text that it matches."""
    span: Span
    """The place of that part, as indices of the text that was given."""
    byte: Span
    """The same place in octets of UTF-8."""
    children: tuple["Node[Text]", ...] = ()
    """The rules that match its parts."""

    @property
    def name(self) -> str:
        """The rule without its document: `u-local-name`."""
        return self.production.rpartition("::")[2]

    def walk(self) -> Iterator["Node[Text]"]:
        """The node and all nodes inside it, each before its parts."""
        yield self
        for child in self.children:
            yield from child.walk()

    def __getitem__(self, name: str) -> "Node[Text]":
        """The first part of this name, which may be inside another part.

        >>> import handle_syntax
        >>> handle_syntax.parse("hdl:10.1000/a%2Fb")["u-local-name"].text
        'a%2Fb'
        """
        for node in self.walk():
            if name in (node.name, node.production):
                return node
        raise KeyError(name)

    def __contains__(self, part: object) -> bool:
        """Whether there is a part of this name, or this part."""
        return any(part in (node, node.name, node.production) for node in self.walk())

    def __iter__(self) -> Iterator["Node[Text]"]:
        """The node and all nodes inside it, as `walk` gives them.

        >>> import handle_syntax
        >>> [node.name for node in handle_syntax.parse("hdl:10.1000/a").roots[0]]
        ['hdl-resolver', 'name-form', 'u-local-name']
        """
        return self.walk()


@value
@dataclass(frozen=True, slots=True)
class Tree(Generic[Text]):
    """A valid text, as a dialect reads it.

    >>> import handle_syntax
    >>> tree = handle_syntax.parse("hdl:10.1000/a%2Fb?x")
    >>> tree.handle, tree["u-local-name"].span
    ('10.1000/a/b', Span(start=12, end=17))
    >>> print(tree)
    hdl-resolver
      hdl-resolver 'hdl:10.1000/a%2Fb?x' 0..19
        name-form 'hdl:10.1000/a%2Fb?x' 0..19
          u-local-name 'a%2Fb' 12..17
          query 'x' 18..19
    """

    text: Text
    """The text that was given."""
    dialect: str
    """The dialect or the rule that read it."""
    handle: Text | None
    """The handle that the text means, decoded; `None` if it means none."""
    roots: tuple[Node[Text], ...]
    """The outermost rule. There is more than one node only if the text has the handle as one escaped string."""

    def walk(self) -> Iterator[Node[Text]]:
        """Every node, each before its parts."""
        for root in self.roots:
            yield from root.walk()

    def __getitem__(self, name: str) -> Node[Text]:
        """The first part of this name, which may be inside another part."""
        for root in self.roots:
            if name in root:
                return root[name]
        raise KeyError(name)

    def __contains__(self, part: object) -> bool:
        """Whether there is a part of this name, or this part."""
        return any(part in root for root in self.roots)

    def __iter__(self) -> Iterator[Node[Text]]:
        """Every node, as `walk` gives them.

        >>> import handle_syntax
        >>> [node.text for node in handle_syntax.parse("hdl:10.1000/a")]
        ['hdl:10.1000/a', 'hdl:10.1000/a', 'a']
        """
        return self.walk()

    def __str__(self) -> str:
        """The nodes, one per line, each below the node around it."""
        lines = [self.dialect]
        stack = [(1, root) for root in reversed(self.roots)]
        while stack:
            depth, node = stack.pop()
            lines.append(f"{'  ' * depth}{node.name} {node.text!r} {node.span.start}..{node.span.end}")
            stack.extend((depth + 1, child) for child in reversed(node.children))
        return "\n".join(lines)
