import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const HERE = { device: 'Firefox on Windows', address: '127.0.0.1' };
const [subclass] = subclasses;

describe.each(engines)('the activity of an account on $engine', (engine) => {
  const { server } = shareTestServer(engine);
  const headers = { 'user-agent': FIREFOX };
  const newUser = async () => {
    const { email } = await server.newUser();
    const { body } = await server.anonymous.post('/token/pair', { username: email, password: PASSWORD }, headers);
    return { ...createCaller(server.app, body.access), email };
  };
  const list = async (user: Pick<Awaited<ReturnType<typeof newUser>>, 'get'>, query = '') =>
    (await user.get(`/account/activity/${query}`)).body;
  const fail = (username: string, from: string) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/v2/token/pair', remoteAddress: from, headers },
      payload: { username, password: 'Windmill9' },
    });

  it('lists sign-ins, newest first, and which was in this session', async () => {
    const user = await newUser();
    expect(await list(user)).toMatchObject([
      { event: 'signed_in', subject: null, count: 1, ...HERE, is_current: true },
      { event: 'signed_in', device: 'lightMyRequest', is_current: false },
    ]);
  });

  it('is not visible to other users', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const id = (await user.post(`/components/${subclass}/`, { subclass, name: 'Secret' })).body.id;
    await user.delete(`/components/${subclass}/${id}/`);
    expect(await list(user)).toMatchObject([{ event: 'component_deleted', subject: 'Secret' }, {}, {}]);
    expect(JSON.stringify(await list(other))).not.toContain('Secret');
    expect((await server.anonymous.get('/account/activity/')).status).toBe(401);
  });

  it('lists what was deleted, restored, exported and imported by name', async () => {
    const user = await newUser();
    const component = (await user.post(`/components/${subclass}/`, { subclass, name: 'Turbine' })).body.id;
    await user.delete(`/components/${subclass}/${component}/`, headers);
    // What fails, and what changes nothing, is not listed.
    await user.delete(`/components/${subclass}/${component}/`);
    await user.post(`/components/${subclass}/${component}/restore/`, undefined, headers);
    await user.post(`/components/${subclass}/${component}/restore/`);
    const project = (await user.post('/projects/', { name: 'Isle' })).body.id;
    const file = (await user.get(`/projects/${project}/export/`)).body;
    await user.delete(`/projects/${project}/`);
    await user.post(`/projects/${project}/restore/?name=Island`);
    await user.post(`/projects/${project}/restore/`);
    const sent = { name: 'Copy', components: file.components, assets: [] };
    expect((await user.post('/projects/import/', sent)).status).toBe(201);
    expect((await user.post('/projects/import/', sent)).status).toBe(400);
    const entries: { event: string; subject: string | null }[] = await list(user);
    expect(entries.map(({ event, subject }) => [event, subject])).toEqual([
      ['project_imported', 'Copy'],
      ['project_restored', 'Island'],
      ['project_deleted', 'Isle'],
      ['project_exported', 'Isle'],
      ['component_restored', 'Turbine'],
      ['component_deleted', 'Turbine'],
      ['signed_in', null],
      ['signed_in', null],
    ]);
    expect(entries[5]).toMatchObject({ ...HERE, is_current: true });
  });

  it('lists changes of password and address, of which the account gets messages', async () => {
    const user = await newUser();
    const email = `new.${user.email}`;
    await user.put('/account/profile/', { email, currentPassword: PASSWORD }, headers);
    const change = { currentPassword: PASSWORD, newPassword: 'Windmill8', confirmPassword: 'Windmill8' };
    const changed = await user.post('/account/change-password/', change, headers);
    const again = createCaller(server.app, changed.body.access);
    expect(await list(again)).toMatchObject([
      { event: 'password_changed', subject: null, ...HERE, is_current: false },
      { event: 'email_changed', subject: email, ...HERE },
      {},
      {},
    ]);
    const outbox = join(server.config.dataDir, 'outbox');
    const text = await eventually(async () => {
      const texts = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')));
      const found = texts.find((each) => each.includes(`To: ${email}\nSubject: Your password was changed`));
      if (!found) throw new Error('no message yet');
      return found;
    });
    expect(text).toMatch(/When: \d{4}-\d\d-\d\d \d\d:\d\d UTC\nDevice: Firefox on Windows\nIP address: 127.0.0.1\n/);
    expect(text).toMatch(/If it wasn't, set a new password at once:\n\nhttp:\S+\/forgot-password\n/);
    expect(text).not.toContain('Windmill');
  });

  it.each([
    ['a common one', 'Password1', 'This password is too common. Choose another one.'],
    ['the one before', PASSWORD, 'The new password must differ from the current one'],
  ])('grows by no change of a password to %s, which is refused', async (_what, newPassword, message) => {
    const user = await newUser();
    const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    const answer = await user.post('/account/change-password/', change);
    expect([answer.status, answer.body.errors]).toEqual([400, { newPassword: [message] }]);
    expect(await list(user)).toHaveLength(2);
  });

  it('counts failed sign-ins by address, and those of many addresses as one', async () => {
    const user = await newUser();
    for (let failures = 0; failures < 3; failures++) expect((await fail(user.email, '192.0.2.7')).statusCode).toBe(401);
    await eventually(async () =>
      expect((await list(user))[0]).toMatchObject({
        ...{ event: 'sign_in_failed', count: 3, address: '192.0.2.7', device: 'Firefox on Windows', is_current: false },
      }),
    );
    for (let host = 1; host <= 25; host++) await fail(user.email, `198.51.100.${host}`);
    await eventually(async () => {
      const failures: { address: string; count: number }[] = (await list(user)).slice(0, -2);
      expect(failures.reduce((sum, { count }) => sum + count, 0)).toBe(28);
      // 20 addresses have an entry each, and all others share one.
      expect(failures).toHaveLength(21);
      expect(failures[0]).toMatchObject({ address: '', device: 'Several addresses', count: 6 });
    });
  });

  it('comes in pages, each with a link to the next', async () => {
    const user = await newUser();
    for (let signIns = 0; signIns < 3; signIns++) await server.signIn(user.email);
    const all: { id: string }[] = await list(user);
    expect(all).toHaveLength(5);
    let path: string | undefined = '/account/activity/?limit=2';
    const pages: { id: string }[][] = [];
    while (path) {
      const { body, headers: answered } = await user.get(path);
      pages.push(body);
      path = /^<\/api\/v2(.*)>; rel="next"$/.exec(answered.link ?? '')?.[1];
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all);
    for (const limit of ['0', '201', '1e2']) {
      const answer = await user.get(`/account/activity/?limit=${limit}`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['limit']]);
    }
  });

  it('is kept for 90 days', async () => {
    const user = await newUser();
    const id = (await server.store.users.byEmail(user.email))?.id ?? '';
    const count = async () => (await server.store.audit.list({ userId: id, limit: 100 })).length;
    await server.store.purge(new Date(Date.now() + 89 * 24 * 3600_000));
    expect(await count()).toBe(2);
    await withMovedClock(91 * 24 * 3600_000, () => server.store.purge(new Date()));
    expect(await count()).toBe(0);
  });
});
