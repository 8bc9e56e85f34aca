import { expect, it } from 'vitest';
import { readEntries } from '#library/import/readEntries.ts';

const SHEET = { source: 'Data sheet', page: 'p. 4', low: 80 };
const CONFIRMED = { by: 'anna@example.com', at: '2026-03-03T10:00:00.000Z' };
const ORIGIN = { set: 'oedb_turbines', entry: 'E-82/2000', version: '3' };

async function read(record: object) {
  const text = JSON.stringify({ subclass: 'wind', name: 'Exported', hub_height: 98, ...record });
  const [entry] = await readEntries({ origin: 'a.json', text });
  if (!entry?.draft) throw new Error('It was not read');
  return entry.draft;
}

it('a file keeps the sources of its values, and where its record comes from', async () => {
  const sources = { hub_height: { ...SHEET, confirmed: CONFIRMED }, power: { source: 'Brochure', changed: true } };
  const { store, kept, notes } = await read({ sources, origin: ORIGIN });
  expect(notes.filter(({ code }) => code === 'unsound')).toEqual([]);
  expect({ ...kept, ...store.payload() }).toMatchObject({ hub_height: 98, sources, origin: ORIGIN });
});

it('a value that is corrected before it is imported marks its source', async () => {
  const { store } = await read({ hub_height: -5, sources: { hub_height: { ...SHEET, confirmed: CONFIRMED } } });
  store.type('hub_height', '98');
  expect(store.payload().sources).toEqual({ hub_height: { ...SHEET, changed: true } });
});

it('a file without sources sends none', async () => {
  expect((await read({})).store.payload()).not.toHaveProperty('sources');
});
