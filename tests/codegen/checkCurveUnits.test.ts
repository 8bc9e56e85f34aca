import { expect, it } from 'vitest';
import { checkCurveUnits } from '#codegen/checkCurveUnits.ts';
import type { CurveSchema, FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const list = (words: FieldSchema): FieldSchema => ({ type: 'string', title: 'List', 'x-list': 'numbers', ...words });

function check(fields: Record<string, FieldSchema>, x: Partial<CurveSchema['x']> = { unit: '%' }, unit?: string) {
  const schema: CurveSchema = {
    title: 'Efficiency',
    x: { title: 'Load', field: 'loads', ...x },
    y: [{ title: 'Fuel', field: 'fuels', ...(unit === undefined ? {} : { unit }) }],
  };
  const kind = mergedKind({ properties: fields });
  const problems = checkCurveUnits(kind, { schema, origin: { source: kind.source, path: [] } });
  return problems.map((problem) => [problem.column, ...toTexts([problem])]);
}

it.each<[title: string, fields: Record<string, FieldSchema>]>([
  ['without units', { loads: list({}), fuels: list({}) }],
  ['with the units of their axes', { loads: list({ 'x-unit': '%' }), fuels: list({ 'x-unit': 'kW' }) }],
  ['with a unit that is written otherwise', { fuels: list({ 'x-unit': 'kW' }), loads: list({}) }],
  ['that do not exist', {}],
  ['that are no lists', { loads: { type: 'number', title: 'Load', 'x-unit': 'kW' } }],
])('lists %s are fine', (_, fields) => {
  expect(check(fields, { unit: '%' }, 'kW')).toEqual([]);
});

it('a list beside a numbered x is reported elsewhere', () => {
  const kind = mergedKind({ properties: { fuels: list({ 'x-unit': 'MW' }) } });
  const x = { title: 'Speed', unit: 'm/s', from: 0, to: 2 };
  const schema: CurveSchema = { title: 'A', x, y: [{ title: 'Fuel', unit: 'kW', field: 'fuels' }] };
  expect(checkCurveUnits(kind, { schema, origin: { source: kind.source, path: [] } })).toEqual([]);
});

it('numbered fields beside a list are passed over', () => {
  const kind = mergedKind({ properties: { loads: list({ 'x-unit': '%' }) } });
  const schema: CurveSchema = {
    ...{ title: 'A', x: { title: 'Load', unit: '%', field: 'loads' } },
    y: [{ title: 'Fuel', unit: 'kW', fields: 'p{x}' }],
  };
  expect(checkCurveUnits(kind, { schema, origin: { source: kind.source, path: [] } })).toEqual([]);
});

it('a list of x in another unit is reported', () => {
  expect(check({ loads: list({ 'x-unit': 'kW' }) }).map(([, text]) => text)).toEqual([
    '"loads" is in "kW", but its curve shows "Load" in "%", so people and programs would read it differently. Write "x-unit": "%", or leave it out.',
  ]);
});

it('a list of y in another unit is reported at its unit', () => {
  const [problem, ...others] = check({ fuels: list({ 'x-unit': 'MW' }) }, {}, 'kW');
  expect(others).toEqual([]);
  expect(problem?.[1]).toBe(
    '"fuels" is in "MW", but its curve shows "Fuel" in "kW", so people and programs would read it differently. Write "x-unit": "kW", or leave it out.',
  );
  expect(problem?.[0]).toBeGreaterThan(100);
});

it('a list with a unit that its curve does not show is reported', () => {
  expect(check({ fuels: list({ 'x-unit': 'MW' }) }).map(([, text]) => text)).toEqual([
    '"fuels" is in "MW", but its curve shows "Fuel" in no unit, so people and programs would read it differently. Give "Fuel" the "unit": "MW".',
  ]);
});
