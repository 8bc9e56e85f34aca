import { expect, it } from 'vitest';
import { checkFieldWords } from '#codegen/checkFieldWords.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { reportedWords } from './reportedWords.ts';

const check = (schema: FieldSchema) =>
  reportedWords((report) => checkFieldWords('a', { title: 'A', ...schema }, report));

const number: FieldSchema = { type: 'number' };
const text: FieldSchema = { type: 'string' };
const flag: FieldSchema = { type: 'boolean' };
const choice: FieldSchema = { type: 'number', enum: [1, 2] };
const list: FieldSchema = { type: 'string', 'x-list': 'numbers' };
const rows: FieldSchema = { type: 'array' };
const map: FieldSchema = { type: 'object', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } };

const TYPES = {
  ...{ number, integer: { type: 'integer' }, text, flag, choice, list, rows, map },
} satisfies Record<string, FieldSchema>;

const NAMES: Record<string, string> = { rows: 'a table' };
const WORDS: [words: (keyof FieldSchema)[], types: string[], to: string][] = [
  [
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'x-warn', 'x-empty'],
    ['number', 'integer'],
    'numbers',
  ],
  [['minLength', 'pattern', 'x-rows', 'x-input', 'x-same-as', 'x-text'], ['text'], 'text'],
  [['maxLength', 'x-lowercase'], ['text', 'choice'], 'text'],
  [['x-unit'], ['number', 'integer', 'list', 'choice', 'map'], 'numbers'],
  [['x-placeholder'], ['number', 'integer', 'text', 'list', 'map'], 'fields that are typed into'],
  [['x-labels', 'x-offer'], ['choice', 'map'], 'choices'],
  [['items', 'minItems', 'maxItems', 'uniqueItems', 'x-row', 'x-unique'], ['rows'], 'tables and lists'],
  [['properties', 'required', 'x-rules', 'x-choice', 'x-cases', 'oneOf'], [], 'objects'],
];
const TABLES = ['items', 'minItems', 'maxItems', 'uniqueItems', 'x-row', 'x-unique'];
const OBJECTS = ['properties', 'required', 'x-rules', 'x-choice', 'x-cases', 'oneOf'];

function fix(word: string, type: string): string {
  if (type === 'rows') return ' Give it to a column.';
  if (TABLES.includes(word)) return ' Make it "type": "array".';
  if (word === 'oneOf') return ' For a choice between values, write "enum", and "x-labels" for their labels.';
  if (OBJECTS.includes(word)) return type === 'map' ? ' Remove it.' : ' Make it "type": "object".';
  return '';
}

const CASES = WORDS.flatMap(([words, types, to]) =>
  words.flatMap((word) =>
    Object.entries(TYPES).map(([type, schema]) => ({ word, type, schema, to, applies: types.includes(type) })),
  ),
);

it.each(CASES.filter(({ applies }) => applies))('$word applies to a field of the type $type', ({ word, schema }) => {
  // The value of most keywords does not matter here.
  expect(check({ ...schema, [word]: 5 })).toEqual([]);
});

it.each(CASES.filter(({ applies }) => !applies))(
  '$word does not apply to the type $type',
  ({ word, type, schema, to }) => {
    const users = type === 'map' && OBJECTS.includes(word) ? 'groups of fields' : to;
    const called = NAMES[type] ?? `a ${type} field`;
    expect(check({ ...schema, [word]: 5 })).toEqual([
      [word, `"${word}" applies to ${users} only; "a" is ${called}.${fix(word, type)}`],
    ]);
  },
);

it('a table has no choices, and a map has its own report of them', () => {
  expect(check({ ...rows, enum: [1] })).toEqual([
    ['enum', '"enum" applies to single values only; "a" is a table. Give it to a column.'],
  ]);
  expect(check({ ...map, enum: [1] })).toEqual([]);
});

it.each<[title: string, schema: FieldSchema]>([
  ['an autofill token', { ...text, 'x-autocomplete': 'email' }],
  ['no autofill', { ...text, 'x-autocomplete': 'off' }],
  ['a password with its token', { ...text, 'x-autocomplete': 'new-password', 'x-input': 'password' }],
  ['a password with another token', { ...text, 'x-autocomplete': 'current-password', 'x-input': 'password' }],
  ['an address with a default', { ...text, 'x-input': 'email', default: 'a@b.example' }],
  ['a table with default rows', { ...rows, default: [] }],
  ['a table without default rows', { ...rows, default: null }],
  ['a map without a default', { ...map, default: null }],
  ['a map whose default is a list', { ...map, default: [] }],
  ['a list', list],
])('%s is fine', (_, schema) => {
  expect(check(schema)).toEqual([]);
});

it.each<[title: string, schema: FieldSchema, path: string, text: string]>([
  [
    'a misspelled autofill token',
    { ...text, 'x-autocomplete': 'emial' },
    'x-autocomplete',
    '"emial" is not an autofill token that browsers know. Did you mean "email"?',
  ],
  [
    'an unknown autofill token',
    { ...text, 'x-autocomplete': 'windspeed' },
    'x-autocomplete',
    '"windspeed" is not an autofill token that browsers know. Use one of HTML, such as "email", or "off".',
  ],
  ...['current-password', 'new-password'].map((token): [string, FieldSchema, string, string] => [
    `the autofill token ${token} of plain text`,
    { ...text, 'x-autocomplete': token },
    'x-autocomplete',
    `"${token}" is for a password, which "a" would show while it is typed. Give it "x-input": "password".`,
  ]),
  [
    'a default password',
    { ...text, 'x-input': 'password', default: 'secret' },
    'default',
    '"a" is a password, and everybody could read its default. Leave it out.',
  ],
  [
    'a "const"',
    { ...text, const: 'gas' },
    'const',
    '"const" applies to the choice in a branch of "oneOf" only; "a" is a text field. Write an "enum" with one value.',
  ],
  [
    'the unit of a choice between texts',
    { type: 'string', enum: [1, 'oil'], 'x-unit': 'kW' },
    'x-unit',
    '"x-unit" applies to numbers only; "a" is a choice between texts. Write the unit into "x-labels".',
  ],
  [
    'a list of a number',
    { ...number, 'x-list': 'numbers' },
    'x-list',
    '"x-list" applies to text only; "a" is a number field.',
  ],
  [
    'a list of a choice',
    { type: 'string', enum: ['gas', 'oil'], 'x-list': 'numbers' },
    'x-list',
    '"x-list" has no effect together with "enum", which makes "a" a choice. Remove one of the two.',
  ],
  [
    'default rows of a number',
    { ...number, default: [] },
    'default',
    '"default" is a list of rows, but "a" is a number field. Give one value.',
  ],
  [
    'an empty default',
    { ...number, default: null },
    'default',
    '"default" null is not a value, so it has no effect. Leave it out.',
  ],
])('%s is reported', (_, schema, path, message) => {
  expect(check(schema)).toEqual([[path, message]]);
});

it('an autofill token applies to text', () => {
  expect(check({ ...number, 'x-autocomplete': 'email' })).toEqual([
    ['x-autocomplete', '"x-autocomplete" applies to text only; "a" is a number field.'],
  ]);
  expect(check({ ...map, 'x-autocomplete': 'email' })).toEqual([]);
});

it('several keywords are reported one by one', () => {
  expect(check({ ...flag, minimum: 0, maximum: 1, pattern: 'a' }).map(([path]) => path)).toEqual([
    ...['minimum', 'maximum', 'pattern'],
  ]);
});
