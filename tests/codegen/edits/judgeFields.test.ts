import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import type { ChangeSchema, CurveSchema, FieldSchema, KindFile, PartsSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toDeclared } from './toDeclared.ts';

const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toDeclared(compareKinds(unexpandedKind(before), unexpandedKind(after)), fieldRules);

const NUMBER: FieldSchema = { type: 'number', title: 'Power' };
const CHOICE: FieldSchema = { type: 'string', title: 'Mode', enum: ['slow', 'fast'] };
const TEXT: FieldSchema = { type: 'string', title: 'Maker' };
const FLAG: FieldSchema = { type: 'boolean', title: 'Spare' };
const LIST: FieldSchema = { type: 'string', title: 'Speeds', 'x-list': 'numbers' };
const ROW: FieldSchema = { type: 'object', properties: { from: { type: 'integer', title: 'From' } } };
const ROWS: FieldSchema = { type: 'array', title: 'Periods', 'x-row': 'period', items: ROW };

const inRecord = (own: FieldSchema, words: PartsSchema = {}) => ({ properties: { own }, ...words });
const inObject = (own: FieldSchema, words: PartsSchema = {}) => ({
  properties: { box: { type: 'object', title: 'Box', properties: { own }, ...words } },
});
const inTable = (properties: Record<string, FieldSchema>, words: PartsSchema = {}) => ({
  properties: { rows: { ...ROWS, items: { type: 'object', properties, ...words } } },
});

describe('a new field', () => {
  it.each<[string, FieldSchema, ifOptional: string, ifRequired: string]>([
    ['a number', NUMBER, 'more', 'demanded'],
    ['a number with a default', { ...NUMBER, default: 0 }, 'more', 'more'],
    ['a flag', FLAG, 'more', 'more'],
    ['a text', TEXT, 'more', 'demanded'],
    ['a text that may be empty', { ...TEXT, minLength: 0 }, 'more', 'demanded'],
    ['a text that may not be empty', { ...TEXT, minLength: 1 }, 'demanded', 'demanded'],
    ['a text that may not be empty, with a default', { ...TEXT, minLength: 1, default: 'A' }, 'more', 'more'],
    ['a choice', CHOICE, 'demanded', 'demanded'],
    ['a choice with a default', { ...CHOICE, default: 'slow' }, 'more', 'more'],
    ['a list', LIST, 'demanded', 'demanded'],
    ['a list with a default', { ...LIST, default: '1, 2' }, 'more', 'more'],
    ['a table', ROWS, 'more', 'demanded'],
    ['a table that may be empty', { ...ROWS, minItems: 0 }, 'more', 'demanded'],
    ['a table that needs a row', { ...ROWS, minItems: 1 }, 'demanded', 'demanded'],
    ['a table that needs a row, with a default', { ...ROWS, minItems: 1, default: [{ from: 0 }] }, 'more', 'more'],
  ])('%s', (_what, own, ifOptional, ifRequired) => {
    expect(compare({}, inRecord(own))).toEqual([`added fields.field own: ${ifOptional}`]);
    expect(compare({}, inRecord(own, { required: ['own'] }))).toEqual([`added fields.field own: ${ifRequired}`]);
  });

  it('of a table has to be in each row that clients send if it is required', () => {
    const FROM = { from: NUMBER };
    const HOURS = { from: NUMBER, hours: { ...NUMBER, default: 8 } };
    expect(compare(inTable(FROM), inTable(HOURS))).toEqual(['added fields.field rows/#/hours: more']);
    expect(compare(inTable(FROM), inTable(HOURS, { required: ['hours'] }))).toEqual([
      'added fields.field rows/#/hours: expected',
    ]);
    expect(compare(inTable(FROM), inTable({ from: NUMBER, hours: NUMBER }, { required: ['hours'] }))).toEqual([
      'added fields.field rows/#/hours: demanded',
    ]);
  });
});

