import { expect, it } from 'vitest';
import { fillText, listPlaceholders } from '#model/imports/fillText.ts';

const ROW: Record<string, string> = { maker: 'Enercon', model: ' E-82 ', mark: 'E4', blank: '', spaces: '  ' };
const read = (column: string) => ROW[column];

it.each([
  ['{maker} {model}', 'Enercon E-82'],
  ['{maker} {model} ({mark})', 'Enercon E-82 (E4)'],
  ['{maker} {model} ({blank})', 'Enercon E-82'],
  ['{maker} [{blank}] {model}', 'Enercon E-82'],
  ['{maker} ({blank}) built', 'Enercon built'],
  ['{maker}/{blank}/{model}', 'Enercon/E-82'],
  ['{maker}, {spaces}, {model}', 'Enercon, E-82'],
  ['{maker} {missing} {mark}', 'Enercon E4'],
  ['{blank}, {model}', 'E-82'],
  ['Turbine {blank}{model}', 'Turbine E-82'],
  ['Turbine {blank} of {model}', 'Turbine E-82'],
  ['({blank}) {maker}', '(Enercon'],
  ['{model} turbine', 'E-82 turbine'],
  ['{maker}x){blank}y)', 'Enercony)'],
  ['Turbine {blank}', ''],
  ['{blank}{missing}', ''],
  [' Turbine ', 'Turbine'],
  ['', ''],
])('%j of a row is %j', (text, filled) => {
  expect(fillText(text, read)).toBe(filled);
});

it('a text names its columns with their places', () => {
  expect(listPlaceholders('{maker} {model_2} ({mark}) { x } {}')).toEqual([
    { column: 'maker', at: 0 },
    { column: 'model_2', at: 8 },
    { column: 'mark', at: 19 },
  ]);
  expect(listPlaceholders('Turbine')).toEqual([]);
});
