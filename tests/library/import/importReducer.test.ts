import { describe, expect, it } from 'vitest';
import { getStatus, type ImportEntry } from '#library/import/ImportEntry.ts';
import { EMPTY_IMPORT, type ImportEvent, type ImportState, importReducer } from '#library/import/importReducer.ts';
import { readEntries } from '#library/import/readEntries.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';

const reduce = (state: ImportState, ...events: ImportEvent[]): ImportState => events.reduce(importReducer, state);

const read = (...records: unknown[]) => readEntries({ origin: 'a.json', text: JSON.stringify(records) });

async function begin(...records: unknown[]): Promise<ImportState> {
  return reduce(EMPTY_IMPORT, { type: 'read', read: await read(...records) });
}

const names = ({ entries }: ImportState) => entries.map(({ draft }) => draft?.name);
const statuses = ({ entries }: ImportState) => entries.map(getStatus);
const wind = (name: string) => ({ subclass: 'wind', name });

const inLibrary = (...taken: string[]) => ({
  type: 'compared' as const,
  taken: new Map([[nameGroup({ subclass: 'wind', is_template: false }), new Set(taken.map(nameKey))]]),
});

function draftIn({ entries }: ImportState, index: number): NonNullable<ImportEntry['draft']> {
  const draft = entries[index]?.draft;
  if (!draft) throw new Error(`Entry ${index} has no draft`);
  return draft;
}