describe('a new demand for a value', () => {
  it.each<[string, FieldSchema, inRecord: string, inTable: string]>([
    ['a number', NUMBER, 'tighter', 'tighter'],
    ['a flag', FLAG, 'text', 'tighter'],
    ['a choice', CHOICE, 'text', 'tighter'],
    ['a text', TEXT, 'tighter', 'tighter'],
    ['a text that may be empty', { ...TEXT, minLength: 0 }, 'tighter', 'tighter'],
    ['a text that may not be empty', { ...TEXT, minLength: 1 }, 'text', 'tighter'],
  ])('of %s', (_what, own, alone, inRow) => {
    const demand = { required: ['own'] };
    expect(compare(inRecord(own), inRecord(own, demand))).toEqual([`added field.required own: ${alone}`]);
    expect(compare(inObject(own), inObject(own, demand))).toEqual([`added field.required box/own: ${alone}`]);
    expect(compare(inTable({ own }), inTable({ own }, demand))).toEqual([`added field.required rows/#/own: ${inRow}`]);
    expect(compare(inRecord(own, demand), inRecord(own))).toEqual(['removed field.required own: looser']);
  });
});

describe('a field with a number in its name', () => {
  const curve = (from: number, to: number): CurveSchema => ({
    title: 'Power curve',
    x: { title: 'Wind', from, to },
    y: [{ title: 'Power', fields: 'pc{x}' }],
  });
  const CURVE = { 'x-curves': { power: curve(1, 12) } };
  const fields = (...names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, NUMBER])) });

  it.each(['pc1', 'pc2', 'pc12'])('%s may have been of a curve before', (name) => {
    expect(compare(CURVE, fields(name))).toEqual([
      'removed kind.x-curves pc{x}: gone',
      `added fields.field ${name}: text`,
    ]);
    expect(compare(fields(name), CURVE)).toEqual([
      `removed fields.field ${name}: text`,
      'added kind.x-curves pc{x}: more',
    ]);
  });

  it.each(['pc0', 'pc13', 'pb2', 'pc2b', 'pc'])('%s is not of the curve', (name) => {
    expect(compare(CURVE, fields(name))[1]).toBe(`added fields.field ${name}: more`);
    expect(compare(fields(name), CURVE)[0]).toBe(`removed fields.field ${name}: gone`);
  });

  it('points below zero count, columns of tables do not', () => {
    const cold = { 'x-curves': { power: curve(-5, 5) } };
    expect(compare(fields('pc-3'), cold)[0]).toBe('removed fields.field pc-3: text');
    expect(compare(fields('pc-6'), cold)[0]).toBe('removed fields.field pc-6: gone');
    const [pc2, from] = [NUMBER, NUMBER];
    expect(compare(inTable({ from, pc2 }), { ...inTable({ from }), ...CURVE })).toEqual([
      'removed fields.field rows/#/pc2: gone',
      'added kind.x-curves pc{x}: more',
    ]);
  });

  it('a curve of lists creates no fields', () => {
    const lists = { title: 'Wear', x: { title: 'Speed', field: 'speeds' }, y: [{ title: 'Share', field: 'shares' }] };
    expect(compare(fields('speeds1'), { 'x-curves': { wear: lists } })[0]).toBe('removed fields.field speeds1: gone');
  });
});

describe('another type', () => {
  it.each<[string, FieldSchema, FieldSchema, string]>([
    ['whole numbers', NUMBER, { ...NUMBER, type: 'integer' }, 'tighter'],
    ['any numbers', { ...NUMBER, type: 'integer' }, NUMBER, 'looser'],
    ['text instead of numbers', NUMBER, { ...NUMBER, type: 'string' }, 'retyped'],
    ['a flag instead of whole numbers', { ...NUMBER, type: 'integer' }, { ...NUMBER, type: 'boolean' }, 'retyped'],
    ['numbers instead of text', TEXT, { ...TEXT, type: 'number' }, 'retyped'],
  ])('%s', (_what, before, after, effect) => {
    expect(compare(inRecord(before), inRecord(after))).toEqual([`changed field.type own: ${effect}`]);
  });

  it('of mapped values is converted', () => {
    const map: ChangeSchema = { map: 'own', values: { 1: 'one' } };
    const after = { ...inRecord({ ...NUMBER, type: 'string' }), 'x-version': 2, 'x-changes': { 2: [map] } };
    expect(compare(inRecord(NUMBER), after)).toContain('changed field.type own: carried');
  });
});

it('a unit may be new, gone, another one or a stated one', () => {
  const [none, kilo, mega] = [NUMBER, { ...NUMBER, 'x-unit': 'kW' }, { ...NUMBER, 'x-unit': 'MW' }];
  const edit = (before: FieldSchema, after: FieldSchema) => compare(inRecord(before), inRecord(after));
  expect(edit(none, kilo)).toEqual(['added field.x-unit own: measured']);
  expect(edit(kilo, none)).toEqual(['removed field.x-unit own: measured']);
  expect(edit(kilo, mega)).toEqual(['changed field.x-unit own: unit']);
});

