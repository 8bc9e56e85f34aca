import { describe, expect, it, test } from 'vitest';
import { checkKind } from '#codegen/checkKind.ts';
import type { CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const FIELDS: Record<string, FieldSchema> = {
  count: { type: 'integer', title: 'Count' },
  loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' },
  losses: { type: 'string', title: 'Losses', 'x-list': 'percentages' },
};
const LOSSES = { title: 'Losses', x: { title: 'Load', field: 'loads' }, y: [{ title: 'Losses', field: 'losses' }] };
const COUNTED = {
  title: 'Power',
  x: { title: 'Speed', from: 0, to: 1 },
  y: [{ title: 'Power', fields: 'p{x}', default: [0, 1] }],
};

/** Problems of a kind whose tab "all" holds these items, each with its column in the kind's one line. */
function findProblems(file: Partial<KindFile>, items = ['count', 'loads', 'losses']) {
  const tabs = [{ id: 'all', title: 'All', groups: [{ title: 'All', fields: items }] }];
  return checkKind(mergedKind({ properties: FIELDS, 'x-tabs': tabs, ...file }));
}

describe('a curve', () => {
  it.each<[title: string, curves: KindFile['x-curves'], items: string[], problems: string[]]>([
    ['of lists and one of counted points are fine', { a: LOSSES, b: COUNTED }, ['count', 'a', 'b'], []],
    ['may be cut out at a whole number', { a: { ...LOSSES, cutOut: 'count' } }, ['count', 'a'], []],
    [
      'may begin anywhere',
      { b: { ...COUNTED, x: { title: 'Speed', from: 3, to: 4 } } },
      ['count', 'loads', 'losses', 'b'],
      [],
    ],
    [
      "can't be drawn over itself",
      { a: { ...LOSSES, y: [{ title: 'Loads', field: 'loads' }] } },
      ['count', 'a', 'losses'],
      ['"loads" is the x of curve "a" already. Name the list that holds y.'],
    ],
    [
      'needs two points',
      { a: { ...COUNTED, x: { title: 'Speed', from: 1, to: 1 } } },
      ['count', 'loads', 'losses', 'a'],
      ['"to" must be above "from", or the curve has fewer than two points.'],
    ],
    [
      'shares no list with another',
      { a: LOSSES, b: LOSSES },
      ['count', 'a', 'b'],
      ['loads', 'losses'].map((name) => `field "${name}" belongs to the curves "a" and "b"; it can belong to one.`),
    ],
    [
      'is shown in a tab',
      { b: COUNTED },
      ['count', 'loads', 'losses'],
      ['curve "b" is in no tab, so it would never be shown. Put it in a group of "all".'],
    ],
  ])('%s', (_title, curves, items, problems) => {
    expect(toTexts(findProblems({ 'x-curves': curves ?? {} }, items))).toEqual(problems);
  });
});

describe('a logarithmic axis', () => {
  const positive = { title: 'Power', fields: 'p{x}', minimum: 0.1, default: [1, 2] };
  const counted = { ...COUNTED, x: { title: 'Speed', from: 1, to: 2 } };
  const ITEMS = ['count', 'loads', 'losses', 'b'];

  const problemsWith = (b: CurveSchema, checks: KindFile['x-checks'] = []) =>
    toTexts(findProblems({ 'x-curves': { b }, 'x-checks': checks }, b.x.field ? ['count', 'b'] : ITEMS));

  it.each<[title: string, curve: CurveSchema, problems: string[]]>([
    ['may count from 1', { ...counted, logarithmic: ['x'] }, []],
    ['may have values from above 0', { ...counted, y: [positive], logarithmic: ['x', 'y'] }, []],
    [
      'has no 0 to count from',
      { ...COUNTED, logarithmic: ['x'] },
      ['the x axis of curve "b" can\'t be logarithmic, as "Speed" may be 0 or less. Set "from" to 1 or more.'],
    ],
    [
      'has no values without a minimum',
      { ...counted, y: [positive, { title: 'Heat', fields: 'h{x}', default: [1, 2] }], logarithmic: ['y'] },
      ['the y axis of curve "b" can\'t be logarithmic, as "Heat" may be 0 or less. Give it a "minimum" above 0.'],
    ],
    [
      'has no minimum of 0',
      { ...counted, y: [{ ...positive, minimum: 0 }], logarithmic: ['y'] },
      ['the y axis of curve "b" can\'t be logarithmic, as "Power" may be 0 or less. Give it a "minimum" above 0.'],
    ],
    [
      'has no list that may hold 0',
      { ...LOSSES, logarithmic: ['y'] },
      [
        'the y axis of curve "b" can\'t be logarithmic, as "Losses" may be 0 or less. Give "x-checks" an "error" that requires "min(losses) > 0".',
      ],
    ],
  ])('%s', (_title, curve, problems) => {
    expect(problemsWith(curve)).toEqual(problems);
  });

  it.each<[require: string, isEnough: boolean]>([
    ['min(losses) > 0', true],
    ['min(losses) >= 0.5', true],
    ['min(losses) >= 0', false],
    ['min(loads) > 0', false],
    ['max(losses) > 0', false],
    ['min(losses) <', false],
  ])('of a list with the error %j: %s', (require, isEnough) => {
    const curve: CurveSchema = { ...LOSSES, logarithmic: ['y'] };
    expect(problemsWith(curve, [{ error: 'Too low', require, at: ['b'] }])).toHaveLength(isEnough ? 0 : 1);
    expect(problemsWith(curve, [{ warn: 'Low', require, at: ['b'] }])).toHaveLength(1);
    expect(problemsWith(curve, [{ error: 'Too low', when: 'count > 1', require, at: ['b'] }])).toHaveLength(1);
  });
});

test('a rule may compare whole numbers', () => {
  const properties: KindFile['properties'] = { ...FIELDS, most: { type: 'integer', title: 'Most' } };
  const rules = [{ field: 'count', below: 'most' }];
  expect(findProblems({ properties, 'x-rules': rules }, ['count', 'most', 'loads', 'losses'])).toEqual([]);
});

describe('a kind without its own tabs', () => {
  const shared = { 'common.json': { properties: { name: { type: 'string', title: 'Name' } } } };
  const NAME = 'field "name" is in no tab, so it would never be shown.';

  it('is reported', () => {
    const kind = mergedKind({}, shared);
    expect(toTexts(checkKind(kind))).toEqual([
      `${NAME} Give the kind "x-tabs" and put it there, or give it "x-hidden": true.`,
    ]);
    expect(checkKind(kind)[0]?.file).toBe('schemas/kinds/probe.json');
  });

  it('shows what the tabs of its shared file show', () => {
    const groups = [{ title: 'All', fields: ['power'] }];
    const engine = {
      properties: { power: { type: 'number', title: 'Power' } },
      'x-tabs': [
        { id: 'one', title: 'One', groups },
        { id: 'two', title: 'Two', groups: [] },
      ],
    };
    const kind = mergedKind({ allOf: [{ $ref: '../engine.json' }] }, { ...shared, 'engine.json': engine });
    const problems = checkKind(kind);
    expect(toTexts(problems)).toEqual([`${NAME} Put it in a group of "one", "two", or give it "x-hidden": true.`]);
    // The field is missing from the tabs that the shared files write.
    expect(problems[0]?.file).toBe('schemas/common.json');
  });
});

test('a field with an unresolved $ref is not reported for missing keywords', () => {
  const properties: KindFile['properties'] = { ...FIELDS, lost: { $ref: '../common.json#/$defs/lost' } };
  const file: Partial<KindFile> = {
    properties,
    'x-curves': { a: { ...LOSSES, x: { title: 'Load', field: 'lost' }, cutOut: 'lost' } },
    'x-rules': [{ field: 'count', below: 'lost' }],
  };
  expect(toTexts(findProblems(file, ['count', 'loads', 'a']))).toEqual([]);
});
