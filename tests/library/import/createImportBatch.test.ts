import { describe, expect, it } from 'vitest';
import { createImportBatch } from '#library/import/createImportBatch.ts';
import { findFaults, getStatus } from '#library/import/ImportEntry.ts';
import { readEntries } from '#library/import/readEntries.ts';
import { nameGroup } from '#model/nameGroup.ts';

async function createBatch(...records: unknown[]) {
  const batch = createImportBatch({ read: await readEntries({ origin: 'a.json', text: JSON.stringify(records) }) });
  const getEntry = (index: number) => {
    const entry = batch.state.getState().entries[index];
    if (!entry?.draft) throw new Error(`Entry ${index} has no draft`);
    return { entry, store: entry.draft.store };
  };
  return { batch, getEntry };
}

describe('a batch of drafts', () => {
  it('writes the names that entries are given into their drafts', async () => {
    const { batch, getEntry } = await createBatch({ subclass: 'wind', name: 'A' }, { subclass: 'wind', name: 'a' });
    expect(getEntry(1).store.payload().name).toBe('a (2)');
    const taken = new Map([[nameGroup({ subclass: 'wind', is_template: false }), new Set(['a'])]]);
    batch.dispatch({ type: 'compared', taken });
    expect(getEntry(0).store.text('name')).toBe('A (3)');
  });

  it('checks a name as it is typed', async () => {
    const { getEntry } = await createBatch({ subclass: 'wind', name: 'A' }, { subclass: 'wind', name: 'B' });
    getEntry(1).store.type('name', 'A');
    expect(findFaults(getEntry(1).entry)).toEqual([{ item: 'name', title: 'Name', message: 'Name must be unique' }]);
    getEntry(1).store.type('name', 'C');
    expect(getStatus(getEntry(1).entry)).toBe('ready');
  });

  it('follows the corrections of a draft', async () => {
    const { getEntry } = await createBatch({ subclass: 'wind', name: 'A', hub_height: 'x', locked: 'yes' });
    const { store } = getEntry(0);
    expect(findFaults(getEntry(0).entry).map(({ title }) => title)).toEqual(['Locked', 'Hub height']);
    store.change({ hub_height: '98', locked: 'true' });
    store.validateNow();
    expect(getStatus(getEntry(0).entry)).toBe('ready');
    expect(store.payload()).toMatchObject({ hub_height: 98, locked: true });
  });

  it('follows the draft of a text that was read again', async () => {
    const { batch, getEntry } = await createBatch({ subclass: 'flywheel', name: 'A' });
    const [entry] = batch.state.getState().entries;
    if (entry) await batch.reread(entry, '{"subclass": "pv", "name": "A"}');
    getEntry(0).store.type('name', '');
    getEntry(0).store.validateNow();
    expect(getStatus(getEntry(0).entry)).toBe('faulty');
  });

  it('takes a thousand at once and notifies once', async () => {
    const records = Array.from({ length: 1000 }, (_, index) => ({
      subclass: 'wind',
      name: 'Same',
      hub_height: 10 + index,
    }));
    const read = await readEntries({ origin: 'many.json', text: JSON.stringify(records) });
    const batch = createImportBatch();
    let notified = 0;
    batch.state.subscribe(() => {
      notified += 1;
    });
    batch.dispatch({ type: 'read', read });
    expect(notified).toBe(1);
    const { entries } = batch.state.getState();
    expect(new Set(entries.map(({ draft }) => draft?.store.text('name'))).size).toBe(1000);
    expect(new Set(entries.map(getStatus))).toEqual(new Set(['ready']));
  });
});
