import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPart } from '#api/readListing.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { Project } from '#api/useProjects.ts';
import { createListValues } from '#features/components/list/createListValues.ts';
import * as components from '#features/components/list/listView.ts';
import { toQuery as toComponentQuery } from '#features/components/list/useLongLibrary.ts';
import * as projects from '#features/projects/list/listView.ts';
import { toQuery as toProjectQuery } from '#features/projects/list/useLongProjects.ts';
import { findComponents } from '#features/projects/page/findComponents.ts';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { readSearch } from '#model/readSearch.ts';
import { writeValueFilters } from '#model/valueFilterText.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const LETTERS = [...'aAbzé', 'É', 'ß', 'SS', 'ſ', 'ﬃ', 'ø', 'Æ', 'İ', 'ı', 'ς', 'Σ', 'Я', '漢', '😀', '\uffee', 'Ⅷ'];
const MARKS = [...' -_.,;%\'"\\()#0129', '  ', '10', '2', '002', 'unit ', 'wind ', 'Turb'];
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS, ...MARKS), { minLength: 1, maxLength }).map((parts) => parts.join(''));

/** Of kinds, one of which is not known. */
const SUBCLASSES = [...subclasses.slice(0, 3), 'flywheel', 'kite'];
const FIELDS = 'lifetime,description,locked,currency';
/** The kind whose templates are filtered by their values. */
const VALUED = 'wind';
const SORT_ORDERS = ['asc', 'desc'] as const;

