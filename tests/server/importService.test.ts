import { beforeEach, describe, expect, it } from 'vitest';
import { makeVersions } from '#fixtures/versionedKind.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { type ComponentsImport, createImportService } from '#server/components/importService.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { createNestedKind } from '../fixtures/nestedKind.ts';
import { shareStore } from './shareStore.ts';

const { store, kinds, getKind, createOwner } = shareStore(['heatpump', 'wind', 'thermalstorage']);
const depot = createNestedKind();
const MAST = { type: ['number', 'null'] as ['number', 'null'], title: 'Mast' };
const [, versioned] = makeVersions('wind', [
  { properties: { mast: MAST } },
  { properties: { hub: { ...MAST, title: 'Hub' } }, changes: [{ rename: 'mast', to: 'hub' }] },
]);

let owner: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  owner = await createOwner();
});
const create = (own: Kinds = kinds) => createImportService({ store, kinds: own });
const run = (components: object[], more: Partial<ComponentsImport> = {}, own?: Kinds) =>
  // Bodies are checked by the service itself.
  create(own).run(owner.id, { ...more, components: components as ComponentsImport['components'] }, owner.origin);
const listFaults = async (...sent: Parameters<typeof run>) => (await run(...sent)).map(({ details }) => details);
const find = (id: string | null | undefined, subclass = 'heatpump') =>
  store.components.find({ ownerId: owner.id, subclass, id: id ?? '' });
const change = ({ id, subclass }: StoredComponent, fields: FieldValues = {}) => ({ id, subclass, ...fields });
const findTag = ({ subclass, revision }: StoredComponent) => `"${revision}-${getKind(subclass).definition.version}"`;
const findKept = (id: string, revision: number) => store.components.keptImport({ id, revision });

describe('a call', () => {
  it.each([
    ['Pumps', [['components_imported', 'Pumps']]],
    [undefined, []],
  ])('is in the activity of the account under its title %j', async (title, events) => {
    await run([{ subclass: 'heatpump', name: 'A' }], title === undefined ? {} : { title });
    expect(await owner.listEvents()).toEqual(events);
  });

  it('of a run that is repeated is answered as before, and carried out once', async () => {
    const call = { run: 'run', part: 2 };
    const first = await run([{ subclass: 'heatpump', name: 'A' }], call);
    expect(await run([{ subclass: 'heatpump', name: 'A' }], call)).toEqual(first);
    await expect(run([{ subclass: 'heatpump', name: 'B' }], call)).rejects.toMatchObject({
      faults: [{ field: 'part', value: 2 }],
    });
    expect((await run([{ subclass: 'heatpump', name: 'B' }], { run: 'run' }))[0]?.details).toEqual([]);
  });

  it('answers for each component in their order', async () => {
    const results = await run([
      { subclass: 'heatpump', name: 'A' },
      { subclass: 'teapot', name: 'B' },
      { subclass: 'heatpump', name: 'C', cop: -1 },
      { subclass: 'wind', name: 'A' },
    ]);
    expect(results.map(({ id }) => id !== null)).toEqual([true, false, false, true]);
    expect(results[1]?.details).toEqual([{ field: 'subclass', value: 'teapot', message: 'Unknown kind' }]);
    expect(results[2]?.details).toMatchObject([{ field: 'cop', value: -1 }]);
  });

  it('fails as a whole where the check itself fails', async () => {
    const validate = () => {
      throw new Error('broken');
    };
    const broken: Kind = { ...getKind('heatpump'), validate };
    const own = new Map([['heatpump', broken]]);
    await expect(run([{ subclass: 'heatpump', name: 'A' }], {}, own)).rejects.toThrow('broken');
  });
});

