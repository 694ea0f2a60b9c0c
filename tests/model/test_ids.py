from wellkept.model.ids import new_memory_id


def test_ids_sort_in_the_order_they_were_made() -> None:
    made = [new_memory_id(stamp) for stamp in (0, 1, 1_772_452_800_000, 2**48 - 1)]
    assert made == sorted(made)


def test_ids_are_unique_and_of_one_length() -> None:
    made = [new_memory_id(5) for _ in range(1000)]
    assert len(set(made)) == 1000
    assert {len(one) for one in made} == {30}
