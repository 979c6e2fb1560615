"""The names by which others on the network reach this computer."""

import ipaddress
import socket

import ifaddr


def addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this computer on its networks, without loopback and link-local ones."""
    found = (str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4)
    return tuple(dict.fromkeys(a for a in found if _is_reachable(a)))


def names() -> tuple[str, ...]:
    """The computer's own name, as it is known to itself and on the local network."""
    name = socket.gethostname().lower()
    return (name, f"{name.removesuffix('.local')}.local")


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
