import { expect, test } from 'vitest';
import { compileValidators } from '#codegen/compileValidators.ts';
import { documentRules } from '#codegen/documentRules.ts';
import { compiledValidator } from '#model/compiledValidator.ts';

const RANGE = {
  type: 'object',
  required: ['min'],
  additionalProperties: false,
  properties: { min: { type: 'number' }, max: { type: 'number', minimum: 0 } },
};
const LIST = { type: 'array', items: { type: 'number' } };
const tagged = (form: string, own: object) => ({
  type: 'object',
  required: ['form'],
  properties: { form: { const: form }, ...own },
});
const TAGGED = [
  tagged('mast', { height: { type: 'number' } }),
  tagged('rotor', { width: { type: 'string', minLength: 2 } }),
];

// A word of JSON Schema; here an object with a property of this name.
const THEN = 'then';

function faults(schema: object, value: unknown): string[] {
  const rules = documentRules({ properties: { a: schema } }, '#');
  const { validate } = compileValidators({ validate: rules }, { isStrict: false }).checks;
  if (!validate) throw new Error('The schema was not compiled.');
  return compiledValidator(validate)({ a: value }).map(({ field, code }) => `${field} ${code}`);
}

test.each<[string, object, unknown, string[]]>([
  ['a value that fits one', { anyOf: [RANGE, LIST] }, { min: 1 }, []],
  ['a value that fits several is right for anyOf', { anyOf: [{ type: 'number' }, { minimum: 0 }] }, 3, []],
  [
    'a value that fits several is wrong for oneOf',
    { oneOf: [{ type: 'number' }, { minimum: 0 }] },
    3,
    ['a fitsSeveral'],
  ],
  ['a value of another type than all', { anyOf: [RANGE, LIST] }, 'tall', ['a fitsNone']],
  ['a range with a fault', { anyOf: [RANGE, LIST] }, { min: 1, max: -1 }, ['a/max minimum']],
  ['a list with a fault', { anyOf: [RANGE, LIST] }, [1, 'b'], ['a/1 type']],
  ['a range that is not whole', { oneOf: [RANGE, LIST] }, { max: 1 }, ['a/min required']],
  [
    'the shape that knows the property',
    { oneOf: [{ ...RANGE, properties: {} }, RANGE] },
    { max: 1 },
    ['a/min required'],
  ],
  ['the shape that is named', { oneOf: TAGGED }, { form: 'rotor', width: 'a' }, ['a/width minLength']],
  ['a shape by a name that none has', { oneOf: TAGGED }, { form: 'sail', width: 5 }, ['a/form const']],
  ['a shape without a name', { oneOf: TAGGED }, {}, ['a/form required']],
  [
    'a shape inside a shape',
    { anyOf: [{ type: 'object', properties: { b: { anyOf: [RANGE, LIST] } } }, LIST] },
    { b: { min: '1' } },
    ['a/b/min type'],
  ],
  [
    'what is wrong beside',
    { maxProperties: 1, anyOf: [RANGE, LIST] },
    { min: 1, max: -1 },
    ['a/max minimum', 'a maxProperties'],
  ],
  [
    'a condition that names a shape',
    { if: { anyOf: [RANGE, LIST] }, [THEN]: { maxProperties: 1 } },
    { min: 1, max: 2 },
    ['a maxProperties'],
  ],
  [
    'what no shape leaves room for',
    { anyOf: [{ properties: { b: {} } }], unevaluatedProperties: false },
    { b: 1, c: 2 },
    ['a/c unevaluatedProperties'],
  ],
])('%s', (_title, schema, value, wanted) => {
  expect(faults(schema, value).toSorted()).toEqual(wanted.toSorted());
});

test('values that are there twice, names that may not be, and lists of earlier drafts are found where they are', () => {
  expect(faults({ uniqueItems: true }, [{ b: 1 }, 2, { b: 1 }])).toEqual(['a/2 uniqueItems']);
  expect(faults({ propertyNames: { pattern: '^[a-z]$' } }, { b: 1, BB: 2 })).toEqual(['a/BB propertyNames']);
  expect(faults({ items: [{ type: 'string' }], additionalItems: { type: 'number' } }, ['b', 'c', 1])).toEqual([
    'a/1 type',
  ]);
  expect(faults({ dependentRequired: { b: ['c'] } }, { b: 1 })).toEqual(['a/c dependentRequired']);
  expect(faults({ format: 'email' }, 'nobody')).toEqual([]);
});
