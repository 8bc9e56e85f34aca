import { expect, it } from 'vitest';
import { checkCalculated } from '#codegen/imports/checkCalculated.ts';
import type { MappingFile } from '#codegen/imports/MappingFile.ts';
import { importContext } from './importContext.ts';

const columns: MappingFile['columns'] = {
  power: { column: 'P', unit: 'kW' },
  hours: { column: 't', unit: 'h' },
  offshore: { column: 'Offshore', type: 'flag' },
};

function check(calculated: MappingFile['calculated']) {
  const own = { columns, ...(calculated ? { calculated } : {}) };
  const { file, columns: kind, report, list } = importContext(own);
  checkCalculated(file, kind, report);
  const text = JSON.stringify(own);
  return {
    used: [...report.used],
    problems: list().map((problem) => problem.replace(/^\d+ /, '')),
    places: report.problems.map(({ column }) => text.slice(column - 1, column + 9)),
  };
}

it('a calculated number with a unit and a condition is accepted, and uses its columns', () => {
  expect(check({ work: { value: 'power * hours', unit: 'MWh', when: 'offshore' } })).toEqual({
    used: ['power', 'hours', 'offshore'],
    problems: [],
    places: [],
  });
});

it('a mapping without calculated numbers has no problem', () => {
  expect(check(undefined)).toEqual({ used: [], problems: [], places: [] });
});

it.each<
  [what: string, id: string, own: { value: string; unit?: string; when?: string }, problem: string, place: string]
>([
  [
    'the name of a column',
    'power',
    { value: 'hours / 1 h' },
    '"power" is the name of a column. Choose another name.',
    '"power":{"',
  ],
  [
    'an unknown unit',
    'work',
    { value: 'power + hours', unit: 'kw' },
    'there is no unit "kw". Did you mean "kW"?',
    'kw"}}',
  ],
  ['an unknown name', 'work', { value: '1 + pwer' }, 'there is no column "pwer". Did you mean "power"?', 'pwer"}}}'],
  [
    'an unknown name in its condition',
    'work',
    { value: 'power / 1 kW', when: 'not offshor' },
    'there is no column "offshor". Did you mean "offshore"?',
    'offshor"}}',
  ],
])('%s is refused at its place', (_what, id, own, problem, place) => {
  const { problems, places } = check({ [id]: own });
  expect(problems).toEqual([problem]);
  expect(places.map((text) => text.slice(0, place.length))).toEqual([place]);
});

it('a value in another unit is refused', () => {
  expect(check({ work: { value: 'power', unit: 'kWh' } }).problems).toEqual([
    expect.stringContaining("the value is in kW, which can't be shown in kWh."),
  ]);
});

it('a value without a unit must not have one', () => {
  expect(check({ work: { value: 'power' } }).problems).toEqual([expect.stringContaining('the value is in kW, but')]);
});

it('a calculated number cannot read itself', () => {
  expect(check({ work: { value: 'work + 1', when: 'work > 0' } }).problems).toHaveLength(2);
});
