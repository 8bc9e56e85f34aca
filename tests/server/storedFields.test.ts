import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { buildApp } from '#server/app.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const [subclass] = subclasses;

describe.each(engines)('a component whose kind has changed, on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it('keeps removed fields, has defaults in new ones and old values under new names', async () => {
    const kind = server.getKind(subclass);
    const [gone, renamed] = findNumbers(kind);
    const sent = { name: 'Before', [gone.name]: gone.default, [renamed.name]: renamed.default };
    const stored = (await user.post(`/components/${subclass}/`, sent)).body;
    const url = `/api/v2/components/${subclass}/${stored.id}/`;
    const headers = { authorization: `Bearer ${user.access}` };

    const app = await buildApp({ ...server, kinds: new Map([[subclass, toChangedKind(kind, gone, renamed)]]) });
    const read = (await app.inject({ url, headers })).json();
    expect(read).toMatchObject({ [gone.name]: gone.default, new_name: renamed.default, added: 42 });
    expect(read).not.toHaveProperty(renamed.name);

    const echoed = await app.inject({ method: 'PUT', url, headers, payload: { ...read, new_name: 77 } });
    expect([echoed.statusCode, echoed.json().new_name, echoed.json()[gone.name]]).toEqual([200, 77, gone.default]);
    const without = await app.inject({ method: 'PUT', url, headers, payload: { name: 'After' } });
    expect(without.json()).toMatchObject({ name: 'After', [gone.name]: gone.default });
    const { changes } = (await app.inject({ url: `${url}revisions/`, headers })).json()[0];
    expect(changes).toEqual([{ field: 'name', before: 'Before', after: 'After' }]);
    const payload = { name: 'New', [gone.name]: 1 };
    const fresh = await app.inject({ method: 'POST', url: `/api/v2/components/${subclass}/`, headers, payload });
    expect([fresh.statusCode, Object.keys(fresh.json().errors)]).toEqual([400, [gone.name]]);
    await app.close();

    const before = await user.get(`/components/${subclass}/${stored.id}/`);
    expect(before.body[gone.name]).toBe(gone.default);
  });

  it('can be changed while a value that is not sent breaks a newer limit', async () => {
    const { body } = await user.post('/components/pv/', { name: 'Steep' });
    const owner = await server.store.users.byEmail(user.email);
    const stored = await server.store.components.find({ ownerId: String(owner?.id), subclass: 'pv', id: body.id });
    if (!stored) throw new Error('nothing is stored');
    const steep = { ...stored.fields, slope_surface: -10 };
    await server.store.write(stored.ownerId, ({ components }) =>
      components.update(stored, { ...stored, fields: steep }),
    );

    // Such a record breaks the contract, against which the usual calls check every answer.
    const url = `/api/v2/components/pv/${body.id}/`;
    const headers = { authorization: `Bearer ${user.access}` };
    const put = async (payload: object) => {
      const answer = await server.app.inject({ method: 'PUT', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const renamed = await put({ name: 'Renamed' });
    expect([renamed.status, renamed.body.name, renamed.body.slope_surface]).toEqual([200, 'Renamed', -10]);
    const sent = await put({ name: 'Renamed', slope_surface: -10 });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([400, ['slope_surface']]);
    const other = await put({ name: 'Renamed', azimuth_surface: 1000 });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([400, ['azimuth_surface']]);
    expect((await put({ description: 'no name' })).body.errors).toEqual({ name: ['Name is required'] });
  });

  it('has another ETag, since its answer differs', async () => {
    const kind = server.getKind(subclass);
    const { body, headers } = await user.post(`/components/${subclass}/`, { name: 'Tagged' });
    const newer = { ...kind, definition: { ...kind.definition, version: 'another' } };
    const app = await buildApp({ ...server, kinds: new Map([[subclass, newer]]) });
    const again = await app.inject({
      url: `/api/v2/components/${subclass}/${body.id}/`,
      headers: { authorization: `Bearer ${user.access}`, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(200);
    await app.close();
  });
});

function findNumbers({ definition }: Kind): [FieldDefinition, FieldDefinition] {
  const [first, second] = Object.values(definition.fields).filter(
    ({ type, default: value }) => type === 'number' && typeof value === 'number',
  );
  if (!first || !second) throw new Error('the kind has too few numbers');
  return [first, second];
}

/** The kind after an edit of its file: one field removed, one renamed, one added. */
function toChangedKind(kind: Kind, gone: FieldDefinition, renamed: FieldDefinition): Kind {
  const { [gone.name]: _gone, [renamed.name]: _renamed, ...kept } = kind.definition.fields;
  const fields = {
    ...kept,
    new_name: { ...renamed, name: 'new_name', renamedFrom: [renamed.name] },
    added: { ...renamed, name: 'added', default: 42 },
  };
  const validate: Kind['validate'] = (values) =>
    Object.keys(values)
      .filter((field) => !Object.hasOwn(fields, field))
      .map((field) => ({ field, code: 'additionalProperties', params: {} }));
  return { definition: { ...kind.definition, fields, version: 'changed' }, validate };
}
