import { beforeAll, describe, expect, it, test } from 'vitest';
import { SOURCED, SOURCED_KIND } from '#fixtures/sourcedKind.ts';
import { createReferenceService, ENTRY_PLACE } from '#server/reference/referenceService.ts';
import type { Page } from '#server/store/Page.ts';
import type { StoredEntry, StoredSet } from '#server/store/referenceRepository.ts';
import { shareStore } from './shareStore.ts';

const { store } = shareStore([]);
const kinds = new Map([['turbine', SOURCED_KIND]]);
const set = (name: string, subclass = 'turbine', count = 1): StoredSet => ({
  ...{ name, title: `Set ${name}`, subclass, source: 'Sheets', licence: 'CC0-1.0', version: `version of ${name}` },
  ...{ count, url: null, citation: null, edition: null, read_at: '2026-05-01T10:00:00.000Z' },
});
const entry = (key: string, fields = {}, sources = {}): StoredEntry => ({
  ...{ key, kindVersion: 1, version: `version of ${key}`, sources },
  fields: { name: key, hub_height: null, currency: 'EUR', invest: null, ...fields },
});

let service: ReturnType<typeof createReferenceService>;
beforeAll(async () => {
  service = createReferenceService({ store, kinds });
  const turbines = Array.from({ length: 5 }, (_, index) => entry(`Unit ${index}`, { hub_height: 10 * index }));
  await store.transaction(async ({ reference }) => {
    await reference.replace(set('turbines', 'turbine', 5), turbines);
    const sources = { hub_height: { source: 'Sheet' } };
    await reference.replace(set('sourced'), [entry('Anemo', { hub_height: 80, invest: 900 }, sources)]);
    await reference.replace(set('teapots', 'teapot'), [entry('Pot')]);
  });
});
const read = async (page: Page, query = {}) => {
  const slices = [];
  const { read: readPage } = await service.entries('turbines', query);
  for await (const { json, ...slice } of await readPage(page))
    slices.push({ ...slice, rows: JSON.parse(`[${json}]`) as { key: string; values: object }[] });
  return slices;
};
const outline = async (page: Page, query = {}) =>
  (await read(page, query)).map(({ count, next, rows }) => [count, next, rows.map(({ key }) => key)]);

describe('sets', () => {
  it('of kinds that this server does not have are hidden', async () => {
    expect((await service.list()).map(({ name }) => name)).toEqual(['sourced', 'turbines']);
    for (const name of ['teapots', 'none']) {
      const gone = { reason: 'notFound' };
      await expect(service.read(name)).rejects.toMatchObject(gone);
      await expect(service.entries(name, {})).rejects.toMatchObject(gone);
      await expect(service.entry({ set: name, key: 'Pot', version: undefined })).rejects.toMatchObject(gone);
    }
  });

  it('are read with the ranges of their numbers', async () => {
    expect(await service.read('turbines')).toMatchObject({
      name: 'turbines',
      ranges: [{ field: 'hub_height', count: 5, least: 0, most: 40 }],
    });
  });
});

describe('the entries of a set', () => {
  it('are counted and read as a whole', async () => {
    const entries = await service.entries('turbines', {});
    expect([await entries.count(), entries.version]).toEqual([5, `version of turbines ${SOURCED.version}`]);
    expect(await outline({})).toEqual([[5, undefined, ['Unit 0', 'Unit 1', 'Unit 2', 'Unit 3', 'Unit 4']]]);
  });

  it('are read with the values that are asked for', async () => {
    const [slice] = await read({ limit: 1 }, { fields: 'hub_height,currency' });
    expect(slice?.rows[0]).toEqual({
      ...{ key: 'Unit 0', name: 'Unit 0', version: 'version of Unit 0' },
      values: { hub_height: 0, currency: 'EUR' },
    });
  });

  it.each<[page: Page, count: number, next: string[] | undefined, first: string]>([
    [{ limit: 2 }, 2, ['Unit 1', '2'], 'Unit 0'],
    [{ limit: 2, offset: 1 }, 2, ['Unit 2', '3'], 'Unit 1'],
    [{ limit: 5 }, 5, undefined, 'Unit 0'],
    [{ limit: 2, after: ['Unit 1', '2'] }, 2, ['Unit 3', '4'], 'Unit 2'],
    // Since the page before, the set has got other entries before this one.
    [{ limit: 2, after: ['Unit 0', '4'] }, 2, ['Unit 2', '3'], 'Unit 1'],
    [{ limit: 2, after: ['Gone', '3'] }, 2, undefined, 'Unit 3'],
  ])('are read in pages: %j', async (page, count, next, first) => {
    const [[found, place, keys] = [], ...others] = await outline(page);
    expect([found, place, (keys as string[])[0], others]).toEqual([count, next, first, []]);
  });

  it.each([{ after: ['Unit 4', '5'] }, { after: ['Gone', '9'] }, { offset: 5 }])('end: %j', async (page) => {
    expect(await outline(page)).toEqual([]);
  });

  test.each([
    ['0', true],
    ['12345678', true],
    ['123456789', false],
    ['', false],
    ['-1', false],
    ['1a', false],
    ['a1', false],
  ])('the place %j in a cursor is one: %s', (text, isPlace) => {
    const [key, index] = ENTRY_PLACE;
    expect([key?.test('any key'), index?.test(text)]).toEqual([true, isPlace]);
  });
});

describe('an entry', () => {
  it('is answered as a component without what a server adds', async () => {
    const { component, stored } = await service.entry({ set: 'sourced', key: 'Anemo', version: undefined });
    expect(stored.key).toBe('Anemo');
    expect(component).toMatchObject({
      ...{ subclass: 'turbine', name: 'Anemo', hub_height: 80 },
      sources: { hub_height: { source: 'Sheet' } },
      origin: { set: 'sourced', entry: 'Anemo', version: 'version of Anemo' },
    });
    for (const name of ['id', 'is_template', 'locked', 'created_at', 'updated_at'])
      expect(component).not.toHaveProperty(name);
  });

  it('that the set does not have is not found', async () => {
    const gone = service.entry({ set: 'sourced', key: 'Unit 0', version: undefined });
    await expect(gone).rejects.toMatchObject({ reason: 'notFound' });
  });
});

describe('the sets of a kind', () => {
  it('have a version that names each of them', async () => {
    const { version } = await service.ofKind(SOURCED_KIND);
    expect(version).toBe('sourced version of sourced,turbines version of turbines');
  });

  it('give the values that have a source, with their currency, or all where none has one', async () => {
    const values = await (await service.ofKind(SOURCED_KIND)).readValues();
    expect(Object.fromEntries(values[0] ?? [])).toEqual({ hub_height: 80, currency: 'EUR' });
    expect(Object.fromEntries(values[1] ?? [])).toMatchObject({ name: 'Unit 0', hub_height: 0, currency: 'EUR' });
    expect(values).toHaveLength(6);
  });
});
