import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const [kind] = subclasses;
const AT_ONCE = 20;

describe.each(engines)('of twenty calls at once on $engine', (engine) => {
  const { user } = shareTestServer(engine);

  const records = [
    ['components', `/components/${kind}/`, 'convert_to_template'],
    ['projects', '/projects/', 'convert_to_template'],
  ] as const;
  const atOnce = <T>(call: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)));
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  describe.each(records)('for %s', (what, path, convert) => {
    const make = async (name: string) => {
      const { body, headers } = await user.post(path, { name: `${name} ${what}` });
      return { ...body, etag: String(headers.etag), path: `${path}${body.id}/` };
    };

    it.each(['duplicate', convert])('each creates a copy with a different name: %s', async (call) => {
      const original = await make(call);
      const answers = await atOnce(() => user.post(`${original.path}${call}/`));
      expect(statuses(answers)).toEqual(Array(AT_ONCE).fill(201));
      const mark = call === 'duplicate' ? ' \\(copy( \\d+)?\\)' : '( \\(\\d+\\))?';
      const names = answers.map(({ body }) => body.name);
      expect(new Set(names).size).toBe(AT_ONCE);
      for (const name of names) expect(name).toMatch(new RegExp(`^${original.name}${mark}$`));
    });

    it('one gets the name that all request, and the others are refused', async () => {
      const original = await make('asked');
      const answers = await atOnce(() => user.post(`${original.path}duplicate/?name=Asked%20for%20${what}`));
      expect(statuses(answers)).toEqual([201, ...Array(AT_ONCE - 1).fill(400)]);
    });

    it('all succeed without If-Match, and one with it', async () => {
      const original = await make('changed');
      const { etag, path: at, name } = original;
      const changes = await atOnce((n) => user.put(at, { name, description: `by ${n}` }));
      expect(statuses(changes)).toEqual(Array(AT_ONCE).fill(200));
      expect(changes.map(({ body }) => body.description)).toContain((await user.get(at)).body.description);
      const late = await user.put(at, { name, description: 'late' }, { 'if-match': etag });
      expect(late.status).toBe(412);
      const tag = String((await user.get(at)).headers.etag);
      const matched = await atOnce((n) => user.put(at, { name, description: `again by ${n}` }, { 'if-match': tag }));
      expect(statuses(matched)).toEqual([200, ...Array(AT_ONCE - 1).fill(412)]);
    });

    it('one deletes while others change, without any conflict', async () => {
      const { path: at, name } = await make('deleted');
      const [gone, ...changes] = await Promise.all([
        user.delete(at),
        ...Array.from({ length: AT_ONCE - 1 }, (_, n) => user.put(at, { name, description: `by ${n}` })),
      ]);
      expect(gone.status).toBe(204);
      for (const { status } of changes) expect([200, 404]).toContain(status);
      expect((await user.get(at)).status).toBe(404);
    });

    it('all restore the record', async () => {
      const { path: at } = await make('restored');
      await user.delete(at);
      expect(statuses(await atOnce(() => user.post(`${at}restore/`)))).toEqual(Array(AT_ONCE).fill(200));
    });
  });

  it('all change the count of an asset', async () => {
    const { body: project } = await user.post('/projects/', { name: 'Counted' });
    const { body: component } = await user.post(`/components/${kind}/`, { name: 'Counted' });
    const { body: asset } = await user.post(`/projects/${project.id}/assets/`, { component_id: component.id });
    const path = `/projects/${project.id}/assets/${asset.id}/`;
    expect(statuses(await atOnce((n) => user.put(path, { count: n + 1 })))).toEqual(Array(AT_ONCE).fill(200));
  });
});
