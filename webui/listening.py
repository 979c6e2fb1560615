"""Which address and port to listen on."""

import socket

LOOPBACK = "127.0.0.1"

USUAL_PORT = 8080


class CantListenError(Exception):
    """Why one can't listen there, as a sentence."""


def is_ours(address: str) -> bool:
    """Whether this computer can listen on `address`."""
    try:
        _bind(address, 0)
    except OSError:
        return False
    return True


def choose_port(address: str, wanted: int | None) -> int:
    """The port that is wanted, or else the usual one, or else any that is free, saying so.

    Raises CantListenError when the wanted one is in use or not allowed.
    """
    if wanted is not None:
        try:
            return _bind(address, wanted)
        except PermissionError:
            raise CantListenError(f"port {wanted} may not be used: choose one above 1023") from None
        except OSError:
            raise CantListenError(
                f"port {wanted} is in use: choose another one with --port"
            ) from None
    try:
        return _bind(address, USUAL_PORT)
    except OSError:
        port = _bind(address, 0)
        print(f"Port {USUAL_PORT} is taken, so another one is used: {port}.")
        return port


def _bind(address: str, port: int) -> int:
    """Take a port for a moment; its number. Raises OSError."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as trial:
        # As the server does: a port whose last connections are only being wound up counts as free.
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind((address, port))
        return int(trial.getsockname()[1])
