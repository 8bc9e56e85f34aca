import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { listImported } from '#server/components/listImported.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { KeptImport } from '#server/store/KeptImport.ts';
import type { Page } from '#server/store/Page.ts';
import { shareStore } from './shareStore.ts';

const { store, kinds, createOwner } = shareStore(['heatpump']);
let owner: Awaited<ReturnType<typeof createOwner>>;
const from = (entry: string, set = 'pumps') => ({ origin: { set, entry, version: `${entry} 1` } });
const put = (name: string, fields: FieldValues = {}, own = {}) =>
  owner.put({ name, ...fields }, { ...from(name), ...own });
const keep = (stored: StoredComponent, kept: KeptImport) =>
  store.write(owner.id, ({ components }) => components.keepImported(stored, kept));

async function readSlices(page: Page = {}, set = 'pumps') {
  const slices = [];
  for await (const { json, ...slice } of listImported({ store, kinds, ownerId: owner.id, set, page }))
    slices.push({ ...slice, rows: JSON.parse(`[${json}]`) as Record<string, unknown>[] });
  return slices;
}
const readOne = async () => (await readSlices())[0]?.rows[0];

describe('a component that was made from a set', () => {
  beforeEach(async () => {
    owner = await createOwner();
  });

  it('is listed with its entry, its values and what the set gave', async () => {
    const sources = { cop: { source: 'Sheet' } };
    const { id } = await put('A', { cop: 3, max_heat_output: 9 }, { sources });
    expect(await readOne()).toEqual({
      ...{ id, subclass: 'heatpump', name: 'A', locked: false, entry: 'A', version: 'A 1' },
      etag: expect.stringMatching(/^"1-/),
      values: expect.objectContaining({ name: 'A', cop: 3, max_heat_output: 9 }),
      imported: { cop: 3 },
    });
  });

  it('is not listed for other sets, as a template, in the trash and to others', async () => {
    await put('Other', {}, from('Other', 'others'));
    await put('Own', {}, { origin: undefined });
    await put('Template', {}, { isTemplate: true });
    const deleted = await put('Deleted');
    await store.write(owner.id, ({ components }) => components.delete(deleted));
    expect(await readSlices()).toEqual([]);
  });

  it('has as what the set gave neither changed values nor those without a source', async () => {
    const sources = { cop: { source: 'Sheet', changed: true as const }, max_heat_output: { source: 'Sheet' } };
    await put('A', { cop: 3, max_heat_output: 9, lifetime: 20 }, { sources });
    expect((await readOne())?.imported).toEqual({ max_heat_output: 9 });
  });

  it('has no values that it lacks, or that its kind does not know', async () => {
    await put('A', { cop: 3 }, { sources: { gone: { source: 'Sheet' }, max_heat_output: { source: 'Sheet' } } });
    expect((await readOne())?.imported).toEqual({});
  });

  it('has what was kept of its last import', async () => {
    const stored = await put('A', { cop: 3 }, { sources: { cop: { source: 'Sheet' } } });
    await keep(stored, { fields: { cop: 7 }, kindVersion: 1, isNote: false, run: 'run' });
    expect(await readOne()).toMatchObject({ imported: { cop: 7 }, run: 'run' });
    await owner.save(stored, { cop: 4 });
    const later = await readOne();
    expect(later).toMatchObject({ imported: { cop: 7 }, values: { cop: 4 } });
    expect(later).not.toHaveProperty('run');
  });

  it('has nothing of an import by a newer server', async () => {
    const stored = await put('A', { cop: 3 });
    await keep(stored, { fields: { cop: 7 }, kindVersion: 9, isNote: true });
    expect((await readOne())?.imported).toEqual({});
  });

  it('is left out if this server cannot read it', async () => {
    await put('Teapot', {}, { subclass: 'teapot' });
    await put('Newer', {}, { kindVersion: 9 });
    await put('A');
    expect((await readSlices()).map(({ count, rows }) => [count, rows.map(({ name }) => name)])).toEqual([[1, ['A']]]);
  });
});

describe('a long list', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    owner = await createOwner();
    for (let number = 0; number < 104; number++) ids.push((await put(`A ${number}`)).id);
    ids.push((await put('Teapot', {}, { subclass: 'teapot' })).id);
  });
  const read = async (page?: Page) =>
    (await readSlices(page)).map(({ count, next, rows }) => ({ count, next, ids: rows.map(({ id }) => id) }));

  it('is read in slices of fifty', async () => {
    expect(await read()).toEqual([
      { count: 50, next: undefined, ids: ids.slice(0, 50) },
      { count: 50, next: undefined, ids: ids.slice(50, 100) },
      { count: 4, next: undefined, ids: ids.slice(100, 104) },
    ]);
  });

  it.each([3, 50])('ends after %i rows with the place of the next page', async (limit) => {
    expect(await read({ limit })).toEqual([{ count: limit, next: [ids[limit - 1]], ids: ids.slice(0, limit) }]);
  });

  it('is read in pages that are longer than a slice', async () => {
    const [first, second] = await read({ limit: 60 });
    expect([first?.next, second?.next, second?.count]).toEqual([undefined, [ids[59]], 10]);
    const rest = await read({ limit: 45, after: [ids[59] ?? ''] });
    expect(rest).toEqual([{ count: 44, next: undefined, ids: ids.slice(60, 104) }]);
  });

  it('continues after a page of rows that this server cannot read', async () => {
    owner = await createOwner();
    const { id } = await put('Teapot', {}, { subclass: 'teapot' });
    await put('A');
    expect(await read({ limit: 1 })).toEqual([{ count: 0, next: [id], ids: [] }]);
  });
});
