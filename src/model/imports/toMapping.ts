import { calculate } from '#model/calculate.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import {
  type DraftCurve,
  findFilled,
  findType,
  headingsOfSeries,
  isWritten,
  listCurves,
  usedColumns,
} from './draftParts.ts';
import type { ImportColumn, ImportField, ImportMapping, ImportValue, Ratio, RowReader } from './ImportMapping.ts';
import type { ColumnLists, DraftColumn, MappingDraft } from './MappingDraft.ts';
import { unitRatio } from './unitRatio.ts';

/** The reason given for columns that were not matched. */
export const NOT_MATCHED = 'Not matched to a field.';

/** Returns the mapping of a draft: the same as codegen compiles from the file that `toMappingFile` writes. */
export function toMapping(draft: MappingDraft, definition: FormDefinition): ImportMapping {
  const { id, title, kind, source, table, name, currency } = draft;
  const used = usedColumns(draft, definition);
  const isSeries = (column: DraftColumn) => findType(column, definition) === 'series';
  const { long } = table;
  const own = used.filter((column) => !isSeries(column)).map(({ heading }) => heading);
  const headings = long ? [long.entity, ...(long.also ?? []), long.parameter, long.value] : own;
  // Only the paths listed here are read from a JSON document.
  const alsoRead = table.format === 'json' ? [long?.unit, table.group].filter((path) => path !== undefined) : [];
  const patterns = used.filter(isSeries).map(({ heading }) => heading);
  return {
    id,
    title,
    kind,
    source,
    table: {
      format: table.format,
      headings: [...new Set([...headings, ...alsoRead])],
      ...(patterns.length === 0 ? {} : { patterns }),
      header: table.header,
      ...(table.delimiter === undefined ? {} : { delimiter: table.delimiter }),
      ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
      ...(table.transposed ? { transposed: true } : {}),
      ...(table.rows === undefined ? {} : { rows: table.rows }),
      decimal: table.decimal,
      ...(table.units === undefined ? {} : { units: table.units }),
      firstRow: table.firstRow,
      blank: [],
      ...(long ? { long } : {}),
      ...(table.group === undefined ? {} : { group: table.group }),
      leftOut: Object.fromEntries(listLeftOut(draft, definition).map((heading) => [heading, NOT_MATCHED])),
    },
    beside: {},
    columns: Object.fromEntries(used.map((column) => [column.id, toColumn(column, draft, definition)])),
    skip: [],
    name: { text: name },
    fields: [
      ...used.flatMap((column) => toField(column, definition)),
      ...listCurves(draft, definition).flatMap(toCurveField),
      ...(currency === undefined
        ? []
        : [{ field: 'currency', cases: [{ sort: 'constant' as const, value: currency }] }]),
    ],
  };
}

/** Returns the headings of the columns that are not read; the columns of a used series are read as one. */
export function listLeftOut(draft: MappingDraft, definition: FormDefinition): string[] {
  const used = usedColumns(draft, definition);
  const read = new Set(used.map(({ heading }) => heading));
  const inSeries = headingsOfSeries(used);
  const { long, group } = draft.table;
  const known = new Set(long ? [long.entity, ...(long.also ?? [])] : [group]);
  const left = draft.columns.filter(
    ({ heading, holds }) =>
      holds?.sort !== 'series' && !read.has(heading) && !inSeries.has(heading) && !known.has(heading),
  );
  return [...new Set(left.map(({ heading }) => heading))];
}

function toColumn(column: DraftColumn, { table }: MappingDraft, definition: FormDefinition): ImportColumn {
  const type = findType(column, definition);
  const isNumeric = type !== 'text' && type !== 'flag';
  const { holds, written } = column;
  return {
    column: column.heading,
    ...(isNumeric && column.unit !== '' ? { unit: column.unit } : {}),
    ...(isWritten(column, type) && written !== undefined ? { written } : {}),
    table: 'main',
    type,
    decimal: table.decimal,
    ...(type === 'list' && holds?.sort === 'list' && holds.separators.length > 0
      ? { separators: holds.separators }
      : {}),
    blank: [],
  };
}

function toField(column: DraftColumn, definition: FormDefinition): ImportField[] {
  const filled = findFilled(column, definition);
  const value = filled?.sort === 'field' ? toValue(column, filled.field) : undefined;
  return filled?.sort === 'field' && value ? [{ field: filled.field.name, cases: [value] }] : [];
}

function toValue({ id, unit, holds }: DraftColumn, field: FieldDefinition): ImportValue | undefined {
  if (field.type === 'choice') {
    const choices = (field.choices ?? []).map(({ value }) => [String(value), value]);
    return { sort: 'choice', column: id, choices: Object.fromEntries(choices) };
  }
  if (field.type === 'text' || field.type === 'flag') return { sort: 'column', column: id, ratio: ['1', '1'] };
  const ratio = unitRatio({ from: unit, to: field.unit });
  if (!ratio || holds?.sort !== 'list') return ratio && { sort: 'column', column: id, ratio };
  return { sort: 'calculated', text: listText(id, holds), reads: [id], calculate: createTake(id, holds, ratio) };
}

/** Returns the expression for one number of a list: 'max(power)'. */
export function listText(id: string, { take }: ColumnLists): string {
  return `${take}(${id})`;
}

function createTake(id: string, { take }: ColumnLists, [numerator, denominator]: Ratio): (row: RowReader) => number {
  return (row) => (calculate[take](row.list(id)) * Number(numerator)) / Number(denominator);
}

function toCurveField({ curve, x, y }: DraftCurve): ImportField[] {
  const xUnit = x.holds?.sort === 'series' ? x.holds.unit : x.unit;
  const xRatio = unitRatio({ from: xUnit, to: curve.x.unit });
  const lines = y.flatMap((column, index) => {
    const ratio = unitRatio({ from: column.unit, to: curve.y[index]?.unit });
    return ratio ? [{ column: column.id, ratio }] : [];
  });
  if (!xRatio || lines.length < y.length) return [];
  return [{ field: curve.id, cases: [{ sort: 'curve', x: x.id, xRatio, y: lines }] }];
}
