import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { buildApp } from '#server/app.ts';
import { createFields, createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const SENT = {
  name: 'Depot',
  charging: { power: 22, mode: 'flex', plug: ' CCS ' },
  tariff: { type: 'flex', price: -2, fee: 1 },
  periods: [
    { from: 0, price: 0.3, band: ' Night ', weekend: 'true' },
    { from: 6, price: 0.4 },
  ],
  ports: [11, 22],
  vehicles: [{ label: 'Van', battery: { size: 60 }, drive: { type: 'flex', tank: 40 }, trips: [{ km: 12 }] }],
};

/** SENT as it is stored: texts trimmed and in lower case where the kind says so, and what was left out as its default. */
const STORED = {
  name: 'Depot',
  locked: false,
  charging: { power: 22, mode: 'flex', plug: 'ccs' },
  tariff: { type: 'flex', price: -2, fee: 1, source: 'EPEX' },
  periods: [
    { from: 0, price: 0.3, band: 'night', weekend: true },
    { from: 6, price: 0.4, band: '', weekend: false },
  ],
  ports: [11, 22],
  vehicles: [{ label: 'Van', battery: { size: 60 }, drive: { type: 'flex', tank: 40 }, trips: [{ km: 12 }] }],
};

describe.each(engines)('a component with objects, variants and tables on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  async function start(kind: Kind = createNestedKind()) {
    const app = await buildApp({ ...server, kinds: new Map([['depot', kind]]) });
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, extra = {}) => {
      const headers = { authorization: `Bearer ${user.access}`, ...extra };
      const answer = await app.inject({ method, url: `/api/v2${path}`, headers, ...(payload ? { payload } : {}) });
      return {
        status: answer.statusCode,
        body: answer.body === '' ? undefined : answer.json(),
        etag: String(answer.headers.etag),
      };
    };
    return {
      call,
      post: (body: object) => call('POST', '/components/depot/', body),
      put: (id: string, body: object) => call('PUT', `/components/depot/${id}/`, body),
      stop: () => app.close(),
    };
  }

  it('is stored nested, and returned as it is stored', async () => {
    const { call, post, stop } = await start();
    const made = await post({ ...SENT, name: 'Stored' });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...STORED, name: 'Stored' })]);
    expect((await call('GET', `/components/depot/${made.body.id}/`)).body).toEqual(made.body);
    expect((await call('PUT', `/components/depot/${made.body.id}/`, made.body)).body).toMatchObject({
      ...STORED,
      name: 'Stored',
    });
    await stop();
  });

  it('has the defaults of everything that is left out, and none of a case that is not chosen', async () => {
    const { post, stop } = await start();
    const { body } = await post({ name: 'Plain' });
    expect(body).toMatchObject({
      charging: { power: 11, mode: 'fixed', plug: '' },
      tariff: { type: 'fixed', fee: null, price: 0.3 },
      periods: [],
      ports: [],
      vehicles: [],
    });
    expect(Object.keys(body.tariff)).toEqual(['type', 'fee', 'price']);
    await stop();
  });

  it('keeps what a change leaves out, also inside an object; a list is replaced as a whole', async () => {
    const { post, put, stop } = await start();
    const { body } = await post({ ...SENT, name: 'Changed' });
    const changed = await put(body.id, { name: 'Changed', charging: { power: 50 }, ports: [7] });
    expect(changed.body).toMatchObject({
      ...STORED,
      name: 'Changed',
      charging: { power: 50, mode: 'flex', plug: 'ccs' },
      ports: [7],
    });
    const other = await put(body.id, { name: 'Changed', tariff: { type: 'fixed' } });
    expect(other.body.tariff).toEqual({ type: 'fixed', fee: 1, price: 0.3 });
    await stop();
  });

  it('is refused with the path of each fault, in which rows count from 0', async () => {
    const { post, stop } = await start();
    const refused = await post({
      ...SENT,
      name: 'Refused',
      charging: { power: -1, amps: 16 },
      tariff: { type: 'fixed', source: 'EPEX' },
      periods: [{ from: 0, price: 1 }, { from: 24, price: -1 }, { from: 2 }, 'late'],
      ports: [11, 'many'],
      vehicles: [{ drive: { type: 'flex', tank: 'big' }, trips: [{ km: 1 }, { km: -1 }] }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({
      'charging.power': ['Value must be non-negative'],
      'charging.amps': ['Unknown field'],
      'tariff.source': ['Unknown field'],
      'periods[1].from': ['Value must be at most 23'],
      'periods[1].price': ['Value must be non-negative'],
      'periods[2].price': ['This field is required'],
      'periods[3]': ['Invalid value'],
      'ports[1]': ['Please enter a valid number'],
      'vehicles[0].drive.tank': ['Please enter a valid number'],
      'vehicles[0].trips[1].km': ['Value must be non-negative'],
    });
    const values = refused.body.details.map(({ field, value }: { field: string; value: unknown }) => [field, value]);
    expect(Object.fromEntries(values)).toMatchObject({
      'periods[1].from': 24,
      'ports[1]': 'many',
      'charging.amps': 16,
    });
    await stop();
  });

  it.each<[what: string, sent: object, errors: object]>([
    ['an object that is a number', { charging: 5 }, { charging: ['Invalid value'] }],
    ['an object that is null', { tariff: null }, { tariff: ['Invalid value'] }],
    ['an object that is a list', { charging: [] }, { charging: ['Invalid value'] }],
    ['a table that is an object', { periods: { from: 1 } }, { periods: ['Invalid value'] }],
    ['a case that there is not', { tariff: { type: 'none' } }, { 'tariff.type': ['Please select a valid type'] }],
    [
      'a choice that is an object',
      { tariff: { type: { toString: null } } },
      { 'tariff.type': ['Please select a valid type'] },
    ],
    ['a field by its path', { 'charging/power': 5 }, { 'charging/power': ['Unknown field'] }],
    ['a field by its case', { 'tariff/=fixed/price': 5 }, { 'tariff/=fixed/price': ['Unknown field'] }],
    [
      'a property that looks like a case',
      { tariff: { type: 'flex', '=flex': 1 } },
      { 'tariff.=flex': ['Unknown field'] },
    ],
  ])('is refused with %s', async (_, sent, errors) => {
    const { post, stop } = await start();
    const { status, body } = await post({ name: 'Odd', ...sent });
    expect([status, body.errors]).toEqual([400, expect.objectContaining(errors)]);
    await stop();
  });

  it('is refused with too many rows, and with lists nested too deeply', async () => {
    const { post, stop } = await start();
    const periods = Array.from({ length: 6 }, (_, from) => ({ from, price: 1 }));
    expect((await post({ name: 'Long', periods })).body.errors).toEqual({ periods: [expect.any(String)] });
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    const { body } = await post({ name: 'Deep', periods: [{ from: deep }] });
    expect(body.errors).toEqual({ body: ['Lists and objects are nested too deeply'] });
    await stop();
  });

  it('lists a changed table as one change, and nothing where rows are the same', async () => {
    const { call, post, put, stop } = await start();
    const { body } = await post({ ...SENT, name: 'Revised' });
    const [first, second] = STORED.periods;
    await put(body.id, { name: 'Revised', periods: [second, first], charging: { power: 7 } });
    await put(body.id, { name: 'Revised', tariff: { type: 'fixed' } });
    await put(body.id, { name: 'Revised', vehicles: STORED.vehicles });
    const { body: revisions } = await call('GET', `/components/depot/${body.id}/revisions/`);
    expect(revisions.map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [],
      [
        { field: 'tariff/type', before: 'flex', after: 'fixed' },
        { field: 'tariff/=flex/price', before: -2, after: null },
        { field: 'tariff/=flex/source', before: 'EPEX', after: null },
        { field: 'tariff/=fixed/price', before: null, after: 0.3 },
      ],
      [
        { field: 'charging/power', before: 22, after: 7 },
        { field: 'periods', before: [first, second], after: [second, first] },
      ],
      [],
    ]);
    await stop();
  });

  it('is copied, converted, deleted and restored with everything that it holds', async () => {
    const { call, post, stop } = await start();
    const { body, etag } = await post({ ...SENT, name: 'Copied' });
    const path = `/components/depot/${body.id}/`;
    const stale = await call('PUT', path, { name: 'Copied', ports: [] }, { 'if-match': '"0-old"' });
    expect(stale.status).toBe(412);
    expect((await call('PUT', path, { name: 'Copied', ports: [11, 22] }, { 'if-match': etag })).status).toBe(200);
    for (const copy of ['duplicate/', 'convert_to_template/?name=Model']) {
      const { status, body: copied } = await call('POST', `${path}${copy}`);
      const { name: _, ...fields } = STORED;
      expect([copy, status, copied]).toEqual([copy, 201, expect.objectContaining(fields)]);
    }
    expect((await call('DELETE', path)).status).toBeLessThan(300);
    expect((await call('POST', `${path}restore/`)).body).toMatchObject({ ...STORED, name: 'Copied' });
    await stop();
  });

  it('goes with a project into its file and back, and is refused there by its path', async () => {
    const { call, post, stop } = await start();
    const { body } = await post({ ...SENT, name: 'Exported' });
    const { body: project } = await call('POST', '/projects/', { name: 'With depot' });
    await call('POST', `/projects/${project.id}/assets/`, { component_id: body.id, count: 1 });
    const { body: file } = await call('GET', `/projects/${project.id}/export/`);
    expect(file.components).toEqual([body]);
    const { id: _, created_at: __, updated_at: ___, is_template: ____, ...component } = file.components[0];
    const toImport = (name: string, change: object) => ({
      name,
      components: [{ ...component, name, ...change }],
      assets: [{ name, subclass: 'depot', count: 1, component: 0 }],
    });
    expect((await call('POST', '/projects/import/', toImport('Again', {}))).status).toBe(201);
    const faulty = await call('POST', '/projects/import/', toImport('Faulty', { periods: [{ from: 1, price: -1 }] }));
    expect(faulty.body.errors).toEqual({ 'components[0].periods[0].price': ['Value must be non-negative'] });
    await stop();
  });

  it('keeps old values under new names and what its kind no longer has, inside objects and rows too', async () => {
    const before = await start();
    const { body } = await before.post({ ...SENT, name: 'Old' });
    await before.stop();
    const after = await start(createNestedKind(CHANGED));
    const path = `/components/depot/${body.id}/`;
    const read = (await after.call('GET', path)).body;
    expect(read).toMatchObject({
      charging: { kilowatts: 22, mode: 'flex', plug: 'ccs', amps: 16 },
      periods: [
        { start: 0, price: 0.3, band: 'night', weekend: true, season: 'all' },
        { start: 6, price: 0.4, band: '', weekend: false, season: 'all' },
      ],
    });
    expect(read.charging).not.toHaveProperty('power');

    const echoed = await after.put(body.id, read);
    expect([echoed.status, echoed.body.periods, echoed.body.charging]).toEqual([200, read.periods, read.charging]);
    const [first, second] = read.periods;
    const changed = await after.put(body.id, { name: 'Old', periods: [second, { ...first, price: 9 }] });
    expect(changed.body.periods).toEqual([second, { start: 0, price: 9, band: 'night', season: 'all' }]);
    expect((await after.call('GET', `${path}revisions/`)).body[0].changes).toEqual([
      { field: 'periods', before: read.periods, after: changed.body.periods },
    ]);
    const fresh = await after.post({ name: 'New', charging: { power: 1 } });
    expect(fresh.body.errors).toEqual({ 'charging.power': ['Unknown field'] });
    await after.stop();
  });
});