describe('a new component', () => {
  it('needs a name, even if it only says what a set gave', async () => {
    const [details] = await listFaults([{ subclass: 'heatpump', imported: { cop: 3 } }]);
    expect(details).toMatchObject([{ field: 'name', message: 'Name is required' }]);
  });

  it('keeps what the set gave, where the call says so', async () => {
    const [a, b] = await run([
      { subclass: 'heatpump', name: 'A', cop: 3, imported: { cop: 4 } },
      { subclass: 'heatpump', name: 'B', cop: 3 },
    ]);
    expect(await findKept(a?.id ?? '', 1)).toEqual({ fields: { cop: 4 }, kindVersion: 1, isNote: false });
    expect(await findKept(b?.id ?? '', 1)).toBeUndefined();
  });

  it.each([
    [{ kind_version: 1 }, { mast: 3 }],
    [{ kind_version: 2 }, { hub: 3 }],
    [{}, { hub: 3 }],
  ])('keeps what the set gave in the present version of its kind: %j %j', async (stated, imported) => {
    if (!versioned) throw new Error('there is no second version');
    const own = new Map([['wind', versioned]]);
    const [result] = await run([{ subclass: 'wind', name: 'A', ...stated, imported }], {}, own);
    expect(await findKept(result?.id ?? '', 1)).toEqual({ fields: { hub: 3 }, kindVersion: 2, isNote: false });
  });

  it('is confirmed by its account alone', async () => {
    const own = { by: owner.email, at: '2026-05-01T10:00:00.000Z' };
    const source = { source: 'Sheet' };
    const claim = (name: string, confirmed: unknown) => ({
      ...{ subclass: 'heatpump', name, cop: 3, sources: { cop: { ...source, confirmed } } },
    });
    const results = await run([
      claim('Now', true),
      claim('Before', own),
      claim('Others', { ...own, by: 'eve@example.com' }),
    ]);
    const stored = await Promise.all(results.map(({ id }) => find(id)));
    expect(stored.map((one) => one?.sources.cop)).toEqual([
      { ...source, confirmed: { by: owner.email, at: expect.any(String) } },
      { ...source, confirmed: own },
      source,
    ]);
  });
});

describe('a change', () => {
  it('keeps what it does not send, with the sources of that', async () => {
    const sources = { cop: { source: 'Old' }, max_heat_output: { source: 'Old' } };
    const stored = await owner.put({ name: 'A', cop: 3, max_heat_output: 9 }, { sources });
    const sent = change(stored, { cop: 4, sources: { cop: { source: 'New' } } });
    expect(await run([{ ...sent, etag: findTag(stored) }])).toMatchObject([{ id: stored.id, details: [] }]);
    expect(await find(stored.id)).toMatchObject({
      ...{ name: 'A', fields: { cop: 4, max_heat_output: 9 }, revision: 2 },
      sources: { cop: { source: 'New' }, max_heat_output: { source: 'Old' } },
    });
    await run([change(stored, { cop: 5 })]);
    expect((await find(stored.id))?.sources).toMatchObject({ max_heat_output: { source: 'Old' } });
  });

  it('is the import’s own, whether or not it says what the set gave', async () => {
    const stored = await owner.put({ name: 'A' });
    await run([change(stored, { cop: 4 })]);
    await run([change(stored, { cop: 5, imported: { cop: 6 } })]);
    await run([change(stored)]);
    const kept = [2, 3, 4].map((revision) => findKept(stored.id, revision));
    const own = { kindVersion: 1, isNote: false };
    expect(await Promise.all(kept)).toEqual([own, { ...own, fields: { cop: 6 } }, own]);
  });

  it.each([{}, { kind_version: 1 }])('that holds nothing but what the set gave is a note: %j', async (more) => {
    const stored = await owner.put({ name: 'A', cop: 3 });
    const results = await run([change(stored, { imported: { cop: 4 }, ...more })]);
    expect(results).toEqual([{ id: stored.id, details: [] }]);
    expect(await findKept(stored.id, 1)).toEqual({ fields: { cop: 4 }, kindVersion: 1, isNote: true });
    expect((await find(stored.id))?.revision).toBe(1);
  });

  it('may restore a confirmation that the same value once had, and no other', async () => {
    const confirmed = { by: 'ada@example.com', at: '2026-05-01T10:00:00.000Z' };
    const sources = { cop: { source: 'Sheet', confirmed } };
    const stored = await owner.put({ name: 'A', cop: 3 }, { sources });
    await run([change(stored, { cop: 4, sources: { cop: { source: 'Other' } } })]);
    await run([change(stored, { cop: 5, sources })]);
    expect((await find(stored.id))?.sources).toEqual({ cop: { source: 'Sheet' } });
    await run([change(stored, { cop: 3, sources })]);
    expect((await find(stored.id))?.sources).toEqual(sources);
  });

  it('is judged by the rules of what it sends', async () => {
    const tank = { name: 'Tank', hot_temperature: 20, cold_temperature: 80 };
    const stored = await owner.put(tank, { subclass: 'thermalstorage' });
    expect(await listFaults([change(stored, { height: 4 })])).toEqual([[]]);
    expect(await listFaults([change(stored, { height: 'tall' })])).toMatchObject([
      [{ field: 'height', value: 'tall' }],
    ]);
  });

  it('of a component with objects is completed outside of these', async () => {
    const own = new Map([['depot', depot]]);
    const tariff = { type: 'fixed', fee: 3 };
    const stored = await owner.put({ name: 'Depot', tariff }, { subclass: 'depot' });
    expect(await listFaults([change(stored, { locked: false })], {}, own)).toEqual([[]]);
    expect(await find(stored.id, 'depot')).toMatchObject({ name: 'Depot', fields: { tariff } });
  });
});

