"""The auction in the terminal: what is for sale, and who bids what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.shown.things import LocomotiveSeen
from tramshed.games.take_a_train.text import tiles
from tramshed.games.take_a_train.text.tiles import dollars
from tramshed.kernel.words import Words
from tramshed.text.drawing import say
from tramshed.text.lines import LOUD, QUIET, packed


def sale(seen: TableSeen, names: Sequence[str], words: Words, width: int) -> Iterator[Text]:
    """What lies on the table, what was set aside, and the bids so far."""
    if seen.kind == "draft":
        yield from _draft(seen, names, words, width)
        return
    auction = seen.auction
    if seen.kind == "preempted" and not auction.revealed:
        hidden = Text(say(words, "hidden", count=len(seen.players)), QUIET)
        yield packed(_title("for-sale", words), [hidden], width)
    else:
        shown = [_for_sale(each, each == auction.lot, words) for each in auction.revealed]
        yield packed(_title("for-sale", words), shown, width)
    if auction.set_aside:
        aside = [tiles.locomotive(each, words, whole=False) for each in auction.set_aside]
        yield packed(_title("set-aside", words), aside, width)
    bids = list(_bids(seen, names, words))
    if bids:
        yield packed(_title("bids", words), bids, width)


def _title(name: str, words: Words) -> Text:
    return Text(f"  {say(words, name)}  ")


def _for_sale(each: LocomotiveSeen, lot: bool, words: Words) -> Text:
    text = tiles.locomotive(each, words)
    return Text.assemble(("[", LOUD), text, ("]", LOUD)) if lot else text


def _bids(seen: TableSeen, names: Sequence[str], words: Words) -> Iterator[Text]:
    auction = seen.auction
    if auction.leader is not None:
        yield Text(f"{names[auction.leader]} {dollars(auction.price, words)}", LOUD)
    for seat in auction.out:
        yield Text(f"{names[seat]} {say(words, 'holds' if seen.kind == 'open' else 'out')}", QUIET)
    for seat in auction.queue or auction.bids:
        yield Text(f"{names[seat]} {_sum(seen, seat, words)}", LOUD if seat in auction.tied else "")
    if seen.step == "bidding":
        for seat, player in enumerate(seen.players):
            if len(player.trains) < TRAINS:
                yield Text(f"{names[seat]} {_secret(seen, seat, words)}")


def _sum(seen: TableSeen, seat: int, words: Words) -> str:
    """A revealed bid; in Double blind with the second one, as far as it is known."""
    auction = seen.auction
    first = dollars(auction.bids[seat], words)
    if seen.step == "adding":
        return f"{first} + {_secret(seen, seat, words)}"
    if seat not in auction.second_bids:
        return first
    second = auction.second_bids[seat]
    return f"{first} + {dollars(second, words)} = {dollars(auction.bids[seat] + second, words)}"


def _secret(seen: TableSeen, seat: int, words: Words) -> str:
    """A secret bid: whether it was given; the own one can be read."""
    auction = seen.auction
    if seat not in auction.decided:
        return say(words, "awaited")
    if seat == seen.seat and auction.own_bid is not None:
        return dollars(auction.own_bid, words)
    return say(words, "given")


def _draft(seen: TableSeen, names: Sequence[str], words: Words, width: int) -> Iterator[Text]:
    auction = seen.auction
    for title, held in (("hand", auction.hand), ("kept", auction.kept)):
        if held:
            yield packed(
                _title(title, words), [tiles.locomotive(each, words) for each in held], width
            )
    if seen.step == "keeping":
        chosen = [
            Text(f"{names[seat]} {say(words, 'chosen' if seat in auction.decided else 'awaited')}")
            for seat in range(len(seen.players))
        ]
        yield packed(_title("choices", words), chosen, width)
