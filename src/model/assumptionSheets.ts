import { type AssumedRecord, type Assumption, listAssumptions } from './assumptions.ts';
import { currencyText } from './currencyText.ts';
import { pointCount, valueAt } from './curvePoints.ts';
import { toCurvePoints } from './curveText.ts';
import { valueText } from './displayText.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import { parseFieldText, readTableText } from './fieldText.ts';
import { readMapText, toNumbers } from './mapText.ts';
import type { Sheet, SheetCell } from './Sheet.ts';

/** A component whose values are exported, with the title of its kind. */
export interface SheetRecord extends AssumedRecord {
  kind: string;
}

/** A component of a project, with how many of it the project has. */
export interface SheetAsset {
  name: string;
  kind: string;
  count: number;
  isDeleted: boolean;
}

/**
 * Returns the values of components as sheets: one of all values, and one each of curve points, tables, maps and assets
 * if there are any.
 */
export function assumptionSheets(records: readonly SheetRecord[], assets: readonly SheetAsset[] = []): Sheet[] {
  const others = [toCurves(records), toTables(records), toMaps(records), toAssets(assets)];
  return [toValues(records), ...others.filter(({ rows }) => rows.length > 0)];
}

const COMPONENT = [
  { title: 'Component', width: 32 },
  { title: 'Kind', width: 20 },
];

function toValues(records: readonly SheetRecord[]): Sheet {
  return {
    name: 'Values',
    columns: [
      ...COMPONENT,
      { title: 'Group', width: 28 },
      { title: 'Value of', width: 32 },
      { title: 'Unit', width: 12 },
      { title: 'Value', width: 18 },
      { title: 'Compared with', width: 24 },
      { title: 'Default or template value', width: 18 },
      { title: 'Deviates', width: 10 },
      { title: 'Deviation', width: 12 },
      { title: 'Deviation [%]', width: 12 },
      { title: 'Minimum', width: 12 },
      { title: 'Maximum', width: 12 },
      { title: 'Unusual below', width: 14 },
      { title: 'Unusual above', width: 14 },
      { title: 'Source', width: 36 },
      { title: 'Page or quote', width: 30 },
      { title: 'Note', width: 30 },
      { title: 'Low', width: 12 },
      { title: 'High', width: 12 },
      { title: 'Confirmed by', width: 24 },
      { title: 'Confirmed on', width: 18 },
      { title: 'Changed since', width: 14 },
      { title: 'Description', width: 60 },
      { title: 'Field', width: 24 },
    ],
    rows: records.flatMap((record) =>
      listAssumptions(record).map((assumption) => [record.name, record.kind, ...toValueCells(record, assumption)]),
    ),
  };
}

function toValueCells({ template }: SheetRecord, assumption: Assumption): SheetCell[] {
  const { section, title, unit, value, reference, deviation, bounds, source, help, fields } = assumption;
  return [
    section,
    title,
    unit,
    value,
    reference ? (template ? `Template ${template.name}` : 'Default') : null,
    reference?.value ?? null,
    reference ? (deviation ? 'yes' : 'no') : null,
    deviation?.by ?? null,
    deviation?.percent ?? null,
    bounds.minimum ?? null,
    bounds.maximum ?? null,
    bounds.unusualBelow ?? null,
    bounds.unusualAbove ?? null,
    source?.source ?? null,
    source?.page ?? null,
    source?.note ?? null,
    source?.low ?? null,
    source?.high ?? null,
    source?.confirmed?.by ?? null,
    source?.confirmed ? new Date(source.confirmed.at) : null,
    source ? (source.changed ? 'yes' : 'no') : null,
    help,
    fields.length > 2 ? `${fields[0]} to ${fields.at(-1)}` : fields.join(', '),
  ];
}

