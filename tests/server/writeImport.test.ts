import { beforeEach, describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { type Checked, writeImport } from '#server/components/writeImport.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { KeptImport } from '#server/store/KeptImport.ts';
import { shareStore } from './shareStore.ts';

const { store, getKind, createOwner } = shareStore(['heatpump', 'wind']);
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  owner = await createOwner();
});

const write = (checked: readonly Checked[], run?: string) =>
  store.write(owner.id, (writers) => writeImport(writers, { ownerId: owner.id, run }, checked));
interface Own {
  subclass?: string;
  stored?: StoredComponent;
  imported?: KeptImport;
  /** The set and the entry in it. */
  from?: [set: string, entry: string];
  values?: FieldValues;
}
const ready = (name: string, { subclass = 'heatpump', stored, imported, from, values }: Own = {}): Checked => ({
  ...{ kind: getKind(subclass), stored, imported, sources: {}, fields: { name, ...values } },
  origin: from && { set: from[0], entry: from[1], version: '1' },
});
const put = (name: string, from?: [set: string, entry: string]) =>
  owner.put({ name }, { origin: from && { set: from[0], entry: from[1], version: '1' } });
const findKept = ({ id, revision }: { id: string; revision: number }) => store.components.keptImport({ id, revision });
const OWN: KeptImport = { fields: { cop: 3 }, kindVersion: 1, isNote: false };
const NAME_TAKEN = expect.objectContaining({ field: 'name' });
const ofMade = (entry: string) => ({
  id: null,
  details: [
    { field: 'origin', value: entry, message: `Another import has already created a component from "${entry}"` },
  ],
});

describe('a new component', () => {
  it('is stored, and the answer has its id and ETag', async () => {
    const [result] = await write([ready('Air', { values: { cop: 3 }, from: ['pumps', 'a'] })]);
    const { version } = getKind('heatpump').definition;
    expect(result).toEqual({ id: expect.any(String), etag: `"1-${version}"`, details: [] });
    const stored = await store.components.find({ ownerId: owner.id, subclass: 'heatpump', id: result?.id ?? '' });
    expect(stored).toMatchObject({
      ...{ name: 'Air', isTemplate: false, kindVersion: 1, fields: { cop: 3 } },
      origin: { set: 'pumps', entry: 'a' },
    });
  });

  it('is refused with what is wrong with it, and those beside it are stored', async () => {
    const fault = { field: 'cop', value: -1, message: 'Too low' };
    const [refused, stored] = await write([{ faults: [fault] }, ready('Air')]);
    expect(refused).toEqual({ id: null, details: [fault] });
    expect(stored?.details).toEqual([]);
  });

  it('is refused where its name is taken, by an older one or one of the same call, but not of another kind', async () => {
    await put('Taken');
    const results = await write([ready('TAKEN '), ready('Air'), ready('air'), ready('Air', { subclass: 'wind' })]);
    expect(results.map(({ details }) => details)).toEqual([[NAME_TAKEN], [], [NAME_TAKEN], []]);
    expect(results[0]?.details[0]).toMatchObject({ value: 'TAKEN ' });
  });

  it.each<[what: string, own: Own, run: string | undefined, kept: KeptImport | undefined]>([
    ['nothing', {}, undefined, undefined],
    ['its entry', { imported: OWN }, undefined, OWN],
    ['its run', {}, 'run 1', { kindVersion: 1, isNote: false, run: 'run 1' }],
    ['its entry and its run', { imported: OWN }, 'run 1', { ...OWN, run: 'run 1' }],
  ])('is kept with %s', async (_, own, run, kept) => {
    const [result] = await write([ready('Air', own)], run);
    expect(await findKept({ id: result?.id ?? '', revision: 1 })).toEqual(kept);
  });
});

describe('a component of an entry from which another run has made one', () => {
  it('is refused, where set, entry and kind are the same', async () => {
    await put('A', ['pumps', 'a']);
    await put('B', ['pumps', 'b']);
    await put('D', ['others', 'd']);
    const results = await write(
      [
        ready('A 2', { from: ['pumps', 'a'] }),
        ready('B 2', { from: ['pumps', 'b'] }),
        ready('C', { from: ['pumps', 'c'] }),
        ready('D 2', { from: ['others', 'd'] }),
        ready('A 3', { from: ['others', 'a'] }),
        ready('A', { from: ['pumps', 'a'], subclass: 'wind' }),
        ready('Own'),
        { faults: [] },
      ],
      'run',
    );
    expect([results[0], results[1], results[3]]).toEqual([ofMade('a'), ofMade('b'), ofMade('d')]);
    expect(results.map(({ id }) => id !== null)).toEqual([false, false, true, false, true, true, true, false]);
  });

  it('is stored without a run', async () => {
    await put('A', ['pumps', 'a']);
    expect((await write([ready('A 2', { from: ['pumps', 'a'] })]))[0]?.details).toEqual([]);
  });

  it('is changed nevertheless', async () => {
    const stored = await put('A', ['pumps', 'a']);
    const from: [string, string] = ['pumps', 'a'];
    const results = await write([ready('A 2', { from }), ready('A', { from, stored })], 'run');
    expect(results).toEqual([ofMade('a'), expect.objectContaining({ id: stored.id, details: [] })]);
  });

  it('of which one is changed alone, is not asked for', async () => {
    const stored = await put('A', ['pumps', 'a']);
    const asked: unknown[] = [];
    await store.write(owner.id, (writers) => {
      const components = {
        ...writers.components,
        findEntries: async (wanted: unknown) => {
          asked.push(wanted);
          return new Set<string>();
        },
      };
      const checked = [ready('A', { from: ['pumps', 'a'], stored }), ready('Own')];
      return writeImport({ ...writers, components }, { ownerId: owner.id, run: 'run' }, checked);
    });
    expect(asked).toEqual([]);
  });
});

