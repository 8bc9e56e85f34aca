import { describe, expect, it } from 'vitest';
import { checkKind } from '#codegen/checkKind.ts';
import type { CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'N' };
const list: FieldSchema = { type: 'string', title: 'L', 'x-list': 'numbers' };
const box: FieldSchema = { type: 'object', title: 'Box', properties: { inner: list } };

const PROPERTIES: Record<string, FieldSchema> = { amount: number, loads: list, losses: list, box };
const LISTED: CurveSchema = { title: 'C', x: { title: 'X', field: 'loads' }, y: [{ title: 'Y', field: 'losses' }] };
const COUNTED: CurveSchema = {
  title: 'C',
  x: { title: 'X', from: 0, to: 1 },
  y: [{ title: 'Y', fields: 'p{x}', default: [0, 1] }],
};

interface Given {
  properties?: Record<string, FieldSchema>;
  /** The items of the only tab. */
  items?: string[];
}

/** Problems of a kind with these curves. */
function check(curves: Record<string, CurveSchema>, { properties = {}, items = [] }: Given = {}): string[] {
  const file: Partial<KindFile> = {
    properties: { ...PROPERTIES, ...properties },
    'x-curves': curves,
    'x-tabs': [{ id: 'all', title: 'All', groups: [{ title: 'All', fields: items }] }],
  };
  const kind = mergedKind(file);
  return placedProblems(checkKind({ ...kind, hasDoubtfulTabs: true }), kind.source);
}

describe('the list of a curve', () => {
  const EXISTING = 'that does not exist.';

  it.each<[what: string, curve: CurveSchema, problems: string[]]>([
    [
      'for x is a field of the kind',
      { ...LISTED, x: { title: 'X', field: 'load' } },
      [`x-curves.c.x.field: curve "c" names a field "load" ${EXISTING} Did you mean "loads"?`],
    ],
    [
      'for y is a field of the kind',
      {
        ...LISTED,
        y: [
          { title: 'Y', field: 'losses' },
          { title: 'Z', field: 'zzzzzzzz' },
        ],
      },
      [`x-curves.c.y.1.field: curve "c" names a field "zzzzzzzz" ${EXISTING}`],
    ],
    [
      'for x is not in an object',
      { ...LISTED, x: { title: 'X', field: 'box/inner' } },
      [
        `x-curves.c.x.field: curve "c" can't edit "box/inner", as it is in an object. Move the field out of the object.`,
      ],
    ],
    [
      'for x holds several values',
      { ...LISTED, x: { title: 'X', field: 'amount' } },
      [
        'x-curves.c.x.field: curve "c" needs a list, but "amount" is not one. Give the field "x-list": "numbers" or "percentages".',
      ],
    ],
    [
      'for y holds several values',
      { ...LISTED, y: [{ title: 'Y', field: 'amount' }] },
      [
        'x-curves.c.y.0.field: curve "c" needs a list, but "amount" is not one. Give the field "x-list": "numbers" or "percentages".',
      ],
    ],
    [
      'beside a counted x is reported for that alone',
      { ...COUNTED, y: [{ title: 'Y', field: 'amount' }] },
      ['x-curves.c.y.0.field: curve "c" counts x from "from" to "to", so its y needs numbered "fields" and no list.'],
    ],
  ])('%s', (_what, curve, problems) => {
    expect(check({ c: curve })).toEqual(problems);
  });

  it('is not judged where its $ref leads nowhere', () => {
    const properties = { loads: { $ref: '../common.json#/$defs/lost' } };
    expect(check({ c: LISTED }, { properties })).toEqual([]);
  });

  it('may belong to one curve only', () => {
    expect(check({ c: LISTED, d: { ...LISTED, y: [{ title: 'Y', field: 'amount' }] } })).toEqual([
      'x-curves.d.y.0.field: curve "d" needs a list, but "amount" is not one. Give the field "x-list": "numbers" or "percentages".',
      'x-curves.d: field "loads" belongs to the curves "c" and "d"; it can belong to one.',
    ]);
  });

  it('that a curve names twice is reported for that alone', () => {
    expect(check({ c: { ...LISTED, y: [{ title: 'Y', field: 'loads' }] } })).toEqual([
      'x-curves.c.y.0.field: "loads" is the x of curve "c" already. Name the list that holds y.',
    ]);
  });
});

