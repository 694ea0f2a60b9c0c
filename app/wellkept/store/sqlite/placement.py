"""Where a file lies, and what about that place endangers it: other computers, cloud folders, others on this one."""

import os
from pathlib import Path

from wellkept.model.said import said

_NETWORK = frozenset((
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "9p", "afs", "ncpfs", "fuse.glusterfs", "ceph", "fuse.rclone",
    "fuse.davfs", "davfs",
))  # fmt: skip
"""Names of file systems on other computers, as Linux gives them in /proc/mounts."""
_CLOUDS = {
    "onedrive": "OneDrive",
    "dropbox": "Dropbox",
    "google drive": "Google Drive",
    "googledrive": "Google Drive",
    "icloud drive": "iCloud Drive",
    "mobile documents": "iCloud Drive",
    "nextcloud": "Nextcloud",
    "owncloud": "ownCloud",
    "syncthing": "Syncthing",
    "mega": "MEGA",
    "pcloud": "pCloud",
}
_MOUNTS = Path("/proc/mounts")


def warnings_about(path: Path, mounts: Path = _MOUNTS) -> tuple[str, ...]:
    """Return one plain sentence for each danger of the place where a file lies; empty when there is none."""
    found: list[str] = []
    kind = file_system_of(path, mounts)
    if kind in _NETWORK or str(path).startswith("\\\\"):
        found.append(
            "The file of memories lies on another computer. A break in the line can damage it, and two computers "
            "must never open it at once; a folder on this computer is safer."
        )
    cloud = cloud_of(path)
    if cloud is not None:
        found.append(
            said(
                "The file of memories lies in a folder of {cloud}. It is copied there while it is being written, and "
                "what you forget can stay in older copies; a folder outside of it is safer.",
                cloud=cloud,
            )
        )
    if _others_may_read(path):
        found.append(
            "Others who use this computer can read the file of memories: its permissions are too wide. Take the right "
            "to read it from everybody but you, in its properties."
        )
    return tuple(found)


def cloud_of(path: Path) -> str | None:
    """Return whose folder a file lies in, by the names of the folders above it; "OneDrive - Firm" counts too."""
    for part in path.parent.parts:
        name = part.casefold()
        for begins, cloud in _CLOUDS.items():
            if name == begins or name.startswith((f"{begins} ", f"{begins}-")):
                return cloud
    return None


def file_system_of(path: Path, mounts: Path = _MOUNTS) -> str:
    """Return the kind of file system that a file lies on, "" where the system does not say."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    best, kind = "", ""
    for line in lines:
        parts = line.split(" ")
        if len(parts) < 3:
            continue
        place = parts[1].replace("\\040", " ")
        if (str(path) == place or str(path).startswith(place.rstrip("/") + "/")) and len(place) >= len(best):
            best, kind = place, parts[2]
    return kind


def _others_may_read(path: Path) -> bool:
    if os.name != "posix":
        return False
    try:
        return bool(path.stat().st_mode & 0o077 and path.parent.stat().st_mode & 0o077)
    except OSError:
        return False
