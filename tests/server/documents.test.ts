import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createOfficialCheck, createTurbineKind, readTurbine, TURBINES } from '../fixtures/turbineDocuments.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const kind = createTurbineKind();
const findOfficialErrors = createOfficialCheck();

describe.each(engines)('a component that holds a document on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  async function start() {
    const app = await buildApp({ ...server, kinds: new Map([['turbine_iec', kind]]) });
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, extra = {}) => {
      const headers = { authorization: `Bearer ${user.access}`, ...extra };
      const url = `/api/v2/components/turbine_iec/${path}`;
      const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json(), etag: String(answer.headers.etag) };
    };
    const create = (name: string, power_curve: unknown) => call('POST', '', { name, power_curve });
    return { call, create, stop: () => app.close() };
  }

  it.each(TURBINES)('returns %s as it was sent, and after an edit as it was edited', async (name) => {
    const { call, create, stop } = await start();
    const made = await create(name, readTurbine(name));
    expect([made.status, made.body.power_curve]).toEqual([201, readTurbine(name)]);
    const read = await call('GET', `${made.body.id}/`);
    expect(read.body.power_curve).toEqual(readTurbine(name));
    const document = readTurbine(name);
    Object(document.turbine).rated_power = 4_000_000;
    const saved = await call('PUT', `${made.body.id}/`, { ...read.body, power_curve: document });
    expect([saved.status, saved.body.power_curve]).toEqual([200, document]);
    expect(findOfficialErrors(saved.body.power_curve)).toEqual([]);
    await stop();
  });

  it('adds nothing to a document, and keeps nothing of the former one', async () => {
    const { call, create, stop } = await start();
    const full = readTurbine('generic-120-3-with-extra-parameters');
    const { turbine, document, power_curves } = readTurbine('generic-120-3');
    const { cut_in_rpm: _, grid_frequencies: __, power_reference_location: ___, ...rest } = Object(turbine);
    const bare = { turbine: rest, document, power_curves };
    expect((await create('Bare', bare)).body.power_curve).toEqual(bare);
    const { body } = await create('Full', full);
    expect((await call('PUT', `${body.id}/`, { name: 'Full', power_curve: bare })).body.power_curve).toEqual(bare);
    expect((await call('GET', `${body.id}/`)).body.power_curve).toEqual(bare);
    expect((await call('PUT', `${body.id}/`, { name: 'Renamed' })).body.power_curve).toEqual(bare);
    const empty = { ...bare, turbine: { ...rest, thermal_regulation: {} }, additional: {}, design_bases: [] };
    expect((await create('Empty', empty)).body.power_curve).toEqual(empty);
    const [{ changes }] = (await call('GET', `${body.id}/revisions/`)).body;
    expect(changes).toEqual([{ field: 'name', before: 'Full', after: 'Renamed' }]);
    await stop();
  });

  it('refuses what the schema refuses, at its place', async () => {
    const { call, create, stop } = await start();
    const document = readTurbine('generic-120-3');
    Object.assign(Object(document.turbine), { rated_power: -1, colour: 'white' });
    Object(document.power_curves).operating_modes[0].cuts[1].period = 'long';
    const { status, body } = await create('Faulty', document);
    expect([status, toMessages(body)]).toEqual([
      400,
      {
        'power_curve.turbine.rated_power': 'Value must be non-negative',
        'power_curve.turbine.colour': 'Unknown field',
        'power_curve.power_curves.operating_modes[0].cuts[1].period': 'Please enter a valid number',
      },
    ]);
    for (const wrong of [null, 5, [], 'text'])
      expect(toMessages((await create('Wrong', wrong)).body)).toEqual({ power_curve: 'Invalid value' });
    expect(toMessages((await create('None', undefined)).body)).toMatchObject({
      'power_curve.turbine.rated_power': 'This field is required',
    });
    const made = await create('Sound', readTurbine('generic-120-3'));
    const emptied = await call('PUT', `${made.body.id}/`, { name: 'Sound', power_curve: {} });
    expect([emptied.status, Object.keys(toMessages(emptied.body))]).toEqual([
      400,
      ['power_curve.document', 'power_curve.turbine', 'power_curve.power_curves'],
    ]);
    await stop();
  });

  it('is refused if another user has changed it, or if it is nested too deeply', async () => {
    const { call, create, stop } = await start();
    const made = await create('Shared', readTurbine('generic-120-3'));
    const path = `${made.body.id}/`;
    const stale = { 'if-match': made.etag };
    expect((await call('PUT', path, { name: 'Mine', power_curve: readTurbine('generic-274-20') }, stale)).status).toBe(
      200,
    );
    expect((await call('PUT', path, { name: 'Theirs' }, stale)).status).toBe(412);
    let deep: unknown = 1;
    for (let level = 0; level < 120; level += 1) deep = { deep };
    const document = { ...readTurbine('generic-120-3'), additional: { data: deep } };
    expect(toMessages((await create('Deep', document)).body)).toEqual({
      body: 'Lists and objects are nested too deeply',
    });
    await stop();
  });
});

function toMessages({ details }: { details: { field: string; message: string }[] }): Record<string, string> {
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}
