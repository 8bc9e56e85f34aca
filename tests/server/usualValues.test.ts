import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const KIND = 'wind';
const AT = `/components/usual/${KIND}/`;

describe.each(engines)('usual values on $engine', (engine) => {
  const { server, user, changeUser } = shareTestServer(engine);
  let made = 0;

  const create = async (fields: object, { templates = false } = {}) => {
    made += 1;
    const path = templates ? `/components/${KIND}/template/` : `/components/${KIND}/`;
    const { status, body } = await user.post(path, { name: `Unit ${made}`, ...fields });
    expect(status).toBe(201);
    return body;
  };
  const read = async (path = AT) => {
    const { status, body } = await user.get(path);
    expect(status).toBe(200);
    return new Map<string, object>(body.map(({ field, ...range }: { field: string }) => [field, range]));
  };

  it('are empty in an empty library', async () => {
    expect((await user.get(AT)).body).toEqual([]);
  });

  it('are percentiles of the own components and templates of the kind', async () => {
    for (let height = 10; height <= 110; height += 10) await create({ hub_height: height });
    for (const height of [120, 130, 140, 150, 160, 170, 180, 190, 200, 210])
      await create({ hub_height: height }, { templates: true });
    const other = await user.post('/components/pv/', { name: 'Roof' });
    expect(other.status).toBe(201);
    expect((await read()).get('hub_height')).toEqual({ count: 21, p5: 20, median: 110, p95: 200 });
  });

  it('come in slices of which none is left out', async () => {
    await changeUser();
    for (let index = 1; index <= 230; index += 1) await create({ hub_height: index }, { templates: index % 2 === 0 });
    const range = (await read()).get('hub_height');
    expect(range).toEqual({ count: 230, p5: expect.closeTo(12.45, 9), median: 115.5, p95: expect.closeTo(218.55, 9) });
  });

  it('leave out what is empty, what is deleted, what curves hold and what others own', async () => {
    await changeUser();
    await create({ hub_height: 80, lifetime: null });
    const { id } = await create({ hub_height: 500 });
    expect((await user.delete(`/components/${KIND}/${id}/`)).status).toBe(204);
    const found = await read();
    expect(found.get('hub_height')).toEqual({ count: 1, p5: 80, median: 80, p95: 80 });
    expect(found.has('lifetime')).toBe(false);
    expect([...found.keys()].filter((field) => /^pc\d+$|^name$|^currency$/.test(field))).toEqual([]);
    const stranger = await server.newUser();
    expect((await stranger.get(AT)).body).toEqual([]);
  });

  it('of money count only what is in the currency', async () => {
    await changeUser();
    await create({ invest: 1000, hub_height: 80, currency: 'EUR' });
    await create({ invest: 11000, hub_height: 80, currency: 'SEK' });
    const inEuro = await read(`${AT}?currency=EUR`);
    expect(inEuro.get('invest')).toEqual({ count: 1, p5: 1000, median: 1000, p95: 1000 });
    expect(inEuro.get('hub_height')).toMatchObject({ count: 2 });
    expect((await read()).get('invest')).toMatchObject({ count: 2, median: 6000 });
    expect((await user.get(`${AT}?currency=euro`)).body.details[0].field).toBe('currency');
  });

  it('are read again only after a change', async () => {
    const { headers } = await user.get(AT);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await user.get(AT, known)).status).toBe(304);
    await create({ hub_height: 90 });
    const again = await user.get(AT, known);
    expect([again.status, again.body.find(({ field }: { field: string }) => field === 'hub_height').count]).toEqual([
      200, 3,
    ]);
  });

  it('have the fields of stored records that their kind has renamed since, and defaults of new ones', async () => {
    await changeUser();
    const ownerId = String((await server.store.users.byEmail(user.email))?.id);
    await server.store.write(ownerId, ({ components }) =>
      components.create({
        ...{ ownerId, subclass: KIND, isTemplate: false, kindVersion: 1 },
        fields: { name: 'Old', hub_height: 'tall' },
      }),
    );
    const found = await read();
    expect(found.has('hub_height')).toBe(false);
    expect(found.get('lifetime')).toMatchObject({ count: 1 });
  });

  it('of an unknown kind are not found, and strangers get none', async () => {
    expect((await user.get('/components/usual/flywheel/')).status).toBe(404);
    expect((await server.anonymous.get(AT)).status).toBe(401);
  });
});
