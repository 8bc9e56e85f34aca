import { expect, it } from 'vitest';
import { listContractKinds } from '#codegen/contracts/contractKinds.ts';

const is = (...subclasses: unknown[]) => ({ properties: { subclass: { enum: subclasses } } });

/** The kinds of a contract in short: 'fan: Fan, FanWrite'. */
function list(schemas: unknown, paths: object = {}) {
  return [...listContractKinds({ components: { schemas }, paths })].map(
    ([subclass, { read, write }]) => `${subclass}: ${name(read)}, ${name(write)}`,
  );
}

/** The title of a schema. */
function name(view: { words: Record<string, unknown> } | undefined) {
  return view ? view.words.title : 'none';
}

const titled = (schemas: Record<string, object>) =>
  Object.fromEntries(Object.entries(schemas).map(([title, schema]) => [title, { title, ...schema }]));

it.each<[what: string, schemas: Record<string, object>, kinds: string[]]>([
  ['a constant subclass', { Fan: is('fan') }, ['fan: Fan, none']],
  ['schemas to read and to write', { FanWrite: is('fan'), Fan: is('fan') }, ['fan: Fan, FanWrite']],
  ['a request', { Fan: is('fan'), FanRequest: is('fan') }, ['fan: Fan, FanRequest']],
  ['what creates it', { Fan: is('fan'), FanCreate: is('fan') }, ['fan: Fan, FanCreate']],
  ['an input', { Fan: is('fan'), FanInput: is('fan') }, ['fan: Fan, FanInput']],
  ['only what is sent', { FanWrite: is('fan') }, ['fan: none, FanWrite']],
  ['schemas named in another way', { Blower: is('fan'), BlowerWrite: is('fan') }, ['fan: Blower, BlowerWrite']],
  ['its own name before others', { Blower: is('fan'), Fan: {} }, ['fan: Fan, none']],
  [
    'its own name for writing before others',
    { Fan: is('fan'), BlowerWrite: is('fan'), FanWrite: {} },
    ['fan: Fan, FanWrite'],
  ],
  ['a schema of several kinds', { Any: is('fan', 'pump'), Pump: is('pump') }, ['fan: none, none', 'pump: Pump, none']],
  ['subclasses that are no names', { A: is(''), B: is(5), C: is('x'.repeat(101)) }, []],
  ['a long name', { A: is('x'.repeat(100)) }, [`${'x'.repeat(100)}: A, none`]],
  ['other values', { Fan: { properties: { kind: { const: 'fan' } } } }, []],
])('%s', (_what, schemas, kinds) => {
  expect(list(titled(schemas))).toEqual(kinds);
});

it('a discriminator names kinds and their schemas', () => {
  const mapping = { fan: '#/components/schemas/Blower', pump: 'Pump', lost: '#/components/schemas/Lost' };
  const own = (propertyName: string, given: unknown = mapping) => ({
    ...titled({ Blower: {}, Pump: {} }),
    Any: { discriminator: { propertyName, mapping: given } },
  });
  expect(list(own('subclass'))).toEqual(['fan: Blower, none', 'pump: Pump, none', 'lost: none, none']);
  expect(list(own('kind'))).toEqual([]);
  expect(list(own('subclass', 'x'))).toEqual([]);
  expect(list({ Any: { discriminator: 5 } })).toEqual([]);
});

const call = (parameter: object) => ({ get: { parameters: [parameter] } });

it.each<[path: string, parameter: object, kinds: string[]]>([
  [
    '/v1/components/{kind}/{id}',
    { name: 'kind', in: 'path', schema: { enum: ['fan', 'pump'] } },
    ['fan: none, none', 'pump: none, none'],
  ],
  ['/components/{kind}/', { name: 'kind', in: 'path', schema: { type: 'string' } }, []],
  ['/components/{kind}/', { name: 'kind', in: 'query', schema: { enum: ['fan'] } }, []],
  ['/components/{kind}/{id}', { name: 'id', in: 'path', schema: { enum: ['fan'] } }, []],
  ['/components/{kind}', { name: 'kind', in: 'path', schema: { enum: ['fan'] } }, []],
  ['/parts/{kind}/', { name: 'kind', in: 'path', schema: { enum: ['fan'] } }, []],
])('the path %s may name kinds: %j', (path, parameter, kinds) => {
  expect(list({}, { [path]: call(parameter) })).toEqual(kinds);
});

it.each([{}, { components: 5 }, { components: { schemas: 5 } }])('%j names no kinds', (document) => {
  expect(listContractKinds({ paths: {}, ...document }).size).toBe(0);
});