/** A row for each point of each series. */
function toCurves(records: readonly SheetRecord[]): Sheet {
  return {
    name: 'Curve points',
    columns: [
      ...COMPONENT,
      { title: 'Curve', width: 28 },
      { title: 'Point', width: 8 },
      { title: 'X of', width: 20 },
      { title: 'X unit', width: 10 },
      { title: 'X', width: 14 },
      { title: 'Y of', width: 24 },
      { title: 'Y unit', width: 10 },
      { title: 'Y', width: 14 },
    ],
    rows: records.flatMap(({ name, kind, definition, texts }) =>
      Object.values(definition.curves).flatMap((curve) => {
        const points = toCurvePoints(curve, (field) => texts[field] ?? '');
        const toUnitText = (unit = '') => currencyText(unit, texts.currency);
        return curve.y.flatMap((series, index) =>
          Array.from({ length: pointCount(points) }, (_, row) => [
            name,
            kind,
            currencyText(curve.title, texts.currency),
            row + 1,
            curve.x.title,
            toUnitText(curve.x.unit),
            valueAt(points, { row, column: 0 }) ?? null,
            series.title,
            toUnitText(series.unit),
            valueAt(points, { row, column: index + 1 }) ?? null,
          ]),
        );
      }),
    ),
  };
}

/** A row for each cell of each table. */
function toTables(records: readonly SheetRecord[]): Sheet {
  return {
    name: 'Tables',
    columns: [
      ...COMPONENT,
      { title: 'Table', width: 28 },
      { title: 'Row', width: 8 },
      { title: 'Column', width: 24 },
      { title: 'Unit', width: 12 },
      { title: 'Value', width: 24 },
    ],
    rows: listFields(records).flatMap(({ record: { name, kind, texts }, title, field: { table }, text }) =>
      table
        ? readTableText(text).flatMap((row, index) =>
            Object.values(table.fields).map((column) => [
              name,
              kind,
              title,
              index + 1,
              currencyText(column.title, texts.currency),
              currencyText(column.unit ?? '', texts.currency),
              toCell(column, row[column.name] ?? '', texts.currency),
            ]),
          )
        : [],
    ),
  };
}

/** A row for each value of each map. */
function toMaps(records: readonly SheetRecord[]): Sheet {
  const axes = ['X', 'Y', 'Z'];
  return {
    name: 'Maps',
    columns: [
      ...COMPONENT,
      { title: 'Map', width: 28 },
      ...axes.flatMap((axis) => [
        { title: `${axis} of`, width: 20 },
        { title: `${axis} unit`, width: 10 },
        { title: axis, width: 14 },
      ]),
    ],
    rows: listFields(records).flatMap(({ record: { name, kind, texts }, title, field: { map }, text }) => {
      const grid = map && readMapText(text);
      if (!grid) return [];
      const { x, y, z } = toNumbers(grid);
      const of = (axis: { title: string; unit?: string }, value: number | undefined): SheetCell[] => [
        currencyText(axis.title, texts.currency),
        currencyText(axis.unit ?? '', texts.currency),
        value === undefined || Number.isNaN(value) ? null : value,
      ];
      return z.flatMap((values, row) =>
        values.map((value, column) => [
          name,
          kind,
          title,
          ...of(map.x, x[column]),
          ...of(map.y, y[row]),
          ...of(map.z, value),
        ]),
      );
    }),
  };
}

function toAssets(assets: readonly SheetAsset[]): Sheet {
  return {
    name: 'Assets',
    columns: [...COMPONENT, { title: 'Count', width: 10 }, { title: 'In the library', width: 14 }],
    rows: assets.map(({ name, kind, count, isDeleted }) => [name, kind, count, isDeleted ? 'deleted' : 'yes']),
  };
}

/** The listed fields, with their titles and texts; of a curve only its first field. */
function listFields(records: readonly SheetRecord[]) {
  return records.flatMap((record) =>
    listAssumptions(record).flatMap(({ title, fields: [name = ''] }) => {
      const field = record.definition.fields[name];
      return field ? [{ record, title, field, text: record.texts[name] ?? '' }] : [];
    }),
  );
}

function toCell(field: FieldDefinition, text: string, currency: string | undefined): SheetCell {
  const parsed = parseFieldText(field, text, currency);
  if ('value' in parsed && typeof parsed.value === 'number') return parsed.value;
  return text === '' ? null : valueText(field, text, currency);
}
