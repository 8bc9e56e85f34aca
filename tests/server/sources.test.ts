import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';
import { engines } from './engines.ts';
import { openVersion } from './openVersion.ts';
import { shareTestServer } from './TestServer.ts';

const SHEET = { source: 'Data sheet', page: 'p. 4', note: 'Second edition', low: 80, high: 120 };
const LINK = { source: 'https://example.com/turbines' };
const ORIGIN = { set: 'oedb_turbines', entry: 'E-82/2000', version: '3' };

const NUMBER: FieldSchema = { type: 'number', title: 'A number', default: 1 };

/** Power is stored in W, then in kW; the height has another name, and the losses are dropped. */
const VERSIONS = makeVersions('wind', [
  { properties: { power: NUMBER, height: NUMBER, losses: NUMBER } },
  {
    properties: { power: NUMBER, hub_height: NUMBER, extra: NUMBER },
    changes: [
      { scale: 'power', from: 'W', to: 'kW' },
      { rename: 'height', to: 'hub_height' },
      { drop: 'losses' },
      { add: 'extra', value: 'power' },
    ],
  },
]);

describe.each(engines)('the sources of values on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  let made = 0;
  async function create(fields: FieldValues = {}) {
    made += 1;
    const { body, status } = await user.post('/components/wind/', { name: `Sourced ${made}`, ...fields });
    expect(status).toBe(201);
    const path = `/components/wind/${body.id}/`;
    const put = async (change: FieldValues) => user.put(path, { name: body.name, ...change });
    return { body, path, put };
  }

  it('are stored beside the fields, and a component without sources has no such property', async () => {
    const { body, path } = await create({
      hub_height: 98,
      sources: { hub_height: SHEET, power: LINK },
      origin: ORIGIN,
    });
    expect(body).toMatchObject({ sources: { hub_height: SHEET, power: LINK }, origin: ORIGIN });
    expect((await user.get(path)).body).toEqual(body);
    const plain = (await create()).body;
    expect([plain.sources, plain.origin]).toEqual([undefined, undefined]);
  });

  it('stay as they are where a client sends none, and go where it sends none of them', async () => {
    const { put } = await create({ hub_height: 98, sources: { hub_height: SHEET }, origin: ORIGIN });
    expect((await put({ description: 'Tall' })).body).toMatchObject({ sources: { hub_height: SHEET }, origin: ORIGIN });
    const { body } = await put({ sources: {}, origin: null });
    expect([body.sources, body.origin]).toEqual([undefined, undefined]);
  });

  it('are confirmed in the name of the caller, and unconfirmed once the value has changed', async () => {
    const { put, path } = await create({ hub_height: 98, sources: { hub_height: SHEET } });
    const confirmed = (await put({ sources: { hub_height: { ...SHEET, confirmed: true } } })).body.sources.hub_height;
    expect(confirmed).toEqual({ ...SHEET, confirmed: { by: user.email, at: expect.any(String) } });
    const again = (await put({ sources: { hub_height: { ...SHEET, confirmed: true } } })).body.sources.hub_height;
    expect(again).toEqual(confirmed);
    const { body } = await put({ hub_height: 100 });
    expect(body.sources.hub_height).toEqual({ ...SHEET, changed: true });
    const echoed = await put({ ...(await user.get(path)).body, hub_height: 98 });
    expect(echoed.body.sources.hub_height).toEqual({ ...SHEET, changed: true });
    const held = await put({ sources: { hub_height: { ...SHEET, confirmed: true } } });
    expect(held.body.sources.hub_height).toMatchObject({ confirmed: { by: user.email } });
    expect(held.body.sources.hub_height).not.toHaveProperty('changed');
  });

  it('come back as they were with the value of an earlier version', async () => {
    const first = await create({ hub_height: 98, sources: { hub_height: { ...SHEET, confirmed: true } } });
    const { sources } = first.body;
    await first.put({ hub_height: 100 });
    const restored = await first.put({ hub_height: 98, sources });
    expect(restored.body.sources).toEqual(sources);
    // The confirmation was of another value.
    const forged = await first.put({
      hub_height: 99,
      sources: { hub_height: { ...sources.hub_height, changed: false } },
    });
    expect(forged.body.sources.hub_height).toEqual(SHEET);
  });

  it('are never confirmed in the name of somebody else', async () => {
    const confirmed = { by: 'someone@example.com', at: '2026-01-01T00:00:00.000Z' };
    const { body, put } = await create({ hub_height: 98, sources: { hub_height: { ...SHEET, confirmed } } });
    expect(body.sources.hub_height).toEqual(SHEET);
    expect((await put({ sources: { hub_height: { ...SHEET, confirmed } } })).body.sources.hub_height).toEqual(SHEET);
    const own = { by: user.email, at: '2026-01-01T00:00:00.000Z' };
    const kept = await create({ hub_height: 98, sources: { hub_height: { ...SHEET, confirmed: own } } });
    expect(kept.body.sources.hub_height).toEqual({ ...SHEET, confirmed: own });
  });

  it('go with a value that is cleared', async () => {
    const { put } = await create({ hub_height: 98, sources: { hub_height: SHEET, power: LINK } });
    expect((await put({ hub_height: null })).body.sources).toEqual({ power: LINK });
  });

  it('of a curve are marked where one of its points has changed', async () => {
    const { put } = await create({ sources: { power: { ...LINK, confirmed: true } } });
    expect((await put({ pc5: 0.2 })).body.sources.power).toEqual({ ...LINK, changed: true });
  });

  it('are copied with the component, confirmations included, and survive the trash', async () => {
    const sources = { hub_height: { ...SHEET, confirmed: true } };
    const { body, path } = await create({ hub_height: 98, sources, origin: ORIGIN });
    const carried = { sources: body.sources, origin: ORIGIN };
    const copy = await user.post(`${path}duplicate/`);
    expect(copy.body).toMatchObject(carried);
    const template = await user.post(`${path}convert_to_template/`);
    expect(template.body).toMatchObject(carried);
    const back = await user.post(`/components/wind/${template.body.id}/convert_to_component/?name=Back ${made}`);
    expect(back.body).toMatchObject(carried);
    await user.delete(path);
    const restored = await user.post(`${path}restore/?name=Restored ${made}`);
    expect(restored.body).toMatchObject(carried);
  });

  it('are in the history, and count as a version of their own', async () => {
    const { put, path } = await create({ hub_height: 98 });
    const before = (await user.get(path)).headers.etag;
    await put({ sources: { hub_height: SHEET }, origin: ORIGIN });
    expect((await user.get(path)).headers.etag).not.toBe(before);
    const { body } = await user.get(`${path}revisions/`);
    expect(body[0]).toMatchObject({
      changes: [],
      source_changes: [{ field: 'hub_height', before: null, after: SHEET }],
      origin_change: { before: null, after: ORIGIN },
    });
    expect(body[1]).not.toHaveProperty('source_changes');
    const stale = await user.put(path, { name: 'X', sources: {} }, { 'if-match': String(before) });
    expect(stale.status).toBe(412);
  });

  it.each([
    ['no object', { sources: [] }, 'sources', 'Must be an object'],
    ['an unknown field', { sources: { wingspan: LINK } }, 'sources.wingspan', 'Unknown field'],
    ['a name that every object has', { sources: { constructor: LINK } }, 'sources.constructor', 'Unknown field'],
    ['one point of a curve', { sources: { pc5: LINK } }, 'sources.pc5', 'Unknown field'],
    ['no source', { sources: { hub_height: { page: 'p. 4' } } }, 'sources.hub_height.source', 'This field is required'],
    [
      'a blank source',
      { sources: { hub_height: { source: ' ' } } },
      'sources.hub_height.source',
      'This field is required',
    ],
    [
      'a long source',
      { sources: { hub_height: { source: 'x'.repeat(251) } } },
      'sources.hub_height.source',
      'Must be 250 characters or less',
    ],
    [
      'a number as text',
      { sources: { hub_height: { ...LINK, low: '80' } } },
      'sources.hub_height.low',
      'Please enter a valid number',
    ],
    [
      'a range that is upside down',
      { sources: { hub_height: { ...LINK, low: 2, high: 1 } } },
      'sources.hub_height.high',
      'Must not be below the low value',
    ],
    [
      'an unknown property',
      { sources: { hub_height: { ...LINK, by: 'me' } } },
      'sources.hub_height.by',
      'Unknown field',
    ],
    [
      'a confirmation without a date',
      { sources: { hub_height: { ...LINK, confirmed: { by: 'a', at: 'soon' } } } },
      'sources.hub_height.confirmed.at',
      'Invalid value',
    ],
    ['half an origin', { origin: { set: 'a', entry: 'b' } }, 'origin.version', 'This field is required'],
    ['an origin that is a text', { origin: 'oedb' }, 'origin', 'Must be an object'],
  ])('are refused at their place: %s', async (_what, sent, field, message) => {
    const { status, body } = await user.post('/components/wind/', { name: 'Refused', hub_height: -1, ...sent });
    expect(status).toBe(400);
    expect(body.details).toContainEqual(expect.objectContaining({ field, message }));
    // Beside the faults of the fields.
    expect(body.errors).toHaveProperty('hub_height');
  });

  it('go through the file of a project', async () => {
    const sources = { hub_height: { ...SHEET, confirmed: true } };
    const { body } = await create({ hub_height: 98, sources, origin: ORIGIN });
    const project = (await user.post('/projects/', { name: `Isle ${made}` })).body;
    await user.post(`/projects/${project.id}/assets/`, { component_id: body.id, count: 1 });
    const { body: file } = await user.get(`/projects/${project.id}/export/`);
    expect(file.components[0]).toMatchObject({ sources: body.sources, origin: ORIGIN });
    const asset = { name: 'Again', subclass: 'wind', count: 1, component: 0 };
    const again = { ...file.components[0], id: undefined, name: `Again ${made}` };
    const sent = { name: `Isle again ${made}`, components: [again], assets: [asset] };
    const imported = await user.post('/projects/import/', sent);
    expect(imported.status).toBe(201);
    const [held] = (await user.get(`/projects/${imported.body.id}/assets/`)).body;
    const { body: component } = await user.get(`/components/wind/${held.component_id}/`);
    expect(component).toMatchObject({ sources: body.sources, origin: ORIGIN });
    const faulty = { ...again, sources: { wingspan: LINK } };
    const refused = await user.post('/projects/import/', { ...sent, name: 'Third', components: [faulty] });
    expect(refused.body.details).toContainEqual(expect.objectContaining({ field: 'components[0].sources.wingspan' }));
  });

  describe('of a kind with versions', () => {
    async function open(kind: Kind | undefined) {
      const call = await openVersion(server, user, kind);
      return async (...args: Parameters<typeof call>) => (await call(...args)).body;
    }

    it('go where the values go, and back for an older client, which leaves what it does not know', async () => {
      const [first, second] = VERSIONS;
      const [before, now] = [await open(first), await open(second)];
      const sources = { power: { ...LINK, low: 1000, high: 3000 }, height: SHEET, losses: LINK };
      const fields = { name: `Carried ${engine.engine}`, power: 2000, height: 80, losses: 5, sources };
      const { id } = await before('POST', '/components/wind/', fields);
      const url = `/components/wind/${id}/`;
      const carried = { power: { ...LINK, low: 1, high: 3 }, hub_height: SHEET, 'losses@1': LINK };
      expect((await now('GET', url)).sources).toEqual(carried);
      const saved = await now('PUT', url, {
        name: fields.name,
        kind_version: 2,
        sources: { ...carried, extra: LINK },
      });
      expect(saved.sources).toEqual({ ...carried, extra: LINK });
      const older = await now('GET', `${url}?kind_version=1`);
      expect(older.sources).toEqual({ ...sources, 'extra@2': LINK });
      await now('PUT', `${url}?kind_version=1`, { name: fields.name, sources: { height: LINK } });
      expect((await now('GET', url)).sources).toEqual({ hub_height: LINK, extra: LINK });
    });
  });
});
