import { expect, it } from 'vitest';
import type { ServerAnswer, ServerCalls } from '#codegen/serverCalls.ts';
import { listServedKinds, readServerMeta } from '#codegen/serverMeta.ts';

/** A connection to a server that answers each address alike, and the addresses that were asked. */
function connect(answer: ServerAnswer): ServerCalls & { asked: string[] } {
  const asked: string[] = [];
  const get = async (address: string) => {
    asked.push(address);
    return answer;
  };
  return { base: 'http://q/api/v2', get, asked, refusal: ({ status }) => (status === 401 ? 'Sign in.' : undefined) };
}

it.each<[status: number, text: string, answer: object]>([
  [199, '{}', { fault: 'http://q/api/v2 answered the request for metadata with 199' }],
  [200, '{"a":1}', { body: { a: 1 } }],
  [299, 'x', { body: 'x' }],
  [300, '{}', { fault: 'http://q/api/v2 answered the request for metadata with 300' }],
  [404, '{}', { body: undefined }],
])('metadata with the status %i and the text %s', async (status, text, answer) => {
  const server = connect({ status, text });
  expect(await readServerMeta(server, ['wind', 'hydro'])).toEqual(
    new Map([
      ['wind', answer],
      ['hydro', answer],
    ]),
  );
  expect(server.asked).toEqual(['wind', 'hydro'].map((kind) => `http://q/api/v2/components/meta/${kind}/`));
});

it('metadata is refused without a sign-in', async () => {
  await expect(readServerMeta(connect({ status: 401, text: '{}' }), ['wind'])).rejects.toThrow(new Error('Sign in.'));
});

it.each<[text: string, kinds: string[]]>([
  ['[{"subclass":"wind"},{"subclass":"hydro"},{"subclass":"wind"}]', ['wind', 'hydro']],
  ['{"results":[{"subclass":"wind"}]}', ['wind']],
  ['[null,{},{"subclass":5},"wind"]', []],
  ['{"results":{}}', []],
  ['<html>', []],
])('the kinds of the components in %s are %j', async (text, kinds) => {
  const server = connect({ status: 200, text });
  expect(await listServedKinds(server)).toEqual(kinds);
  expect(server.asked).toEqual(['http://q/api/v2/components/']);
});
