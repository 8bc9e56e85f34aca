import { describe, expect, it, test } from 'vitest';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind } from './mergedKind.ts';

const define = (file: Partial<KindFile>) => toDefinition(mergedKind(file));

/** What every field states; the rest depends on its file. */
const PLAIN = { name: 'a', title: 'A', help: '', required: false, readOnly: false, hidden: false, system: false };
const NUMBER = { ...PLAIN, type: 'number', nullable: true };
const TEXT = { ...PLAIN, type: 'text', nullable: false };

describe('a field', () => {
  it.each<[title: string, FieldSchema, definition: object]>([
    ['of a number', { type: 'number', title: 'A' }, NUMBER],
    ['of a number that may be empty', { type: ['number', 'null'], title: 'A' }, NUMBER],
    ['of a whole number', { type: 'integer', title: 'A' }, { ...NUMBER, type: 'integer' }],
    ['of a flag', { type: 'boolean', title: 'A', default: false }, { ...TEXT, type: 'flag', default: false }],
    ['of a text', { type: 'string', title: 'A' }, TEXT],
    ['without a title goes by its name', { type: 'string' }, { ...TEXT, title: 'a' }],
    ['that is hidden', { type: 'string', title: 'A', 'x-hidden': true }, { ...TEXT, hidden: true }],
    [
      'of the server is hidden',
      { type: 'string', title: 'A', 'x-system': true },
      { ...TEXT, hidden: true, system: true },
    ],
    ['that is read only', { type: 'string', title: 'A', readOnly: true }, { ...TEXT, readOnly: true }],
    [
      'with limits of a number',
      {
        type: 'number',
        title: 'A',
        description: 'Help.',
        default: 1,
        minimum: 0,
        maximum: 9,
        exclusiveMinimum: -1,
        exclusiveMaximum: 10,
        'x-warn': { maximum: 5 },
        'x-empty': 'Automatic',
      },
      {
        ...NUMBER,
        help: 'Help.',
        default: 1,
        minimum: 0,
        maximum: 9,
        exclusiveMinimum: -1,
        exclusiveMaximum: 10,
        warn: { maximum: 5 },
        empty: 'Automatic',
      },
    ],
    [
      'with words of a text',
      {
        type: 'string',
        title: 'A',
        minLength: 1,
        maxLength: 9,
        pattern: '^x',
        'x-text': 'name',
        'x-rows': 3,
        'x-input': 'tel',
        'x-autocomplete': 'off',
        'x-placeholder': 'Such as x',
        'x-message': 'No.',
        'x-lowercase': true,
        'x-renamed-from': ['b'],
      },
      {
        ...TEXT,
        minLength: 1,
        maxLength: 9,
        pattern: '^x',
        text: 'name',
        rows: 3,
        input: 'tel',
        autocomplete: 'off',
        placeholder: 'Such as x',
        message: 'No.',
        lowercase: true,
        renamedFrom: ['b'],
      },
    ],
    ['of a list', { type: 'string', title: 'A', 'x-list': 'numbers' }, { ...TEXT, type: 'list', list: 'numbers' }],
    [
      'of choices, labelled where they have a label',
      { type: 'number', title: 'A', enum: [1, 2], 'x-labels': { 1: 'One' }, 'x-offer': [2] },
      {
        ...TEXT,
        type: 'choice',
        choices: [
          { value: 1, label: 'One' },
          { value: 2, label: '2' },
        ],
        offered: [2],
      },
    ],
    [
      'of choices without labels',
      { type: 'string', title: 'A', enum: ['x'] },
      { ...TEXT, type: 'choice', choices: [{ value: 'x', label: 'x' }] },
    ],
    ['with a unit that has no name', { type: 'number', title: 'A', 'x-unit': 'kW' }, { ...NUMBER, unit: 'kW' }],
  ])('%s', (_title, schema, definition) => {
    expect(define({ properties: { a: schema } }).fields.a).toStrictEqual(definition);
  });

  it('may be required', () => {
    expect(define({ properties: { a: { type: 'string', title: 'A' } }, required: ['a'] }).fields.a?.required).toBe(
      true,
    );
  });
});

const list = (title: string): FieldSchema => ({ type: 'string', title, 'x-list': 'numbers' });
const FILE: Partial<KindFile> = {
  description: 'Turns wind to power.',
  properties: {
    id: { type: 'string', 'x-system': true },
    last: { type: 'string' },
    secret: { type: 'string', 'x-hidden': true },
    losses: list('Losses'),
    loads: list('Loads'),
    first: { type: 'number' },
  },
  'x-curves': {
    curve: { title: 'Curve', x: { title: 'Load', field: 'loads' }, y: [{ title: 'Losses', field: 'losses' }] },
  },
  'x-rules': [{ field: 'first', below: 'first' }],
  'x-tabs': [
    { id: 'one', title: 'Mine', groups: [{ title: 'Main', description: 'What matters.', fields: ['first', 'curve'] }] },
    { id: 'two', groups: [{ title: 'Rest', fields: ['last'] }] },
    { id: 'three', groups: [] },
  ],
};

describe('a form', () => {
  const definition = toDefinition(mergedKind(FILE, { 'common.json': { 'x-tab-titles': { one: 'One', two: 'Two' } } }));

  it('has its fields in the order of the tabs, then those in none', () => {
    expect(Object.keys(definition.fields)).toEqual(['first', 'loads', 'losses', 'last', 'id', 'secret']);
  });

  it('has its tabs, titled by themselves, by the shared titles or by their id', () => {
    expect(definition.tabs).toStrictEqual([
      { id: 'one', title: 'Mine', groups: [{ title: 'Main', help: 'What matters.', items: ['first', 'curve'] }] },
      { id: 'two', title: 'Two', groups: [{ title: 'Rest', items: ['last'] }] },
      { id: 'three', title: 'three', groups: [] },
    ]);
  });

  it('has its words, curves and rules', () => {
    const { id, title, description, curves, rules } = definition;
    expect({ id, title, description }).toEqual({ id: 'probe', title: 'Probe', description: 'Turns wind to power.' });
    expect(Object.keys(curves)).toEqual(['curve']);
    expect(rules).toEqual([{ field: 'first', below: 'first' }]);
    expect(define({}).description).toBe('');
  });

  it('names in a note the lists of a curve, by title or by name', () => {
    const { fields } = define({
      ...FILE,
      properties: { ...FILE.properties, losses: { type: 'string', 'x-list': 'numbers' } },
    });
    expect(fields.loads?.help).toBe("Needs as many values as 'losses'.");
    expect(fields.losses?.help).toBe("Needs as many values as 'Loads'.");
    expect(fields.first?.help).toBe('');
  });
});

test('the version of a form is short and changes with what it holds', () => {
  const { version } = define({ description: 'One' });
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(define({ description: 'One' }).version).toBe(version);
  expect(define({ description: 'Two' }).version).not.toBe(version);
});
