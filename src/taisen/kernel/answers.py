"""Answers: from what a user hands over to the option that it names."""

from __future__ import annotations

from taisen.kernel.decisions import Decision, Option
from taisen.kernel.errors import IllegalAnswer, shown
from taisen.kernel.outside import whole_number


def named_option(decision: Decision, answer: Option | int | str) -> Option:
    """Return the option that an answer names, by itself, its index or its text.

    Raises:
        IllegalAnswer: there is no such option.
    """
    options = decision.options
    found: Option | None = None
    if isinstance(answer, Option):
        found = answer if answer in options else decision.option(answer.text)
    elif isinstance(answer, str):
        found = decision.option(answer)
    else:
        number = whole_number(answer)
        if number is not None and 0 <= number < len(options):
            return options[number]
        if number is not None:
            raise IllegalAnswer(
                f"answer {shown(number)} to {decision.prompt}: "
                f"allowed are indexes from 0 to {len(options) - 1}"
            )
    if found is None:
        texts = [option.text for option in options[:12]]
        more = f" and {len(options) - 12} more" if len(options) > 12 else ""
        raise IllegalAnswer(
            f"answer {shown(said(answer))} to {decision.prompt} of player {decision.player}: "
            f"allowed are {', '.join(texts)}{more}",
            decision.cause.rule,
        )
    return found


def said(answer: Option | int | str) -> int | str:
    """Return an answer as errors repeat it: an option by its text."""
    return answer.text if isinstance(answer, Option) else answer
