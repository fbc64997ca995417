"""The client's types and the published schema are as the protocol's structs make them."""

import wire


def test_the_types_of_the_client_are_not_stale() -> None:
    assert wire.TYPES.read_text("utf-8") == wire.types(), "run scripts/protocol"


def test_the_schema_is_not_stale() -> None:
    assert wire.SCHEMA.read_text("utf-8") == wire.schema(), "run scripts/protocol"


def test_two_structs_of_one_name_get_two_names() -> None:
    names = list(wire.definitions())
    assert {"Deal", "PlainDeal"} <= set(names)
    assert not [name for name in names if "." in name]


def test_what_a_page_sends_may_leave_out_defaults_and_what_it_gets_is_whole() -> None:
    text = wire.types()
    assert "  last?: number;" in text.partition("export interface Hello")[2].partition("}")[0]
    assert "  yours: boolean;" in text.partition("export interface Chair")[2].partition("}")[0]
