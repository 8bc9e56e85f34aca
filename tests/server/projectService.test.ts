import { beforeEach, describe, expect, it } from 'vitest';
import { createProjectService } from '#server/projects/projectService.ts';
import { findOrder } from '#server/store/listConditions.ts';
import { PROJECT_ORDERS } from '#server/store/listProjects.ts';
import type { StoredProject } from '#server/store/projectRepository.ts';
import { readRows } from './readRows.ts';
import { shareProjects } from './shareProjects.ts';

const { store, kinds, own, putProject, listAssets, createOwner } = shareProjects();
let service: ReturnType<typeof createProjectService>;
beforeEach(() => {
  service = createProjectService({ store, kinds });
});

const isSeen = () => true;
const toKey = ({ id }: Pick<StoredProject, 'id'>) => ({ ownerId: own.id, id });
const NOT_FOUND = { reason: 'notFound', message: 'The requested resource was not found' };
const STALE = { reason: 'stale', message: 'The project was changed in the meantime' };
const taken = (value: string) => ({ faults: [{ field: 'name', value, message: 'Name must be unique' }] });
const create = (name: string, more: { description?: string; isTemplate?: boolean } = {}) =>
  service.create({ ownerId: own.id, name, description: '', isTemplate: false, ...more });
const names = async (isTemplate = false) => {
  const query = { ownerId: own.id, isTemplate, order: findOrder(PROJECT_ORDERS, 'name') };
  return (await readRows(service.list(query))).map(({ name }) => name);
};
const pumps = async (count: number) => [{ componentId: (await own.put({ name: 'Pump' })).id, count }];

describe('a new project', () => {
  it('is stored as it is sent, with its name trimmed', async () => {
    const made = await create(' Isle ', { description: 'Windy', isTemplate: true });
    expect(made).toMatchObject({ name: 'Isle', description: 'Windy', isTemplate: true, revision: 1, subclasses: [] });
    expect(await service.find(toKey(made))).toEqual(made);
    expect([await names(), await names(true)]).toEqual([[], ['Isle']]);
    expect(await service.count({ ownerId: own.id, isTemplate: true })).toBe(1);
  });

  it('needs a name that is free', async () => {
    await create('Isle');
    await expect(create(' isle')).rejects.toMatchObject(taken(' isle'));
  });
});

it('a project of another account is not found', async () => {
  const { id } = await create('Isle');
  const key = { ownerId: (await createOwner()).id, id };
  await expect(service.find(key)).rejects.toMatchObject(NOT_FOUND);
  await expect(service.update(key, { name: 'A' }, isSeen)).rejects.toMatchObject(NOT_FOUND);
  await expect(service.delete(key, isSeen, own.origin)).rejects.toMatchObject(NOT_FOUND);
  await expect(service.duplicate(key)).rejects.toMatchObject(NOT_FOUND);
  await expect(service.convert(key, { isTemplate: true, name: undefined })).rejects.toMatchObject(NOT_FOUND);
  await expect(service.results(key, {})).rejects.toMatchObject(NOT_FOUND);
  await expect(service.export(key, own.origin)).rejects.toMatchObject(NOT_FOUND);
  expect([await names(), await own.listEvents()]).toEqual([['Isle'], []]);
});