describe('earlier names of a field', () => {
  const field = (name: string, ...names: string[]) => ({
    properties: { [name]: { ...NUMBER, ...(names.length > 0 ? { 'x-renamed-from': names } : {}) } },
  });

  it.each<[string, Partial<KindFile>, Partial<KindFile>, string[]]>([
    ['the name that it had', field('size'), field('power', 'size'), ['added field.x-renamed-from power: renamed']],
    ['a name that nothing had', field('power'), field('power', 'size'), ['added field.x-renamed-from power: text']],
    [
      'one name more, which it had',
      field('power', 'size'),
      field('rated', 'size', 'power'),
      ['changed field.x-renamed-from rated: renamed'],
    ],
    [
      'one name more, which nothing had',
      field('power', 'size'),
      field('power', 'size', 'watts'),
      ['changed field.x-renamed-from power: text'],
    ],
    [
      'names in another order',
      field('power', 'size', 'watts'),
      field('power', 'watts', 'size'),
      ['changed field.x-renamed-from power: text'],
    ],
    [
      'another name, so that one is forgotten',
      field('power', 'size'),
      field('rated', 'power'),
      ['changed field.x-renamed-from rated: forgotten'],
    ],
    ['no names any more', field('power', 'size'), field('power'), ['removed field.x-renamed-from power: forgotten']],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });
});

describe('a condition under which a field is shown', () => {
  const WHEN = { 'x-shown-when': 'spare' };
  const shown = (own: FieldSchema, words: PartsSchema = {}) =>
    [inRecord({ ...own, ...WHEN }, words), inRecord(own, words)] as const;

  it.each<[string, FieldSchema, PartsSchema, string]>([
    ['an optional field', NUMBER, {}, 'shown'],
    ['a required field', NUMBER, { required: ['own'] }, 'shownRequired'],
    ['a field that is required under a condition', { ...NUMBER, 'x-required-when': 'spare' }, {}, 'shownRequired'],
    ['an object', { type: 'object', title: 'Box', properties: { own: NUMBER } }, {}, 'shown'],
    [
      'an object with a required field',
      { type: 'object', title: 'Box', properties: { own: NUMBER }, required: ['own'] },
      {},
      'shownRequired',
    ],
    ['a table with a required column', { ...ROWS, items: { ...ROW, required: ['from'] } }, {}, 'shown'],
  ])('%s', (_what, own, words, effect) => {
    const [when, always] = shown(own, words);
    expect(compare(always, when)).toEqual(['added field.x-shown-when own: shown']);
    expect(compare(when, always)).toEqual([`removed field.x-shown-when own: ${effect}`]);
    expect(compare(when, inRecord({ ...own, 'x-shown-when': 'fast' }, words))).toEqual([
      `changed field.x-shown-when own: ${effect}`,
    ]);
  });

  it('is not affected by required fields beside it, or in a table', () => {
    const beside = {
      properties: {
        owner: NUMBER,
        rows: { ...ROWS, items: { ...ROW, properties: { own: NUMBER }, required: ['own'] } },
      },
    };
    const kind = (own: FieldSchema) => ({ properties: { own, ...beside.properties }, required: ['owner'] });
    expect(compare(kind({ ...NUMBER, ...WHEN }), kind(NUMBER))).toEqual(['removed field.x-shown-when own: shown']);
  });
});

it.each<[string, FieldSchema, FieldSchema, string]>([
  ['kept, in words', {}, { 'x-when-hidden': 'keep' }, 'added field.x-when-hidden own: text'],
  ['kept, without words', { 'x-when-hidden': 'keep' }, {}, 'removed field.x-when-hidden own: text'],
  ['emptied', {}, { 'x-when-hidden': 'clear' }, 'added field.x-when-hidden own: shown'],
  ['kept again', { 'x-when-hidden': 'clear' }, {}, 'removed field.x-when-hidden own: shown'],
  ['a default', { 'x-when-hidden': 'clear' }, { 'x-when-hidden': 'default' }, 'changed field.x-when-hidden own: shown'],
])('a hidden value is %s', (_what, before, after, expected) => {
  expect(compare(inRecord({ ...NUMBER, ...before }), inRecord({ ...NUMBER, ...after }))).toEqual([expected]);
});
