import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerCalls } from '#codegen/serverCalls.ts';
import { connectServer } from '#codegen/serverCalls.ts';
import { readServed } from '#codegen/stored/readServed.ts';
import { type Answer, serveAnswers } from './serveAnswers.ts';

const LIST = '/api/v2/components/?limit=500';
const TEMPLATES = '/api/v2/components/?templates=true&limit=500';
const answers: Record<string, Answer> = {};
const url = serveAnswers(answers);

const row = (id: string) => ({ id, subclass: 'wind', name: id });
const one = (id: string, kindVersion: number, fields: object) => ({
  ...{ id, subclass: 'wind', kindVersion, isDeleted: false },
  fields,
});

/** Serves these lists and the components that they name. */
function serve(own: Record<string, Answer>): void {
  for (const address of Object.keys(answers)) delete answers[address];
  Object.assign(answers, { [LIST]: { body: [] }, [TEMPLATES]: { body: [] }, ...own });
}

beforeEach(() => serve({}));

async function readAll(token = 'key', wrap = (calls: ServerCalls) => calls): Promise<unknown[]> {
  const lines: unknown[] = [];
  const calls = wrap(await connectServer(url(), { API_TOKEN: token }));
  for await (const line of readServed(calls)) {
    expect(line).toMatch(/^\{.*\}\n$/);
    lines.push(JSON.parse(line));
  }
  return lines;
}

describe('the components that a server has', () => {
  it('are read from all pages of its lists, templates included, whatever the name of the server', async () => {
    serve({
      [LIST]: { body: [row('a')], link: '</api/v2/components/?limit=500&cursor=x>; rel="next"' },
      '/api/v2/components/?limit=500&cursor=x': { body: [row('b')] },
      [TEMPLATES]: {
        body: { results: [row('c')], next: 'http://inside.example/api/v2/components/?templates=true&page=2' },
      },
      '/api/v2/components/?templates=true&page=2': { body: { results: [row('d')], next: null } },
      '/api/v2/components/wind/a/': { body: { name: 'A', kind_version: 2 } },
      '/api/v2/components/wind/b/': { body: { name: 'B' } },
      '/api/v2/components/wind/c/': { body: { name: 'C' } },
      '/api/v2/components/wind/d/': { body: { name: 'D' } },
    });
    expect(await readAll()).toEqual([
      one('a', 2, { name: 'A', kind_version: 2 }),
      one('b', 1, { name: 'B' }),
      one('c', 1, { name: 'C' }),
      one('d', 1, { name: 'D' }),
    ]);
  });

  it('are read eight at once, each once and in their order', async () => {
    const ids = Array.from({ length: 17 }, (_, index) => `id${index}`);
    serve({
      [LIST]: { body: ids.map(row) },
      ...Object.fromEntries(ids.map((id) => [`/api/v2/components/wind/${id}/`, { body: { name: id } }])),
    });
    let open = 0;
    let most = 0;
    let count = 0;
    const read = await readAll('key', (calls) => ({
      ...calls,
      get: async (address) => {
        count += 1;
        open += 1;
        most = Math.max(most, open);
        const answer = await calls.get(address);
        open -= 1;
        return answer;
      },
    }));
    expect(read).toEqual(ids.map((id) => one(id, 1, { name: id })));
    expect([most, count]).toEqual([8, 19]);
  });

  it('may have any id', async () => {
    serve({
      [LIST]: { body: [{ id: 'a/b', subclass: 'c d' }] },
      '/api/v2/components/c%20d/a%2Fb/': { body: ['odd'] },
    });
    expect(await readAll()).toEqual([
      { id: 'a/b', subclass: 'c d', kindVersion: 1, fields: ['odd'], isDeleted: false },
    ]);
  });
});

describe('reading is refused', () => {
  it('without a sign-in', async () => {
    await expect(readAll('other')).rejects.toThrow(/does not accept the token/);
  });

  it.each<[what: string, own: Record<string, Answer>, message: string]>([
    ['if a list is refused', { [LIST]: { status: 500, body: [] } }, `${LIST} answered 500`],
    ['if a component is missing', { [LIST]: { body: [row('a')] } }, '/api/v2/components/wind/a/ answered 404'],
    ...[{ results: {} }, {}, 'text', null].map((body): [string, Record<string, Answer>, string] => [
      `if the list is ${JSON.stringify(body)}`,
      { [TEMPLATES]: { body } },
      `${TEMPLATES} did not answer with a list of components`,
    ]),
    ...[{ id: 'b' }, { subclass: 'wind' }, { id: 1, subclass: 'wind' }, { id: 'b', subclass: 1 }, 5, null].map(
      (body): [string, Record<string, Answer>, string] => [
        `if an entry of the list is ${JSON.stringify(body)}`,
        { [LIST]: { body: [row('a'), body] }, '/api/v2/components/wind/a/': { body: {} } },
        `${LIST} answered with components that lack an id or subclass`,
      ],
    ),
    [
      'if a page names itself as the next one',
      { [LIST]: { body: [], link: `<${LIST}>; rel="next"` } },
      `${LIST} names itself as its next page`,
    ],
  ])('%s', async (_what, own, message) => {
    serve(own);
    await expect(readAll()).rejects.toThrow(new Error(`${url()}${message}`));
  });
});
