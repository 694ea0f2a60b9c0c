"""Where a file lies, and what is said of it."""

from pathlib import Path

import pytest

from wellkept.store.sqlite.placement import cloud_of, file_system_of

MOUNTS = """/dev/sda1 / ext4 rw 0 0
server:/home /home nfs4 rw 0 0
/dev/sdb1 /home/ana/fast\\040disk xfs rw 0 0
ana@server: /home/ana/far fuse.sshfs rw 0 0
broken
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/var/memories.db", "ext4"),
        ("/home/ben/memories.db", "nfs4"),
        ("/home/ana/fast disk/memories.db", "xfs"),
        ("/home/ana/far/memories.db", "fuse.sshfs"),
        ("/homely/memories.db", "ext4"),
    ],
)
def test_the_nearest_mount_counts(tmp_path: Path, path: str, kind: str) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS)
    assert file_system_of(Path(path), mounts) == kind
    assert file_system_of(Path(path), tmp_path / "none") == ""


@pytest.mark.parametrize(
    ("path", "cloud"),
    [
        ("/home/ana/Dropbox/memories.db", "Dropbox"),
        ("/home/ana/OneDrive - Harbour School/notes/memories.db", "OneDrive"),
        ("/Users/ana/Library/Mobile Documents/x/memories.db", "iCloud Drive"),
        ("/home/ana/Nextcloud/memories.db", "Nextcloud"),
        ("/home/ana/omega/memories.db", None),
        ("/home/ana/dropboxes/memories.db", None),
        ("/home/ana/onedrive.db", None),
    ],
)
def test_cloud_folders_are_known_by_their_names(path: str, cloud: str | None) -> None:
    assert cloud_of(Path(path)) == cloud
