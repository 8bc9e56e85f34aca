import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { createComponentService } from '#server/components/componentService.ts';
import { readValueQuery } from '#server/components/readValueQuery.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { COMPONENT_ORDERS } from '#server/store/listComponents.ts';
import { findOrder } from '#server/store/listConditions.ts';
import type { Slice } from '#server/store/Page.ts';
import { shareStore } from './shareStore.ts';

const { store, kinds, createOwner } = shareStore(['heatpump', 'wind']);
let owner: Awaited<ReturnType<typeof createOwner>>;
let service: ReturnType<typeof createComponentService>;
beforeEach(async () => {
  owner = await createOwner();
  service = createComponentService({ store, kinds });
});
const sent = (body: unknown, version?: number) => ({ body, version });
const own = () => ({ ownerId: owner.id, subclass: 'heatpump', isTemplate: false });
const findKey = ({ ownerId, subclass, id }: StoredComponent) => ({ ownerId, subclass, id });
const create = (body: FieldValues) => service.create(own(), sent(body));
const isSeen = () => true;
const NOT_FOUND = { reason: 'notFound' };
const LOCKED = {
  reason: 'forbidden',
  message: 'The component is locked. Switch the lock off to change or delete it.',
};
const nameTaken = (value: string) => ({ faults: [expect.objectContaining({ field: 'name', value })] });

