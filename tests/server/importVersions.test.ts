import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Kind } from '#model/Kind.ts';
import { buildApp } from '#server/app.ts';
import { makeKind } from '../codegen/makeKind.ts';
import { createNestedKind } from '../fixtures/nestedKind.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const NUMBER: FieldSchema = { type: 'number', title: 'Power', default: 1 };

/** Power is stored in W, then in kW. */
const [FIRST, SECOND] = makeVersions('wind', [
  { properties: { power: NUMBER } },
  { properties: { power: NUMBER }, changes: [{ scale: 'power', from: 'W', to: 'kW' }] },
]);

const common = JSON.parse(readFileSync('schemas/common.json', 'utf8'));

/** A kind with a field that has to be sent. */
const makeRequired = (name: string, schema: FieldSchema) =>
  makeKind(
    {
      ...{ $id: 'wind', title: 'Probe', allOf: [{ $ref: '../common.json' }] },
      properties: { [name]: { title: 'Size', type: 'number', ...schema }, other: NUMBER },
      required: [name],
    },
    { 'common.json': common },
  );

describe.each(engines)('imports over versions of a kind on $engine', (engine) => {
  const { server, user, changeUser } = shareTestServer(engine);

  /** The imports of a server that has this kind. */
  async function open(kind: Kind | undefined) {
    if (!kind) throw new Error('There is no such version');
    const app = await buildApp({ ...server, kinds: new Map([...server.kinds, [kind.definition.id, kind]]) });
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${user.access}` };
      const answer = await app.inject({ method, url: `/api/v2${url}`, headers, ...(payload ? { payload } : {}) });
      return answer.json();
    };
    return {
      send: async (...components: object[]) => (await call('POST', '/imports/', { components })).results,
      list: () => call('GET', '/imports/?set=set'),
      read: (id: string) => call('GET', `/components/${kind.definition.id}/${id}/`),
      undo: (...updates: object[]) => call('POST', '/imports/undo/', { ids: [], updates }),
    };
  }

  const wind = (name: string, fields: object) => ({ subclass: 'wind', name, ...fields });
  const fromSet = (paths: string[]) => ({
    origin: { set: 'set', entry: 'A', version: '1' },
    sources: Object.fromEntries(paths.map((path) => [path, { source: 'Set', page: '1' }])),
  });

  it('carry what a set gave from the version in which it was said', async () => {
    await changeUser();
    const first = await open(FIRST);
    const [{ id }] = await first.send(wind('A', { power: 3000, ...fromSet(['power']) }));
    const second = await open(SECOND);
    expect(await second.list()).toMatchObject([{ values: { power: 3 }, imported: { power: 3 } }]);
    await first.send({ ...wind('A', { power: 4000 }), id, imported: { power: 4000 } });
    expect(await second.list()).toMatchObject([{ values: { power: 4 }, imported: { power: 4 } }]);
    // A note of the second version is kept with a component of the first one.
    await second.send({ subclass: 'wind', id, imported: { power: 5 } });
    expect(await second.list()).toMatchObject([{ values: { power: 4 }, imported: { power: 5 } }]);
    const [{ id: other }] = await second.send({
      ...wind('B', { power: 6000, kind_version: 1, ...fromSet(['power']) }),
      imported: { power: 6000 },
    });
    expect((await second.list())[1]).toMatchObject({ id: other, values: { power: 6 }, imported: { power: 6 } });
  });

  it('refuse a change of another version, and what a newer server has stored, without refusing others', async () => {
    await changeUser();
    const [first, second] = [await open(FIRST), await open(SECOND)];
    const [{ id }] = await second.send(wind('A', { power: 3, ...fromSet(['power']) }));
    const [older, own] = await second.send(
      { subclass: 'wind', id, power: 4000, kind_version: 1 },
      { subclass: 'wind', id, power: 4, kind_version: 2 },
    );
    expect([older.details, own.details]).toEqual([
      [{ field: 'kind_version', value: 1, message: 'A change must use version 2 of Probe' }],
      [],
    ]);
    const [refused, made] = await first.send({ subclass: 'wind', id, power: 5 }, wind('B', fromSet([])));
    expect([refused.id, made.details]).toEqual([null, []]);
    expect(refused.details).toEqual([
      {
        ...{ field: 'id', value: id },
        message: 'This component was stored by a newer version of this server (Probe, version 2)',
      },
    ]);
    expect((await first.list()).map(({ name }: { name: string }) => name)).toEqual(['B']);
  });

  it('change a component whose required field has another name since', async () => {
    await changeUser();
    const before = await open(makeRequired('size', {}));
    const [{ id }] = await before.send(wind('A', { size: 7, ...fromSet(['size']) }));
    const now = await open(makeRequired('capacity', { 'x-renamed-from': ['size'] }));
    const [changed] = await now.send({ subclass: 'wind', id, other: 2 });
    expect(changed.details).toEqual([]);
    expect(await now.read(id)).toMatchObject({ capacity: 7, other: 2 });
  });

  it('list what a set gave for the chosen case of a variant, and change that', async () => {
    await changeUser();
    const { send, list, read } = await open(createNestedKind());
    const tariff = { type: 'flex', price: 2 };
    const [{ id }] = await send({ subclass: 'depot', name: 'A', tariff, ...fromSet(['tariff.price']) });
    expect(await list()).toMatchObject([{ imported: { tariff } }]);
    expect((await list())[0].imported).toEqual({ tariff });
    const changed = { subclass: 'depot', id, tariff: { type: 'flex', price: 3 } };
    expect((await send(changed))[0].details).toEqual([]);
    expect(await read(id)).toMatchObject({ tariff: { type: 'flex', price: 3, source: 'EPEX' } });
  });
});
