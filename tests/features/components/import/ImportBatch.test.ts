import { describe, expect, it } from 'vitest';
import { ImportBatch } from '#features/components/import/ImportBatch.ts';
import { getStatus, type ImportEntry } from '#features/components/import/ImportEntry.ts';
import { loadKind, type Subclass, subclasses } from '#generated/kinds.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';

const known = (subclass: string): subclass is Subclass => subclasses.some((other) => other === subclass);

function newBatch(): ImportBatch {
  return new ImportBatch((subclass) => (known(subclass) ? loadKind[subclass]() : undefined));
}

async function createBatch(...records: unknown[]): Promise<ImportBatch> {
  const batch = newBatch();
  await batch.add([{ origin: 'a.json', text: JSON.stringify(records) }]);
  return batch;
}

function namesIn(batch: ImportBatch): (string | undefined)[] {
  return batch.entries().map(({ draft }) => draft?.store.text('name'));
}

function statesIn(batch: ImportBatch): string[] {
  return batch.entries().map(getStatus);
}

function getStore(batch: ImportBatch, index: number) {
  const { draft, id } = batch.entries()[index] as ImportEntry;
  if (!draft) throw new Error(`Entry ${index} has no draft`);
  return { store: draft.store, draft, id };
}

const taken = (...names: string[]) =>
  new Map([[nameGroup({ subclass: 'wind', is_template: false }), new Set(names.map(nameKey))]]);

describe('a batch to import', () => {
  it('tells of each entry where it comes from and what it lacks', async () => {
    const batch = newBatch();
    await batch.add([
      { origin: 'one.json', text: '{"subclass": "wind", "name": "Ridge"}' },
      { origin: 'many.json', text: '[{"subclass": "flywheel"}, {"name": "x"}, {"subclass": 5}, 7]' },
      { origin: 'bad.json', text: '{' },
    ]);
    expect(batch.entries().map(({ origin, problem }) => [origin, problem])).toEqual([
      ['one.json', undefined],
      ['many.json, entry 1', 'Unknown kind "flywheel"'],
      ['many.json, entry 2', 'The field "subclass", which names the kind, is missing'],
      ['many.json, entry 3', 'Unknown kind 5'],
      ['many.json, entry 4', 'This entry is not a JSON object'],
      ['bad.json', 'Not JSON: line 1, column 2: expected a field name in double quotes, found the end of the text'],
    ]);
    expect(statesIn(batch)).toEqual(['ready', ...Array(5).fill('unreadable')]);
  });

  it('gives free names where they clash with each other, with the library, or are missing', async () => {
    const ridge = { subclass: 'wind', name: 'Ridge' };
    const batch = await createBatch(
      ridge,
      { ...ridge, name: ' rIDGE' },
      { ...ridge, is_template: true },
      { ...ridge, subclass: 'pv' },
      { subclass: 'wind' },
    );
    expect(namesIn(batch)).toEqual(['Ridge', 'rIDGE (2)', 'Ridge', 'Ridge', 'New wind']);
    batch.setTaken(taken('Ridge', 'Ridge (2)', 'new wind'));
    expect(namesIn(batch)).toEqual(['Ridge (3)', 'rIDGE (4)', 'Ridge', 'Ridge', 'New wind (2)']);
    expect(statesIn(batch)).toEqual(Array(5).fill('ready'));
  });

  it('leaves a typed name alone and says that it clashes, until it does not', async () => {
    const batch = await createBatch({ subclass: 'wind', name: 'A' }, { subclass: 'wind', name: 'B' });
    const { store } = getStore(batch, 1);
    store.type('name', 'A');
    expect(statesIn(batch)).toEqual(['ready', 'faulty']);
    expect(store.snapshot('name').shownError).toBe('Name must be unique');
    batch.setTaken(taken('C'));
    expect(namesIn(batch)).toEqual(['A', 'A']);
    // The other one steps aside.
    batch.update(getStore(batch, 0).id, { isIncluded: false });
    expect(statesIn(batch)).toEqual(['skipped', 'ready']);
    batch.update(getStore(batch, 0).id, { isIncluded: true });
    store.type('name', 'C');
    expect(statesIn(batch)).toEqual(['ready', 'faulty']);
    store.type('name', 'D');
    expect(statesIn(batch)).toEqual(['ready', 'ready']);
  });

  it('counts a created one among the taken and no more among the faulty', async () => {
    const batch = await createBatch({ subclass: 'wind', name: 'A' }, { subclass: 'wind', name: 'B' });
    batch.update(getStore(batch, 0).id, { state: 'created', createdId: 'x' });
    batch.setTaken(taken('A'));
    expect(statesIn(batch)).toEqual(['created', 'ready']);
    getStore(batch, 1).store.type('name', 'A');
    expect(statesIn(batch)).toEqual(['created', 'faulty']);
  });

  it('keeps a field in sight once it was at fault', async () => {
    const batch = await createBatch({ subclass: 'wind', name: 'A', hub_height: 'x', locked: 'yes' });
    const { store, draft } = getStore(batch, 0);
    expect(statesIn(batch)).toEqual(['faulty']);
    expect([...draft.faulty].sort()).toEqual(['hub_height', 'locked']);
    store.change({ hub_height: '98', locked: 'true' });
    store.validateNow();
    expect(statesIn(batch)).toEqual(['ready']);
    expect([...draft.faulty].sort()).toEqual(['hub_height', 'locked']);
    expect(store.payload()).toMatchObject({ hub_height: 98, locked: true });
  });

  it('reads a corrected text in its place', async () => {
    const batch = await createBatch({ subclass: 'flywheel', name: 'A' }, { subclass: 'wind', name: 'B' });
    const [first] = batch.entries();
    await batch.reread(first?.id ?? '', '[{"subclass": "pv", "name": "A"}, {"subclass": "pv", "name": "A"}]');
    expect(namesIn(batch)).toEqual(['A', 'A (2)', 'B']);
    expect(batch.entries()[0]?.id).toBe(first?.id);
  });

  it('takes a thousand at once, and hears of them once', async () => {
    const batch = newBatch();
    let heard = 0;
    batch.subscribe(() => {
      heard += 1;
    });
    const records = Array.from({ length: 1000 }, (_, index) => ({
      subclass: 'wind',
      name: 'Same',
      hub_height: 10 + index,
    }));
    await batch.add([{ origin: 'many.json', text: JSON.stringify(records) }]);
    expect(heard).toBe(1);
    expect(new Set(namesIn(batch)).size).toBe(1000);
    expect(new Set(statesIn(batch))).toEqual(new Set(['ready']));
  });
});
