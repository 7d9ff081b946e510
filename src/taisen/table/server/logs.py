"""Logs: what the server writes of its own running, one line an event, to standard error.

An event is named, with facts that an operator needs: never a token, an address of a page, a name, what was
said, or what a hand holds. Requests are not logged.
"""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

QUIET: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic")
"""Loggers of libraries, of which warnings alone are wanted."""


def configure_logs(quiet: bool) -> None:
    """Set up logging for a process that serves.

    Args:
        quiet: tell of what went wrong alone: where a player looks at the terminal, not an operator.
    """
    lowest = logging.WARNING if quiet else logging.INFO
    steps: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=steps,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.LogfmtRenderer(
                    key_order=["timestamp", "level", "event", "logger"], bool_as_flag=False
                ),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(lowest)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[*steps[:2], steps[3], structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        cache_logger_on_first_use=True,
    )