describe('an import', () => {
  it('names the place of each entry and what it lacks', async () => {
    const sources = [
      { origin: 'one.json', text: '{"subclass": "wind", "name": "Ridge"}' },
      { origin: 'many.json', text: '[{"subclass": "flywheel"}, {"name": "x"}, {"subclass": 5}, 7]' },
      { origin: 'bad.json', text: '{' },
    ];
    const entries = await Promise.all(sources.map((source) => readEntries(source)));
    const state = reduce(EMPTY_IMPORT, { type: 'read', read: entries.flat() });
    expect(state.entries.map(({ origin, problem }) => [origin, problem])).toEqual([
      ['one.json', undefined],
      ['many.json, entry 1', 'Unknown kind "flywheel"'],
      ['many.json, entry 2', 'The field "subclass", which names the kind, is missing'],
      ['many.json, entry 3', 'Unknown kind 5'],
      ['many.json, entry 4', 'This entry is not a JSON object'],
      ['bad.json', 'Not JSON: line 1, column 2: expected a field name in double quotes, found the end of the text'],
    ]);
    expect(statuses(state)).toEqual(['ready', ...Array(5).fill('unreadable')]);
  });

  it('gives free names where names clash with each other, with the library, or are missing', async () => {
    const ridge = wind('Ridge');
    const state = await begin(
      ridge,
      { ...ridge, name: ' rIDGE' },
      { ...ridge, is_template: true },
      { ...ridge, subclass: 'pv' },
      { subclass: 'wind' },
    );
    expect(names(state)).toEqual(['Ridge', 'rIDGE (2)', 'Ridge', 'Ridge', 'New wind']);
    const compared = reduce(state, inLibrary('Ridge', 'Ridge (2)', 'new wind'));
    expect(names(compared)).toEqual(['Ridge (3)', 'rIDGE (4)', 'Ridge', 'Ridge', 'New wind (2)']);
    expect(statuses(compared)).toEqual(Array(5).fill('ready'));
  });

  it('leaves a unique name with the entry that asks for it', async () => {
    expect(names(await begin(wind('A'), wind('a'), wind('a (2)')))).toEqual(['A', 'a (3)', 'a (2)']);
  });

  it('keeps a typed name and reports it as taken as long as it is', async () => {
    const state = reduce(await begin(wind('A'), wind('B')), { type: 'named', id: 1, name: 'A' });
    expect(statuses(state)).toEqual(['ready', 'faulty']);
    const compared = reduce(state, inLibrary('C'));
    expect(names(compared)).toEqual(['A', 'A']);
    const without = reduce(compared, { type: 'included', id: 0, isIncluded: false });
    expect(statuses(without)).toEqual(['skipped', 'ready']);
    const back = reduce(without, { type: 'included', id: 0, isIncluded: true });
    expect(statuses(reduce(back, { type: 'named', id: 1, name: 'C' }))).toEqual(['ready', 'faulty']);
    expect(statuses(reduce(back, { type: 'named', id: 1, name: 'D' }))).toEqual(['ready', 'ready']);
  });

  it('renames nothing else while a name is typed', async () => {
    const state = reduce(await begin(wind('A'), wind('B')), { type: 'named', id: 0, name: 'B' });
    expect(names(state)).toEqual(['B', 'B']);
    expect(statuses(state)).toEqual(['ready', 'faulty']);
  });

  it('gives an entry that is included again a free name', async () => {
    const state = reduce(
      await begin(wind('A'), wind('B')),
      { type: 'included', id: 1, isIncluded: false },
      { type: 'named', id: 0, name: 'B' },
      { type: 'included', id: 1, isIncluded: true },
    );
    expect(names(state)).toEqual(['B', 'B (2)']);
  });

  it('counts a created entry among the taken names and no more among the faulty', async () => {
    const state = reduce(
      await begin(wind('A'), wind('B')),
      { type: 'sent', id: 1 },
      { type: 'created', id: 1, createdId: 'x' },
      inLibrary('B'),
    );
    expect(statuses(state)).toEqual(['ready', 'created']);
    expect(statuses(reduce(state, { type: 'named', id: 0, name: 'B' }))).toEqual(['faulty', 'created']);
  });

  it('keeps an entry that failed with its reason until it is sent again', async () => {
    const failed = reduce(
      await begin(wind('A')),
      { type: 'sent', id: 0 },
      { type: 'failed', id: 0, failure: 'Server down' },
    );
    expect(statuses(failed)).toEqual(['failed']);
    expect(failed.entries[0]?.failure).toBe('Server down');
    expect(reduce(failed, { type: 'sent', id: 0 }).entries[0]).toMatchObject({ state: 'running', failure: undefined });
  });

  it('reports the name of an entry that failed as taken, and keeps it', async () => {
    const state = reduce(await begin(wind('A')), { type: 'failed', id: 0, failure: 'Refused' }, inLibrary('A'));
    expect([names(state), statuses(state)]).toEqual([['A'], ['faulty']]);
    expect(statuses(reduce(state, { type: 'named', id: 0, name: 'B' }))).toEqual(['failed']);
  });

  it('keeps a field in sight once it was at fault', async () => {
    const state = await begin({ ...wind('A'), hub_height: 'x', locked: 'yes' });
    expect(statuses(state)).toEqual(['faulty']);
    expect([...draftIn(state, 0).faulty].sort()).toEqual(['hub_height', 'locked']);
    const corrected = reduce(state, { type: 'validated', id: 0, errors: [{ field: 'tilt', message: 'Too steep' }] });
    expect([...draftIn(corrected, 0).faulty].sort()).toEqual(['hub_height', 'locked', 'tilt']);
    expect(statuses(reduce(corrected, { type: 'validated', id: 0, errors: [] }))).toEqual(['ready']);
  });

  it('puts what a corrected text holds in the place of its entry', async () => {
    const state = await begin({ subclass: 'flywheel', name: 'A' }, wind('B'));
    const corrected = reduce(state, { type: 'reread', id: 0, read: await read(wind('A'), wind('A')) });
    expect(names(corrected)).toEqual(['A', 'A (2)', 'B']);
    expect(corrected.entries.map(({ id }) => id)).toEqual([0, 2, 1]);
  });

  it('continues its numbers after the list was cleared', async () => {
    const state = reduce(await begin(wind('A')), { type: 'cleared' }, { type: 'read', read: await read(wind('B')) });
    expect(state.entries.map(({ id }) => id)).toEqual([1]);
  });

  it('uses an equal component of the library, whatever else is wrong with the entry', async () => {
    const state = reduce(await begin({ ...wind('A'), hub_height: -1 }, wind('a')), {
      ...inLibrary('A'),
      namesakes: new Map([[0, { id: 'x', name: 'A', isEqual: true }]]),
    });
    expect(statuses(state)).toEqual(['reused', 'ready']);
    expect(names(state)).toEqual(['A', 'a (2)']);
  });

  it('creates what differs from the library under a free name, or uses mine where that is chosen', async () => {
    const state = reduce(await begin(wind('A')), {
      ...inLibrary('A'),
      namesakes: new Map([[0, { id: 'x', name: 'A', isEqual: false }]]),
    });
    expect([statuses(state), names(state)]).toEqual([['ready'], ['A (2)']]);
    const mine = reduce(state, { type: 'chosen', id: 0, usesNamesake: true });
    expect(statuses(mine)).toEqual(['reused']);
    // Another user deletes it meanwhile.
    expect(statuses(reduce(mine, inLibrary()))).toEqual(['ready']);
  });

  it('leaves the state before an event as it was', async () => {
    const state = await begin(wind('A'), wind('B'));
    const copy = structuredClone(names(state));
    const after = reduce(state, { type: 'named', id: 1, name: 'A' }, inLibrary('A'));
    expect(names(state)).toEqual(copy);
    expect(names(after)).toEqual(['A (2)', 'A']);
    expect(reduce(after, { type: 'named', id: 1, name: 'A' })).toBe(after);
  });
});
