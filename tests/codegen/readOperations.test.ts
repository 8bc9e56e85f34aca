import { expect, it } from 'vitest';
import type { Json } from '#codegen/readContract.ts';
import { readOperations } from '#codegen/readOperations.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { toSource } from './mergedKind.ts';

function read(document: Json) {
  const { problemAt } = toSource('openapi.json', document);
  const { value, problems } = readOperations({ document, problemAt });
  return { calls: value, problems: placedTexts(JSON.stringify(document), problems) };
}

/** A schema as the JSON of a message. */
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const NAME = { type: 'string' };
const PLAIN = { secured: false, parameters: [], isComponent: false };

it('calls are sorted by their ids', () => {
  const call = (operationId: string) => ({ operationId });
  const paths = {
    '/b': { post: call('c'), get: call('b'), summary: 'No call', options: call('x') },
    '/a': { put: call('e'), delete: call('d'), patch: call('a') },
    '/none': null,
  };
  expect(read({ paths })).toStrictEqual({
    calls: [
      { ...PLAIN, operationId: 'a', method: 'PATCH', path: '/a' },
      { ...PLAIN, operationId: 'b', method: 'GET', path: '/b' },
      { ...PLAIN, operationId: 'c', method: 'POST', path: '/b' },
      { ...PLAIN, operationId: 'd', method: 'DELETE', path: '/a' },
      { ...PLAIN, operationId: 'e', method: 'PUT', path: '/a' },
    ],
    problems: [],
  });
});

it('a contract without paths has no calls', () => {
  expect(read({})).toEqual({ calls: [], problems: [] });
});

it('references of a call are followed', () => {
  const { calls } = read({
    security: [{ token: [] }],
    components: {
      schemas: { Name: NAME, Names: { type: 'array', items: { $ref: '#/components/schemas/Name' } } },
      parameters: { id: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Name' } } },
      requestBodies: { Names: { required: true, ...json({ $ref: '#/components/schemas/Names' }) } },
      responses: { Name: json({ $ref: '#/components/schemas/Name' }) },
    },
    paths: {
      '/a/{id}': {
        parameters: [{ $ref: '#/components/parameters/id' }],
        put: {
          operationId: 'putNames',
          parameters: [{ name: 'dry', in: 'query', required: 'yes' }, 'not a parameter'],
          requestBody: { $ref: '#/components/requestBodies/Names' },
          responses: { 400: json({ type: 'null' }), 201: { $ref: '#/components/responses/Name' } },
        },
      },
    },
  });
  expect(calls).toStrictEqual([
    {
      operationId: 'putNames',
      method: 'PUT',
      path: '/a/{id}',
      secured: true,
      parameters: [
        { name: 'id', in: 'path', required: true, schema: NAME },
        { name: 'dry', in: 'query', required: false, schema: {} },
      ],
      isComponent: false,
      body: { schema: { type: 'array', items: NAME }, required: true },
      answer: NAME,
    },
  ]);
});

it.each<[title: string, security: unknown, own: unknown, secured: boolean]>([
  ['nothing', undefined, undefined, false],
  ['the contract', [{ token: [] }], undefined, true],
  ['the contract, but not the call', [{ token: [] }], [], false],
  ['the call alone', [], [{ token: [] }], true],
  ['something else', 'token', undefined, false],
])('a call is secured by %s', (_title, security, own, secured) => {
  const { calls } = read({ security, paths: { '/a': { get: { operationId: 'a', security: own } } } });
  expect(calls.map((call) => call.secured)).toEqual([secured]);
});

it.each<[title: string, schema: object, isComponent: boolean]>([
  ['a component', { $ref: '#/components/schemas/ComponentWrite' }, true],
  ['another schema of a similar name', { $ref: '#/components/schemas/ComponentWriter' }, false],
  ['another schema that ends alike', { $ref: '#/components/schemas/NoComponentWrite' }, false],
  ['a schema without a reference', NAME, false],
])('a body may be %s', (_title, schema, isComponent) => {
  const { calls } = read({ paths: { '/a': { post: { operationId: 'a', requestBody: json(schema) } } } });
  expect(calls).toStrictEqual([
    {
      ...{ ...PLAIN, operationId: 'a', method: 'POST', path: '/a', isComponent },
      ...(isComponent ? {} : { body: { schema: '$ref' in schema ? {} : NAME, required: false } }),
    },
  ]);
});

it('messages in other formats have no schema', () => {
  const text = { content: { 'text/csv': { schema: NAME } } };
  const responses = { 200: text, default: json(NAME) };
  const { calls } = read({ paths: { '/a': { post: { operationId: 'a', requestBody: text, responses } } } });
  expect(calls).toStrictEqual([{ ...PLAIN, operationId: 'a', method: 'POST', path: '/a' }]);
});

it('a schema that is a flag is no schema to read', () => {
  const responses = { 200: { content: { 'application/json': { schema: true } } } };
  const { calls } = read({ paths: { '/a': { get: { operationId: 'a', responses } } } });
  expect(calls).toStrictEqual([{ ...PLAIN, operationId: 'a', method: 'GET', path: '/a' }]);
});

it('a call needs an id', () => {
  const { calls, problems } = read({ paths: { '/a': { get: {}, put: { operationId: 5 } } } });
  expect(calls).toEqual([]);
  expect(problems).toEqual([
    '"get" GET /a has no operationId, so no route could be bound to it. Give it one that no other call has.',
    '"put" PUT /a has no operationId, so no route could be bound to it. Give it one that no other call has.',
  ]);
});

it.each(['a-b', '1a', 'a b', 'ä', ' a', '', 'class', 'let', 'toString', 'constructor', 'a;b'])(
  'the id "%s" is refused, as no constant can have this name',
  (operationId) => {
    expect(read({ paths: { '/a': { get: { operationId } } } }).problems).toEqual([
      `"operationId" operationId "${operationId}" can't be the name of a function, which generated code makes of it. Use letters and digits, as in "listProjects".`,
    ]);
  },
);

it.each(['a', '_a', 'listProjects2', 'A'])('the id "%s" is accepted', (operationId) => {
  expect(read({ paths: { '/a': { get: { operationId } } } }).problems).toEqual([]);
});

it('an id belongs to one call', () => {
  const call = { operationId: 'same' };
  const { calls, problems } = read({
    paths: { '/a': { get: call, put: { operationId: 'b' }, post: call }, '/b': { get: call } },
  });
  expect(calls).toHaveLength(4);
  expect(problems).toEqual(
    ['GET /a', 'POST /a'].map(
      (title) =>
        `"operationId" operationId "same" belongs to ${title} already, so one of the two would have no route. Give each call a different one.`,
    ),
  );
});
