"""Compiling what only compiled code calls: for callers to take in, not to be run.

Numba makes machine code of every function. But a rule is taken in by its callers, who have machine
code of their own, and nothing ever jumps to the rule's. So that step is left out, a sixth of all
compile time, and the cache keeps bitcode, which is all that a caller needs.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.registry import CPUDispatcher

KIND = "bitcode"
"""How the cache marks what is kept without machine code."""


class LinkedCode(JITCodeLibrary):
    """The code of a function; it is never placed in memory by itself."""

    @classmethod
    def kept(cls, codegen: Any, name: str, bitcode: bytes) -> LinkedCode:
        """Code from the cache."""
        code = cls(codegen, name)
        code._final_module = llvm.parse_bitcode(bitcode)
        code._finalize_final_module()
        return code

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return self.name, KIND, self._final_module.as_bitcode()

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._verify_declare_only_symbols()  # type: ignore[no-untyped-call]
        self._finalized = True


class LinkedCompiler(Compiler):
    """Numba's compiler, up to where code could be run."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.flags.no_compile = True
        state.library = LinkedCode(state.targetctx.codegen(), state.func_id.func_qualname)  # type: ignore[no-untyped-call]
        return super().define_pipelines()  # type: ignore[no-untyped-call]


class Linked(CPUDispatcher):
    """A compiled function without a way in: refuses what would otherwise crash."""

    def add_overload(self, cres: Any) -> None:
        known = cres._replace(entry_point=object())  # callers find it by that; it leads nowhere
        self.targetctx.insert_user_function(known.entry_point, known.fndesc, [known.library])  # type: ignore[no-untyped-call]
        self.overloads[tuple(known.signature.args)] = known

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(
            f"the rule {self.py_func.__name__!r} is called by rules; from Python go through "
            "tramshed.kernel.drive, or set TRAMSHED_CHECKED=1"
        )


def is_linked(kept: Any) -> bool:
    """Is this what the cache keeps of a function without a way in?"""
    return bool(kept[0][1] == KIND)


def rebuilt(context: Any, kept: Any) -> Any:
    """A compiled function again, from what the cache has kept of it."""
    (name, _, bitcode), fndesc, env, sig, objectmode, lifted, annotation, reload_init, envs = kept
    for again in reload_init:
        again()
    return compile_result(  # type: ignore[no-untyped-call]
        target_context=context,
        typing_context=context.typing_context,
        library=LinkedCode.kept(context.codegen(), name, bitcode),
        environment=env,
        fndesc=fndesc,
        type_annotation=annotation,
        signature=sig,
        objectmode=objectmode,
        lifted=lifted,
        reload_init=reload_init,
        referenced_envs=envs,
    )
