import type { CurveDefinition, FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import type { Place } from '#model/imports/ImportedRow.ts';
import type { ImportColumn, ImportMapping } from '#model/imports/ImportMapping.ts';
import { RowValues } from '#model/imports/RowValues.ts';
import type { Cell, TableRow } from '#model/imports/TableRow.ts';
import type { Kind } from '#model/Kind.ts';
import { createFields } from '../../fixtures/nestedKind.ts';

const POINTS = ['pc3', 'pc4', 'pc5', 'pc6'];

/** Power at 3 to 6 m/s. */
export const POWER_CURVE: CurveDefinition = {
  id: 'power',
  title: 'Power curve',
  help: '',
  x: { title: 'Wind speed', unit: 'm/s', source: { from: 3, to: 6 } },
  y: [{ title: 'Power', unit: 'kW', source: { fields: POINTS } }],
  rising: true,
  outside: 'zero',
};

/** Cycles and energy by the depth of discharge, in lists. */
export const LIFE_CURVE: CurveDefinition = {
  id: 'life',
  title: 'Life',
  help: '',
  x: { title: 'Depth of discharge', unit: '%', source: { field: 'depth' } },
  y: [
    { title: 'Cycles', source: { field: 'cycles' } },
    { title: 'Energy', unit: 'kWh', source: { field: 'energy' } },
  ],
  rising: true,
  outside: 'hold',
};

/** A turbine with a battery; no two fields of it behave alike. */
export const DEFINITION: FormDefinition = {
  id: 'turbine',
  title: 'Turbine',
  description: '',
  version: '1',
  fields: createFields({
    name: { type: 'text', title: 'Name', required: true, maxLength: 30 },
    description: { type: 'text', title: 'Description', maxLength: 60, default: '' },
    maker: { type: 'text', title: 'Maker', maxLength: 10, default: 'Unknown' },
    rated_power: { title: 'Rated power', unit: 'kW', minimum: 0, default: 3000, warn: { minimum: 10, maximum: 8000 } },
    hub_height: { title: 'Hub height', unit: 'm', minimum: 1 },
    blades: { type: 'integer', title: 'Blades', default: 3 },
    offshore: { type: 'flag', title: 'Offshore', default: false },
    ...Object.fromEntries(POINTS.map((name) => [name, { title: name, unit: 'kW', curve: 'power' }])),
    depth: { type: 'list', title: 'Depth', curve: 'life' },
    cycles: { type: 'list', title: 'Cycles', curve: 'life' },
    energy: { type: 'list', title: 'Energy', curve: 'life' },
    checksum: { type: 'text', title: 'Checksum', hidden: true },
    id: { type: 'text', title: 'Id', system: true },
  }),
  curves: { power: POWER_CURVE, life: LIFE_CURVE },
  rules: [],
  tabs: [],
};

/** Its only rule is that no number is below its minimum. */
export const TURBINE: Kind = { definition: DEFINITION, validate: findBelowMinimum };

function findBelowMinimum(values: FieldValues): Issue[] {
  return Object.values(DEFINITION.fields).flatMap(({ name, minimum }) => {
    const value = values[name];
    return minimum !== undefined && typeof value === 'number' && value < minimum
      ? [{ field: name, code: 'minimum', params: { limit: minimum } }]
      : [];
  });
}

export const PLACE: Place = { file: 'turbines.csv', row: 7 };

/** A condition that skips a row if it holds. */
export function skip(holds: boolean | undefined, fix?: string) {
  return { why: 'No turbine.', when: () => holds, reads: ['model'], ...(fix === undefined ? {} : { fix }) };
}

type Written = string | { text: string; unit: string };

/** A mapping with these columns; each is called like its heading, and holds numbers by default. */
export function turbineMapping(
  columns: Record<string, Partial<ImportColumn>>,
  given: Partial<ImportMapping> = {},
): ImportMapping {
  return {
    id: 'turbines',
    title: 'Turbines',
    kind: 'turbine',
    source: { title: 'Turbine library', licence: 'CC0-1.0', url: 'https://example.org' },
    table: { format: 'csv', headings: [], header: 1, decimal: '.', firstRow: 2, blank: [], leftOut: {} },
    beside: {},
    columns: Object.fromEntries(
      Object.entries(columns).map(([id, own]) => [
        id,
        { table: 'main', column: id, type: 'number', decimal: '.', blank: [], ...own },
      ]),
    ),
    skip: [],
    name: { text: '{name}' },
    fields: [],
    ...given,
  };
}

/** Row 7 of turbines.csv by its headings, its columns in their order; further cells of a heading are in the rows below. */
export function tableRow(cells: Record<string, Written | readonly Written[]>): TableRow {
  const own = Object.entries(cells).map(([heading, given], index): [string, Cell[]] => {
    const written = Array.isArray(given) ? given : [given];
    return [heading, written.map((one, below) => cell(heading, one, { row: PLACE.row + below, column: index + 1 }))];
  });
  return { place: PLACE, cells: new Map(own) };
}

export function cell(
  heading: string,
  written: Written,
  at: Pick<Place, 'row' | 'column'> = { row: 7, column: 1 },
): Cell {
  const content = typeof written === 'string' ? { text: written } : written;
  return { file: PLACE.file, ...at, heading, ...content };
}

export function createRow(mapping: ImportMapping, cells: Record<string, Written | readonly Written[]>): RowValues {
  return new RowValues(mapping, new Map([['main', tableRow(cells)]]));
}
