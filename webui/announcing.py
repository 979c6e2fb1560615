"""What the program says when it starts: where it is, and the links for others."""

import io
import sys
from collections.abc import Iterable

import segno

from webui import network
from webui.listening import LOOPBACK
from webui.model import Sharing

HERE = (LOOPBACK, "localhost", "[::1]")

HTTP = 80

ANY_ADDRESS = ("0.0.0.0", "::")


def sharing_at(address: str, port: int, key: str) -> Sharing:
    """How others reach a server that listens on `address`."""
    if _is_here(address):
        return Sharing()
    reached = network.addresses() if address in ANY_ADDRESS else (address,)
    return Sharing(tuple(f"http://{_in_url(a)}:{port}" for a in reached), key)


def hosts(address: str, port: int, more: Iterable[str]) -> tuple[str, ...]:
    """The values of `Host` that mean a server that listens on `address`."""
    reached = () if _is_here(address) else (*network.addresses(), *network.names(), address)
    bare = [_in_url(name) for name in (*HERE, *reached)]
    # Browsers leave out the port that is the usual one of the web.
    ours = [*(f"{name}:{port}" for name in bare), *(bare if port == HTTP else ())]
    # A name that is given may stand for a port of its own, or for the usual one of the web.
    given = [name for host in more for name in (host, f"{host}:{port}")]
    return (*ours, *given)


def path_to_open(address: str, sharing: Sharing) -> str:
    """What a browser on this computer opens: with the key where it has to show one.

    It is the board itself: who starts the program is in the middle of a game.
    """
    here = address in ANY_ADDRESS or _is_here(address)
    return "/wordle" if here else sharing.link("", "/wordle")


def announce(address: str, port: int, sharing: Sharing) -> None:
    """Print where the page is, and the links for others."""
    print(f"Hunch is at http://{_in_url(_reached_here(address))}:{port} (Ctrl-C stops it)")
    if sharing.addresses:
        print("\nOthers on your network open this link, or point a phone at its code:")
    for shared in sharing.addresses:
        link = sharing.link(shared, "/")
        print(f"\n{link}\n{_code(link)}")
    if not _is_here(address) and not sharing.addresses:
        print("This computer is on no network, so nobody else can open it now.")
    sys.stdout.flush()


def _reached_here(address: str) -> str:
    return LOOPBACK if address in ANY_ADDRESS else address


def _is_here(address: str) -> bool:
    return address == "::1" or address == "localhost" or address.startswith("127.")


def _in_url(address: str) -> str:
    return f"[{address}]" if ":" in address and not address.startswith("[") else address


def _code(link: str) -> str:
    """A QR code in characters, or nothing where the terminal has none for it."""
    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()
