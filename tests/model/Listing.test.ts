import { expect, it } from 'vitest';
import { changeListing, type Listing, NONE_GONE } from '#model/Listing.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id })) as [Row, Row, Row];

interface Row {
  id: string;
  name: string;
}

it('a list that is all here gets what is new, and loses what was deleted', () => {
  const list: Listing<Row> = { whole: [a, b], total: 2, gone: NONE_GONE };
  expect(changeListing(list, { put: [c] })).toEqual({ whole: [c, a, b], total: 3, gone: NONE_GONE });
  expect(changeListing(list, { put: [{ ...b, name: 'B' }] }).whole).toEqual([{ ...b, name: 'B' }, a]);
  expect(changeListing(list, { gone: new Set(['a', 'z']) })).toEqual({ whole: [b], total: 1, gone: NONE_GONE });
});

it('a long list counts what was deleted once, until it is restored', () => {
  const list: Listing<Row> = { whole: undefined, total: 3000, gone: NONE_GONE };
  const less = changeListing(changeListing(list, { gone: new Set(['a']) }), { gone: new Set(['a', 'b']) });
  expect(less).toEqual({ whole: undefined, total: 2998, gone: new Set(['a', 'b']) });
  expect(changeListing(less, { put: [a] }).gone).toEqual(new Set(['b']));
});
