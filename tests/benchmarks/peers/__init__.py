"""Other programs for the same, each asked on the same input in an environment of its own.

They are no dependencies: `asking.py` installs them beside the project the first time they are
asked. The other files here are what runs in those environments: a request comes as JSON on standard
input, the answer goes as JSON to standard output.
"""

from tests.benchmarks.peers.asking import Absent, Told, ask

__all__ = ["Absent", "Told", "ask"]
