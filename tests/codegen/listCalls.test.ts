import { expect, it } from 'vitest';
import { listCalls } from '#codegen/contracts/listCalls.ts';

const TEXT = { type: 'string' };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** The only call of a contract with this call at /a. */
function read(call: object, item: object = {}, components: object = {}) {
  const [only] = listCalls({ components, paths: { '/a': { ...item, put: call } } });
  return only;
}

it('calls are listed by path, and in each in a fixed order of methods', () => {
  const methods = {
    trace: {},
    options: {},
    head: {},
    patch: {},
    delete: {},
    post: {},
    put: {},
    get: {},
    parameters: [],
  };
  expect(
    listCalls({ paths: { '/b': methods, '/a': { get: {}, put: true } } }).map(({ method, path }) => method + path),
  ).toEqual([...['GET/b', 'PUT/b', 'POST/b', 'DELETE/b', 'PATCH/b', 'HEAD/b', 'OPTIONS/b', 'GET/a']]);
});

it.each([{}, { paths: 5 }, { paths: { '/a': 5 } }])('%j has no calls', (document) => {
  expect(listCalls(document)).toEqual([]);
});

it('a call without anything has only its method and path', () => {
  expect(read({})).toEqual({ method: 'PUT', path: '/a', parameters: [] });
});

it("a call has its path's parameters, which its own parameters replace", () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: TEXT },
    { name: 'id', in: 'query', content: json(TEXT).content },
    { name: 'page', in: 'query', required: 'yes' },
    { name: 5, in: 'query' },
    { name: 'x', in: 5 },
    5,
  ];
  const own = { parameters: [{ name: 'page', in: 'query', required: true, schema: TEXT }] };
  expect(read(own, { parameters })?.parameters).toEqual([
    { name: 'id', in: 'path', isRequired: true, schema: TEXT },
    { name: 'id', in: 'query', isRequired: false, schema: TEXT },
    { name: 'page', in: 'query', isRequired: true, schema: TEXT },
  ]);
});

it('parts may be referred to, also through several references', () => {
  const components = {
    a: { $ref: '#/components/b' },
    b: { name: 'id', in: 'path', schema: TEXT },
    loop: { $ref: '#/components/loop' },
  };
  expect(
    read(
      { parameters: [{ $ref: '#/components/a' }, { $ref: '#/components/c' }, { $ref: '#/components/loop' }] },
      {},
      components,
    )?.parameters,
  ).toEqual([{ name: 'id', in: 'path', isRequired: false, schema: TEXT }]);
});

it.each([
  [10, 1],
  [11, 0],
])('of a chain of %i references, %i parameters are found', (length, count) => {
  const links = Array.from({ length }, (_, index) => [`c${index}`, { $ref: `#/components/c${index + 1}` }] as const);
  const components = { ...Object.fromEntries(links.slice(1)), [`c${length}`]: { name: 'id', in: 'path' } };
  expect(read({ parameters: [{ $ref: '#/components/c1' }] }, {}, components)?.parameters).toHaveLength(count);
});

it.each<[what: string, requestBody: unknown, body: unknown]>([
  ['a body', json(TEXT), { schema: TEXT, isRequired: false }],
  ['a body that is needed', { ...json(TEXT), required: true }, { schema: TEXT, isRequired: true }],
  [
    'a body of JSON with a character set',
    { content: { 'text/xml': {}, 'Application/JSON; charset=utf-8': { schema: TEXT } } },
    { schema: TEXT, isRequired: false },
  ],
  [
    'a body of some other JSON',
    { content: { 'application/problem+json': { schema: TEXT } } },
    { schema: TEXT, isRequired: false },
  ],
  [
    'a body of JSON before others',
    { content: { 'application/problem+JSON': {}, 'application/json': { schema: TEXT } } },
    { schema: TEXT, isRequired: false },
  ],
  [
    'a body of JSON lines only after JSON',
    { content: { 'application/jsonlines': { schema: {} }, 'application/json': { schema: TEXT } } },
    { schema: TEXT, isRequired: false },
  ],
  [
    'a body of XML before JSON',
    { content: { 'text/x; a=application/json': { schema: {} }, 'application/json': { schema: TEXT } } },
    { schema: TEXT, isRequired: false },
  ],
  ['a body of a file', { content: { 'image/png': { schema: TEXT } } }, undefined],
  ['a body without a schema', { content: { 'application/json': {} } }, undefined],
])('%s', (_what, requestBody, body) => {
  expect(read({ requestBody })?.body).toEqual(body);
});

it.each<[what: string, responses: unknown, answer: unknown]>([
  ['its first success', { 404: json({}), 201: json(TEXT), 202: json({}) }, { status: '201', schema: TEXT }],
  ['a success without content', { 204: { description: 'Done.' } }, { status: '204' }],
  ['any success', { default: json({}), '2XX': json(TEXT) }, { status: '2XX', schema: TEXT }],
  ['no success', { 404: json({}), x200: json({}) }, undefined],
])('an answer is that of %s', (_what, responses, answer) => {
  expect(read({ responses })?.answer).toEqual(answer);
});
