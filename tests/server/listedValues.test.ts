import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { expectEqualPages } from './expectEqualPages.ts';
import { shareTestServer } from './TestServer.ts';

interface Row {
  id: string;
  name: string;
  values?: Record<string, unknown>;
}

const TURBINES = [
  { name: 'Coast', hub_height: 90, description: 'Near the Küste', currency: 'EUR' },
  { name: 'Ridge', hub_height: 120, description: 'On the hill', currency: 'USD' },
  { name: 'Alm', hub_height: null, description: '', currency: 'EUR' },
  { name: 'Coast 2', hub_height: 90, description: 'A KÜSTE again', currency: 'EUR' },
  { name: 'Low', hub_height: 9, description: '', currency: 'USD' },
];

describe.each(engines)('lists with values on $engine', (engine) => {
  const { user } = shareTestServer(engine);

  it('begins with a library', async () => {
    for (const fields of TURBINES) expect((await user.post('/components/wind/', fields)).status).toBe(201);
    await user.post('/components/pv/', { name: 'Roof', description: 'Küste as well' });
    await user.post('/components/wind/template/', { name: 'Pattern', hub_height: 100 });
  });

  const list = async (query: string) => {
    const { body, status } = await user.get(`/components/?${query}`);
    expect(status).toBe(200);
    return body as Row[];
  };
  const names = async (query: string) => (await list(query)).map(({ name }) => name);

  it('shows the asked fields of each row, and none without', async () => {
    const [first] = await list('subclass=wind&sort=name&fields=hub_height,description');
    expect(first).toMatchObject({ name: 'Alm', values: { hub_height: null, description: '' } });
    expect((await list('subclass=wind')).every((row) => !('values' in row))).toBe(true);
  });

  it('shows what all kinds have in a list of all kinds', async () => {
    const rows = await list('sort=name&fields=description');
    expect(rows.find(({ name }) => name === 'Roof')?.values).toEqual({ description: 'Küste as well' });
  });

  it.each<[query: string, found: string[]]>([
    ['where=hub_height:80..100', ['Coast', 'Coast 2']],
    ['where=hub_height:..90', ['Coast', 'Coast 2', 'Low']],
    ['where=hub_height:90.5..', ['Ridge']],
    ['where=hub_height:-1e3..1e2;currency:%3DUSD', ['Low']],
    ['where=currency:%3DUSD,EUR', ['Alm', 'Coast', 'Coast 2', 'Low', 'Ridge']],
    [`where=${encodeURIComponent('description:~k%C3%BCste')}`, ['Coast', 'Coast 2']],
    ['where=locked:yes', []],
    ['where=locked:no&find=hill', ['Ridge']],
    ['where=hub_height:90..90&words=2', ['Coast 2']],
  ])('finds by %s', async (query, found) => {
    expect(await names(`subclass=wind&sort=name&${query}`)).toEqual(found);
  });

  it('filters a list of all kinds by what they have in common', async () => {
    expect(await names(`sort=name&where=${encodeURIComponent('description:~küste')}`)).toEqual([
      'Coast',
      'Coast 2',
      'Roof',
    ]);
  });

  it('sorts by values, with those without one last', async () => {
    expect(await names('subclass=wind&sort_field=hub_height')).toEqual(['Low', 'Coast', 'Coast 2', 'Ridge', 'Alm']);
    expect(await names('subclass=wind&sort_field=-hub_height')).toEqual(['Ridge', 'Coast', 'Coast 2', 'Low', 'Alm']);
    expect(await names('subclass=wind&sort_field=-description')).toEqual(['Ridge', 'Coast', 'Coast 2', 'Alm', 'Low']);
  });

  it.each([
    'sort_field=hub_height',
    'sort_field=-hub_height',
    'sort=-created_at&where=hub_height:0..',
    'sort=subclass',
  ])('is read in pages by cursor and by place, by %s', (order) =>
    expectEqualPages(user, `/components/?subclass=wind&fields=hub_height&${order}`),
  );

  it('continues after a row that was deleted since', async () => {
    const path = '/components/?subclass=wind&sort_field=hub_height&limit=2';
    const first = await user.get(path);
    expect(first.body.map(({ name }: Row) => name)).toEqual(['Low', 'Coast']);
    expect((await user.delete(`/components/wind/${first.body[1].id}/`)).status).toBe(204);
    const next = /^<\/api\/v2(.*)>; rel="next"$/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect((await user.get(next)).body.map(({ name }: Row) => name)).toEqual(['Coast 2', 'Ridge']);
    const other = await user.get(next.replace('sort_field=hub_height', 'sort_field=description'));
    expect(other.status).toBe(400);
  });

  it('answers 304 until a value changes, and each set of fields on its own', async () => {
    const path = '/components/?subclass=wind&fields=hub_height';
    const { headers, body } = await user.get(path);
    const known = { 'if-none-match': headers.etag ?? '' };
    expect((await user.get(path, known)).status).toBe(304);
    expect((await user.get('/components/?subclass=wind&fields=lifetime', known)).status).toBe(200);
    const { id } = body[0];
    const { body: stored } = await user.get(`/components/wind/${id}/`);
    expect((await user.put(`/components/wind/${id}/`, { ...stored, hub_height: 77 })).status).toBe(200);
    const again = await user.get(path, known);
    expect([again.status, again.body.find((row: Row) => row.id === id).values]).toEqual([200, { hub_height: 77 }]);
  });

  it.each<[query: string, field: string, message: string]>([
    ['subclass=wind&fields=hub_heigth', 'fields', 'Wind turbine has no field hub_heigth to list'],
    ['subclass=wind&fields=toString', 'fields', 'Wind turbine has no field toString to list'],
    ['subclass=wind&fields=name', 'fields', 'Wind turbine has no field name to list'],
    ['subclass=wind&fields=pc3', 'fields', 'Wind turbine has no field pc3 to list'],
    ['fields=hub_height', 'fields', 'Not every kind of this list has a field hub_height to list'],
    ['subclass=wind&fields=%25', 'fields', 'Must be names of fields separated by commas'],
    ['subclass=wind&sort_field=-nothing', 'sort_field', 'Wind turbine has no field nothing to list'],
    ['subclass=wind&where=nothing:1..2', 'where', 'Wind turbine has no field nothing to list'],
    ['subclass=wind&where=hub_height:~90', 'where', "hub_height can't be filtered like this"],
    [
      'subclass=wind&where=hub_height',
      'where',
      'Must be conditions such as hub_height:80..120, separated by semicolons',
    ],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await user.get(`/components/?${query}`);
    expect([
      status,
      body.details.map((each: { field: string; message: string }) => [each.field, each.message]),
    ]).toEqual([400, [[field, message]]]);
  });
});
