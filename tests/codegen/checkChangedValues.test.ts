import { describe, expect, it } from 'vitest';
import { checkChangedValues } from '#codegen/checkChangedValues.ts';
import type { ChangeSchema, FieldSchema } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const COLUMNS: Record<string, FieldSchema> = { price: { type: 'number' }, note: { type: 'string' } };

const FIELDS: Record<string, FieldSchema> = {
  power: { type: 'number', maximum: 100 },
  count: { type: 'integer', minimum: 1 },
  maker: { type: 'string', maxLength: 3 },
  shares: { type: 'string', 'x-list': 'numbers' },
  on: { type: 'boolean' },
  fuel: { type: 'string', enum: ['gas', 'oil'] },
  size: { type: 'number', enum: [10, 20] },
  mixed: { type: 'string', enum: [1, 'two'] },
  box: { type: 'object', properties: { depth: { type: 'number' } } },
  crate: { type: 'object', properties: { depth: { type: 'number' } } },
  paper: { type: 'object', 'x-schema': 'paper.json' },
  sheet: { type: 'object', 'x-schema': 'sheet.json' },
  map: { type: 'object', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } },
  periods: { type: 'array', items: { type: 'object', properties: COLUMNS } },
};

/** Problems of a change of the second version, after its place in the file. */
function check(change: ChangeSchema, others: ChangeSchema[] = []): string[] {
  const changes = [change, ...others];
  const kind = mergedKind({ properties: FIELDS, 'x-changes': { 2: changes } });
  const shape = change.in === undefined ? kind : kind.tables.get(change.in);
  if (!shape) throw new Error(`There is no table ${change.in}.`);
  const problems = checkChangedValues(change, { kind, shape, path: ['x-changes', '2', 0], changes });
  return placedProblems(problems, kind.source).map((problem) => problem.replace(/^x-changes\.2\.0\./, ''));
}

const add = (name: string, value: string, others?: ChangeSchema[]) => check({ add: name, value }, others);

describe('an expression', () => {
  it.each([
    ['power', '1'],
    ['power', '-1'],
    ['power', 'count'],
    ['power', 'count * 2'],
    ['power', 'count(periods)'],
    ['power', 'max(shares)'],
    ['power', 'box.depth'],
    ['count', 'power'],
    ['maker', "'abc'"],
    ['maker', 'fuel'],
    ['maker', 'mixed'],
    ['shares', "'1, 2'"],
    ['on', 'power < 1'],
    ['on', 'not on'],
    ['on', "fuel in ('gas')"],
    ['on', 'any(periods where price > 1)'],
    ['on', 'every(periods where price > 1)'],
    ['on', 'never_rises(shares)'],
    ['fuel', "'gas'"],
    ['size', '10'],
    ['size', 'power'],
    ['mixed', "'two'"],
  ])('for "%s" may be %s', (name, value) => {
    expect(add(name, value)).toEqual([]);
  });

  it('that cannot be read is reported elsewhere', () => {
    expect(add('power', 'not')).toEqual([]);
    expect(add('power', 'unknown(1)')).toEqual([]);
    expect(add('power', 'each(periods: price)')).toEqual([]);
    expect(add('unknown', "'x'")).toEqual([]);
    expect(add('power', 'unknown')).toEqual([]);
    expect(add('box', 'unknown')).toEqual([]);
  });

  it.each([
    ['power', "'x'", '"power" is a number field, which needs a number, but this is a text.'],
    ['power', 'on', '"power" is a number field, which needs a number, but this is a condition.'],
    ['power', "'12'", '"power" is a number field, which needs a number, but this is a text. Write 12 without quotes.'],
    ['power', 'maker', '"power" is a number field, which needs a number, but this is a text.'],
    ['power', 'fuel', '"power" is a number field, which needs a number, but this is a text.'],
    ['power', 'shares', '"power" is a number field, which needs a number, but this is a text.'],
    ['count', 'not on', '"count" is a integer field, which needs a number, but this is a condition.'],
    [
      'maker',
      '12',
      '"maker" is a text field, which needs a text, but this is a number. Write it in single quotes: \'12\'.',
    ],
    ['maker', '-12', '"maker" is a text field, which needs a text, but this is a number.'],
    ['maker', 'power', '"maker" is a text field, which needs a text, but this is a number.'],
    ['maker', 'count', '"maker" is a text field, which needs a text, but this is a number.'],
    ['maker', 'size', '"maker" is a text field, which needs a text, but this is a number.'],
    ['on', '1', '"on" is a flag field, which needs a condition, but this is a number. Compare it with something.'],
    [
      'on',
      'power + 1',
      '"on" is a flag field, which needs a condition, but this is a number. Compare it with something.',
    ],
    ['on', "'1'", '"on" is a flag field, which needs a condition, but this is a text.'],
    ['fuel', 'power > 1', '"fuel" is a choice field, which needs a text, but this is a condition.'],
    ['size', "'10'", '"size" is a choice field, which needs a number, but this is a text. Write 10 without quotes.'],
    [
      'shares',
      '1',
      '"shares" is a list field, which needs a text, but this is a number. Write it in single quotes: \'1\'.',
    ],
    ['power', 'box', '"power" is a number field, which needs a number, but this is an object.'],
    ['power', 'paper', '"power" is a number field, which needs a number, but this is a document.'],
    ['power', 'map', '"power" is a number field, which needs a number, but this is a map field.'],
    ['power', 'periods', '"power" is a number field, which needs a number, but this is a table.'],
    ['box', '1', '"box" is an object, which no expression can calculate. Rename or move it.'],
    ['paper', 'map', '"paper" is a document, which no expression can calculate. Rename or move it.'],
    ['periods', "'x'", '"periods" is a table, which no expression can calculate. Rename or move it.'],
  ])('for "%s" cannot be %s', (name, value, problem) => {
    expect(add(name, value)).toEqual([`value@0: ${problem}`]);
  });

  it.each([
    ['box', 'crate'],
    ['crate', 'box'],
    ['paper', 'sheet'],
    ['power', 'power'],
  ])('for "%s" may be one like it', (name, value) => {
    expect(add(name, value)).toEqual([]);
  });

  it.each([
    ['power', '101', '101 can\'t be stored in "power", as the "maximum" is 100.'],
    ['power', '10 * 20', '200 can\'t be stored in "power", as the "maximum" is 100.'],
    ['count', '-1', '-1 can\'t be stored in "count", as the "minimum" is 1.'],
    ['maker', "'abcd'", '"abcd" can\'t be stored in "maker", as the "maxLength" is 3.'],
    ['fuel', "'coal'", '"coal" can\'t be stored in "fuel", as it is not among "gas", "oil".'],
    ['size', '30', '30 can\'t be stored in "size", as it is not among 10, 20.'],
  ])('for "%s" is not the constant %s', (name, value, problem) => {
    expect(add(name, value)).toEqual([`value@0: ${problem}`]);
  });
});

