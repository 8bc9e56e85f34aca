import { expect, it } from 'vitest';
import { changeListing, type Listing, NONE_GONE } from '#model/Listing.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id, day) => ({ id, name: id, created_at: `2026-03-0${9 - day}` })) as [
  Row,
  Row,
  Row,
];

interface Row {
  id: string;
  name: string;
  created_at: string;
}

it('a list that is all here gets what is new where it belongs by its date, and loses what was deleted', () => {
  const list: Listing<Row> = { whole: [a, b], total: 2, gone: NONE_GONE };
  const day = (created_at: string) => changeListing(list, { put: [{ ...c, created_at }] }).whole?.map(({ id }) => id);
  expect(changeListing(list, { put: [c] })).toEqual({ whole: [a, b, c], total: 3, gone: NONE_GONE });
  expect([day('2026-03-10'), day('2026-03-09'), day('2026-03-08T12')]).toEqual(
    ['cab', 'cab', 'acb'].map((ids) => [...ids]),
  );
  expect(changeListing(list, { put: [{ ...b, name: 'B' }] }).whole).toEqual([a, { ...b, name: 'B' }]);
  expect(changeListing(list, { gone: new Set(['a', 'z']) })).toEqual({ whole: [b], total: 1, gone: NONE_GONE });
});

it('a long list counts what was deleted once, until it is restored', () => {
  const list: Listing<Row> = { whole: undefined, total: 3000, gone: NONE_GONE };
  const less = changeListing(changeListing(list, { gone: new Set(['a']) }), { gone: new Set(['a', 'b']) });
  expect(less).toEqual({ whole: undefined, total: 2998, gone: new Set(['a', 'b']) });
  expect(changeListing(less, { put: [a] }).gone).toEqual(new Set(['b']));
});
