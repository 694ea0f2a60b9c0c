"""Encryption at rest, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.providers.keyring_drawer import Drawer
from tests.sealing import KEY, keys_in, sealed_store
from tests.ui.stage import Stage
from wellkept.model.errors import CodeMistyped, StoreSealed
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]


def _page(scheme: Scheme, scale: float = 1.0, *, on: bool, code: bool = False) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        keys = keys_in(Drawer())
        if on:
            store = sealed_store(folder / "memories.db")
            assert store.file_name is not None
            keys.keep(store.file_name, KEY)
            store.close()
        with Stage(folder, app, keys=keys).show(scheme, scale) as stage:
            stage.window.actions_by_id["encryption"].trigger()
            stage.settle()
            if code:
                page = stage.window.further.encryption.keeper.page
                page.show_code(KEY.code())  # the same at each photograph
                stage.settle()
            return stage.picture()

    return scene


def _sealed(scheme: Scheme, scale: float = 1.0, *, typed: str = "") -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        sealed_store(folder / "memories.db").close()
        with Stage(folder, app, keys=keys_in(Drawer())).show(scheme, scale) as stage:
            fault = stage.window.fault
            if typed:
                stage.type(fault.code.field, typed)
                stage.click(fault.code.open)
            fault.say_fault(CodeMistyped() if typed else StoreSealed(), None)  # the same, but not where the file is
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "encryption_off": _page(Scheme.LIGHT, on=False),
    "encryption_code": _page(Scheme.LIGHT, on=False, code=True),
    "encryption_code_large": _page(Scheme.LIGHT, 1.5, on=False, code=True),
    "encryption_on_dark": _page(Scheme.DARK, on=True),
    "encryption_sealed": _sealed(Scheme.LIGHT),
    "encryption_wrong_code": _sealed(Scheme.DARK, typed=KEY.code().replace("0", "2")),
}