describe('the expressions of a change', () => {
  const refused = '"power" is a number field, which needs a number, but this is a condition.';

  it('are those of its new values', () => {
    expect(check({ merge: ['a', 'b'], into: 'power', value: 'not c' })).toEqual([`value@0: ${refused}`]);
    expect(check({ split: 'a', into: { power: 'not c', count: '1', on: '2 > 1' } })).toEqual([
      `into.power@0: ${refused}`,
    ]);
    expect(check({ split: 'a', into: { maker: '1' } })).toHaveLength(1);
  });

  it('need a value and a name', () => {
    expect(check({ add: 'power' })).toEqual([]);
    expect(check({ value: 'not c' })).toEqual([]);
    expect(check({ merge: ['a'], into: 'power' })).toEqual([]);
    expect(check({ into: 'power', value: 'not c' })).toEqual([]);
    expect(check({ merge: ['a'], value: 'not c' })).toEqual([]);
    expect(check({ into: { power: 'not c' } })).toEqual([]);
    expect(check({ split: 'a', into: ['power', 'count'] })).toEqual([]);
    expect(check({ split: 'a', into: 'power' })).toEqual([]);
    expect(check({ split: 'a' })).toEqual([]);
  });

  it('of a table are about its columns', () => {
    expect(check({ in: 'periods', add: 'price', value: 'not c' })).toEqual([
      `value@0: "price" is a number field, which needs a number, but this is a condition.`,
    ]);
    expect(check({ in: 'periods', add: 'price', value: 'note' })).toHaveLength(1);
    expect(check({ in: 'periods', add: 'price', value: 'on' })).toEqual([]);
  });
});

describe('a name that the version makes', () => {
  it.each<[what: string, change: ChangeSchema]>([
    ['added', { add: 'maker' }],
    ['renamed', { rename: 'brand', to: 'maker' }],
    ['moved', { move: 'brand', to: 'maker' }],
    ['scaled', { scale: 'maker', to: 'kW' }],
    ['scaled under another name', { scale: 'brand', as: 'maker', to: 'kW' }],
    ['mapped', { map: 'maker' }],
    ['mapped to another name', { map: 'brand', as: 'maker' }],
    ['merged', { merge: ['a', 'b'], into: 'maker' }],
    ['split off', { split: 'a', into: ['x', 'maker'] }],
    ['split off by an expression', { split: 'a', into: { x: '1', maker: '2' } }],
  ])('by what is %s is not known before it', (_what, change) => {
    expect(add('power', 'maker', [change])).toEqual([]);
  });

  it.each<[what: string, change: ChangeSchema]>([
    ['another name', { add: 'other' }],
    ['the old name', { rename: 'maker', to: 'brand' }],
    ['the unit', { scale: 'other', to: 'maker' }],
    ['a name for another one', { scale: 'maker', as: 'other' }],
    ['the value of something dropped', { drop: 'maker' }],
    ['a column', { in: 'periods', add: 'maker' }],
  ])('is not %s', (_what, change) => {
    expect(add('power', 'maker', [change])).toHaveLength(1);
  });

  it('in a table is not one of the record', () => {
    const change = { in: 'periods', add: 'price', value: 'note' };
    expect(check(change, [{ add: 'note' }])).toHaveLength(1);
    expect(check(change, [{ in: 'periods', add: 'note' }])).toEqual([]);
  });
});

describe('numbers in place of choices', () => {
  const checkNumbers = (as: string, values: ChangeSchema['values']) =>
    check({ map: 'older', as, ...(values && { values }) });

  it('can be stored', () => {
    expect(checkNumbers('power', { a: 1, b: 100 })).toEqual([]);
    expect(checkNumbers('power', undefined)).toEqual([]);
  });

  it('beyond a limit are reported', () => {
    expect(checkNumbers('power', { a: 100, b: 101, c: 'text' })).toEqual([
      'values.b: 101 can\'t be stored in "power", as the "maximum" is 100.',
    ]);
    expect(checkNumbers('count', { a: 0, b: 0.5, c: 1 })).toEqual([
      'values.a: 0 can\'t be stored in "count", as the "minimum" is 1.',
    ]);
  });

  it('are looked at only for fields that are numbers', () => {
    const values = { a: 1000 };
    for (const name of ['maker', 'fuel', 'size', 'on', 'box', 'paper', 'unknown'])
      expect(checkNumbers(name, values)).toEqual([]);
    expect(check({ map: 'power', values })).toEqual([]);
    expect(check({ scale: 'older', as: 'power', values })).toEqual([]);
  });
});
