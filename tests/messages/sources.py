"""Reads the program's own sources for the ids that need a message."""

from __future__ import annotations

import ast
from functools import cache
from itertools import product
from pathlib import Path

import taisen

ROOT = Path(taisen.__file__).parent
SHARED = ("kernel", "language")
NAMED_BY = {
    "Decision": 1,
    "Option": 0,
    "Requirement": 1,
    "Refusal": 0,
    "Event": 0,
    "Outcome": 1,
    "Explanation": 0,
    "Amount": 0,
}
"""Place of the id among the arguments of each class."""

Function = ast.FunctionDef


class Module:
    """One source file: its constants, and the function around each call."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.constants: dict[str, ast.expr] = {}
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                self.constants[node.target.id] = node.value
        self.calls: list[tuple[ast.Call, Function | None]] = []
        self._walk(self.tree, None)

    def _walk(self, node: ast.AST, around: Function | None) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self.calls.append((child, around))
            self._walk(child, child if isinstance(child, ast.FunctionDef) else around)


class Sources:
    """Ids by the class that carries them, with the details of events and the arguments of decisions."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.functions: dict[str, list[Function]] = {}
        for module in modules:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append(node)
        self.ids: dict[str, set[str]] = {name: set() for name in NAMED_BY}
        self.details: dict[str, set[str]] = {}
        self.argument_counts: dict[str, set[int]] = {}
        self.unresolved: list[str] = []
        self._following: set[tuple[Function, str]] = set()
        for module in modules:
            for call, around in module.calls:
                self._note(module, call, around)

    def _note(self, module: Module, call: ast.Call, around: Function | None) -> None:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name == "missed":
            self.details.setdefault("missed", set()).update(self.strings(module, call.args[1], around))
        if name not in NAMED_BY:
            return
        identifier = call.args[NAMED_BY[name]]
        if (
            isinstance(identifier, ast.Call)
            and isinstance(identifier.func, ast.Name)
            and identifier.func.id == "str"
        ):
            return  # read from saved data
        if isinstance(identifier, ast.Name) and module.path.name == "events.py":
            return
        found = self.strings(module, identifier, around)
        if name in ("Explanation", "Refusal"):
            # Sources are card numbers too; a refusal repeats its requirement.
            self.ids[name] |= found
            return
        if not found and not (isinstance(identifier, ast.Subscript) and name == "Outcome"):
            self.unresolved.append(f"{module.path.name}:{call.lineno}: {ast.unparse(call)}")
        self.ids[name] |= found - {""}
        if name == "Event":
            for keyword in call.keywords:
                if keyword.arg == "detail":
                    self._note_details(module, identifier, keyword.value, around)
        elif name == "Decision":
            given = call.args[5] if len(call.args) > 5 else None
            count = len(self._tuple(given, around))
            for prompt in found:
                self.argument_counts.setdefault(prompt, set()).add(count)

    def _note_details(
        self, module: Module, name: ast.expr, detail: ast.expr, around: Function | None
    ) -> None:
        if around is not None and isinstance(name, ast.Name) and isinstance(detail, ast.Name):
            parameters = [argument.arg for argument in around.args.args]
            if name.id in parameters and detail.id in parameters:
                # Which detail goes with which name is said where both are handed on.
                for caller, call, further in self._calls_of(around):
                    self._note_details(
                        caller,
                        call.args[parameters.index(name.id)],
                        call.args[parameters.index(detail.id)],
                        further,
                    )
                return
        for event in self.strings(module, name, around):
            self.details.setdefault(event, set()).update(self.strings(module, detail, around))

    def _calls_of(self, function: Function) -> list[tuple[Module, ast.Call, Function | None]]:
        found: list[tuple[Module, ast.Call, Function | None]] = []
        for module in self.modules:
            for call, around in module.calls:
                name = (
                    call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                )
                if name == function.name:
                    found.append((module, call, around))
        return found

    def _tuple(self, node: ast.expr | None, around: Function | None) -> list[ast.expr]:
        if node is None:
            return []
        if isinstance(node, ast.Tuple):
            return node.elts
        assert isinstance(node, ast.Name) and around is not None
        (value,) = _assigned(node.id, around)
        assert isinstance(value, ast.Tuple)
        return value.elts

    def strings(self, module: Module, node: ast.expr, around: Function | None) -> set[str]:
        """Every text that an expression can be, as far as it can be told."""
        if isinstance(node, ast.Constant):
            return {node.value} if isinstance(node.value, str) else set()
        if isinstance(node, ast.IfExp):
            return self.strings(module, node.body, around) | self.strings(module, node.orelse, around)
        if isinstance(node, ast.Tuple):
            return {text for item in node.elts for text in self.strings(module, item, around)}
        if isinstance(node, ast.Dict):
            return {text for item in node.values for text in self.strings(module, item, around)}
        if isinstance(node, ast.Subscript):
            return self.strings(module, node.value, around)
        if isinstance(node, ast.FormattedValue):
            return self.strings(module, node.value, around)
        if isinstance(node, ast.JoinedStr):
            parts = [self.strings(module, part, around) for part in node.values]
            return {"".join(choice) for choice in product(*parts)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return {
                text
                for function in self.functions.get(node.func.id, ())
                for statement in ast.walk(function)
                if isinstance(statement, ast.Return) and statement.value is not None
                for text in self.strings(module, statement.value, function)
            }
        if isinstance(node, ast.Name):
            return self._named(module, node.id, around)
        return set()

    def _named(self, module: Module, name: str, around: Function | None) -> set[str]:
        if around is not None:
            local = _assigned(name, around)
            if local:
                return {text for value in local for text in self.strings(module, value, around)}
            parameters = [argument.arg for argument in around.args.args]
            if name in parameters:
                return self._passed(around, name, parameters)
        if name in module.constants:
            return self.strings(module, module.constants[name], None)
        for other in self.modules:
            if name in other.constants:
                return self.strings(other, other.constants[name], None)
        return set()

    def _passed(self, function: Function, name: str, parameters: list[str]) -> set[str]:
        if (function, name) in self._following:
            # A parameter that is handed on to a function of the same name takes no other values by that.
            return set()
        self._following.add((function, name))
        found = self._given(function, name, parameters)
        self._following.remove((function, name))
        return found

    def _given(self, function: Function, name: str, parameters: list[str]) -> set[str]:
        place = parameters.index(name)
        method = parameters[0] == "self"
        found: set[str] = set()
        for module, call, around in self._calls_of(function):
            given = place - 1 if method else place
            if given < len(call.args):
                found |= self.strings(module, call.args[given], around)
            for keyword in call.keywords:
                if keyword.arg == name:
                    found |= self.strings(module, keyword.value, around)
        return found


def _assigned(name: str, function: Function) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]


@cache
def read_sources(game: str) -> Sources:
    """Read the packages whose ids are shown to a player of a game."""
    packages = (*SHARED, game.replace("-", "_"))
    paths = sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))
    return Sources([Module(path) for path in paths])
