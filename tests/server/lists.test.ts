import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { COLLATOR } from '#model/collator.ts';
import { fillAccount } from '#server/demo/fillAccount.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { type SignedIn, shareTestServer } from './TestServer.ts';

const [kind = '', otherKind = ''] = subclasses;
const NAMES = ['Unit 9', 'unit 10', 'Straße', 'STRASSE 2', 'Éole', 'eole 3', '100 %', 'under_score', 'Zephyr'];

type Row = Record<'id' | 'name' | 'subclass' | 'created_at' | 'updated_at', string>;

describe.each(engines)('lists on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);
  const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
  const getRows = async (path: string): Promise<Row[]> => (await user.get(path)).body;
  const toNames = (rows: readonly Row[]) => rows.map(({ name }) => name);

  /** All pages of a list, by the address that each has of the next. */
  const readPages = async (path: string) => {
    const pages: Row[][] = [];
    for (let next: string | undefined = path; next; ) {
      const { body, headers } = await user.get(next);
      pages.push(body);
      next = /^<\/api\/v2(.*)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    }
    return pages;
  };

  it('begin with a library', async () => {
    for (const [index, name] of NAMES.entries()) {
      const component = await createComponent(name, index % 3 === 0 ? otherKind : kind);
      const project = await createProject(name, { description: index % 2 ? 'At SEA' : '' });
      await addAsset(project.id, component.id);
      await user.put(`/components/${component.subclass}/${component.id}/`, { name, description: 'saved again' });
    }
    expect(toNames(await getRows('/components/'))).toEqual([...NAMES].reverse());
  });

  it.each(['/components/', '/projects/'])('are sorted by name as the app sorts: %s', async (path) => {
    const sorted = [...NAMES].sort(COLLATOR.compare);
    expect(toNames(await getRows(`${path}?sort=name`))).toEqual(sorted);
    expect(toNames(await getRows(`${path}?sort=-name`))).toEqual(sorted.reverse());
  });

  it.each(
    ['/components/', '/projects/'].flatMap((path) =>
      ['created_at', '-created_at', 'updated_at', '-updated_at', 'name', '-name'].map((sort) => [path, sort]),
    ),
  )('come in pages that make the whole list: %s by %s', async (path, sort) => {
    const whole = await getRows(`${path}?sort=${sort}`);
    for (const limit of [1, 4, NAMES.length]) {
      const pages = await readPages(`${path}?sort=${sort}&limit=${limit}`);
      expect(pages.flat()).toEqual(whole);
      expect(pages.map((page) => page.length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(limit));
      expect(pages.at(-1)?.length).toBeGreaterThan(0);
    }
    const key = sort.replace('-', '') as 'created_at';
    if (key !== ('name' as string)) {
      const values = whole.map((row) => row[key]);
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : 1) * (sort.startsWith('-') ? -1 : 1)));
    }
  });

  it('of components are sorted by kind, and by name within one', async () => {
    const rows = await getRows('/components/?sort=subclass');
    expect((await readPages('/components/?sort=subclass&limit=2')).flat()).toEqual(rows);
    for (const each of [kind, otherKind]) {
      const names = toNames(rows.filter(({ subclass }) => subclass === each));
      expect(names).toEqual([...names].sort(COLLATOR.compare));
      const ofKind = await readPages(`/components/?sort=-created_at&limit=2&subclass=${each}`);
      expect(toNames(ofKind.flat()).sort()).toEqual([...names].sort());
    }
  });

  it.each([
    ['/components/?search=unit', ['Unit 9', 'unit 10']],
    ['/components/?search=%20strasse%20', ['Straße', 'STRASSE 2']],
    ['/components/?search=%25', ['100 %']],
    ['/components/?search=_', ['under_score']],
    ['/components/?search=nothing', []],
    ['/projects/?search=zephyr', ['Zephyr']],
    ['/projects/?search=at%20sea', ['unit 10', 'STRASSE 2', 'eole 3', 'under_score']],
    ['/projects/?has_results=true', []],
    ['/projects/?has_results=false&search=unit', ['Unit 9', 'unit 10']],
  ])('hold what is searched for: %s', async (path, names) => {
    expect(toNames(await getRows(path)).sort()).toEqual([...names].sort());
    const { body, headers } = await user.get(`${path}&limit=1&count=true`);
    expect([body.length, Number(headers['x-total-count'])]).toEqual([Math.min(names.length, 1), names.length]);
  });

  it('have pages of assets, versions and projects as well', async () => {
    const component = await createComponent('Shared');
    const at = `/components/${kind}/${component.id}/`;
    for (const description of ['a', 'b', 'c', 'd']) await user.put(at, { name: 'Shared', description });
    const project = await createProject('Host');
    for (const row of await getRows(`/components/?subclass=${kind}`)) await addAsset(project.id, row.id);
    for (const name of ['Host 10', 'Host 9']) await addAsset((await createProject(name)).id, component.id);
    expect(toNames(await getRows(`${at}projects/`))).toEqual(['Host', 'Host 9', 'Host 10']);
    for (const path of [`${at}revisions/`, `${at}projects/`, `/projects/${project.id}/assets/`]) {
      const whole = await getRows(path);
      const pages = await readPages(`${path}?limit=2&count=true`);
      expect(pages.flat()).toEqual(whole);
      expect(pages.length).toBe(Math.ceil(whole.length / 2));
      expect(Number((await user.get(`${path}?count=true`)).headers['x-total-count'])).toBe(whole.length);
    }
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=two', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=10000001', 'offset'],
    ['whole_below=some', 'whole_below'],
    ['cursor=x', 'cursor'],
    ['sort=-name&cursor=WyJuYW1lIiwiYSIsImIiXQ', 'cursor'],
    ['cursor=WyItY3JlYXRlZF9hdCIsImEiXQ', 'cursor'],
    ['cursor=WyItY3JlYXRlZF9hdCIsIlx1MDAwMCIsImEiXQ', 'cursor'],
    ['sort=size', 'sort'],
  ])('refuse ?%s', async (query, field) => {
    const { status, body } = await user.get(`/components/?${query}`);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  it('are not read again for callers with the current tag', async () => {
    const paths = ['/components/', '/components/?limit=2', '/projects/'];
    for (const path of paths) {
      const { headers } = await user.get(path);
      const tag = String(headers.etag);
      expect(tag).toMatch(/^W\//);
      const known = { 'if-none-match': `"other", ${tag.replace('W/', '')}` };
      const { status, body, headers: again } = await user.get(path, known);
      expect([status, body, again.etag, again.vary]).toEqual([304, undefined, tag, 'accept-encoding']);
      const stranger = await server.newUser();
      expect((await stranger.get(path, known)).status).toBe(200);
    }
    const [components, projects] = await Promise.all(['/components/', '/projects/'].map((path) => user.get(path)));
    await createComponent('Another');
    const ask = (path: string, seen: typeof components) =>
      user.get(path, { 'if-none-match': String(seen?.headers.etag) });
    expect((await ask('/components/', components)).status).toBe(200);
    expect((await ask('/projects/', projects)).status).toBe(304);
  });

  it('have the same tag whatever their encoding, and records a weak one where they are compressed', async () => {
    const { id } = await createComponent('Encoded');
    const get = async (path: string, encoding: string) => {
      const headers = { authorization: `Bearer ${user.access}`, 'accept-encoding': encoding };
      return (await server.app.inject({ url: `/api/v2${path}`, headers })).headers;
    };
    for (const path of ['/components/', `/components/${kind}/${id}/revisions/`, `/components/meta/${kind}/`]) {
      const [plain, packed] = [await get(path, 'identity'), await get(path, 'gzip')];
      expect([plain.vary, packed.vary]).toEqual(['accept-encoding', 'accept-encoding']);
      expect(String(packed.etag).replace('W/', '')).toBe(String(plain.etag).replace('W/', ''));
      if (packed['content-encoding']) expect(packed.etag).toMatch(/^W\//);
    }
  });

  it('that are long are complete, in the same order, with each row once', async () => {
    const many: SignedIn = await server.newUser();
    const ownerId = String((await server.store.users.byEmail(many.email))?.id);
    await fillAccount({ store: server.store, kinds: server.kinds, ownerId, count: 1700 });
    const rows: Row[] = (await many.get('/components/')).body;
    expect(rows).toHaveLength(1700);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1700);
    const ids = rows.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(ids).toEqual([...ids].sort().reverse());
    const last = rows.at(-1)?.name ?? '';
    expect((await many.get(`/components/?limit=5&sort=name&search=${last}`)).body[0].name).toBe(last);
  });
});
