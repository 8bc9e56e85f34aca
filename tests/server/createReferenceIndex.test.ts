import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Kind } from '#model/Kind.ts';
import { createReferenceIndex } from '#server/reference/createReferenceIndex.ts';
import type { StoredEntry, StoredSet } from '#server/store/referenceRepository.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';
import { emptyConfig, SQLITE } from './engines.ts';

const STAGES = [
  { value: 1, label: 'Single stage' },
  { value: 2, label: 'Two stages' },
];
const { objects: _, ...PLAIN } = DEPOT;
const KIND: Kind = {
  definition: {
    ...PLAIN,
    id: 'pump',
    fields: createFields({
      name: { type: 'text', required: true },
      power: { unit: 'kW' },
      stages: { type: 'choice', choices: STAGES },
      note: { type: 'text' },
    }),
  },
  validate: () => [],
};
const about = { title: 'Pumps', subclass: 'pump', source: 'Sheets', licence: 'CC0-1.0' };
const SET: StoredSet = {
  ...{ ...about, name: 'pumps', version: 'v1', count: 2, read_at: '2026-05-01T10:00:00.000Z' },
  ...{ url: null, citation: null, edition: null },
};

const entry = (key: string, fields = {}, sources = {}): StoredEntry => ({
  ...{ key, kindVersion: 1, version: `version of ${key}`, sources },
  fields: { name: key, power: null, stages: null, note: '', ...fields },
});

const opened: { store?: Store; remove?: () => Promise<void> } = {};
beforeAll(async () => {
  const { config, remove } = await emptyConfig(SQLITE);
  Object.assign(opened, { store: await openStore(config), remove });
});
afterAll(async () => {
  await opened.store?.close();
  await opened.remove?.();
});

let entries: StoredEntry[];
let current: StoredSet | undefined;
let reads: number;
let fails: boolean;
let readIndex: ReturnType<typeof createReferenceIndex>;
beforeEach(() => {
  [entries, current, reads, fails] = [[], SET, 0, false];
  const { store } = opened;
  if (!store) throw new Error('There is no store');
  readIndex = createReferenceIndex({
    lists: store.lists,
    reference: {
      ...store.reference,
      find: async () => current,
      async *entries() {
        reads += 1;
        if (fails) throw new Error('no store');
        for (const one of entries) yield [one];
      },
    },
  });
});
const read = (set = SET, kind = KIND) => readIndex(set, kind);

describe('an index of a set', () => {
  it('has its entries sorted by name as lists are, and equal ones by key', async () => {
    entries = [entry('Unit 10'), entry('b', { name: 'Ánemo' }), entry('unit 9'), entry('a', { name: 'anemo' })];
    entries.push(entry('c', { name: 'Anemo' }), entry('Zephyr'));
    expect((await read()).entries.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'unit 9', 'Unit 10', 'Zephyr']);
  });

  it('has what is searched in an entry: its name, its texts and the words of its choices', async () => {
    entries = [entry('Anemo  9', { stages: 2, note: 'For ISLANDS', power: 7 })];
    expect((await read()).entries[0]?.text).toBe('anemo 9 anemo 9 two stages for islands');
    entries = [entry('Bare')];
    expect((await read({ ...SET, version: 'v2' })).entries[0]?.text).toBe('bare bare');
  });

  it('has the values by field, and which of them have a source', async () => {
    entries = [
      entry('A', { power: 7, stages: 1 }, { power: { source: 'Sheet' } }),
      entry('B', {}, { power: { source: 'Other sheet' } }),
      entry('C'),
    ];
    const [a, b, c] = (await read()).entries;
    expect(Object.fromEntries(a?.values ?? [])).toEqual({ name: 'A', power: 7, stages: 1, note: '' });
    expect([a, b, c].map((one) => [...(one?.sourced ?? [])])).toEqual([['power'], ['power'], []]);
    expect(b?.sourced).toBe(a?.sourced);
    expect(a).toMatchObject({ key: 'A', name: 'A', version: 'version of A' });
  });

  it('has the range of each field of numbers, over the entries that have one', async () => {
    entries = [entry('A', { power: 7, stages: 1 }), entry('B', { stages: 2 }), entry('C', { power: -3 })];
    expect((await read()).ranges).toEqual([{ field: 'power', count: 2, least: -3, most: 7 }]);
  });

  it('has no range where no entry has a number', async () => {
    entries = [entry('A'), entry('B')];
    expect((await read()).ranges).toEqual([]);
  });

  it('may be empty', async () => {
    for (let asked = 0; asked < 2; asked++) expect(await read()).toMatchObject({ entries: [], ranges: [] });
    expect(reads).toBe(1);
  });
});

describe('a set is read', () => {
  it('once for all who ask, at the same time and later', async () => {
    entries = [entry('A')];
    const [first, second] = await Promise.all([read(), read()]);
    expect(second).toBe(first);
    expect(await read()).toBe(first);
    expect(reads).toBe(1);
  });

  it('again after it was replaced', async () => {
    entries = [entry('A')];
    await read();
    entries = [entry('B')];
    current = { ...SET, version: 'v2' };
    expect((await read(current)).entries.map(({ key }) => key)).toEqual(['B']);
    expect(reads).toBe(2);
  });

  it.each<[what: string, replaced: StoredSet | undefined]>([
    ['replaced', { ...SET, version: 'v2' }],
    ['removed', undefined],
  ])('again if it was %s meanwhile', async (_, replaced) => {
    current = replaced;
    await read();
    await read();
    expect(reads).toBe(2);
  });

  it.each<[what: string, definition: Partial<Kind['definition']>]>([
    ['definition', { version: '2' }],
    ['version', { kindVersion: 2 }],
  ])('again for another %s of its kind', async (_, definition) => {
    await read();
    await read(SET, { ...KIND, definition: { ...KIND.definition, ...definition } });
    expect(reads).toBe(2);
  });

  it('again after the store has failed', async () => {
    fails = true;
    await expect(read()).rejects.toThrow('no store');
    fails = false;
    entries = [entry('A')];
    expect((await read()).entries).toHaveLength(1);
  });
});
