import { beforeEach, describe, expect, it } from 'vitest';
import { createAssetService } from '#server/projects/assetService.ts';
import type { StoredAsset } from '#server/store/assetRepository.ts';
import { readRows } from './readRows.ts';
import { shareStore } from './shareStore.ts';

const { store, createOwner } = shareStore(['heatpump']);
let owner: Awaited<ReturnType<typeof createOwner>>;
let service: ReturnType<typeof createAssetService>;
let project: { ownerId: string; projectId: string };
beforeEach(async () => {
  owner = await createOwner();
  service = createAssetService({ store });
  project = { ownerId: owner.id, projectId: await createProject('Isle') };
});

const createProject = (name: string) =>
  store.write(owner.id, ({ projects }) =>
    projects.create({ ownerId: owner.id, isTemplate: false, name, description: '' }),
  );
const isSeen = () => true;
const NOT_FOUND = { reason: 'notFound', message: 'The requested resource was not found' };
const STALE = { reason: 'stale', message: 'The asset was changed in the meantime' };
const toKey = ({ id }: StoredAsset) => ({ ...project, id });
const add = async (name: string, count = 1) =>
  service.create(project, { componentId: (await owner.put({ name })).id, count });
const list = async () => (await readRows(await service.list(project, {}))).map(({ name, count }) => [name, count]);

describe('a project', () => {
  it('lists its components in the order in which they were added, with their counts', async () => {
    const [pump] = [await add('Pump', 2), await add('Air', 3)];
    expect(await list()).toEqual([
      ['Pump', 2],
      ['Air', 3],
    ]);
    expect(await readRows(await service.list(project, { limit: 1 }))).toEqual([pump]);
    expect(await service.count(project.projectId)).toBe(2);
    expect(await service.find(toKey(pump))).toEqual(pump);
  });

  it('must be there, and must belong to the account', async () => {
    const asset = await add('Pump');
    const { id: stranger } = await createOwner();
    for (const other of [
      { ...project, ownerId: stranger },
      { ...project, projectId: 'none' },
    ]) {
      const key = { ...other, id: asset.id };
      await expect(service.list(other, {})).rejects.toMatchObject(NOT_FOUND);
      await expect(service.find(key)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.create(other, { componentId: asset.component_id ?? '', count: 1 })).rejects.toMatchObject(
        NOT_FOUND,
      );
      await expect(service.update(key, 2, isSeen)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.delete(key, isSeen)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.restore(key)).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await list()).toEqual([['Pump', 1]]);
  });
});

describe('a component', () => {
  it('is added with its count', async () => {
    const stored = await owner.put({ name: 'Pump' });
    expect(await service.create(project, { componentId: stored.id, count: 4 })).toEqual({
      ...{ id: expect.any(String), component_id: stored.id, name: 'Pump', subclass: 'heatpump', count: 4 },
      ...{ component_deleted: false, created_at: expect.any(String) },
    });
  });

  it('must be there, and must belong to the account', async () => {
    const foreign = await (await createOwner()).put({ name: 'Foreign' });
    for (const componentId of ['none', foreign.id])
      await expect(service.create(project, { componentId, count: 1 })).rejects.toMatchObject(NOT_FOUND);
    expect(await list()).toEqual([]);
  });

  it('must not be a template', async () => {
    const { id } = await owner.put({ name: 'Template' }, { isTemplate: true });
    await expect(service.create(project, { componentId: id, count: 1 })).rejects.toMatchObject({
      faults: [{ field: 'component_id', value: id, message: "Templates can't be added to a project" }],
    });
  });

  it('is in a project once', async () => {
    const { component_id } = await add('Pump');
    const again = service.create(project, { componentId: component_id ?? '', count: 2 });
    await expect(again).rejects.toMatchObject({
      faults: [{ field: 'component_id', value: component_id, message: 'The project already contains this component' }],
    });
    expect(await list()).toEqual([['Pump', 1]]);
  });
});

describe('a count', () => {
  it('is changed', async () => {
    const asset = await add('Pump');
    expect(await service.update(toKey(asset), 7, isSeen)).toEqual({ ...asset, count: 7 });
    expect(await list()).toEqual([['Pump', 7]]);
  });

  it('is changed only by those who have seen it', async () => {
    const asset = await add('Pump');
    const seen: StoredAsset[] = [];
    const update = service.update(toKey(asset), 7, (read) => {
      seen.push(read);
      return false;
    });
    await expect(update).rejects.toMatchObject(STALE);
    expect(seen).toEqual([asset]);
    expect(await list()).toEqual([['Pump', 1]]);
    const none = service.update({ ...project, id: 'none' }, 7, isSeen);
    await expect(none).rejects.toMatchObject(NOT_FOUND);
  });

  it('that another call changes meanwhile is read again', async () => {
    const asset = await add('Pump');
    const seen: number[] = [];
    const assets = {
      ...store.assets,
      find: async (key: Parameters<typeof store.assets.find>[0]) => {
        const found = await store.assets.find(key);
        if (seen.length === 0) await service.update(toKey(asset), 5, isSeen);
        return found;
      },
    };
    const late = createAssetService({ store: { ...store, assets } });
    const changed = await late.update(toKey(asset), 7, ({ count }) => seen.push(count) > 0);
    expect([seen, changed.count]).toEqual([[1, 5], 7]);
  });
});

describe('an asset', () => {
  it('is deleted, and restored', async () => {
    const asset = await add('Pump', 3);
    await service.delete(toKey(asset), isSeen);
    expect(await list()).toEqual([]);
    await expect(service.find(toKey(asset))).rejects.toMatchObject(NOT_FOUND);
    expect(await service.restore(toKey(asset))).toEqual(asset);
    expect(await list()).toEqual([['Pump', 3]]);
  });

  it('is deleted only by those who have seen it, and once', async () => {
    const asset = await add('Pump');
    await expect(service.delete(toKey(asset), ({ count }) => count !== 1)).rejects.toMatchObject(STALE);
    expect(await list()).toEqual([['Pump', 1]]);
    await service.delete(toKey(asset), isSeen);
    await expect(service.delete(toKey(asset), isSeen)).rejects.toMatchObject(NOT_FOUND);
  });

  it('is not restored where the project contains its component again', async () => {
    const asset = await add('Pump');
    await service.delete(toKey(asset), isSeen);
    await service.create(project, { componentId: asset.component_id ?? '', count: 9 });
    await expect(service.restore(toKey(asset))).rejects.toMatchObject({
      faults: [{ field: 'component_id', value: undefined, message: 'The project already contains this component' }],
    });
    expect(await list()).toEqual([['Pump', 9]]);
  });
});
