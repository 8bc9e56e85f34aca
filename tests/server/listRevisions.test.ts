import { beforeAll, expect, it } from 'vitest';
import { listRevisions } from '#server/components/listRevisions.ts';
import type { Page } from '#server/store/Page.ts';
import { shareStore } from './shareStore.ts';

const { store, getKind, createOwner } = shareStore(['heatpump']);
let id: string;
beforeAll(async () => {
  const owner = await createOwner();
  let stored = await owner.put({ name: 'A', cop: 1 });
  for (let cop = 2; cop <= 45; cop++) stored = (await owner.save(stored, { cop })) ?? stored;
  id = stored.id;
});

interface Row {
  revision: number;
  changes: { field: string; before: unknown; after: unknown }[];
}
async function read(page: Page = {}, of = id) {
  const slices = [];
  for await (const { json, ...slice } of listRevisions({ store, id: of, kind: getKind('heatpump'), page }))
    slices.push({ ...slice, rows: JSON.parse(`[${json}]`) as Row[] });
  return slices;
}
const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
const outline = async (page?: Page) =>
  (await read(page)).map(({ count, next, rows }) => [count, next, rows.map(({ revision }) => revision)]);

it('all revisions are read newest first, in slices of twenty', async () => {
  expect(await outline()).toEqual([
    [20, undefined, numbers(45, 26)],
    [20, undefined, numbers(25, 6)],
    [5, undefined, numbers(5, 1)],
  ]);
});

it('each revision says what it has changed, and the first one nothing', async () => {
  const rows = (await read()).flatMap((slice) => slice.rows);
  for (const { revision, changes } of rows.slice(0, -1))
    expect(changes).toEqual([{ field: 'cop', before: revision - 1, after: revision }]);
  expect(rows.at(-1)?.changes).toEqual([]);
});

it.each([
  [3, [[3, ['43'], numbers(45, 43)]]],
  [20, [[20, ['26'], numbers(45, 26)]]],
  [
    30,
    [
      [20, undefined, numbers(45, 26)],
      [10, ['16'], numbers(25, 16)],
    ],
  ],
])('a page of %i revisions ends with the place of the next one', async (limit, slices) => {
  expect(await outline({ limit })).toEqual(slices);
});

it.each([5, 6, 500])('the last page has no next one, whatever its length: %i', async (limit) => {
  expect(await outline({ limit, after: ['6'] })).toEqual([[5, undefined, numbers(5, 1)]]);
});

it('a page ends with a revision that says what it has changed', async () => {
  const [page] = await read({ limit: 2 });
  expect(page?.rows[1]?.changes).toEqual([{ field: 'cop', before: 43, after: 44 }]);
});

it('a component that is not there has none', async () => {
  expect(await read({}, 'none')).toEqual([]);
});