describe('a change is refused', () => {
  const GONE = 'The component was deleted, or never existed';

  it('for a component that does not exist, or is another one', async () => {
    const [stored, other] = [await owner.put({ name: 'A' }), await (await createOwner()).put({ name: 'A' })];
    const faults = await listFaults([
      change({ ...stored, id: 'none' }, { cop: 4 }),
      change(other, { cop: 4 }),
      change({ ...stored, subclass: 'wind' }, { name: 'W' }),
    ]);
    expect(faults).toEqual(['none', other.id, stored.id].map((id) => [{ field: 'id', value: id, message: GONE }]));
  });

  it('where somebody has changed the component since it was read', async () => {
    const stored = await owner.put({ name: 'A' });
    await owner.save(stored, { cop: 5 });
    expect(await listFaults([change(stored, { cop: 4, etag: findTag(stored) })])).toEqual([
      [{ field: 'etag', value: findTag(stored), message: 'The component was changed in the meantime' }],
    ]);
  });

  it('where a newer server has stored the component', async () => {
    const stored = await owner.put({ name: 'A' }, { kindVersion: 9 });
    expect(await listFaults([change(stored, { cop: 4 })])).toEqual([
      [
        {
          field: 'id',
          value: stored.id,
          message: expect.stringMatching(
            /^This component was stored by a newer version of this server \(.*, version 9\)$/,
          ),
        },
      ],
    ]);
  });

  it('where it is of another version of the kind', async () => {
    if (!versioned) throw new Error('there is no second version');
    const own = new Map([['wind', versioned]]);
    const stored = await owner.put({ name: 'A', mast: 3 }, { subclass: 'wind' });
    expect(await listFaults([change(stored, { mast: 4, kind_version: 1 })], {}, own)).toEqual([
      [{ field: 'kind_version', value: 1, message: 'A change must use version 2 of Probe' }],
    ]);
    expect(await listFaults([change(stored, { hub: 4, kind_version: 2 })], {}, own)).toEqual([[]]);
  });

  it('while the component is locked, unless it unlocks it', async () => {
    const stored = await owner.put({ name: 'A', locked: true });
    expect(await listFaults([change(stored, { cop: 4 })])).toEqual([
      [{ field: 'locked', value: true, message: 'The component is locked' }],
    ]);
    expect(await listFaults([change(stored, { cop: 4, locked: false })])).toEqual([[]]);
  });
});

describe('an undoing', () => {
  const undo = (body: Partial<Parameters<ReturnType<typeof create>['undo']>[1]>) =>
    create().undo(owner.id, { ids: [], ...body }, owner.origin);

  it.each([
    ['Pumps', [['import_undone', 'Pumps']]],
    [undefined, []],
  ])('is in the activity of the account under its title %j', async (title, events) => {
    expect(await undo(title === undefined ? {} : { title })).toEqual({ deleted: [], restored: [], forgotten: [] });
    expect(await owner.listEvents()).toEqual(events);
  });

  it('deletes what was created, restores what was changed and forgets what was noted', async () => {
    const [changed, noted] = [await owner.put({ name: 'A', cop: 3 }), await owner.put({ name: 'B' })];
    const [created, update] = await run(
      [{ subclass: 'heatpump', name: 'C' }, change(changed, { cop: 4 }), change(noted, { imported: { cop: 5 } })],
      { run: 'run' },
    );
    const [id, etag] = [created?.id ?? '', update?.etag ?? ''];
    const call = { run: 'run', part: 1, ids: [id], updates: [{ id: changed.id, etag }], notes: [noted.id] };
    const answer = { deleted: [id], restored: [changed.id], forgotten: [noted.id] };
    expect(await undo(call)).toEqual(answer);
    expect(await undo(call)).toEqual(answer);
    expect((await find(changed.id))?.fields.cop).toBe(3);
    for (const other of [{ ids: [] }, { updates: [] }, { notes: [] }])
      await expect(undo({ ...call, ...other })).rejects.toMatchObject({ faults: [{ field: 'part', value: 1 }] });
  });
});
