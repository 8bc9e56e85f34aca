import { expect, it } from 'vitest';
import { checkSeries } from '#codegen/checkSeries.ts';
import type { CurveSchema } from '#codegen/KindFile.ts';
import { toSource, toTexts } from './mergedKind.ts';

const NUMBERED: CurveSchema = {
  title: 'Output',
  x: { title: 'Speed', unit: 'm/s', from: 0, to: 2 },
  y: [{ title: 'Power', unit: 'kW', fields: 'p{x}', default: [0, 1, 2] }],
};
const LISTS: CurveSchema = {
  title: 'Efficiency',
  x: { title: 'Load', unit: '%', field: 'loads' },
  y: [{ title: 'Electric', unit: '%', field: 'electric' }],
};
const POWER = { title: 'Power', unit: 'kW', fields: 'p{x}', default: [0, 1, 2] };
const ELECTRIC = { title: 'Electric', unit: '%', field: 'electric' };

/** The problems of a curve, each with the rest of the file from its place, up to its first colon or comma. */
function check(schema: CurveSchema) {
  const file = { 'x-curves': { c: schema } };
  const origin = { source: toSource('kinds/probe.json', file), path: ['x-curves', 'c'] };
  const problems = checkSeries('c', { schema, origin });
  return problems.map((problem) => {
    const [at] = JSON.stringify(file)
      .slice(problem.column - 1)
      .split(/[:,]/, 1);
    return [problem.severity ?? 'error', at, ...toTexts([problem])];
  });
}

it.each<[title: string, schema: CurveSchema]>([
  ['numbered', NUMBERED],
  ['of lists', LISTS],
  ['of lists that rises', { ...LISTS, rising: true }],
  ['of two series', { ...LISTS, y: [ELECTRIC, { ...ELECTRIC, title: 'Thermal', field: 'thermal' }] }],
  ['of two numbered series', { ...NUMBERED, y: [POWER, { ...POWER, title: 'Heat', fields: 'q{x}' }] }],
  // A list beside a numbered x, or the reverse, is reported elsewhere.
  ['of a list beside a numbered x', { ...NUMBERED, y: [{ ...ELECTRIC, default: [1] }] }],
  ['of numbered fields beside a list', { ...LISTS, y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }] }],
])('a curve %s is fine', (_, schema) => {
  expect(check(schema)).toEqual([]);
});

it.each<[title: string, schema: CurveSchema, ...problems: string[][]]>([
  [
    'rises although it is numbered',
    { ...NUMBERED, rising: false },
    ['error', '"rising"', '"rising" has no effect on the numbered curve "c", whose x always rises. Leave it out.'],
  ],
  [
    'begins below 0',
    { ...NUMBERED, x: { title: 'Speed', unit: 'm/s', from: -1, to: 2 } },
    [
      'error',
      '"from"',
      '"from" -1 would be part of a field\'s name, which can\'t contain a minus. Begin at 0 or above, or take x from a list "field".',
    ],
  ],
  [
    'has no defaults',
    { ...NUMBERED, y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }] },
    [
      'warning',
      '"fields"',
      '"Power" of curve "c" has no default, so a new component begins without a curve. Give it a "default", with one value per point.',
    ],
  ],
  [
    'limits a list',
    { ...LISTS, y: [{ ...ELECTRIC, minimum: 0, maximum: 100, default: [1] }] },
    [
      'error',
      '"minimum"',
      '"minimum" has no effect on the list "electric", only on numbered fields. Write a check: "x-checks".',
    ],
    [
      'error',
      '"maximum"',
      '"maximum" has no effect on the list "electric", only on numbered fields. Write a check: "x-checks".',
    ],
    [
      'error',
      '"default"',
      '"default" has no effect on the list "electric", only on numbered fields. Give it to the field "electric".',
    ],
  ],
  [
    'shows a list twice',
    { ...LISTS, y: [ELECTRIC, { ...ELECTRIC, title: 'Thermal' }] },
    ['error', '"field"', '"electric" is another series of the same curve already. Name another.'],
  ],
  [
    'shows numbered fields twice',
    { ...NUMBERED, y: [POWER, { ...POWER, title: 'Heat' }] },
    ['error', '"fields"', '"p{x}" is another series of the same curve already. Name another.'],
  ],
  [
    'has two series of one title',
    { ...LISTS, y: [ELECTRIC, { ...ELECTRIC, field: 'thermal' }] },
    ['warning', '"title"', 'both series are called "Electric". Give them different titles.'],
  ],
  [
    'shows its x as y',
    { ...LISTS, y: [{ ...ELECTRIC, field: 'loads' }] },
    ['error', '"field"', '"loads" is the x of curve "c" already. Name the list that holds y.'],
  ],
])('a curve that %s is reported', (_, schema, ...problems) => {
  expect(check(schema)).toEqual(problems);
});
