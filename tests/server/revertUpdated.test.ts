import { beforeEach, describe, expect, it, test } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { deleteCreated, forgetNotes, revertUpdated } from '#server/components/revertUpdated.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { KeptImport } from '#server/store/KeptImport.ts';
import type { Writers } from '#server/store/Store.ts';
import { shareStore } from './shareStore.ts';

const { store, kinds, getKind, createOwner } = shareStore(['heatpump']);
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  owner = await createOwner();
});
const OWN: KeptImport = { kindVersion: 1, isNote: false };
const write = <T>(work: (components: Writers['components']) => Promise<T>) =>
  store.write(owner.id, ({ components }) => work(components));
const keep = (stored: StoredComponent, kept: KeptImport) =>
  write((components) => components.keepImported(stored, kept)).then(() => stored);
const findTag = ({ revision }: StoredComponent) => `"${revision}-${getKind('heatpump').definition.version}"`;
const back = (stored: StoredComponent, own: { etag?: string; kinds?: Kinds } = {}) => {
  const updates = [{ id: stored.id, etag: own.etag ?? findTag(stored) }];
  return write((components) => revertUpdated(components, { ownerId: owner.id, kinds: own.kinds ?? kinds, updates }));
};
const read = async ({ id }: StoredComponent) => {
  const found = await store.components.find({ ownerId: owner.id, subclass: 'heatpump', id });
  if (!found) throw new Error('there is no component');
  return found;
};
/** A component that an import has changed. */
async function change(fields: FieldValues, name = 'A'): Promise<StoredComponent> {
  const stored = await owner.put({ name, cop: 3 });
  return keep((await owner.save(stored, fields)) ?? stored, OWN);
}

describe('what an import has changed', () => {
  it('is restored as a new revision, without the mark of the import', async () => {
    const changed = await change({ name: 'B', cop: 4 });
    expect(await back(changed)).toEqual([changed.id]);
    expect(await read(changed)).toMatchObject({ name: 'A', fields: { cop: 3 }, revision: 3 });
    expect(await store.components.keptImport(changed)).toBeUndefined();
  });

  it.each<[what: string, act: (changed: StoredComponent) => Promise<unknown>]>([
    ['was changed since', (changed) => owner.save(changed, { cop: 5 })],
    ['only got a note', (changed) => keep(changed, { ...OWN, isNote: true })],
    ['no import has written', (changed) => write((components) => components.keepImported(changed, undefined))],
    ['has a former name that is taken', () => owner.put({ name: ' a' })],
    ['was deleted since', (changed) => write((components) => components.delete(changed))],
  ])('stays as it is if it %s', async (_, act) => {
    const changed = await change({ name: 'B', cop: 4 });
    await act(changed);
    expect(await back(changed)).toEqual([]);
  });

  it('stays as it is while it is locked', async () => {
    const changed = await change({ cop: 4, locked: true });
    expect(await back(changed)).toEqual([]);
    expect((await read(changed)).fields.cop).toBe(4);
  });

  it('stays as it is under another ETag, and where this server does not have the kind', async () => {
    const changed = await change({ cop: 4 });
    expect(await back(changed, { etag: `"1-${getKind('heatpump').definition.version}"` })).toEqual([]);
    expect(await back(changed, { kinds: new Map() })).toEqual([]);
    expect(await back(changed)).toEqual([changed.id]);
  });

  it('is restored although its own name is written in another way', async () => {
    const changed = await change({ name: 'a ' });
    expect(await back(changed)).toEqual([changed.id]);
    expect((await read(changed)).name).toBe('A');
  });

  test('and not only that: the first revision has none before it', async () => {
    const created = await keep(await owner.put({ name: 'A' }), OWN);
    expect(await back(created)).toEqual([]);
  });
});

describe('what an import has created', () => {
  it('is deleted unless it was changed or locked since, or belongs to others', async () => {
    const [a, b, c] = [await owner.put({ name: 'A' }), await owner.put({ name: 'B' }), await owner.put({ name: 'C' })];
    const locked = await owner.put({ name: 'D', locked: true });
    const foreign = await (await createOwner()).put({ name: 'A' });
    await owner.save(b, { cop: 4 });
    const ids = [a, b, locked, foreign].map(({ id }) => id);
    expect(await write((components) => deleteCreated(components, { ownerId: owner.id, ids }))).toEqual([a.id]);
    for (const one of [b, c, locked]) expect(await read(one)).toBeDefined();
  });
});

describe('what a run has noted', () => {
  const forget = (stored: StoredComponent, run: string | undefined) =>
    write((components) => forgetNotes(components, { ownerId: owner.id, run, ids: [stored.id] }));

  it.each<[what: string, before: KeptImport | null, kept: KeptImport | undefined]>([
    ['nothing', null, undefined],
    ['another entry', { ...OWN, fields: { cop: 2 } }, { ...OWN, fields: { cop: 2 } }],
  ])('is replaced by what was there before: %s', async (_, before, kept) => {
    const stored = await keep(await owner.put({ name: 'A' }), { ...OWN, run: 'run', before });
    expect(await forget(stored, 'other')).toEqual([]);
    expect(await forget(stored, undefined)).toEqual([]);
    expect(await forget(stored, 'run')).toEqual([stored.id]);
    expect(await store.components.keptImport(stored)).toEqual(kept);
    expect(await forget(stored, 'run')).toEqual([]);
  });

  it('is not what the run has written itself', async () => {
    const stored = await keep(await owner.put({ name: 'A' }), { ...OWN, run: 'run' });
    expect(await forget(stored, 'run')).toEqual([]);
    expect(await store.components.keptImport(stored)).toEqual({ ...OWN, run: 'run' });
  });

  it('is found on a revision before the present one', async () => {
    const stored = await keep(await owner.put({ name: 'A' }), { ...OWN, run: 'run', before: null });
    await owner.save(stored, { cop: 4 });
    expect(await forget(stored, 'run')).toEqual([stored.id]);
    expect(await store.components.keptImport(stored)).toBeUndefined();
  });
});
