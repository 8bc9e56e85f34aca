import { expect, it } from 'vitest';
import { atPath, isHolding, toCondition } from '#codegen/json-schema/conditionSchemas.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

const { resolver } = resolvedSchema({ $defs: { sun: { const: 'sun' }, loop: { not: { $ref: '#/$defs/loop' } } } });

it.each<[condition: unknown, value: unknown, holds: boolean]>([
  [true, 1, true],
  [false, 1, false],
  [{ const: 'sun' }, 'sun', true],
  [{ const: 'sun' }, 'gas', false],
  [{ $ref: '#/$defs/sun' }, 'gas', false],
  [{ properties: { fuel: { $ref: '#/$defs/sun' } } }, { fuel: 'gas' }, false],
  [{ properties: { fuel: { $ref: '#/$defs/sun' } } }, {}, true],
])('whether %j holds for %j: %s', (condition, value, holds) => {
  expect(isHolding(resolver, condition, value)).toBe(holds);
});

const PART = { title: 'A', const: 1 };

it.each<[what: string, condition: unknown, converted: unknown]>([
  ['texts for people are left out', { title: 'A', description: 'B', format: 'date', const: 1 }, { const: 1 }],
  ['anything is true', 5, true],
  ...[
    ...['type', 'enum', 'const', 'required', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
    ...['maxProperties', 'dependentRequired'],
  ].map((word): [string, unknown, unknown] => [`"${word}" is kept`, { [word]: PART }, { [word]: PART }]),
  ...['not', 'contains', 'additionalProperties', 'propertyNames', 'items'].map((word): [string, unknown, unknown] => [
    ...([`the schema of "${word}" is converted`, { [word]: PART }, { [word]: { const: 1 } }] as const),
  ]),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((word): [string, unknown, unknown] => [
    ...([
      `the schemas of "${word}" are converted`,
      { [word]: [PART, false] },
      { [word]: [{ const: 1 }, false] },
    ] as const),
  ]),
  ...['properties', 'patternProperties', 'dependentSchemas'].map((word): [string, unknown, unknown] => [
    ...([
      `the schemas of "${word}" are converted by name`,
      { [word]: { a: PART } },
      { [word]: { a: { const: 1 } } },
    ] as const),
  ]),
  ['conditions inside are converted', when(PART, PART, PART), when({ const: 1 }, { const: 1 }, { const: 1 })],
  ['properties that are a list are left out', { properties: [PART] }, {}],
  ['a reference is its target', { $ref: '#/$defs/sun', title: 'A' }, { const: 'sun' }],
  [
    'a reference and more are both',
    { $ref: '#/$defs/sun', type: 'string' },
    { allOf: [{ const: 'sun' }, { type: 'string' }] },
  ],
  ['a reference to nothing is true', { $ref: '#/$defs/moon' }, true],
  ['a reference that is no text is left out', { $ref: 5, const: 1 }, { const: 1 }],
])('%s', (_what, condition, converted) => {
  expect(toCondition(resolver, condition)).toEqual(converted);
});

it('a condition that contains itself is reported without an endless loop', () => {
  const own = resolvedSchema({ $defs: { loop: { not: { $ref: '#/$defs/loop' } } } }).resolver;
  const text = JSON.stringify(toCondition(own, { $ref: '#/$defs/loop' }));
  expect(text).toBe(`${'{"not":'.repeat(6)}true${'}'.repeat(6)}`);
  expect(own.faults).toEqual([{ pointer: '/$defs/loop', message: 'This condition is nested too deeply to be drawn.' }]);
});

it.each<[condition: object | boolean, path: string[], whole: object]>([
  [{ const: 1 }, [], { const: 1 }],
  [true, [], {}],
  [false, [], { not: {} }],
  [{ required: ['a'] }, ['o'], { properties: { o: { required: ['a'] } }, required: ['o'] }],
  [{ properties: { a: { const: 1 } } }, ['o'], { properties: { o: { properties: { a: { const: 1 } } } } }],
  [
    { required: ['a'] },
    ['o', 'p'],
    { properties: { o: { properties: { p: { required: ['a'] } }, required: ['p'] } }, required: ['o'] },
  ],
])('%j of the object at %j is a condition of the record', (condition, path, whole) => {
  expect(atPath(typeof condition === 'boolean' ? condition : { ...condition }, path)).toEqual(whole);
});
