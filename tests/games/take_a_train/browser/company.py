"""Friends who come to a table of Take a Train, each with a browser of their own."""

from __future__ import annotations

from tests.browser.archive import come_as
from tests.browser.fixtures import Visit
from tests.browser.prepared import NAMES, Prepared
from tests.browser.visitor import Visitor
from tests.games.take_a_train.browser.table import Table
from tests.server.running import Browser, Socket


class Friend:
    """Somebody at the table."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor, self.name = visitor, name
        self.page = visitor.page
        self.table = Table(visitor.page)

    def socket(self) -> Socket:
        """A way to the table past the page, for whoever would cheat."""
        cookies = self.visitor.context.cookies()
        token = next(each["value"] for each in cookies if each["name"] == "tramshed")
        path = "/tables/" + self.page.url.rpartition("/")[2]
        return Browser(self.visitor.server, self.name, token).socket(path)


def gather(visit: Visit, prepared: Prepared) -> list[Friend]:
    """Whoever made the table opens it and passes the links on; the match begins."""
    host = Friend(visit(), NAMES[0])
    come_as(host.visitor, prepared.sitters[0])
    host.page.goto(prepared.address)
    links = [each.input_value() for each in host.page.get_by_label("Link", exact=True).all()]
    friends = [host]
    for link, name in zip(links, NAMES[1:], strict=False):
        friends.append(Friend(visit(), name))
        friends[-1].visitor.accepts(link, name)
    for friend in friends:
        friend.table.comes_alive()
    return friends


def look_on(visit: Visit, friend: Friend) -> Friend:
    """Somebody without a seat."""
    stranger = Friend(visit(), "Otto")
    stranger.page.goto(friend.page.url)
    stranger.table.comes_alive()
    return stranger
