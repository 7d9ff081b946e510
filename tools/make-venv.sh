#!/bin/sh
# make-venv.sh DIRECTORY [PYTHON]: make a virtual environment with a Python that taisen can use, or say what to install.
set -eu
directory=$1
wanted=${2:-}

usable() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
if [ -n "$wanted" ]; then
    usable "$wanted" || { echo "make: PYTHON=$wanted is not a Python 3.11 or newer" >&2; exit 1; }
    python=$wanted
else
    for candidate in python3 python3.11 python3.12 python3.13 python3.14; do
        if usable "$candidate"; then python=$candidate; break; fi
    done
fi
if [ -z "$python" ]; then
    echo "make: taisen needs Python 3.11 or newer, and none was found." >&2
    echo "  Debian, Ubuntu:  sudo apt-get install python3 python3-venv" >&2
    echo "  macOS:           brew install python" >&2
    exit 1
fi
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "make: $python has no venv module. Install it, then run make again:" >&2
    echo "  Debian, Ubuntu:  sudo apt-get install python3-venv   (or python$version-venv)" >&2
    exit 1
fi
echo "==> making $directory with $("$python" --version)"
"$python" -m venv "$directory"
