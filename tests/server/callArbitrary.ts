import fc from 'fast-check';
import contract from '#generated/contract.json' with { type: 'json' };
import { subclasses } from '#generated/kinds.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { anyCharacter } from '../fixtures/anyCharacter.ts';

type Json = Record<string, unknown>;

/** One of the ids that exist when a call is made, or a text that is not an id. */
export type IdChoice = { at: number } | { text: string };

/** A call as the contract has it, or nearly so. */
export interface FuzzedCall {
  id: OperationId;
  subclass: string;
  ids: IdChoice[];
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  isSignedIn: boolean;
}

const DEEPEST = 6;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  "'; drop table users; --",
  '%_\\',
  '__proto__',
  'constructor',
  'Infinity',
  '1e999',
  '٣',
  'ﬃ',
  'x'.repeat(5000),
];
const HOSTILE_VALUES = [
  null,
  true,
  -0,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  -1,
  [],
  {},
  [[[]]],
  JSON.parse('{"__proto__":{}}'),
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: anyCharacter, maxLength: 20 }));
const hostile = fc.oneof(hostileText, fc.constantFrom<unknown>(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 }));

/** Calls of every operation, each about as often. */
export const anyCall: fc.Arbitrary<FuzzedCall> = fc.constantFrom(...listOperations()).chain(createCall);

function listOperations(): OperationId[] {
  // `Object.keys` loses the names that `operations` declares.
  return Object.keys(operations) as OperationId[];
}

function createCall(id: OperationId): fc.Arbitrary<FuzzedCall> {
  const { method, path } = operations[id];
  const item = child(child(contract, 'paths'), path);
  const operation = child(item, method.toLowerCase());
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map(resolve);
  const schema = child(child(child(resolve(operation.requestBody), 'content'), 'application/json'), 'schema');
  return fc.constantFrom(...subclasses).chain((kind) =>
    fc.record({
      id: fc.constant(id),
      subclass: fc.oneof({ weight: 9, arbitrary: fc.constant(kind) }, { weight: 1, arbitrary: hostileText }),
      ids: fc.array(idChoice, { minLength: 2, maxLength: 2 }),
      query: createQuery(parameters.filter((one) => one.in === 'query')),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
      body: method === 'GET' || method === 'DELETE' ? fc.constant(undefined) : createBody(schema, kind),
      isSignedIn: fc.integer({ min: 0, max: 19 }).map((number) => number > 0),
    }),
  );
}

const idChoice: fc.Arbitrary<IdChoice> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ text: hostileText }) },
);

const headers: fc.Arbitrary<Record<string, string>> = fc.constantFrom(
  { 'if-match': '*' },
  { 'if-match': '"1-x"' },
  { 'if-match': '"' },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'gzip, br' },
  { 'content-type': 'text/plain' },
  { 'x-forwarded-for': '127.0.0.1' },
  { range: 'bytes=0-1' },
);

function createQuery(parameters: readonly Json[]): fc.Arbitrary<Record<string, unknown>> {
  const values = parameters.map((one) => [String(one.name), createValue(child(one, 'schema'))] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

/** A body, of whose kind it mostly is; now and then something else altogether. */
function createBody(schema: Json, kind: string): fc.Arbitrary<unknown> {
  const mapping = child(child(resolve(schema), 'discriminator'), 'mapping');
  const sound = kind in mapping ? { $ref: mapping[kind] } : schema;
  const whole = Object.keys(sound).length === 0 ? fc.constant(undefined) : createValue(sound);
  return fc.oneof({ weight: 30, arbitrary: whole }, { weight: 1, arbitrary: hostile });
}

/** Values that satisfy a schema, but for one in twenty. */
function createValue(schema: Json, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: createSound(resolve(schema), depth) }, { weight: 1, arbitrary: hostile });
}

function createSound(schema: Json, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const options = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (options.length > 0) return fc.oneof(...options.map((option) => createValue(option, depth + 1)));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => createTyped(String(type), schema, depth)));
}

function createTyped(type: string, schema: Json, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return createObject(schema, depth);
    case 'array':
      return fc.array(createValue(child(schema, 'items'), depth + 1), { maxLength: 3 });
    case 'string':
      return fc.oneof(NAMES, fc.string({ unit: 'grapheme', maxLength: Math.min(60, toNumber(schema.maxLength, 60)) }));
    case 'integer':
      return fc.integer({
        min: toNumber(schema.minimum, -5),
        max: Math.min(toNumber(schema.maximum, 1000), 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: toNumber(schema.minimum, -1000), max: toNumber(schema.maximum, 1e6), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostile;
  }
}

// Few, so that names collide.
const NAMES = fc.constantFrom('Isle', 'isle', 'Turbine', 'Straße', 'STRASSE', 'planner@example.com', '20', '1, 2, 3');

function createObject(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(child(schema, 'properties'));
  const model = Object.fromEntries(properties.map(([name, value]) => [name, createValue(Object(value), depth + 1)]));
  const required = list(schema.required)
    .map(String)
    .filter((name) => name in model);
  return fc.oneof(
    // All optional fields of a large kind at once are rarely all sound.
    { weight: 2, arbitrary: fc.record(Object.fromEntries(required.map((name) => [name, model[name] ?? hostile]))) },
    { weight: 2, arbitrary: fc.record(model, { requiredKeys: required }) },
  );
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value : [];
}

function toNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function resolve(value: unknown): Json {
  const reference = child({ value }, 'value');
  if (typeof reference.$ref !== 'string') return reference;
  return resolve(reference.$ref.slice(2).split('/').reduce(child, contract));
}

function child(parent: object, name: string): Json {
  const value = Object.entries(parent).find(([key]) => key === name)?.[1];
  return typeof value === 'object' && value !== null ? value : {};
}