describe('a change', () => {
  it('keeps a description that it does not send', async () => {
    const made = await create('Isle', { description: 'Windy' });
    const renamed = await service.update(toKey(made), { name: ' Reef ' }, isSeen);
    expect(renamed).toMatchObject({ id: made.id, name: 'Reef', description: 'Windy', revision: 2 });
    const cleared = await service.update(toKey(made), { id: made.id, name: 'Reef', description: '' }, isSeen);
    expect(cleared).toMatchObject({ name: 'Reef', description: '', revision: 3 });
  });

  it('is refused under another address, under a name that is taken, and for what the caller has not seen', async () => {
    const made = await create('Isle');
    await create('Reef');
    const change = (sent: { id?: unknown; name: string }, seen = isSeen) => service.update(toKey(made), sent, seen);
    await expect(change({ id: 'other', name: 'A' })).rejects.toMatchObject({
      faults: [{ field: 'id', value: 'other', message: `Must be ${made.id}, as in the address` }],
    });
    await expect(change({ name: 'REEF' })).rejects.toMatchObject(taken('REEF'));
    await expect(change({ name: 'A' }, () => false)).rejects.toMatchObject(STALE);
    expect(await service.find(toKey(made))).toEqual(made);
  });

  it('that comes between is waited for', async () => {
    const made = await create('Isle');
    const seen: number[] = [];
    const projects = {
      ...store.projects,
      find: async (key: Parameters<typeof store.projects.find>[0]) => {
        const found = await store.projects.find(key);
        if (seen.length === 0) await service.update(key, { name: 'Reef', description: 'Sunny' }, isSeen);
        return found;
      },
    };
    const late = createProjectService({ store: { ...store, projects }, kinds });
    const changed = await late.update(toKey(made), { name: 'Bay' }, ({ revision }) => seen.push(revision) > 0);
    expect(seen).toEqual([1, 2]);
    expect(changed).toMatchObject({ name: 'Bay', description: 'Sunny', revision: 3 });
  });
});

describe('a deletion', () => {
  it('is in the activity of the account, once', async () => {
    const made = await create('Isle');
    await service.delete(toKey(made), isSeen, own.origin);
    await expect(service.find(toKey(made))).rejects.toMatchObject(NOT_FOUND);
    await expect(service.delete(toKey(made), isSeen, own.origin)).rejects.toMatchObject(NOT_FOUND);
    expect(await own.listEvents()).toEqual([['project_deleted', 'Isle']]);
  });

  it('is refused for what the caller has not seen', async () => {
    const made = await create('Isle');
    await expect(service.delete(toKey(made), () => false, own.origin)).rejects.toMatchObject(STALE);
    expect([await names(), await own.listEvents()]).toEqual([['Isle'], []]);
  });

  it('is not in the activity where a change came between', async () => {
    const made = await create('Isle');
    let reads = 0;
    const projects = {
      ...store.projects,
      find: async (key: Parameters<typeof store.projects.find>[0]) => {
        const found = await store.projects.find(key);
        reads += 1;
        if (reads === 1) await service.update(key, { name: 'Reef' }, isSeen);
        return found;
      },
    };
    const late = createProjectService({ store: { ...store, projects }, kinds });
    await late.delete(toKey(made), isSeen, own.origin);
    expect([reads, await own.listEvents()]).toEqual([2, [['project_deleted', 'Reef']]]);
  });
});

describe('a restoring', () => {
  const putDeleted = async (name: string) => {
    const made = await create(name);
    await service.delete(toKey(made), isSeen, own.origin);
    return made;
  };

  it('is in the activity of the account, under the new name if there is one', async () => {
    const [a, b] = [await putDeleted('A'), await putDeleted('B')];
    expect(await service.restore(toKey(a), undefined, own.origin)).toMatchObject({ id: a.id, name: 'A' });
    expect(await service.restore(toKey(b), ' C ', own.origin)).toMatchObject({ id: b.id, name: 'C' });
    expect((await own.listEvents()).slice(0, 2)).toEqual([
      ['project_restored', 'C'],
      ['project_restored', 'A'],
    ]);
  });

  it('of what is there changes nothing', async () => {
    const made = await create('A');
    expect(await service.restore(toKey(made), 'B', own.origin)).toEqual(made);
    expect(await own.listEvents()).toEqual([]);
  });

  it('is refused under a name that is taken, and for what never was', async () => {
    const made = await putDeleted('A');
    await create('B');
    await expect(service.restore(toKey(made), 'B', own.origin)).rejects.toMatchObject(taken('B'));
    await expect(service.restore(toKey({ id: 'none' }), undefined, own.origin)).rejects.toMatchObject(NOT_FOUND);
    expect(await own.listEvents()).toEqual([['project_deleted', 'A']]);
  });
});

