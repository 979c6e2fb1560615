"""The command line."""

import argparse
import os
import socket
import sqlite3
import sys
from importlib.metadata import version
from pathlib import Path

import platformdirs

from webui.words import Sources

USUAL_PORT = 8080

CANT_START = 2


def main() -> None:
    """Parse the options and serve until Ctrl-C. Exits with 2 and a sentence when that can't be."""
    options = _parser().parse_args()
    try:
        port = _free_port(options.port)
        _serve(options, port)
    except KeyboardInterrupt:
        pass
    except CantStartError as error:
        print(f"hunch: {error}", file=sys.stderr)
        sys.exit(CANT_START)


class CantStartError(Exception):
    """Why the program can't start, as a sentence."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hunch",
        description="Help with Wordle, as a page in your browser: type the guesses you have made, "
        "tap their letters to colour them, and see which words are still possible.",
    )
    parser.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help=f"port to listen on (default: {USUAL_PORT}, or a free one when that is taken)",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="don't open the page in a browser"
    )
    parser.add_argument(
        "--answers",
        type=Path,
        metavar="FILE",
        help="words that are likely answers, a line each (default: the game's own)",
    )
    parser.add_argument(
        "--guesses",
        type=Path,
        metavar="FILE",
        help="words that are allowed as guesses, a line each (default: the game's own)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        default=platformdirs.user_data_path("hunch", appauthor=False),
        help="folder in which boards are kept (default: %(default)s)",
    )
    parser.add_argument("--version", action="version", version=f"hunch {version('hunch')}")
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: expected 1 to 65535")
    return int(text)


def _free_port(wanted: int | None) -> int:
    """The port that is wanted, or else the usual one, or else any that is free, saying so."""
    if wanted is not None:
        if not _is_free(wanted):
            raise CantStartError(f"port {wanted} is in use: choose another one with --port")
        return wanted
    if _is_free(USUAL_PORT):
        return USUAL_PORT
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port: int = any_port.getsockname()[1]
    print(f"Port {USUAL_PORT} is taken, so another one is used: {port}.")
    return port


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        # As the server does: a port whose last connections are only being wound up counts as free.
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def _serve(options: argparse.Namespace, port: int) -> None:
    # NiceGUI makes a folder of its own as soon as it is imported, if need be where one stands.
    os.environ.setdefault("NICEGUI_STORAGE_PATH", str(options.data / "nicegui"))
    from webui.server import Options, serve

    try:
        serve(
            Options(
                port=port,
                data=options.data,
                sources=Sources(options.answers, options.guesses),
                open_browser=not options.no_browser,
            )
        )
    except (OSError, sqlite3.Error) as error:
        raise CantStartError(f"boards can't be kept in {options.data}: {error}") from error


if __name__ in {"__main__", "__mp_main__"}:
    main()
