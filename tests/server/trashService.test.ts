import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { createTrashService } from '#server/trash/trashService.ts';
import { shareStore } from './shareStore.ts';

const { store, createOwner } = shareStore(['heatpump']);
let owner: Awaited<ReturnType<typeof createOwner>>;
let trash: ReturnType<typeof createTrashService>;
beforeEach(async () => {
  owner = await createOwner();
  trash = createTrashService({ store });
});

async function putDeleted(name: string, locked = false): Promise<StoredComponent> {
  const stored = await owner.put({ name, locked });
  await store.write(owner.id, ({ components }) => components.delete(stored));
  return stored;
}
const names = async () =>
  (await store.write(owner.id, ({ trash }) => trash.find({ ownerId: owner.id }))).map(({ name }) => name).sort();

describe('one record of the trash', () => {
  it('is deleted permanently, and that is in the activity of the account', async () => {
    const [one] = [await putDeleted('One'), await putDeleted('Other')];
    await trash.purge({ ownerId: owner.id, id: one.id }, owner.origin);
    expect(await names()).toEqual(['Other']);
    expect(await owner.listEvents()).toEqual([['component_purged', 'One']]);
  });

  it('must be there', async () => {
    const [live, foreign] = [await owner.put({ name: 'Live' }), await putDeleted('Foreign')];
    owner = await createOwner();
    for (const { id } of [live, foreign])
      await expect(trash.purge({ ownerId: owner.id, id }, owner.origin)).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('stays while it is locked', async () => {
    const { id } = await putDeleted('Locked', true);
    await expect(trash.purge({ ownerId: owner.id, id }, owner.origin)).rejects.toMatchObject({
      reason: 'forbidden',
      message: 'The component is locked. Restore it and switch the lock off to delete it permanently.',
    });
    expect([await names(), await owner.listEvents()]).toEqual([['Locked'], []]);
  });
});

describe('the trash', () => {
  it('is emptied but for what is locked', async () => {
    await putDeleted('One');
    await putDeleted('Other');
    await putDeleted('Locked', true);
    await owner.put({ name: 'Live' });
    await trash.empty(owner.id, undefined, owner.origin);
    expect(await names()).toEqual(['Locked']);
    expect(await owner.listEvents()).toEqual([['trash_emptied', null]]);
  });

  it('is emptied up to a time', async () => {
    await putDeleted('One');
    const before = new Date(Date.now() - 1000).toISOString();
    const after = new Date(Date.now() + 1000).toISOString();
    await trash.empty(owner.id, before, owner.origin);
    expect([await names(), await owner.listEvents()]).toEqual([['One'], []]);
    await trash.empty(owner.id, after, owner.origin);
    expect([await names(), await owner.listEvents()]).toEqual([[], [['trash_emptied', null]]]);
  });

  it('that holds nothing to delete is not said to be emptied', async () => {
    await trash.empty(owner.id, undefined, owner.origin);
    await putDeleted('Locked', true);
    await trash.empty(owner.id, undefined, owner.origin);
    expect(await owner.listEvents()).toEqual([]);
  });
});
