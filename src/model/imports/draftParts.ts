import type { CurveDefinition, FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { type CurvePart, findCurvePart } from './curveAxes.ts';
import { listPlaceholders } from './fillText.ts';
import type { DraftColumn, MappingDraft } from './MappingDraft.ts';

/** The target that a column of a draft fills. */
export type Filled =
  | { sort: 'field'; field: FieldDefinition }
  | { sort: 'series'; curve: CurveDefinition }
  | { sort: 'axis'; part: CurvePart };

/** Returns the target of a column; undefined if the column is left out or can't fill the chosen target. */
export function findFilled({ field: id, holds }: DraftColumn, definition: FormDefinition): Filled | undefined {
  if (id === undefined) return undefined;
  if (holds?.sort === 'series') {
    const curve = definition.curves[id];
    return curve && { sort: 'series', curve };
  }
  const part = holds ? findCurvePart(definition, id) : undefined;
  if (part) return { sort: 'axis', part };
  const field = definition.fields[id];
  return field && { sort: 'field', field };
}

/** Returns the unit of a column's target. */
export function filledUnit(filled: Filled): string | undefined {
  if (filled.sort === 'field') return filled.field.unit;
  return filled.sort === 'series' ? filled.curve.y[0]?.unit : filled.part.shape.unit;
}

/** Whether a column's target holds one or more numbers. */
export function isOfNumbers(filled: Filled): boolean {
  return filled.sort !== 'field' || filled.field.type === 'number' || filled.field.type === 'integer';
}

/** Returns the currency of all prices; undefined if a column holds it or the kind has none. */
export function findCurrency(
  { columns, currency }: Pick<MappingDraft, 'columns' | 'currency'>,
  { fields }: FormDefinition,
): string | undefined {
  const isInRows = columns.some(({ field }) => field === 'currency');
  return isInRows || !fields.currency ? undefined : (currency ?? String(fields.currency.default ?? ''));
}

/** Whether the amounts of a column are in another currency than all prices. */
export function isOfOtherCurrency(column: DraftColumn, currency: string | undefined): boolean {
  return currency !== undefined && column.currency !== undefined && column.currency !== currency;
}

/** Whether the table lacks the unit that the opened mapping expects, and the user has not decided yet. */
export function isUnstated({ expected }: DraftColumn): boolean {
  return expected !== undefined && !expected.isStated;
}

/** Returns the columns that the name uses or that fill a target. */
export function usedColumns({ columns, name }: MappingDraft, definition: FormDefinition): DraftColumn[] {
  const named = new Set(listPlaceholders(name).map(({ column }) => column));
  return columns.filter((column) => named.has(column.id) || findFilled(column, definition) !== undefined);
}

/** Returns how the cells of a column are read, which depends on its target. */
export function findType(
  column: DraftColumn,
  definition: FormDefinition,
): 'number' | 'text' | 'flag' | 'list' | 'series' {
  const filled = findFilled(column, definition);
  if (!filled) return 'text';
  if (filled.sort === 'series') return 'series';
  if (filled.sort === 'axis') return 'list';
  const { type } = filled.field;
  if (type === 'number' || type === 'integer') return column.holds ? 'list' : 'number';
  return type === 'flag' ? 'flag' : 'text';
}

/** A curve of the kind with the columns of its points: one of x and one of each y, or a series for both. */
export interface DraftCurve {
  curve: CurveDefinition;
  x: DraftColumn;
  y: readonly DraftColumn[];
}

/** Returns the curves that columns fill; a y without a column shares the first y's. */
export function listCurves({ columns }: MappingDraft, definition: FormDefinition): DraftCurve[] {
  return Object.values(definition.curves).flatMap((curve): DraftCurve[] => {
    const find = (id: string) => columns.find((column) => column.field === id && findFilled(column, definition));
    const series = find(curve.id);
    if (series?.holds?.sort === 'series') return [{ curve, x: series, y: [series] }];
    const x = find(`${curve.id}.x`);
    const lines = curve.y.map((_, index) => find(`${curve.id}.y${index}`));
    const [first] = lines.filter((line) => line !== undefined);
    return x && first ? [{ curve, x, y: lines.map((line) => line ?? first) }] : [];
  });
}

/** Returns the headings of the used series; the columns of a series are read as one. */
export function headingsOfSeries(used: readonly DraftColumn[]): ReadonlySet<string> {
  return new Set(used.flatMap(({ holds }) => (holds?.sort === 'series' ? holds.headings : [])));
}

/** Whether the file's line of units spells the unit differently. */
export function isWritten({ written, unit, holds }: DraftColumn, type: string): boolean {
  const isNumeric = type === 'number' || type === 'list';
  return isNumeric && holds?.sort !== 'series' && written !== undefined && written !== unit;
}
