import { beforeEach, describe, expect, it } from 'vitest';
import { createComponentService } from '#server/components/componentService.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { Slice } from '#server/store/Page.ts';
import { createTurbineKind } from '../fixtures/turbineDocuments.ts';
import { shareStore } from './shareStore.ts';

const turbine = createTurbineKind();
const { store, kinds, createOwner } = shareStore(['heatpump']);
let owner: Awaited<ReturnType<typeof createOwner>>;
let service: ReturnType<typeof createComponentService>;
beforeEach(async () => {
  owner = await createOwner();
  service = createComponentService({ store, kinds });
});
const findKey = ({ ownerId, subclass, id }: StoredComponent) => ({ ownerId, subclass, id });
const readRows = async (slices: AsyncGenerator<Slice>) => {
  const rows: Record<string, unknown>[] = [];
  for await (const { json } of slices) rows.push(...JSON.parse(`[${json}]`));
  return rows;
};
const ORIGIN = { set: 'pumps', entry: 'A', version: '1' };

describe('a duplicate', () => {
  it('is unlocked, and has all values, sources and the origin of its original', async () => {
    const sources = { cop: { source: 'Sheet' } };
    const original = await owner.put({ name: 'A', cop: 3, gone: 7, locked: true }, { sources, origin: ORIGIN });
    const copy = await service.duplicate(findKey(original));
    expect(copy).toMatchObject({
      ...{ name: 'A (copy)', locked: false, isTemplate: false, revision: 1, sources, origin: ORIGIN },
      fields: { name: 'A (copy)', cop: 3, gone: 7, locked: false },
    });
    expect(copy.id).not.toBe(original.id);
    expect(await service.find(findKey(original))).toMatchObject({ name: 'A', locked: true });
  });

  it('has the next free name, or the one that is asked for if that is free', async () => {
    const original = await owner.put({ name: 'A' });
    const first = await service.duplicate(findKey(original));
    const second = await service.duplicate(findKey(original));
    expect(second.name).not.toBe(first.name);
    expect((await service.duplicate(findKey(original), ' B ')).name).toBe('B');
    await expect(service.duplicate(findKey(original), 'a')).rejects.toMatchObject({
      faults: [expect.objectContaining({ field: 'name', value: 'a' })],
    });
  });

  it('of a template is one', async () => {
    const template = await owner.put({ name: 'A' }, { isTemplate: true });
    expect(await service.duplicate(findKey(template), 'B')).toMatchObject({ name: 'B', isTemplate: true });
  });

  it('has documents as they are stored', async () => {
    service = createComponentService({ store, kinds: new Map([['turbine', turbine]]) });
    const power_curve = { turbine: { model_name: 'Anemo' }, extra: null };
    const original = await owner.put({ name: 'A', power_curve }, { subclass: 'turbine' });
    expect((await service.duplicate(findKey(original))).fields.power_curve).toEqual(power_curve);
  });

  it('needs an original', async () => {
    const gone = service.duplicate({ ownerId: owner.id, subclass: 'heatpump', id: 'none' });
    await expect(gone).rejects.toMatchObject({ reason: 'notFound' });
  });
});

it('a component becomes a template of its name, and a template a component', async () => {
  const original = await owner.put({ name: 'A', cop: 3 });
  const template = await service.convert(findKey(original), { isTemplate: true, name: undefined });
  expect(template).toMatchObject({ name: 'A', isTemplate: true, fields: { cop: 3 } });
  const component = await service.convert(findKey(template), { isTemplate: false, name: 'B' });
  expect(component).toMatchObject({ name: 'B', isTemplate: false });
  await expect(service.convert(findKey(template), { isTemplate: true, name: 'C' })).rejects.toThrow();
});

it('the revisions of a component are read in pages', async () => {
  const stored = await owner.put({ name: 'A', cop: 3 });
  await owner.save(stored, { cop: 4 });
  expect(await readRows(await service.revisions(findKey(stored), { limit: 1 }))).toMatchObject([
    { revision: 2, changes: [{ field: 'cop', before: 3, after: 4 }] },
  ]);
  const gone = service.revisions({ ...findKey(stored), id: 'none' }, {});
  await expect(gone).rejects.toMatchObject({ reason: 'notFound' });
});

it('the projects that use a component are listed and counted', async () => {
  const stored = await owner.put({ name: 'A' });
  await store.write(owner.id, async ({ projects, assets }) => {
    for (const name of ['Isle', 'Coast']) {
      const id = await projects.create({ ownerId: owner.id, isTemplate: false, name, description: '' });
      await assets.create(id, { componentId: stored.id, count: 1 });
    }
  });
  const rows = await readRows(await service.projects(findKey(stored), {}));
  expect(rows.map(({ name }) => name).sort()).toEqual(['Coast', 'Isle']);
  expect(await readRows(await service.projects(findKey(stored), { limit: 1 }))).toHaveLength(1);
});