describe('a new component', () => {
  it('is confirmed by the account that sends it', async () => {
    const sources = { cop: { source: 'Sheet', confirmed: true } };
    expect((await create({ name: 'A', cop: 3, sources })).sources).toEqual({
      cop: { source: 'Sheet', confirmed: { by: owner.email, at: expect.any(String) } },
    });
  });

  it('may repeat what its account has confirmed, and nothing that others have', async () => {
    const confirmed = { by: owner.email, at: '2026-05-01T10:00:00.000Z' };
    const sources = {
      cop: { source: 'Sheet', confirmed },
      max_heat_output: { source: 'Sheet', confirmed: { ...confirmed, by: 'eve@example.com' } },
    };
    expect((await create({ name: 'A', cop: 3, max_heat_output: 9, sources })).sources).toEqual({
      cop: { source: 'Sheet', confirmed },
      max_heat_output: { source: 'Sheet' },
    });
  });

  it('needs a kind, a name that is free and an address that it does not contradict', async () => {
    await create({ name: 'A' });
    await expect(create({ name: ' a' })).rejects.toMatchObject(nameTaken('a'));
    await expect(create({ name: 'B', subclass: 'wind' })).rejects.toMatchObject({ faults: [{ field: 'subclass' }] });
    await expect(service.create({ ...own(), subclass: 'teapot' }, sent({ name: 'B' }))).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

describe('a change', () => {
  it('must not contradict its address', async () => {
    const stored = await create({ name: 'A' });
    const change = (body: object) => service.update(findKey(stored), sent({ name: 'A', ...body }), isSeen);
    await expect(change({ id: 'other' })).rejects.toMatchObject({
      faults: [{ field: 'id', message: `Must be ${stored.id}, as in the address` }],
    });
    expect((await change({ id: stored.id, cop: 4 })).fields.cop).toBe(4);
  });

  it('may restore a confirmation that a revision had, and nothing else', async () => {
    const stored = await create({ name: 'A', cop: 3, sources: { cop: { source: 'Sheet', confirmed: true } } });
    const change = (body: object) => service.update(findKey(stored), sent({ name: 'A', ...body }), isSeen);
    await change({ cop: 4, sources: {} });
    expect((await change({ cop: 5, sources: stored.sources })).sources).toEqual({ cop: { source: 'Sheet' } });
    expect((await change({ cop: 3, sources: stored.sources })).sources).toEqual(stored.sources);
  });

  it('is refused under a name that is taken, and while the component is locked', async () => {
    await create({ name: 'A' });
    const stored = await create({ name: 'B', locked: true });
    const change = (body: object) => service.update(findKey(stored), sent(body), isSeen);
    await expect(change({ name: 'B' })).rejects.toMatchObject(LOCKED);
    await expect(change({ name: 'A', locked: false })).rejects.toMatchObject(nameTaken('A'));
    expect(await change({ name: 'C', locked: false })).toMatchObject({ name: 'C', locked: false });
  });
});

describe('a deletion', () => {
  it('is in the activity of the account', async () => {
    const stored = await create({ name: 'A' });
    await service.delete(findKey(stored), isSeen, owner.origin);
    await expect(service.find(findKey(stored))).rejects.toMatchObject(NOT_FOUND);
    expect(await owner.listEvents()).toEqual([['component_deleted', 'A']]);
  });

  it('is refused for what the caller has not seen, for what is locked and for what is gone', async () => {
    const [stored, locked] = [await create({ name: 'A' }), await create({ name: 'B', locked: true })];
    await expect(service.delete(findKey(stored), () => false, owner.origin)).rejects.toMatchObject({
      reason: 'stale',
      message: 'The component was changed in the meantime',
    });
    await expect(service.delete(findKey(locked), isSeen, owner.origin)).rejects.toMatchObject(LOCKED);
    const gone = service.delete({ ...findKey(stored), id: 'none' }, isSeen, owner.origin);
    await expect(gone).rejects.toMatchObject(NOT_FOUND);
    expect(await owner.listEvents()).toEqual([]);
  });

  it('that comes between is waited for, and noted once', async () => {
    const stored = await create({ name: 'A' });
    let asked = 0;
    const isSeenLate = (read: StoredComponent) => {
      asked += 1;
      return read.revision === (asked === 1 ? 1 : 2);
    };
    const components = {
      ...store.components,
      find: async (key: Parameters<typeof store.components.find>[0]) => {
        const found = await store.components.find(key);
        if (asked === 0) await owner.save(stored, { cop: 4 });
        return found;
      },
    };
    const late = createComponentService({ store: { ...store, components }, kinds });
    await late.delete(findKey(stored), isSeenLate, owner.origin);
    expect([asked, await owner.listEvents()]).toEqual([2, [['component_deleted', 'A']]]);
  });
});

describe('a restoring', () => {
  const putDeleted = async (name: string) => {
    const stored = await create({ name });
    await service.delete(findKey(stored), isSeen, owner.origin);
    return stored;
  };

  it('is in the activity of the account, under the new name if there is one', async () => {
    const [a, b] = [await putDeleted('A'), await putDeleted('B')];
    expect(await service.restore(findKey(a), undefined, owner.origin)).toMatchObject({ id: a.id, name: 'A' });
    expect(await service.restore(findKey(b), ' C ', owner.origin)).toMatchObject({ id: b.id, name: 'C' });
    expect((await owner.listEvents()).slice(0, 2)).toEqual([
      ['component_restored', 'C'],
      ['component_restored', 'A'],
    ]);
  });

  it('of what is there changes nothing', async () => {
    const stored = await create({ name: 'A' });
    expect(await service.restore(findKey(stored), 'Other', owner.origin)).toMatchObject({ id: stored.id, name: 'A' });
    expect(await owner.listEvents()).toEqual([]);
  });

  it('is refused under a name that is taken, and for what never was', async () => {
    const stored = await putDeleted('A');
    await create({ name: 'B' });
    await expect(service.restore(findKey(stored), 'B', owner.origin)).rejects.toMatchObject(nameTaken('B'));
    const none = service.restore({ ...findKey(stored), id: 'none' }, undefined, owner.origin);
    await expect(none).rejects.toMatchObject(NOT_FOUND);
    expect(await owner.listEvents()).toEqual([['component_deleted', 'A']]);
  });
});

it('revisions are counted from the first save', async () => {
  const stored = await create({ name: 'A' });
  expect(await service.countRevisions(findKey(stored))).toBe(1);
  await service.update(findKey(stored), sent({ name: 'A', cop: 4 }), isSeen);
  expect(await service.countRevisions(findKey(stored))).toBe(2);
});

describe('a list', () => {
  const order = findOrder(COMPONENT_ORDERS, 'name');
  const list = (search: string, asked: Parameters<typeof readValueQuery>[0] = {}, subclass = 'heatpump') => {
    const query = { ownerId: owner.id, isTemplate: false, subclasses: [subclass], order };
    return service.list(query, { search, values: readValueQuery({ subclass, ...asked }, kinds) });
  };
  const readRows = async (slices: AsyncGenerator<Slice>) => {
    const rows: { name: string; values?: FieldValues }[] = [];
    for await (const { json } of slices) rows.push(...JSON.parse(`[${json}]`));
    return rows;
  };
  const names = async (...asked: Parameters<typeof list>) =>
    (await readRows(list(...asked).read({}))).map(({ name }) => name);
  beforeEach(async () => {
    await owner.put({ name: 'Air 9', cop: 4 });
    await owner.put({ name: 'Brine', cop: 3 });
    await owner.put({ name: 'Water', cop: 5 });
    await owner.put({ name: 'Anemo' }, { subclass: 'wind' });
  });

  it.each<[search: string, asked: object, found: string[]]>([
    ['', {}, ['Air 9', 'Brine', 'Water']],
    ['brine', {}, ['Brine']],
    ['', { where: 'cop:4..' }, ['Air 9', 'Water']],
    ['', { sort_field: 'cop' }, ['Brine', 'Air 9', 'Water']],
    ['', { sort_field: '-cop', where: 'cop:..4' }, ['Air 9', 'Brine']],
    ['a', { where: 'cop:4..', fields: 'cop' }, ['Air 9', 'Water']],
    ['', { fields: 'cop' }, ['Air 9', 'Brine', 'Water']],
  ])('has what is searched for as %j under %j', async (search, asked, found) => {
    expect(await names(search, asked)).toEqual(found);
    expect(await list(search, asked).count()).toBe(found.length);
  });

  it('has the values that are asked for', async () => {
    const [row] = await readRows(list(' ', { fields: 'cop' }).read({ limit: 1 }));
    expect(row).toMatchObject({ name: 'Air 9', values: { cop: 4 } });
    const [plain] = await readRows(list(' ').read({ limit: 1 }));
    expect(plain).not.toHaveProperty('values');
  });

  it.each<[search: string, asked: object, isByStore: boolean]>([
    ['', {}, true],
    ['  ', {}, true],
    ['', { fields: 'cop' }, true],
    ['brine', {}, false],
    ['', { where: 'cop:4..' }, false],
    ['', { sort_field: 'cop' }, false],
  ])('is counted without reading it where nothing is sought: %j under %j', async (search, asked, isByStore) => {
    const count = vi.spyOn(store.lists.components, 'count');
    await list(search, asked).count();
    expect(count).toHaveBeenCalledTimes(isByStore ? 1 : 0);
    count.mockRestore();
  });
});
