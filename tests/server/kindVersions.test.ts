import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';
import { engines } from './engines.ts';
import { openVersion } from './openVersion.ts';
import { shareTestServer } from './TestServer.ts';

const NUMBER: FieldSchema = { type: 'number', title: 'A number', default: 1 };
const COLOUR: FieldSchema = { type: 'string', title: 'Colour', default: '' };

/** Power is stored in W, then in kW; the colour is dropped. */
const VERSIONS = makeVersions('wind', [
  { properties: { power: NUMBER, height: NUMBER, colour: COLOUR } },
  {
    properties: { power: NUMBER, hub_height: NUMBER, colour: COLOUR },
    changes: [{ rename: 'height', to: 'hub_height' }],
  },
  {
    properties: { power: NUMBER, hub_height: NUMBER, losses: NUMBER },
    changes: [{ scale: 'power', from: 'W', to: 'kW' }, { drop: 'colour' }, { add: 'losses', value: 'power * 0.5' }],
  },
]);
const [FIRST, , THIRD] = VERSIONS;

/** Rows lose a column, and count another one in another unit. */
const TABLES = makeVersions('hydro', [
  { properties: { periods: createTable({ price: NUMBER, note: COLOUR }) } },
  {
    properties: { periods: createTable({ price: NUMBER }) },
    changes: [
      { in: 'periods', scale: 'price', from: '%', to: '1' },
      { in: 'periods', drop: 'note' },
    ],
  },
]);

function createTable(properties: Record<string, FieldSchema>): FieldSchema {
  return { type: 'array', title: 'Periods', 'x-row': 'period', default: [], items: { type: 'object', properties } };
}