describe('a change', () => {
  it('writes a revision that is marked as the import’s own where it says so', async () => {
    const stored = await put('A');
    const [result] = await write([ready('A', { stored, values: { cop: 4 }, imported: OWN })]);
    expect(result).toMatchObject({ id: stored.id, etag: expect.stringMatching(/^"2-/), details: [] });
    expect(await findKept({ id: stored.id, revision: 2 })).toEqual(OWN);
    expect(await findKept(stored)).toBeUndefined();
  });

  it('is refused where somebody has changed the component meanwhile', async () => {
    const stored = await put('A');
    await owner.save(stored, { cop: 5 });
    expect(await write([ready('A', { stored, values: { cop: 4 } })])).toEqual([
      {
        id: null,
        details: [{ field: 'etag', value: undefined, message: 'The component was changed in the meantime' }],
      },
    ]);
  });

  it('may write its own name in another way, and gives up its former one', async () => {
    const [a, b] = [await put('A'), await put('B')];
    const results = await write([
      ready('a', { stored: a }),
      ready('B', { stored: { ...a, revision: 2, name: 'a' } }),
      ready('C', { stored: b }),
      ready('B'),
      ready('C'),
    ]);
    expect(results.map(({ details }) => details)).toEqual([[], [NAME_TAKEN], [], [], [NAME_TAKEN]]);
  });

  it('of a template compares only the names of templates', async () => {
    const one = await owner.put({ name: 'One' }, { isTemplate: true });
    await owner.put({ name: 'Two' }, { isTemplate: true });
    await put('Component');
    const [renamed] = await write([ready('Component', { stored: one })]);
    expect(renamed?.details).toEqual([]);
    const again = await store.components.find({ ownerId: owner.id, subclass: 'heatpump', id: one.id });
    const results = await write([ready('Two', { stored: again ?? one }), ready('Two')]);
    expect(results.map(({ details }) => details)).toEqual([[NAME_TAKEN], []]);
  });
});

describe('a note', () => {
  const note = (stored: StoredComponent, cop: number): Checked => ({
    noted: stored,
    imported: { fields: { cop }, kindVersion: 1, isNote: true },
  });

  it('is kept with the revision of a user, and answers without an ETag', async () => {
    const stored = await put('A');
    expect(await write([note(stored, 4)])).toEqual([{ id: stored.id, details: [] }]);
    expect(await findKept(stored)).toEqual({ fields: { cop: 4 }, kindVersion: 1, isNote: true });
  });

  it('leaves the revision of an import its own', async () => {
    const [{ id = null } = {}] = await write([ready('A', { imported: OWN })]);
    const key = { ownerId: owner.id, subclass: 'heatpump', id: id ?? '' };
    const stored = await store.components.find(key);
    if (!stored) throw new Error('nothing is stored');
    await write([note(stored, 4)]);
    expect(await findKept(stored)).toEqual({ fields: { cop: 4 }, kindVersion: 1, isNote: false });
  });

  it('of a run remembers what was kept before that run', async () => {
    const stored = await put('A');
    await write([note(stored, 4)], 'run 1');
    const first = { fields: { cop: 4 }, kindVersion: 1, isNote: true, run: 'run 1' };
    expect(await findKept(stored)).toEqual({ ...first, before: null });
    await write([note(stored, 5)], 'run 1');
    expect(await findKept(stored)).toEqual({ ...first, fields: { cop: 5 }, before: null });
    await write([note(stored, 6)], 'run 2');
    const before = { ...first, fields: { cop: 5 } };
    expect(await findKept(stored)).toEqual({ ...first, fields: { cop: 6 }, run: 'run 2', before });
  });

  it('on what its own run has written remembers that', async () => {
    const [{ id = null } = {}] = await write([ready('A', { imported: OWN })], 'run 1');
    const stored = await store.components.find({ ownerId: owner.id, subclass: 'heatpump', id: id ?? '' });
    if (!stored) throw new Error('nothing is stored');
    await write([note(stored, 4)], 'run 1');
    expect(await findKept(stored)).toMatchObject({ fields: { cop: 4 }, before: { ...OWN, run: 'run 1' } });
  });
});
