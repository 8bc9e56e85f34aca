import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { toMeta } from '#model/toMeta.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

describe.each(engines)('fields of components on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  const getDefinition = (subclass: string) => server.getKind(subclass).definition;

  const ownFields = (subclass: string) => Object.values(getDefinition(subclass).fields).filter(({ system }) => !system);
  const getFlags = (subclass: string) =>
    ownFields(subclass).flatMap(({ name, type }) => (type === 'flag' ? [name] : []));
  const emptyNumbers = (subclass: string) =>
    Object.fromEntries(ownFields(subclass).flatMap(({ name, nullable }) => (nullable ? [[name, null]] : [])));
  /** A value other than the default for most fields that are in no rule with another. */
  const changedValues = (subclass: string) => ({
    ...emptyNumbers(subclass),
    description: 'Not the default',
    currency: 'GBP',
    ...Object.fromEntries(
      ownFields(subclass).flatMap((field) =>
        field.type === 'flag' && field.name !== 'locked' ? [[field.name, field.default !== true]] : [],
      ),
    ),
  });

  describe.each(subclasses)('%s', (subclass) => {
    it('has every default when it is created with a name alone', async () => {
      const { status, body } = await user.post(`/components/${subclass}/`, { subclass, name: 'Defaults' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...createDefaults(getDefinition(subclass)),
        name: 'Defaults',
        subclass,
        is_template: false,
      });
      expect((await user.get(`/components/${subclass}/${body.id}/`)).body).toEqual(body);
    });

    it('can be sent back as it was returned', async () => {
      const { body } = await user.post(`/components/${subclass}/`, { subclass, name: 'Echoed' });
      const { status, body: updated } = await user.put(`/components/${subclass}/${body.id}/`, body);
      expect(status).toBe(200);
      expect(updated).toEqual({ ...body, updated_at: updated.updated_at });
    });

    it('keeps the fields that a change leaves out, and requires a name', async () => {
      const made = await user.post(`/components/${subclass}/`, { name: 'Left out', ...changedValues(subclass) });
      expect(made.status).toBe(201);
      const path = `/components/${subclass}/${made.body.id}/`;
      const renamed = await user.put(path, { name: 'Left out still' });
      expect(renamed.body).toEqual({
        ...made.body,
        name: 'Left out still',
        updated_at: renamed.body.updated_at,
      });
      const { name: _, ...nameless } = made.body;
      for (const sent of [{}, { description: 'no name' }, nameless]) {
        const { status, body } = await user.put(path, sent);
        expect([status, body.errors]).toEqual([400, { name: ['Name is required'] }]);
      }
      expect((await user.get(path)).body).toEqual(renamed.body);
    });

    it('keeps a number empty that is sent as null, also in copies and exports', async () => {
      const empty = emptyNumbers(subclass);
      const { status, body: stored } = await user.post(`/components/${subclass}/`, { name: 'Empty', ...empty });
      expect(status).toBe(201);
      expect(stored).toMatchObject(empty);
      const path = `/components/${subclass}/${stored.id}/`;
      expect((await user.get(path)).body).toEqual(stored);
      expect((await user.put(path, { name: 'Empty still' })).body).toMatchObject(empty);
      for (const copy of ['duplicate', 'convert_to_template']) {
        expect((await user.post(`${path}${copy}/`)).body, copy).toMatchObject(empty);
      }

      // The other way round: null replaces a value, and the history shows it.
      const [field] = Object.keys(empty);
      if (field === undefined) throw new Error('the kind has no number');
      const { body: full } = await user.post(`/components/${subclass}/`, { name: 'Full' });
      const fullPath = `/components/${subclass}/${full.id}/`;
      expect((await user.put(fullPath, { name: 'Full', [field]: null })).body).toEqual({
        ...full,
        [field]: null,
        updated_at: expect.any(String),
      });
      const [newest] = (await user.get(`${fullPath}revisions/`)).body;
      expect(newest.changes).toEqual(full[field] === null ? [] : [{ field, before: full[field], after: null }]);

      const { body: project } = await user.post('/projects/', { name: `Empty ${subclass}` });
      await user.post(`/projects/${project.id}/assets/`, { component_id: stored.id });
      const { body: file } = await user.get(`/projects/${project.id}/export/`);
      expect(file.components[0]).toMatchObject(empty);
      const imported = await user.post('/projects/import/', {
        name: `Imported ${subclass}`,
        components: [{ ...file.components[0], name: 'Empty and imported' }],
        assets: [{ name: 'Empty and imported', subclass, count: 1, component: 0 }],
      });
      expect(imported.status).toBe(201);
      const again = await user.get(`/projects/${imported.body.id}/export/`);
      expect(again.body.components[0]).toMatchObject(empty);
    });

    it('accepts a flag that is sent as text', async () => {
      const flags = getFlags(subclass);
      expect(flags).toContain('locked');
      for (const text of ['true', 'false']) {
        const sent = Object.fromEntries(flags.map((name) => [name, text]));
        const { status, body } = await user.post(`/components/${subclass}/`, { name: `Flags ${text}`, ...sent });
        expect([status, ...flags.map((name) => body[name])]).toEqual([201, ...flags.map(() => text === 'true')]);
        const path = `/components/${subclass}/${body.id}/`;
        expect((await user.put(path, { name: 'Unlocked', locked: 'false' })).body.locked).toBe(false);
        await user.delete(path);
      }
    });

    it('refuses an unknown field, every wrong type and every broken limit, and stores nothing', async () => {
      const { body: stored } = await user.post(`/components/${subclass}/`, { subclass, name: 'Kept' });
      const before = (await user.get(`/components/?subclass=${subclass}`)).body;
      const { fields } = getDefinition(subclass);
      const broken = [
        { field: 'no_such_field', value: 1 },
        ...Object.values(fields)
          .filter(({ system }) => !system)
          .flatMap(getBrokenValues),
      ];
      for (const { field, value } of broken) {
        const sent = { ...stored, [field]: value };
        for (const answer of [
          await user.post(`/components/${subclass}/`, { ...sent, ...(field === 'name' ? {} : { name: 'New' }) }),
          await user.put(`/components/${subclass}/${stored.id}/`, sent),
        ]) {
          expect(answer.status, `${field}: ${value}`).toBe(400);
          const named = answer.body.details.map((detail: { field: string }) => detail.field);
          expect(named, `${field}: ${value}`).toContain(field);
          expect(answer.body.errors[field][0], `${field}: ${value}`).toMatch(/\w/);
        }
      }
      expect((await user.get(`/components/?subclass=${subclass}`)).body).toEqual(before);
      expect((await user.get(`/components/${subclass}/${stored.id}/`)).body).toEqual(stored);
    });

    it('describes its fields as its definition does', async () => {
      const { status, body } = await user.get(`/components/meta/${subclass}/`);
      expect(status).toBe(200);
      expect(body).toEqual(JSON.parse(JSON.stringify(toMeta(getDefinition(subclass)))));
    });
  });

  it.each([
    ['a body that is a list', '[]'],
    ['a body that is a text', '"wind"'],
    ['a body that is null', 'null'],
    ['a body that is not JSON', '{"name": '],
    ['no body', ''],
  ])('refuses %s', async (_name, text) => {
    const { status, body } = await user.post(`/components/${subclasses[0]}/`, text, {
      'content-type': 'application/json',
    });
    expect([status, body.details[0].field]).toEqual([400, 'body']);
  });

  it('refuses an id or kind that contradicts the address', async () => {
    const [subclass, other] = subclasses;
    const { body } = await user.post(`/components/${subclass}/`, { name: 'Addressed' });
    for (const wrong of [{ id: 'another' }, { subclass: other }]) {
      const answer = await user.put(`/components/${subclass}/${body.id}/`, { ...body, ...wrong });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(wrong)]);
    }
  });

  it('refuses a NUL character rather than failing', async () => {
    const { status, body } = await user.post(`/components/${subclasses[0]}/`, { name: 'a\u0000b' });
    expect([status, body.details[0].field]).toEqual([400, 'name']);
    expect((await user.get(`/components/${subclasses[0]}/%00/`)).status).toBe(404);
  });

  it('has no other kinds', async () => {
    expect((await user.post('/components/perpetuum/', { name: 'Mobile' })).status).toBe(404);
    expect((await user.get('/components/meta/perpetuum/')).status).toBe(404);
  });
});

function getBrokenValues(field: FieldDefinition): { field: string; value: unknown }[] {
  const values: unknown[] = [['a', 'list']];
  if (field.type === 'number' || field.type === 'integer') values.push('12', true);
  if (field.type === 'flag') values.push('yes', '', 1, null);
  if (field.type === 'text' || field.type === 'list') values.push(7, null);
  if (field.type === 'choice') values.push('no such choice');
  if (field.type === 'list') values.push('1;2', 'one, two', '1, -2', '1,\n2', '1,\t2', `${field.default}\n`);
  if (field.list === 'percentages') values.push('10, 101');
  if (field.minimum !== undefined) values.push(field.minimum - 1);
  if (field.exclusiveMinimum !== undefined) values.push(field.exclusiveMinimum);
  if (field.maximum !== undefined) values.push(field.maximum + 1);
  if (field.exclusiveMaximum !== undefined) values.push(field.exclusiveMaximum);
  if (field.maxLength !== undefined) values.push('x'.repeat(field.maxLength + 1));
  if (field.required) values.push('', '   ');
  return values.map((value) => ({ field: field.name, value }));
}