describe('a copy', () => {
  it('has the description and the assets of its original, under the next free name', async () => {
    const original = await putProject({ description: 'Windy', assets: await pumps(3) });
    const copy = await service.duplicate(toKey(original));
    expect(copy).toMatchObject({ name: 'Isle (copy)', description: 'Windy', isTemplate: false });
    expect(await listAssets(copy.id)).toEqual([{ name: 'Pump', count: 3, isComponent: true }]);
    expect((await service.duplicate(toKey(original))).name).toBe('Isle (copy 2)');
    expect(await names()).toEqual(['Isle', 'Isle (copy 2)', 'Isle (copy)']);
  });

  it('may have a name of the caller, if it is free', async () => {
    const original = await putProject({ isTemplate: true });
    expect(await service.duplicate(toKey(original), ' Reef ')).toMatchObject({ name: 'Reef', isTemplate: true });
    await expect(service.duplicate(toKey(original), 'reef')).rejects.toMatchObject(taken('reef'));
  });

  it.each([
    [false, 'This is not a template'],
    [true, 'This is already a template'],
  ])('is made of a project as a template, or the other way round: %s', async (isTemplate, message) => {
    const original = await putProject({ description: 'Windy', isTemplate, assets: await pumps(2) });
    const to = { isTemplate: !isTemplate, name: undefined };
    const copy = await service.convert(toKey(original), to);
    expect(copy).toMatchObject({ name: 'Isle', description: 'Windy', isTemplate: !isTemplate });
    expect(await listAssets(copy.id)).toEqual([{ name: 'Pump', count: 2, isComponent: true }]);
    expect((await service.convert(toKey(original), to)).name).toBe('Isle (2)');
    expect(await service.convert(toKey(original), { ...to, name: 'Reef' })).toMatchObject({ name: 'Reef' });
    await expect(service.convert(toKey(original), { isTemplate, name: undefined })).rejects.toMatchObject({
      ...{ reason: 'conflict', message },
    });
    expect([await names(isTemplate), await service.find(toKey(original))]).toEqual([['Isle'], original]);
  });
});

it('the results of a project are listed', async () => {
  const made = await create('Isle');
  expect(await readRows(await service.results(toKey(made), {}))).toEqual([]);
  expect(await service.countResults(made.id)).toBe(0);
});

describe('a file of a project', () => {
  it('is made of it, which is in the activity of the account', async () => {
    const original = await putProject({ description: 'Windy', assets: await pumps(2) });
    const file = await service.export(toKey(original), own.origin);
    expect(file.project).toEqual({ name: 'Isle', description: 'Windy', is_template: false });
    expect(file.components).toMatchObject([{ name: 'Pump', subclass: 'heatpump' }]);
    expect(file.assets).toMatchObject([{ name: 'Pump', count: 2 }]);
    expect(await own.listEvents()).toEqual([['project_exported', 'Isle']]);
  });

  it('becomes a project, confirmed by the account, which is in its activity', async () => {
    const sources = { cop: { source: 'Sheet', confirmed: true as const } };
    const components = [{ subclass: 'heatpump' as const, name: 'Pump', cop: 3, sources }];
    const assets = [{ name: 'Pump', subclass: 'heatpump', count: 2, component: 0 }];
    const made = await service.import(own.id, { name: ' Isle ', components, assets }, own.origin);
    expect(made).toMatchObject({ name: 'Isle', subclasses: ['heatpump'] });
    const [asset] = await store.assets.list(made.id);
    const key = { ownerId: own.id, subclass: 'heatpump', id: asset?.component_id ?? '' };
    expect((await store.components.find(key))?.sources).toEqual({
      cop: { source: 'Sheet', confirmed: { by: own.email, at: expect.any(String) } },
    });
    expect(await own.listEvents()).toEqual([['project_imported', 'Isle']]);
  });

  it('that breaks a rule leaves nothing behind', async () => {
    const components = [{ subclass: 'heatpump' as const, name: 'Pump' }];
    const assets = [{ name: 'Pump', subclass: 'heatpump', count: 2, component: 1 }];
    await expect(service.import(own.id, { name: 'Isle', components, assets }, own.origin)).rejects.toMatchObject({
      faults: [{ field: 'assets[0].component' }],
    });
    expect([await names(), await own.listEvents()]).toEqual([[], []]);
    expect(await store.lists.components.count({ ownerId: own.id })).toBe(0);
  });
});
