import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const [kind, otherKind] = subclasses;

describe.each(engines)('components on $engine', (engine) => {
  const { server, user, signInAgain } = shareTestServer(engine);

  const create = async (name: string, fields: object = {}) =>
    (await user.post(`/components/${kind}/`, { name, ...fields })).body;

  describe('ownership', () => {
    it("answers 404 to every call for someone else's component, and changes nothing", async () => {
      const stranger = await server.newUser();
      const owned = await create('Owned');
      const path = `/components/${kind}/${owned.id}/`;
      const answers = [
        await stranger.get(path),
        await stranger.put(path, owned),
        await stranger.delete(path),
        await stranger.post(`${path}duplicate/?name=Mine`),
        await stranger.post(`${path}convert_to_template/?name=Mine`),
        await stranger.post(`${path}convert_to_component/?name=Mine`),
        await stranger.post(`${path}restore/`),
        await stranger.get(`${path}revisions/`),
        await stranger.get(`${path}projects/`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await user.get(path)).body).toEqual(owned);
      expect((await stranger.get('/components/')).body).toEqual([]);
    });

    it('answers 404 under another kind', async () => {
      const { id } = await create('Of its kind');
      expect((await user.get(`/components/${otherKind}/${id}/`)).status).toBe(404);
    });

    it.each(['/components/', `/components/${kind}/some-id/`, `/components/meta/${kind}/`, '/projects/'])(
      'answers 401 without a token: %s',
      async (path) => {
        expect((await server.anonymous.get(path)).status).toBe(401);
      },
    );
  });

  describe('names', () => {
    it.each([
      ['the same', 'Tower'],
      ['another case', 'TOWER'],
      ['spaces around', '  Tower '],
      ['other code points of the same text', 'Ｔower'],
    ])('are taken by %s', async (_what, name) => {
      await user.post(`/components/${kind}/`, { name: 'Tower' });
      const { status, body } = await user.post(`/components/${kind}/`, { name });
      expect(status).toBe(400);
      expect(body.errors).toEqual({ name: ['Name must be unique'] });
      expect(body.details[0]).toMatchObject({ field: 'name', message: 'Name must be unique' });
    });

    it('are free in another kind, among templates, for another user and after deletion', async () => {
      const { id } = await create('Shared name');
      const other = await server.newUser();
      expect((await user.post(`/components/${otherKind}/`, { name: 'Shared name' })).status).toBe(201);
      expect((await user.post(`/components/${kind}/template/`, { name: 'Shared name' })).status).toBe(201);
      expect((await other.post(`/components/${kind}/`, { name: 'Shared name' })).status).toBe(201);
      await user.delete(`/components/${kind}/${id}/`);
      expect((await user.post(`/components/${kind}/`, { name: 'Shared name' })).status).toBe(201);
    });

    it('go to exactly one of many calls at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => user.post(`/components/${kind}/`, { name: 'Contested' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
    });

    it('can be kept in a change, and not be taken over from another component', async () => {
      const first = await create('First of two');
      const second = await create('Second of two');
      const path = `/components/${kind}/${second.id}/`;
      expect((await user.put(path, { ...second, name: 'SECOND of two' })).status).toBe(200);
      const { status, body } = await user.put(path, { ...second, name: first.name });
      expect([status, body.errors.name]).toEqual([400, ['Name must be unique']]);
    });

    it('are looked up by the rule that compares them', async () => {
      const component = await create('Looked up');
      const template = (await user.post(`/components/${kind}/template/`, { name: 'Looked up' })).body;
      const idsAt = async (query: string) =>
        (await user.get(`/components/?${query}`)).body.map(({ id }: { id: string }) => id).sort();
      expect(await idsAt(`name=%20LOOKED%20up&subclass=${kind}&is_template=false`)).toEqual([component.id]);
      expect(await idsAt(`name=looked+up&subclass=${kind}&is_template=true`)).toEqual([template.id]);
      expect(await idsAt('name=looked+up')).toEqual([component.id, template.id].sort());
      expect(await idsAt(`name=looked+up&subclass=${otherKind}&is_template=false`)).toEqual([]);
      expect((await user.get('/components/?is_template=maybe')).status).toBe(400);
    });
  });

  describe('versions', () => {
    it('have an ETag, and a change to an old one answers 412 and changes nothing', async () => {
      const { id } = await create('Versioned');
      const path = `/components/${kind}/${id}/`;
      const read = await user.get(path);
      const etag = read.headers.etag ?? '';
      const mine = await user.put(path, { ...read.body, description: 'mine' }, { 'if-match': etag });
      expect([mine.status, mine.headers.etag === etag]).toEqual([200, false]);
      const theirs = await user.put(path, { ...read.body, description: 'theirs' }, { 'if-match': etag });
      expect([theirs.status, theirs.body.message]).toEqual([412, 'The component was changed in the meantime']);
      expect((await user.get(path)).body.description).toBe('mine');
      const stale = await user.delete(path, { 'if-match': etag });
      expect([stale.status, stale.body.message]).toEqual([412, 'The component was changed in the meantime']);
      const weak = await user.put(path, mine.body, { 'if-match': `W/${mine.headers.etag}` });
      expect(weak.status).toBe(200);
      expect((await user.delete(path, { 'if-match': weak.headers.etag ?? '' })).status).toBe(204);
    });

    it('answer 304 as long as nothing changes', async () => {
      const { id } = await create('Unchanged');
      for (const path of [`/components/${kind}/${id}/`, '/components/']) {
        const { headers } = await user.get(path);
        expect((await user.get(path, { 'if-none-match': headers.etag ?? '' })).status, path).toBe(304);
      }
    });

    it('are all saved when changes come at once without If-Match', async () => {
      const component = await create('Hurried');
      const path = `/components/${kind}/${component.id}/`;
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((description) => user.put(path, { ...component, description })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { body } = await user.get(`${path}revisions/`);
      expect(body.map(({ revision }: { revision: number }) => revision)).toEqual([4, 3, 2, 1]);
    });

    it('are listed with what each changed', async () => {
      const component = await create('Remembered');
      const path = `/components/${kind}/${component.id}/`;
      await user.put(path, { ...component, description: 'Now with words' });
      const { body } = await user.get(`${path}revisions/`);
      expect(body).toMatchObject([
        { revision: 2, changes: [{ field: 'description', before: '', after: 'Now with words' }] },
        { revision: 1, changes: [] },
      ]);
    });
  });

  it('that are locked refuse change and deletion until the same change unlocks them', async () => {
    const component = await create('Locked', { locked: true });
    const path = `/components/${kind}/${component.id}/`;
    const change = { ...component, description: 'changed' };
    for (const refused of [await user.put(path, change), await user.put(path, 'null'), await user.delete(path)]) {
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'The component is locked. Switch the lock off to change or delete it.',
      ]);
    }
    const { status, body } = await user.put(path, { ...change, locked: false });
    expect([status, body.description, body.locked]).toEqual([200, 'changed', false]);
    expect((await user.delete(path)).status).toBe(204);
  });

  it('left out of a change, fields keep what is stored', async () => {
    const component = await create('Replaced', { description: 'words', currency: 'GBP' });
    const { body } = await user.put(`/components/${kind}/${component.id}/`, { name: 'Replaced' });
    expect(body).toMatchObject({ description: 'words', currency: 'GBP' });
  });

  it.each([[''], [null]])('refuse a change with an empty id: %j', async (id) => {
    const component = await create(`Without id ${id}`);
    const { status, body } = await user.put(`/components/${kind}/${component.id}/`, { ...component, id });
    expect([status, body.errors]).toEqual([400, { id: ['ID is required'] }]);
  });

  describe('copies', () => {
    it('have the requested name, or the next free one within 50 characters', async () => {
      const component = await create('Copied', { description: 'kept', locked: true });
      const path = `/components/${kind}/${component.id}/duplicate/`;
      const named = await user.post(`${path}?name=%20Named%20copy%20`);
      expect([named.status, named.body.name]).toEqual([201, 'Named copy']);
      expect(named.body).toMatchObject({ description: 'kept', locked: false });
      expect((await user.post(path)).body.name).toBe('Copied (copy)');
      expect((await user.post(path)).body.name).toBe('Copied (copy 2)');
      const long = await create('x'.repeat(50));
      expect((await user.post(`/components/${kind}/${long.id}/duplicate/`)).body.name).toBe(`${'x'.repeat(43)} (copy)`);
    });

    it.each([
      ['taken', 'Taken%20already', 'Name must be unique'],
      ['blank', '%20', 'Name is required'],
      ['empty', '', 'Name is required'],
      ['too long', 'x'.repeat(51), 'Name must be 50 characters or less'],
    ])('refuse a name that is %s', async (what, name, message) => {
      await user.post(`/components/${kind}/`, { name: 'Taken already' });
      await user.post(`/components/${kind}/template/`, { name: 'Taken already' });
      const { id } = await create(`Original ${what}`);
      for (const call of ['duplicate', 'convert_to_template']) {
        const { status, body } = await user.post(`/components/${kind}/${id}/${call}/?name=${name}`);
        expect([status, body.errors.name]).toEqual([400, [message]]);
      }
    });

    it('turn components into templates and back, leave the original, and keep the lists apart', async () => {
      const component = await create('Convertible');
      const path = `/components/${kind}/`;
      const template = await user.post(`${path}${component.id}/convert_to_template/`);
      expect([template.status, template.body.is_template, template.body.name]).toEqual([201, true, 'Convertible']);
      const back = await user.post(`${path}${template.body.id}/convert_to_component/?name=Converted`);
      expect([back.status, back.body.is_template]).toEqual([201, false]);
      expect((await user.get(`${path}${component.id}/`)).body).toEqual(component);
      const idsAt = async (query: string) =>
        (await user.get(`/components/${query}`)).body.map(({ id }: { id: string }) => id);
      expect(await idsAt('')).toEqual(expect.arrayContaining([component.id, back.body.id]));
      expect(await idsAt('')).not.toContain(template.body.id);
      expect(await idsAt('?templates=true')).toContain(template.body.id);
      expect(await idsAt('?templates=true')).not.toContain(component.id);
      expect((await user.post(`${path}${template.body.id}/convert_to_template/`)).status).toBe(409);
      expect((await user.post(`${path}${component.id}/convert_to_component/`)).status).toBe(409);
    });
  });

  describe('deletion', () => {
    it('hides a component, and restoring brings it back', async () => {
      const component = await create('Deleted');
      const path = `/components/${kind}/${component.id}/`;
      expect((await user.delete(path)).status).toBe(204);
      expect((await user.get(path)).status).toBe(404);
      expect((await user.delete(path)).status).toBe(404);
      expect((await user.post(`${path}restore/`)).body).toEqual(component);
      expect((await user.get(path)).body).toEqual(component);
      expect((await user.post(`${path}restore/`)).status).toBe(200);
    });

    it("can't be undone while another component has the name", async () => {
      const { id } = await create('Succeeded');
      await user.delete(`/components/${kind}/${id}/`);
      await create('succeeded');
      const { status, body } = await user.post(`/components/${kind}/${id}/restore/`);
      expect([status, body.errors.name]).toEqual([400, ['Name must be unique']]);
    });

    it('can be undone under another name, which adds a version', async () => {
      const component = await create('Renamed');
      const path = `/components/${kind}/${component.id}/`;
      await user.delete(path);
      await create('renamed');
      const taken = await user.post(`${path}restore/?name=${encodeURIComponent(' RENAMED ')}`);
      expect([taken.status, taken.body.errors.name]).toEqual([400, ['Name must be unique']]);
      const back = await user.post(`${path}restore/?name=${encodeURIComponent(' Renamed back ')}`);
      expect([back.status, back.body.name]).toEqual([200, 'Renamed back']);
      expect((await user.get(path)).body).toEqual(back.body);
      const [newest] = (await user.get(`${path}revisions/`)).body;
      expect(newest.changes).toEqual([{ field: 'name', before: 'Renamed', after: 'Renamed back' }]);
    });

    it('is final after 30 days', async () => {
      const { id } = await create('Purged');
      await user.delete(`/components/${kind}/${id}/`);
      const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
      // The purge removes expired sessions, too.
      await server.store.purge(inDays(29));
      await signInAgain();
      expect((await user.post(`/components/${kind}/${id}/restore/`)).status).toBe(200);
      await user.delete(`/components/${kind}/${id}/`);
      await server.store.purge(inDays(31));
      await signInAgain();
      expect((await user.post(`/components/${kind}/${id}/restore/`)).status).toBe(404);
    });
  });
});
