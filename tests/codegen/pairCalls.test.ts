import { expect, it } from 'vitest';
import { pairCalls } from '#codegen/contracts/pairCalls.ts';

/** Pairs calls written as 'get /a, put /b'. */
function pair(ours: string, theirs: string): string[] {
  return pairCalls(toContract(ours), toContract(theirs)).map(({ ours: own, theirs: other }) =>
    [own, other].map((call) => (call ? `${call.method} ${call.path}` : 'none')).join(' = '),
  );
}

function toContract(calls: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls.split(', ').filter((one) => one !== '')) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method]: {} };
  }
  return { paths };
}

it.each<[what: string, ours: string, theirs: string, pairs: string[]]>([
  ['the same call', 'get /a', 'get /a', ['GET /a = GET /a']],
  ['another method', 'get /a', 'put /a', ['GET /a = none', 'none = PUT /a']],
  ['other names of parameters', 'get /a/{id}/{no}', 'get /a/{key}/{n}', ['GET /a/{id}/{no} = GET /a/{key}/{n}']],
  ['a slash at the end', 'get /a', 'get /a/', ['GET /a = GET /a/']],
  [
    'a call that only one of them has',
    'get /a, get /b',
    'get /c, get /a',
    ['GET /a = GET /a', 'GET /b = none', 'none = GET /c'],
  ],
  [
    'a common prefix',
    'get /a, get /b',
    'get /api/v2/a, get /api/v2/b, get /c',
    ['GET /a = GET /api/v2/a', 'GET /b = GET /api/v2/b', 'none = GET /c'],
  ],
  [
    'a prefix that most calls have',
    'get /fans, get /pumps, get /kinds',
    'get /v2/fans, get /v2/pumps, get /kinds',
    ['GET /fans = GET /v2/fans', 'GET /pumps = GET /v2/pumps', 'GET /kinds = GET /kinds'],
  ],
  [
    'a prefix that only few calls have',
    'get /a, get /b',
    'get /a, get /b, get /x/a',
    ['GET /a = GET /a', 'GET /b = GET /b', 'none = GET /x/a'],
  ],
  [
    'a prefix as frequent as none',
    'get /a, get /b',
    'get /x/b, get /a',
    ['GET /a = GET /a', 'GET /b = none', 'none = GET /x/b'],
  ],
  ['a prefix with a parameter', 'get /a', 'get /{p}/a', ['GET /a = none', 'none = GET /{p}/a']],
  [
    'several methods of a path',
    'get /a, get /b',
    'get /x/a, put /x/a, post /x/a, get /b, get /c',
    ['GET /a = none', 'GET /b = GET /b', 'none = GET /x/a', 'none = PUT /x/a', 'none = POST /x/a', 'none = GET /c'],
  ],
  ['no calls', '', '', []],
])('%s', (_what, ours, theirs, pairs) => {
  expect(pair(ours, theirs)).toEqual(pairs);
});