/** The kind after an edit of its file: in an object and in a table, a field renamed, one added and, in the table, one removed. */
const CHANGED: FormDefinition = {
  ...DEPOT,
  version: '2',
  fields: rename(
    { ...DEPOT.fields, periods: { ...DEPOT.fields.periods, ...toChangedPeriods(DEPOT.fields.periods) } },
    'charging/power',
    { name: 'charging/kilowatts', renamedFrom: ['charging/power'] },
    createFields({ 'charging/amps': { title: 'Current', default: 16 } }),
  ),
};

function toChangedPeriods(periods: FieldDefinition | undefined): FieldDefinition {
  if (!periods?.table) throw new Error('the kind has no periods');
  const { weekend: _, ...columns } = periods.table.fields;
  const season = createFields({ season: { type: 'text', title: 'Season', default: 'all' } });
  return {
    ...periods,
    table: {
      ...periods.table,
      unique: ['start'],
      fields: rename(columns, 'from', { name: 'start', renamedFrom: ['from'] }, season),
    },
  };
}

function rename(
  fields: Record<string, FieldDefinition>,
  name: string,
  renamed: Pick<FieldDefinition, 'name' | 'renamedFrom'>,
  added: Record<string, FieldDefinition>,
): Record<string, FieldDefinition> {
  const { [name]: field, ...kept } = fields;
  return field ? { [renamed.name]: { ...field, ...renamed }, ...kept, ...added } : kept;
}
