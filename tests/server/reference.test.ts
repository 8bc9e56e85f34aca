import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import { prepareSet } from '#server/reference/prepareSet.ts';
import type { ReferenceFile } from '#server/reference/ReferenceFile.ts';
import { storeSet } from '#server/reference/storeSet.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const AT = '/reference/turbines/';
const ENTRIES = `${AT}entries/`;

const SOURCES = { hub_height: { source: 'Yearbook', page: '7' } };

const TURBINES = [
  { name: 'Anemo 82/2000', hub_height: 98, lifetime: 20, description: 'For islands' },
  { name: 'Anemo 9', hub_height: 40, lifetime: 20 },
  { name: 'Zephyr 100 / II', hub_height: 120, lifetime: null, pc14: 3, sources: SOURCES },
  { name: 'anemo 10', hub_height: 98, lifetime: 25 },
];

function createFile(components: readonly FieldValues[], name = 'turbines'): ReferenceFile {
  return {
    ...{ name, title: `Title of ${name}`, subclass: 'wind', source: 'A yearbook', licence: 'CC0-1.0' },
    entries: components,
  };
}

describe.each(engines)('reference sets on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  const prepare = (components: readonly FieldValues[], name?: string) =>
    prepareSet(createFile(components, name), { kinds: server.kinds, now: new Date(1_790_000_000_000) });
  const add = (components: readonly FieldValues[], name?: string) => storeSet(server.store, prepare(components, name));
  const names = async (query: string) => {
    const { status, body } = await user.get(`${ENTRIES}${query}`);
    expect(status).toBe(200);
    return body.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    expect((await user.get('/reference/')).body).toEqual([]);
    await add(TURBINES);
  });

  it('are the same for every account, and strangers get none', async () => {
    const other = await server.newUser();
    for (const path of ['/reference/', AT, ENTRIES, `${ENTRIES}Anemo%209/`]) {
      const [mine, theirs] = [await user.get(path), await other.get(path)];
      expect([mine.status, theirs.body]).toEqual([200, mine.body]);
      expect((await server.anonymous.get(path)).status).toBe(401);
    }
    expect((await user.get('/reference/')).body).toMatchObject([
      { name: 'turbines', title: 'Title of turbines', subclass: 'wind', licence: 'CC0-1.0', count: 4, url: null },
    ]);
  });

  it('take no writes', async () => {
    for (const path of ['/reference/', AT, ENTRIES, `${ENTRIES}Anemo%209/`])
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const headers = { authorization: `Bearer ${user.access}` };
        const { statusCode } = await server.app.inject({ method, url: `/api/v2${path}`, headers });
        expect(statusCode, `${method} ${path}`).toBe(404);
      }
  });

  it('state the ranges of their numbers, and of the highest points of curves', async () => {
    const { ranges } = (await user.get(AT)).body;
    expect(ranges).toContainEqual({ field: 'hub_height', count: 4, least: 40, most: 120 });
    expect(ranges).toContainEqual({ field: 'lifetime', count: 3, least: 20, most: 25 });
    expect(ranges).toContainEqual({ field: 'power', count: 4, least: 1, most: 3 });
    expect(ranges.filter(({ field }: { field: string }) => /^pc\d/.test(field))).toEqual([]);
  });

  it.each([
    ['', ['Anemo 9', 'anemo 10', 'Anemo 82/2000', 'Zephyr 100 / II']],
    ['?sort=-name', ['Zephyr 100 / II', 'Anemo 82/2000', 'anemo 10', 'Anemo 9']],
    ['?search=ANEMO%2010', ['anemo 10']],
    ['?search=islands', ['Anemo 82/2000']],
    ['?filter=hub_height:50..', ['anemo 10', 'Anemo 82/2000', 'Zephyr 100 / II']],
    ['?filter=hub_height:50..98,lifetime:..20', ['Anemo 82/2000']],
    ['?filter=power:2..', ['Zephyr 100 / II']],
    ['?filter=lifetime:..30', ['Anemo 9', 'anemo 10', 'Anemo 82/2000']],
    ['?sort=-hub_height', ['Zephyr 100 / II', 'anemo 10', 'Anemo 82/2000', 'Anemo 9']],
    ['?sort=-lifetime', ['anemo 10', 'Anemo 9', 'Anemo 82/2000', 'Zephyr 100 / II']],
    ['?sort=lifetime', ['Anemo 9', 'Anemo 82/2000', 'anemo 10', 'Zephyr 100 / II']],
  ])('list their entries: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('give entries in pages with the values that are asked for, and count them', async () => {
    const first = await user.get(`${ENTRIES}?limit=3&fields=hub_height,lifetime&count=true`);
    expect(first.headers['x-total-count']).toBe('4');
    expect(first.body[0].values).toEqual({ hub_height: 40, lifetime: 20 });
    const next = /^<\/api\/v2(.*)>; rel="next"$/.exec(first.headers.link ?? '')?.[1] ?? '';
    const last = await user.get(next);
    expect([last.body.map(({ name }: { name: string }) => name), last.headers.link]).toEqual([
      ['Zephyr 100 / II'],
      undefined,
    ]);
    expect(await names('?limit=2&offset=1')).toEqual(['anemo 10', 'Anemo 82/2000']);
  });

  it.each([
    ['filter', 'filter=height:1..2'],
    ['filter', 'filter=description:1..2'],
    ['filter', 'filter=hub_height'],
    ['filter', 'filter=hub_height:..'],
    ['filter', 'filter=hub_height:9..1'],
    ['filter', 'filter=hub_height:x..1'],
    ['fields', 'fields=hub_height,pc7'],
    ['sort', 'sort=-description'],
    ['cursor', 'cursor=abc&limit=2'],
  ])('refuse a query with a %s that their kind does not have: %s', async (field, query) => {
    const { status, body } = await user.get(`${ENTRIES}?${query}`);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  it('give an entry from which a component can be created', async () => {
    const [item] = (await user.get(`${ENTRIES}?search=zephyr`)).body;
    const entry = await user.get(`${ENTRIES}${encodeURIComponent(item.key)}/`);
    expect(entry.body).toMatchObject({ set: 'turbines', key: item.key, version: item.version });
    expect(entry.body.component).toMatchObject({
      sources: SOURCES,
      origin: { set: 'turbines', entry: item.key, version: item.version },
    });
    const made = await user.post('/components/wind/', entry.body.component);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...entry.body.component,
      hub_height: 120,
      lifetime: null,
      pc14: 3,
      sources: SOURCES,
    });
    expect((await user.get(`${ENTRIES}none/`)).status).toBe(404);
    expect((await user.get('/reference/none/')).status).toBe(404);
    expect((await user.get('/reference/none/entries/')).status).toBe(404);
  });

  it('are read again only after they were replaced, which says what is new, changed and gone', async () => {
    for (const path of ['/reference/', ENTRIES]) {
      const { headers } = await user.get(path);
      const known = { 'if-none-match': String(headers.etag) };
      expect((await user.get(path, known)).status).toBe(304);
      const [first, second] = TURBINES;
      await add([{ ...first, hub_height: 99 }, { ...second }, { name: 'New one' }]);
      expect((await user.get(path, known)).status).toBe(200);
      expect(await names('?filter=hub_height:99..99')).toEqual(['Anemo 82/2000']);
      expect(await add(TURBINES)).toEqual({
        added: ['Zephyr 100 / II', 'anemo 10'],
        changed: ['Anemo 82/2000'],
        gone: ['New one'],
        unchanged: 1,
      });
    }
    expect(await add(TURBINES)).toEqual({ added: [], changed: [], gone: [], unchanged: 4 });
  });

  it('count among the usual values of their kind, as far as they have sources', async () => {
    const stranger = await server.newUser();
    const read = async () => {
      const answer = await stranger.get('/components/usual/wind/', known);
      return [answer.status, answer.body?.map(({ field, count }: { field: string; count: number }) => [field, count])];
    };
    const known: Record<string, string> = {};
    await add(TURBINES);
    const [, before] = await read();
    expect(before).toContainEqual(['hub_height', 4]);
    expect(before).toContainEqual(['anemometer_height', 3]);
    known['if-none-match'] = String((await stranger.get('/components/usual/wind/')).headers.etag);
    expect(await read()).toEqual([304, undefined]);
    await add([{ name: 'Only', hub_height: 50 }]);
    expect((await read())[1]).toContainEqual(['hub_height', 1]);
    await add(TURBINES);
  });

  it('leave out entries at fault, which are named', () => {
    const { entries, faults } = prepare([
      { name: 'Sound' },
      { name: 'SOUND' },
      { name: 'High', hub_height: -1 },
      { name: 'Odd', wings: 4 },
      { hub_height: 7 },
    ]);
    expect(entries.map(({ key }) => key)).toEqual(['Sound']);
    expect(faults.map((fault) => fault.replace(/(:.*?):.*/, '$1'))).toEqual([
      'SOUND is in the set twice. Give one of them another name.',
      'High: hub_height',
      'Odd: wings',
      'entry 5: name',
    ]);
  });

  it('stay as they were where a replacement fails', async () => {
    await add([{ name: 'Kept' }], 'kept');
    const prepared = prepare([{ name: 'Other' }], 'kept');
    const broken = { ...prepared, entries: [...prepared.entries, ...prepared.entries] };
    await expect(storeSet(server.store, broken)).rejects.toThrow();
    expect((await user.get('/reference/kept/entries/')).body).toMatchObject([{ name: 'Kept' }]);
    expect(await server.store.transaction(({ reference }) => reference.remove('kept'))).toBe(true);
    expect((await user.get('/reference/kept/')).status).toBe(404);
  });

  it('of a kind that the server does not have are not listed', async () => {
    const { set } = prepare([], 'strange');
    await server.store.transaction(({ reference }) => reference.replace({ ...set, subclass: 'flywheel' }, []));
    expect((await user.get('/reference/')).body).toMatchObject([{ name: 'turbines' }]);
    expect((await user.get('/reference/strange/entries/')).status).toBe(404);
  });
});
