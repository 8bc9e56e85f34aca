import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePages, createPages, findGap, type Pages, type Part, withPart } from '#model/Pages.ts';

interface Row {
  id: string;
  name: string;
}

const LIST = Array.from({ length: 250 }, (_, index) => `r${index}`);
const row = (id: string): Row => ({ id, name: id });

/** What a server with this list answers. */
function answer(list: readonly string[], { offset, limit }: { offset: number; limit: number }): Part<Row> {
  const rows = list.slice(offset, offset + limit).map(row);
  const next = offset + limit < list.length ? `after ${rows.at(-1)?.id}` : undefined;
  return { rows, total: list.length, ...(next ? { next } : {}) };
}

/** The list as a person sees it after reading these ranges in turn. */
function look(pages: Pages<Row>, list: readonly string[], ...ranges: { first: number; last: number }[]): Pages<Row> {
  let read = pages;
  for (const range of ranges) {
    for (let gap = findGap(read, range); gap; gap = findGap(read, range)) read = withPart(read, gap, answer(list, gap));
  }
  return read;
}

const begun = look(
  withPart(createPages<Row>(0), { offset: 0, limit: 100 }, answer(LIST, { offset: 0, limit: 100 })),
  LIST,
);
const listIds = ({ rows }: Pages<Row>) =>
  [...rows].sort(([a], [b]) => a - b).map(([place, { id }]) => `${place} ${id}`);

describe('a long list', () => {
  it('begins with its first part, and says how many rows there are', () => {
    expect([begun.total, begun.rows.size, begun.rows.get(99)]).toEqual([250, 100, row('r99')]);
    expect(findGap(begun, { first: 0, last: 99 })).toBeUndefined();
  });

  it('continues by the cursor, and reaches any other place by its number', () => {
    expect(findGap(begun, { first: 90, last: 130 })).toEqual({ offset: 100, limit: 100, cursor: 'after r99' });
    expect(findGap(begun, { first: 240, last: 260 })).toEqual({ offset: 200, limit: 50, cursor: undefined });
  });

  it('reads what is between two parts, and nothing twice', () => {
    const read = look(begun, LIST, { first: 240, last: 249 });
    expect(findGap(read, { first: 80, last: 249 })).toEqual({ offset: 100, limit: 100, cursor: 'after r99' });
    const whole = look(read, LIST, { first: 0, last: 249 });
    expect(listIds(whole)).toEqual(LIST.map((id, place) => `${place} ${id}`));
  });

  it('that has become shorter ends where its rows end', () => {
    const shorter = LIST.slice(0, 120);
    const { total: _, ...part } = answer(shorter, { offset: 100, limit: 100 });
    const read = withPart(begun, { offset: 100, limit: 100 }, part);
    expect([read.total, read.rows.size]).toEqual([120, 120]);
    expect(
      look(
        withPart(createPages<Row>(0), { offset: 900, limit: 100 }, answer(shorter, { offset: 900, limit: 100 })),
        shorter,
      ).total,
    ).toBe(120);
  });

  it('in which a row has moved shows it once, and reads its former place again', () => {
    const moved = ['r150', ...LIST.filter((id) => id !== 'r150')];
    const read = look(look(begun, LIST, { first: 150, last: 150 }), moved);
    const again = withPart(read, { offset: 0, limit: 100 }, answer(moved, { offset: 0, limit: 100 }));
    expect(again.rows.get(0)).toEqual(row('r150'));
    expect(findGap(again, { first: 100, last: 199 })).toMatchObject({ offset: 150 });
  });

  it('loses what was deleted, and what follows moves up', () => {
    const read = changePages(look(begun, LIST, { first: 200, last: 210 }), {
      gone: new Set(['r0', 'r98', 'elsewhere']),
    });
    expect(read.total).toBe(248);
    expect([read.rows.get(0), read.rows.get(97), read.rows.get(198)]).toEqual([row('r1'), row('r99'), row('r200')]);
    expect(findGap(read, { first: 0, last: 110 })).toEqual({ offset: 98, limit: 100, cursor: 'after r99' });
  });

  it('shows the new version of a row in its place', () => {
    const read = changePages(begun, { put: [{ id: 'r7', name: 'Renamed' }, row('new')] });
    expect([read.total, read.rows.get(7)?.name, read.rows.size]).toEqual([250, 'Renamed', 100]);
  });

  it('equals the list on the server, whichever parts were read and rows were removed', () => {
    const range = fc.tuple(fc.nat(260), fc.nat(120)).map(([first, length]) => ({ first, last: first + length }));
    const step = fc.oneof(range, fc.nat(249));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let list: readonly string[] = LIST;
        let pages = begun;
        for (const each of steps) {
          if (typeof each === 'number') {
            const gone = new Set([`r${each}`]);
            // Pages that were read follow the server's change; the others stay as outdated as they were.
            if (![...pages.rows.values()].some(({ id }) => gone.has(id))) continue;
            list = list.filter((id) => !gone.has(id));
            pages = changePages(pages, { gone });
          } else pages = look(pages, list, each);
          expect(pages.total).toBe(list.length);
          for (const [place, { id }] of pages.rows) expect(id).toBe(list[place]);
        }
      }),
    );
  });
});