describe.each(engines)('a kind with versions, on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  const open = (kind: Kind | undefined) => openVersion(server, user, kind);

  async function create(fields: FieldValues) {
    const call = await open(FIRST);
    const { body } = await call('POST', '/components/wind/', fields);
    return { call, body, url: `/components/wind/${body.id}/` };
  }

  const OLD = { name: 'Old', power: 3000, height: 80, colour: 'red' };

  it('reads what an earlier version has stored as its own, and marks nothing as changed', async () => {
    const { body: before, url } = await create({ ...OLD, name: 'Read' });
    expect(before).not.toHaveProperty('kind_version');
    const call = await open(THIRD);
    const { body } = await call('GET', url);
    expect(body).toMatchObject({ power: 3, hub_height: 80, losses: 1500, 'colour@2': 'red', kind_version: 3 });
    expect([body.height, body.colour]).toEqual([undefined, undefined]);
    expect(body.updated_at).toBe(before.updated_at);
    expect((await call('GET', `${url}revisions/`)).body).toMatchObject([{ revision: 1, changes: [] }]);
    const renamed = await call('PUT', url, { ...body, name: 'Renamed' });
    expect(renamed.body).toMatchObject({ power: 3, 'colour@2': 'red', kind_version: 3 });
    const [latest] = (await call('GET', `${url}revisions/`)).body;
    expect(latest.changes).toEqual([{ field: 'name', before: 'Read', after: 'Renamed' }]);
  });

  it('serves a client of an earlier version, which reads and writes as before', async () => {
    const { url } = await create({ ...OLD, name: 'Client' });
    const call = await open(THIRD);
    await call('PUT', url, { name: 'Client', losses: 7 });
    const { body: read } = await call('GET', `${url}?kind_version=1`);
    expect(read).toMatchObject({ power: 3000, height: 80, colour: 'red', 'losses@3': 7 });
    expect(read).not.toHaveProperty('kind_version');
    const put = await call('PUT', `${url}?kind_version=1`, { name: 'Client', height: 90 });
    expect([put.status, put.body.height, put.body.power]).toEqual([200, 90, 3000]);
    expect((await call('GET', url)).body).toMatchObject({ power: 3, hub_height: 90, losses: 7, 'colour@2': 'red' });
    const recoloured = await call('PUT', `${url}?kind_version=2`, { name: 'Client', power: 4500, colour: 'blue' });
    expect(recoloured.body).toMatchObject({ power: 4500, hub_height: 90, colour: 'blue', kind_version: 2 });
    expect((await call('GET', url)).body).toMatchObject({ power: 4.5, losses: 7, 'colour@2': 'blue' });
    const made = await call('POST', '/components/wind/?kind_version=1', { name: 'Made', power: 9000, colour: 'green' });
    expect([made.status, made.body.power, made.body.colour]).toEqual([201, 9000, 'green']);
    const stored = await call('GET', `/components/wind/${made.body.id}/`);
    expect(stored.body).toMatchObject({ power: 9, losses: 4500, 'colour@2': 'green' });
  });

  it('accepts its own response in an earlier version, if the body states it', async () => {
    const { url } = await create({ ...OLD, name: 'Stated' });
    const call = await open(THIRD);
    const { body } = await call('GET', `${url}?kind_version=2`);
    expect(body).toMatchObject({ power: 3000, kind_version: 2 });
    const put = await call('PUT', url, { ...body, power: 6000 });
    expect([put.status, put.body.power, put.body.kind_version]).toEqual([200, 6, 3]);
    const unknown = await call('PUT', url, { name: 'Stated', kind_version: 4 });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { kind_version: ['This server knows versions 1 to 3 of Probe'] },
    ]);
    const odd = await call('PUT', url, { name: 'Stated', 'shade@2': 1 });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([400, ['shade@2']]);
  });

  it('copies and exports what an earlier version has stored, and imports what one has exported', async () => {
    const { call: first, body, url } = await create({ ...OLD, name: 'Moved' });
    const asset = { name: 'Moved', subclass: 'wind', count: 2 };
    const project = { name: `Isle on ${engine.engine}`, components: [], assets: [{ ...asset, component_id: body.id }] };
    const made = await first('POST', '/projects/import/', project);
    const { body: file } = await first('GET', `/projects/${made.body.id}/export/`);
    expect(file.components).toMatchObject([{ power: 3000, height: 80, colour: 'red' }]);
    const call = await open(THIRD);
    const copied = await call('POST', `${url}duplicate/`);
    expect(copied.body).toMatchObject({ power: 3, hub_height: 80, 'colour@2': 'red', kind_version: 3 });
    const { body: newer } = await call('GET', `/projects/${made.body.id}/export/`);
    expect(newer.components).toMatchObject([{ power: 3, 'colour@2': 'red', kind_version: 3 }]);
    for (const [name, { components }] of Object.entries({ older: file, newer })) {
      const [{ id: _, created_at: __, updated_at: ___, is_template: ____, ...own }] = components;
      const sent = {
        name: `${name} on ${engine.engine}`,
        components: [{ ...own, name: `From the ${name}` }],
        assets: [{ ...asset, component: 0 }],
      };
      const imported = await call('POST', '/projects/import/', sent);
      expect([imported.status, imported.body.errors]).toEqual([201, undefined]);
      const list = (await call('GET', `/components/?name=${encodeURIComponent(`From the ${name}`)}`)).body;
      const read = await call('GET', `/components/wind/${list[0].id}/`);
      expect(read.body).toMatchObject({ power: 3, hub_height: 80, 'colour@2': 'red' });
    }
  });

  it('keeps in rows what one of its versions cannot say, whichever version sends them', async () => {
    const [older, newer] = [await open(TABLES[0]), await open(TABLES[1])];
    const periods = [
      { price: 20, note: 'night' },
      { price: 35, note: 'day' },
    ];
    const { body } = await older('POST', '/components/hydro/', { name: `Rows on ${engine.engine}`, periods });
    const url = `/components/hydro/${body.id}/`;
    const { body: read } = await newer('GET', url);
    expect(read.periods).toEqual([
      { price: 0.2, 'note@1': 'night' },
      { price: 0.35, 'note@1': 'day' },
    ]);
    const edited = [{ ...read.periods[0], price: 0.25 }, read.periods[1]];
    const put = await newer('PUT', url, { ...read, periods: edited });
    expect([put.status, put.body.periods]).toEqual([200, edited]);
    const mine = [...periods, { price: 50, note: 'evening' }];
    const sent = await newer('PUT', `${url}?kind_version=1`, { name: read.name, periods: mine });
    expect([sent.status, sent.body.periods]).toEqual([200, mine]);
    expect((await newer('GET', url)).body.periods[2]).toEqual({ price: 0.5, 'note@1': 'evening' });
    const odd = await newer('PUT', url, { name: read.name, periods: [{ price: 1, 'shade@1': 2 }] });
    expect(odd.status).toBe(400);
  });

  it('leaves alone what a newer version has stored', async () => {
    const newer = await open(THIRD);
    const { body } = await newer('POST', '/components/wind/', { name: 'Newer', power: 3 });
    const older = await open(FIRST);
    const read = await older('GET', `/components/wind/${body.id}/`);
    expect([read.status, read.body.message]).toEqual([
      503,
      'This component was stored by a newer version of this server (Probe, version 3)',
    ]);
    expect((await older('PUT', `/components/wind/${body.id}/`, { name: 'Lost' })).status).toBe(503);
    expect((await newer('GET', `/components/wind/${body.id}/`)).body).toMatchObject({ name: 'Newer', power: 3 });
  });
});
