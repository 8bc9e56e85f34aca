import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { type SignedIn, startTestServer, type TestServer } from './TestServer.ts';

/** What every object of JavaScript seems to have, beside a name that none has. */
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

describe.each(engines)('a field that nothing has, on $engine', (engine) => {
  let server: TestServer;
  let user: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(engine);
    user = await server.newUser();
  });
  afterAll(() => server.stop());

  const said = ({ status, body }: { status: number; body: { errors?: object } }) => [
    status,
    ...Object.entries(body.errors ?? {}),
  ];

  describe.each(subclasses)('is told as such of %s', (subclass) => {
    it.each(NAMES)('called %s', async (name) => {
      const path = `/components/${subclass}/`;
      const { body: stored } = await user.post(path, { name: `Keeps ${name}` });
      const before = (await user.get('/components/')).body;
      for (const value of VALUES) {
        const sent = { name: 'New', [name]: value };
        expect(said(await user.post(path, sent))).toEqual([400, [name, ['Unknown field']]]);
        expect(said(await user.post(`${path}template/`, sent))).toEqual([400, [name, ['Unknown field']]]);
        const change = { ...stored, [name]: value };
        expect(said(await user.put(`${path}${stored.id}/`, change))).toEqual([400, [name, ['Unknown field']]]);
        const components = [{ subclass, ...sent }];
        const imported = await user.post('/projects/import/', { name: 'Imported', components, assets: [] });
        expect(said(imported)).toEqual([400, [`components[0].${name}`, ['Unknown field']]]);
      }
      expect((await user.get('/components/')).body).toEqual(before);
      expect((await user.get(`${path}${stored.id}/`)).body).toEqual(stored);
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    });
  });

  it.each(NAMES)('is told as such in every other body and query: %s', async (name) => {
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
    for (const answer of answers) expect(said(answer)).toEqual([400, [name, ['Unknown field']]]);
  });

  it.each(NAMES)('is no kind either: %s', async (name) => {
    for (const path of [`/components/meta/${name}/`, `/components/${name}/some-id/`]) {
      expect((await user.get(path)).status, path).toBe(404);
    }
    expect((await user.post(`/components/${name}/`, { name: 'New' })).status).toBe(404);
    const components = [{ subclass: name, name: 'New' }];
    const imported = await user.post('/projects/import/', { name: 'New', components, assets: [] });
    expect(said(imported)).toEqual([400, ['components[0].subclass', ['There is no such kind']]]);
  });

  it('in lists nested a thousand times is refused in words', async () => {
    const deep = `{"name": "Deep", "description": ${'['.repeat(1000)}${']'.repeat(1000)}}`;
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/projects/', '/projects/import/', `/components/${subclasses[0]}/`]) {
      const answer = await user.post(path, deep, headers);
      expect(said(answer)).toEqual([400, ['body', ['Lists and objects are nested too deeply']]]);
    }
  });
});