describe.each(engines)('what the server on $engine finds is what the app finds', (engine) => {
  const { server, user } = shareTestServer(engine);
  let library: ComponentListItem[];
  let held: Set<string>;
  let projectId: string;
  let listed: Project[];

  beforeAll(async () => {
    const ownerId = String((await server.store.users.byEmail(user.email))?.id);
    const sample = fc.sample(fc.tuple(text(8), text(6)), { numRuns: 90, seed: 12 });
    await server.store.write(ownerId, async (writers) => {
      for (const [index, [stem, description]] of sample.entries()) {
        const name = `${stem} ${index}`;
        // The same name in two kinds, and many of one moment.
        for (const turn of [0, 1]) {
          const subclass = SUBCLASSES[(index + turn) % SUBCLASSES.length] ?? '';
          await writers.components.create({ ownerId, subclass, isTemplate: false, fields: { name }, kindVersion: 1 });
        }
        const lifetime = index % 7 === 0 ? null : (index * 7) % 11;
        const fields = { name, description, lifetime, locked: index % 3 === 0 };
        await writers.components.create({ ownerId, subclass: VALUED, isTemplate: true, fields, kindVersion: 1 });
        await writers.projects.create({ ownerId, isTemplate: false, name, description });
      }
    });
    const rows: ComponentListItem[] = (await user.get('/components/')).body;
    projectId = (await user.post('/projects/', { name: 'Host' })).body.id;
    held = new Set(rows.filter((_, index) => index % 9 === 0).map(({ id }) => id));
    for (const component_id of held) await user.post(`/projects/${projectId}/assets/`, { component_id });
    library = (await user.get('/components/')).body;
    listed = (await user.get('/projects/')).body;
    expect(library.length).toBeGreaterThan(100);
    expect(listed.length).toBeGreaterThan(80);
  });

  /** All rows that a query finds, in parts by cursor and one by its place, with their number. */
  async function readAll(path: string, query: object, limit: number): Promise<{ id: string; name: string }[]> {
    const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const get = async (more: Record<string, string>) => {
      const { status, body, headers } = await user.get(
        `${path}?${new URLSearchParams([...params, ...Object.entries(more)])}`,
      );
      return readPart<{ id: string; name: string }>(
        Promise.resolve({ data: body, response: new Response(null, { status, headers: toHeaders(headers) }) }),
      );
    };
    const rows: { id: string; name: string }[] = [];
    for (let cursor: string | undefined; ; ) {
      const part = await get({ limit: String(limit), ...(cursor === undefined ? { count: 'true' } : { cursor }) });
      if (cursor === undefined) expect(part.total).toBeDefined();
      rows.push(...part.rows);
      cursor = part.next;
      if (cursor === undefined) break;
    }
    const offset = Math.floor(rows.length / 2);
    const rest = await get({ limit: '1000', offset: String(offset), count: 'true' });
    expect([rest.rows, rest.total]).toEqual([rows.slice(offset), rows.length]);
    return rows;
  }

  const runs = { numRuns: 40, seed: 7 };
  const search = fc.oneof(fc.constant(''), text(2));
  const ids = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => `${name} ${id}`);

  it('of components, by any search, kind and sort', async () => {
    const filters = fc.record<components.ListFilters>({
      search,
      category: fc.constantFrom(undefined, undefined, components.OTHER_KINDS, ...subclasses.slice(0, 4)),
      sortBy: fc.constantFrom(...components.SORT_KEYS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    });
    const { body } = await user.get('/components/counts/');
    const counts = new Map<string, number>(Object.entries(body.subclasses));
    expect(components.countCategories(counts)).toEqual(components.countByCategory(library));
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(1000, 20), fc.boolean(), async (wanted, limit, inValues) => {
        const found = await readAll('/components/', toComponentQuery(wanted, counts, { inValues }) ?? {}, limit);
        expect(ids(found)).toEqual(ids(components.filterAndSort(library, wanted, { readSearch })));
      }),
      runs,
    );
  });

  it('of one kind, by any values and sort', async () => {
    const { definition } = await loadKind[VALUED]();
    const number = fc.option(fc.integer({ min: -1, max: 12 }), { nil: undefined });
    const filter = fc.oneof(
      fc
        .record({ field: fc.constant('lifetime'), type: fc.constant('range' as const), from: number, to: number })
        .filter(({ from, to }) => from !== undefined || to !== undefined),
      fc.record({ field: fc.constant('description'), type: fc.constant('text' as const), text: text(1) }),
      fc.record({ field: fc.constant('locked'), type: fc.constant('flag' as const), value: fc.boolean() }),
    );
    const wanted = fc.record({
      search,
      category: fc.constant(VALUED),
      columns: fc.subarray(['description', 'lifetime', 'currency', 'createdAt', 'nothing']),
      filters: fc.array(filter, { maxLength: 2 }),
      sortBy: fc.constantFrom(...components.SORT_KEYS, 'lifetime', 'description', 'locked', 'currency', 'nothing'),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    });
    const all = (await user.get(`/components/?templates=true&subclass=${VALUED}&fields=${FIELDS}`)).body;
    let mostFound = 0;
    await fc.assert(
      fc.asyncProperty(wanted, fc.constantFrom(1000, 7), async ({ filters, ...asked }, limit) => {
        const values = createListValues(definition, { ...asked, where: writeValueFilters(filters) });
        const query = { templates: true, ...toComponentQuery(asked, new Map(), { inValues: false, values }) };
        const found = components.filterAndSort(all, asked, { values, readSearch });
        expect(ids(await readAll('/components/', query, limit))).toEqual(ids(found));
        if (filters.length > 0) mostFound = Math.max(mostFound, found.length);
      }),
      runs,
    );
    expect(mostFound).toBeGreaterThan(5);
  });

  it('of projects, by any search, status and sort', async () => {
    const filters = fc.record<projects.ListFilters>({
      search,
      status: fc.constantFrom(...projects.STATUSES),
      sortBy: fc.constantFrom(...projects.SORT_KEYS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
    });
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(1000, 20), async (wanted, limit) => {
        const found = await readAll('/projects/', toProjectQuery(wanted), limit);
        expect(ids(found)).toEqual(ids(projects.filterAndSort(listed, wanted)));
      }),
      runs,
    );
  });

  it('of components that a project may get, by any words', async () => {
    const free = library.filter(({ id }) => !held.has(id));
    const words = fc.oneof(search, fc.constantFrom('wind', 'generation', 'pv turb', 'solar  1', 'GENERATION 2'));
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom(1000, 20), async (wanted, limit) => {
        const query = { sort: 'name', words: wanted, not_in_project: projectId };
        expect(ids(await readAll('/components/', query, limit))).toEqual(ids(findComponents(free, wanted)));
      }),
      runs,
    );
  });

  it('by their ids, templates and others', async () => {
    const [subclass = ''] = subclasses;
    const template = (await user.post(`/components/${subclass}/template/`, { name: 'Pattern' })).body;
    const wanted = [library[3]?.id, template.id, 'nobody'];
    const { body } = await user.get(`/components/?ids=${wanted.join(',')}`);
    expect(new Set(body.map(({ id }: ComponentListItem) => id))).toEqual(new Set(wanted.slice(0, 2)));
  });

  it('whole below a number of rows, and otherwise how many there are', async () => {
    for (const [path, { length }] of [
      ['/components/', library],
      ['/projects/', listed],
    ] as const) {
      const whole = await user.get(`${path}?whole_below=${length + 1}`);
      expect([whole.body.length, whole.headers['x-total-count']]).toEqual([length, String(length)]);
      const long = await user.get(`${path}?whole_below=${length}`);
      expect([long.body, long.headers['x-total-count']]).toEqual([[], String(length)]);
    }
  });
});

function toHeaders(headers: Record<string, string | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
