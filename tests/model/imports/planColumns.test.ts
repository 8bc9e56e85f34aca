import { expect, it } from 'vitest';
import { kind as turbine } from '#generated/kinds/wind.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { planColumns } from '#model/imports/planColumns.ts';

const ROW: PlannedRow = {
  ...{ full: 'N117', mark: '', place: { file: 'units.csv', row: 2 }, values: {}, faults: [], notes: [], sources: [] },
};

const { definition } = turbine;

it('has what any row reads, refuses or remarks on, in the order of the form', () => {
  const rows: PlannedRow[] = [
    {
      ...ROW,
      sources: [
        { field: 'cut_out_wind_speed', page: '' },
        { field: 'name', page: '' },
      ],
    },
    {
      ...ROW,
      faults: [
        { reason: 'row', fix: '' },
        { field: 'hub_height', reason: 'x', fix: '' },
      ],
    },
    { ...ROW, notes: [{ sort: 'shortened', field: 'description', text: 'cut' }] },
    { ...ROW, sources: [{ field: 'mast', page: '' }] },
  ];
  const columns = planColumns(rows, definition);
  expect(columns.map(({ id }) => id)).toEqual(['description', 'hub_height', 'cut_out_wind_speed']);
  expect(columns.find(({ id }) => id === 'hub_height')).toEqual({
    id: 'hub_height',
    title: 'Hub height',
    unit: 'm',
    field: definition.fields.hub_height,
  });
});

it('has a curve as one column of all its points', () => {
  const rows: PlannedRow[] = [{ ...ROW, sources: [{ field: 'power', page: '' }] }];
  const points = Array.from({ length: 31 }, (_, speed) => `pc${speed}`);
  expect(planColumns(rows, definition)).toEqual([{ id: 'power', title: 'Power curve', unit: 'kW', points }]);
});

it('has the fields of x and y as the points of a curve that has both', () => {
  const curve = {
    ...{ id: 'efficiency', title: 'Efficiency', help: '', rising: true, outside: 'hold' as const },
    x: { title: 'Load', unit: '%', source: { field: 'load' } },
    y: [
      { title: 'Electric', unit: '1', source: { field: 'electric' } },
      { title: 'Thermal', unit: '1', source: { field: 'thermal' } },
    ],
  };
  const rows: PlannedRow[] = [{ ...ROW, faults: [{ field: 'efficiency', reason: '', fix: '' }] }];
  expect(planColumns(rows, { ...definition, curves: { efficiency: curve } })).toEqual([
    { id: 'efficiency', title: 'Efficiency', unit: '1', points: ['load', 'electric', 'thermal'] },
  ]);
  expect(planColumns([{ ...ROW, notes: [] }], { ...definition, curves: { efficiency: curve } })).toEqual([]);
});

it('has none without rows', () => {
  expect(planColumns([], definition)).toEqual([]);
});
