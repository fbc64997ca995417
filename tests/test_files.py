"""Whole files: beside and renamed, through links, and into what is no file."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from kickdoor.files import write_whole


def test_a_link_goes_on_pointing_at_its_file(tmp_path: Path) -> None:
    file, link = tmp_path / "far" / "save", tmp_path / "save"
    write_whole(file, b"old")
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink() and file.read_bytes() == b"new"
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["far", "save", "save"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, b"a record")
    reader.join(10)
    assert read == [b"a record"] and pipe.is_fifo()


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        write_whole(tmp_path, b"a record")
    assert list(tmp_path.iterdir()) == []
