"""Entry point of the self-contained folder: what `likewise` starts there."""

import sys

from app.__main__ import main

sys.exit(main())
