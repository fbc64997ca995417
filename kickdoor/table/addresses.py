"""Under which addresses other devices reach this server. One that only this machine reaches is never among them."""

from __future__ import annotations

import ipaddress
import socket

SOMEWHERE = ("192.0.2.1", "2001:db8::1")  # documentation addresses: nothing is sent there, only the way out is asked for
EVERYWHERE = ("0.0.0.0", "::", "")


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine on the networks that it is in."""
    found: list[str] = []
    for family, target in zip((socket.AF_INET, socket.AF_INET6), SOMEWHERE, strict=True):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asked:
                asked.connect((target, 9))
                found.append(str(asked.getsockname()[0]))
        except OSError:
            continue
    return tuple(dict.fromkeys(address for address in found if is_reachable(address)))


def is_reachable(address: str) -> bool:
    """True for an address that other devices can reach: not this machine's own, not a link's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address.casefold() not in ("localhost", "") and not address.casefold().endswith(".localhost")
    return not (found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast)


def bases(host: str, port: int, public: str = "") -> tuple[str, ...]:
    """The beginnings of links for others: the public address where one is given, else this machine's on its networks."""
    if public:
        return (public.rstrip("/"),)
    if host in EVERYWHERE:
        hosts = own_addresses()
    else:
        hosts = (host,) if is_reachable(host) else ()
    return tuple(f"http://{f'[{each}]' if ':' in each else each}:{port}" for each in hosts)