describe('a counted curve', () => {
  const TOO_SHORT = 'x-curves.c.x.to: "to" must be above "from", or the curve has fewer than two points.';

  it.each<[from: number | undefined, to: number, problems: string[]]>([
    [0, 1, []],
    [3, 4, []],
    [3, 3, [TOO_SHORT]],
    [undefined, 0, [TOO_SHORT]],
  ])('from %j to %j is judged by its points', (from, to, problems) => {
    const points = to - (from ?? 0) + 1;
    const y = COUNTED.y.map((series) => ({ ...series, default: Array.from({ length: points }, () => 1) }));
    expect(check({ c: { ...COUNTED, x: { title: 'X', ...(from !== undefined && { from }), to }, y } })).toEqual(
      problems,
    );
  });

  it('has no list for x beside its fields', () => {
    expect(check({ c: { ...LISTED, y: [{ title: 'Y', fields: 'p{x}' }] } })).toEqual([
      'x-curves.c.y.0.fields: curve "c" takes x from a list, so its y needs a list "field" and no numbered "fields".',
    ]);
  });

  it.each<[what: string, curve: CurveSchema, problems: string[]]>([
    ['that counts x', { ...COUNTED, outside: 'zero' }, []],
    [
      'that takes x from a list',
      { ...LISTED, outside: 'zero' },
      [
        'x-curves.c.outside: "outside" is for a numbered curve; a table pasted onto the lists of curve "c" keeps its own x.',
      ],
    ],
  ])('%s states what is outside, or not', (_what, curve, problems) => {
    expect(check({ c: curve })).toEqual(problems);
  });

  it.each<[what: string, words: Partial<CurveSchema['y'][number]>, problems: string[]]>([
    ['a minimum', { minimum: 0 }, []],
    ['a minimum and what is below it', { minimum: 0, belowMinimum: 'clip' }, []],
    [
      'only what is below a minimum',
      { belowMinimum: 'clip' },
      ['x-curves.c.y.0.belowMinimum: "belowMinimum" needs a "minimum" in the same series of curve "c".'],
    ],
  ])('may have %s', (_what, words, problems) => {
    expect(check({ c: { ...COUNTED, y: COUNTED.y.map((series) => ({ ...series, ...words })) } })).toEqual(problems);
  });

  it('says nothing of a minimum for a list', () => {
    expect(check({ c: { ...LISTED, y: [{ title: 'Y', field: 'losses', belowMinimum: 'clip' }] } })).toEqual([]);
  });
});

describe('the name of a curve', () => {
  it.each([
    ['amount', 'a field'],
    ['box', 'an object'],
  ])('differs from "%s", which is %s', (id, what) => {
    expect(check({ [id]: COUNTED })).toEqual([
      `x-curves.${id}: curve "${id}" has the name of ${what}, so a tab could not tell them apart.`,
    ]);
  });
});

describe('the place where a curve is cut out', () => {
  const cut = (cutOut: string, unit?: string): CurveSchema => ({
    ...COUNTED,
    cutOut,
    x: { ...COUNTED.x, ...(unit && { unit }) },
  });
  const at = (text: string) => [`x-curves.c.cutOut: the "cutOut" of curve "c" ${text}`];
  const properties = { speed: { ...number, 'x-unit': 'm/s' }, whole: { ...number, type: 'integer' } };

  it.each<[what: string, curve: CurveSchema, problems: string[]]>([
    ['is a number', cut('amount'), []],
    ['is a whole number', cut('whole'), []],
    ['has the unit of x', cut('speed', 'm/s'), []],
    ['is a field that exists', cut('amout'), at('names a field "amout" that does not exist. Did you mean "amount"?')],
    ['is not a list', cut('loads'), at('must be a number, but "loads" is a list field.')],
    ['has a unit where x has one', cut('amount', 'm'), at('is a value of its x, in m, but "amount" is in no unit.')],
    ['has no unit where x has none', cut('speed'), at('is a value of its x, in no unit, but "speed" is in m/s.')],
    ['is whole in the unit of x', cut('whole', 'm'), at('is a value of its x, in m, but "whole" is in no unit.')],
  ])('%s', (_what, curve, problems) => {
    expect(check({ c: curve }, { properties })).toEqual(problems);
  });

  it('is not judged where the field leads nowhere', () => {
    expect(check({ c: cut('lost') }, { properties: { lost: { $ref: '../common.json#/$defs/lost' } } })).toEqual([]);
  });

  it('is not compared in its unit where the curve is in doubt', () => {
    const kind = mergedKind({ properties, 'x-curves': { c: cut('speed') } });
    const doubtful = { ...kind, hasDoubtfulTabs: true, unresolved: new Set(['c']) };
    expect(checkKind(doubtful)).toEqual([]);
    expect(checkKind({ ...doubtful, unresolved: new Set() })).toHaveLength(1);
  });
});
