import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

/** Names that every object of JavaScript inherits, and one that no object has. */
const NAMES = [
  'no_such_field',
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];
const VALUES = [1, null, 'text', { constructor: { prototype: { admin: true } } }, [{ toString: null }]];

describe.each(engines)('an unknown field on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  const toReport = ({ status, body }: { status: number; body: { errors?: object } }) => [
    status,
    ...Object.entries(body.errors ?? {}),
  ];

  describe.each(subclasses)('is reported in %s', (subclass) => {
    const path = `/components/${subclass}/`;
    const all = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));
    const report = (place = '') => [400, ...NAMES.map((name) => [`${place}${name}`, ['Unknown field']])];

    it('whatever it is called, whatever it holds, wherever it is sent', async () => {
      const { body: stored } = await user.post(path, { name: 'Kept' });
      const before = (await user.get('/components/')).body;
      for (const value of VALUES) {
        const sent = { name: 'New', ...all(value) };
        expect(toReport(await user.post(path, sent))).toEqual(report());
        expect(toReport(await user.post(`${path}template/`, sent))).toEqual(report());
        expect(toReport(await user.put(`${path}${stored.id}/`, { ...stored, ...all(value) }))).toEqual(report());
        const components = [{ subclass, ...sent }];
        const imported = await user.post('/projects/import/', { name: 'Imported', components, assets: [] });
        expect(toReport(imported)).toEqual(report('components[0].'));
      }
      expect((await user.get('/components/')).body).toEqual(before);
      expect((await user.get(`${path}${stored.id}/`)).body).toEqual(stored);
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    });

    it('also without any other fault', async () => {
      for (const name of NAMES) {
        const sent = { name: 'New', [name]: null };
        expect(toReport(await user.post(path, sent))).toEqual([400, [name, ['Unknown field']]]);
      }
    });
  });

  it.each(NAMES)('is reported in every other body and query: %s', async (name) => {
    const { body: project } = await user.post('/projects/', { name: `Keeps ${name}` });
    const password = { password: 'Windmill8', confirmPassword: 'Windmill8' };
    const account = { username: 'ada', email: 'ada@example.com', ...password };
    const answers = [
      await user.post('/projects/', { name: 'New', [name]: 1 }),
      await user.put(`/projects/${project.id}/`, { ...project, [name]: 1 }),
      await user.post('/projects/import/', { name: 'New', components: [], assets: [], [name]: 1 }),
      await user.post(`/projects/${project.id}/assets/`, { component_id: 'some', [name]: 1 }),
      await user.put('/account/profile/', { email: user.email, [name]: 1 }),
      await server.anonymous.post('/account/register/', { ...account, [name]: 1 }),
      await server.anonymous.post('/token/pair', { username: user.email, password: 'Windmill7', [name]: 1 }),
      await user.get(`/projects/?${name}=1`),
      await user.get(`/components/?${name}=1`),
      await user.post(`/projects/${project.id}/duplicate/?${name}=1`),
    ];
    for (const answer of answers) expect(toReport(answer)).toEqual([400, [name, ['Unknown field']]]);
  });

  it.each(NAMES)('is not a kind either: %s', async (name) => {
    for (const path of [`/components/meta/${name}/`, `/components/${name}/some-id/`]) {
      expect((await user.get(path)).status, path).toBe(404);
    }
    expect((await user.post(`/components/${name}/`, { name: 'New' })).status).toBe(404);
    const components = [{ subclass: name, name: 'New' }];
    const imported = await user.post('/projects/import/', { name: 'New', components, assets: [] });
    expect(toReport(imported)).toEqual([400, ['components[0].subclass', ['Unknown kind']]]);
  });

  it.each(['id', 'owner_id'])('is not a missing id, even where it is called %s and empty', async (name) => {
    const { body: project } = await user.post('/projects/', { name: `Empty ${name}` });
    const unknown = name === 'id' ? 'other_id' : name;
    for (const value of [null, '']) {
      const sent = await user.put(`/projects/${project.id}/`, { ...project, [unknown]: value });
      expect(toReport(sent)).toEqual([400, [unknown, ['Unknown field']]]);
    }
    const made = await user.post('/projects/', { name: 'Needs no id', [name]: null });
    expect(toReport(made)).toEqual([400, [name, [name === 'id' ? 'Invalid value' : 'Unknown field']]]);
  });

  it('is reported a hundred times at most', async () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
    const component = { subclass: subclasses[0], name: 'Crowded', ...unknown(150_000) };
    const answers = [
      await user.post('/projects/', { name: 'Crowded', ...unknown(10_000) }),
      await user.post(`/components/${subclasses[0]}/`, { name: 'Crowded', ...unknown(10_000) }),
      await user.post('/projects/import/', { name: 'Crowded', components: [component], assets: [] }),
    ];
    expect(answers.map(({ status, body }) => [status, body.details.length, body.errors.body])).toEqual([
      [400, 101, ['And 9900 more']],
      [400, 101, ['And 9900 more']],
      [400, 101, ['And 149900 more']],
    ]);
  });

  it('is refused with a message in lists nested a thousand times', async () => {
    const deep = `{"name": "Deep", "description": ${'['.repeat(1000)}${']'.repeat(1000)}}`;
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/projects/', '/projects/import/', `/components/${subclasses[0]}/`]) {
      const answer = await user.post(path, deep, headers);
      expect(toReport(answer)).toEqual([400, ['body', ['Lists and objects are nested too deeply']]]);
    }
  });
});
