import { describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import { publishSchema } from '#model/publishForm.ts';
import { answerText, readMeta } from '#model/readMeta.ts';
import { toMeta } from '#model/toMeta.ts';
import { KIND_ROWS } from './loadedKinds.ts';

const { definition } = await loadKind.wind();
const meta = toMeta(definition);

/** The differences where a server answers this; undefined where the answer can't be read. */
function said(body: unknown): string[] | undefined {
  const read = readMeta(body);
  return read && compareMeta({ definition, meta: read }).map((found) => `${found.field} ${differenceText(found)}`);
}

describe('one field as servers state it', () => {
  it.each<[string, object, string[]]>([
    ['a key that is absent states nothing', { type: 'float' }, []],
    ['no key at all', {}, []],
    ['a key without a name', { '': 7 }, []],
    ['null states that there is no limit', { min_value: null }, ['looser minimum: 0 in the form, none on the server']],
    ['a decimal', { type: 'decimal', min_value: '0.00', max_digits: 9 }, []],
    [
      'a stricter decimal',
      { type: 'decimal', min_value: '1.50' },
      ['stricter minimum: 0 in the form, 1.5 on the server'],
    ],
    ['a field of no kind', { type: 'field' }, []],
    ['a word nobody knows', { type: 'quaternion' }, []],
    ['numbers to choose from', { type: 'choice' }, []],
    [
      'a choice of numbers',
      {
        type: 'choice',
        choices: [
          { value: 10, display_name: 'Low' },
          { value: 100, display_name: 'High' },
        ],
      },
      ['choices: none in the form, 10, 100 on the server'],
    ],
    ['an integer', { type: 'integer' }, ['type: float in the form, integer on the server']],
    [
      'a nested object',
      { type: 'nested object', children: {} },
      ['type: float in the form, nested object on the server'],
    ],
    ['a text', { type: 'email' }, ['type: float in the form, email on the server']],
    ['JSON Schema', { type: ['number', 'null'], minimum: 0, title: 'Height' }, []],
    ['JSON Schema with an edge', { exclusiveMinimum: 0 }, ['stricter minimum: 0 in the form, above 0 on the server']],
    [
      'JSON Schema of an early draft',
      { minimum: 0, exclusiveMinimum: true },
      ['stricter minimum: 0 in the form, above 0 on the server'],
    ],
    [
      'JSON Schema with null as a variant',
      { anyOf: [{ type: 'number', maximum: 90 }, { type: 'null' }] },
      ['stricter maximum: none in the form, 90 on the server'],
    ],
    [
      'values that make no sense',
      { type: {}, min_value: 'low', max_value: [], required: 'no', unit: 7, choices: 'x' },
      [],
    ],
    ['numbers beyond all numbers', { max_value: Number.POSITIVE_INFINITY, min_value: Number.NaN }, []],
    ['a default of another type', { default: { value: 10 } }, []],
    ['more choices than anybody reads', { choices: Array.from({ length: 5000 }, (_, index) => index) }, []],
  ])('%s', (_name, stated, texts) => {
    const wanted = texts.map((text) => `hub_height ${text}`);
    expect(said({ fields: { name: { type: 'string' }, hub_height: stated } })).toEqual(wanted);
  });

  it.each<[string, object, string[]]>([
    ['currency', { type: 'choice', choices: ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', ''] }, []],
    ['currency', { type: 'string', max_length: 3 }, ['stricter maximum length: none in the form, 3 on the server']],
    ['is_co_located', { type: 'boolean', choices: [true, false] }, []],
    ['name', { type: 'slug' }, []],
    ['id', { type: 'integer', read_only: true }, []],
    ['created_at', { type: 'date' }, []],
  ])('%s as %j', (field, stated, texts) => {
    expect(said({ fields: { [field]: stated } })).toEqual(texts.map((text) => `${field} ${text}`));
  });

  it('a list may be a text, and is not an array', async () => {
    const kind = await loadKind.dieselgenset();
    const codes = (type: string) => {
      const read = readMeta({ fields: { load_levels: { type } } });
      return read && compareMeta({ definition: kind.definition, meta: read }).map(({ code }) => code);
    };
    expect(codes('string')).toEqual([]);
    expect(codes('list')).toEqual(['type']);
  });
});

describe('a whole answer', () => {
  const height = { type: 'float', max_value: 90 };
  const STRICTER = ['hub_height stricter maximum: none in the form, 90 on the server'];

  it.each<[string, unknown]>([
    ['bare fields', { fields: { hub_height: height } }],
    ['a list of fields', { fields: [{ name: 'hub_height', ...height }, 7, null] }],
    ['a map of fields', { hub_height: height, name: { type: 'string' } }],
    ['JSON Schema', { type: 'object', required: ['name'], properties: { hub_height: { maximum: 90 }, name: {} } }],
    ['a part of our own', { name: 'Wind turbine', version: '1', fields: { hub_height: height } }],
    [
      'our own with nonsense beside',
      { ...meta, version: 7, rules: 'none', curves: [], fields: { hub_height: height } },
    ],
    ['fields among nonsense', { fields: { hub_height: height, name: null, lifetime: 'long', currency: [[]] } }],
  ])('%s is read, and only what it states compared', (_name, body) => {
    expect(said(body)).toEqual(STRICTER);
  });

  it('JSON Schema states which fields are required', () => {
    expect(
      said({ required: ['name', 'hub_height'], properties: { hub_height: { type: 'number' }, name: {} } }),
    ).toEqual(['hub_height required: no in the form, yes on the server']);
  });

  it('names of fields that every object has are names like any other', () => {
    const body = JSON.parse('{"fields": {"__proto__": {"type": "float"}, "constructor": {"type": "string"}}}');
    expect(said(body)).toEqual([
      '__proto__ only the server knows this field; it is kept as it is',
      'constructor only the server knows this field; it is kept as it is',
    ]);
  });

  it.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'nothing'],
    [7, 'a number'],
    [true, 'a boolean'],
    ['', 'the text ""'],
    ['<!doctype html>', 'the text "<!doctype html>"'],
    [[], 'a list'],
    [[{ fields: {} }], 'a list'],
    [{}, 'an empty object'],
    [{ detail: 'Not found.' }, 'an object with detail'],
    [
      { name: 'Wind List', description: '', renders: [], parses: [] },
      'an object with name, description, renders, parses',
    ],
    [{ fields: {} }, 'an object with fields'],
    [{ fields: null, actions: [] }, 'an object with fields, actions'],
    [{ fields: { hub_height: 7, name: 'x' } }, 'an object with fields'],
    [{ actions: { GET: { hub_height: { type: 'float' } } } }, 'an object with actions'],
    [{ fields: deep(50_000) }, 'an object with fields'],
    [
      { fields: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, { type: 'float' }])) },
      'an object with fields',
    ],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 'an object with a, b, c, d, e and more'],
  ])('states nothing that can be read (%#)', (body, text) => {
    expect(readMeta(body)).toBeUndefined();
    expect(answerText(body)).toBe(text);
  });
});

function deep(levels: number): unknown {
  let body: unknown = {};
  for (let level = 0; level < levels; level++) body = { fields: body };
  return body;
}

it.each(KIND_ROWS)('the schema of %s that this API publishes differs in nothing', (_subclass, kind) => {
  const meta = readMeta(JSON.parse(JSON.stringify(publishSchema(kind.definition, {}))));
  expect(meta && compareMeta({ definition: kind.definition, meta })).toEqual([]);
});
