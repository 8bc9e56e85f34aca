import type { Kind } from '#model/Kind.ts';
import { SAME } from './convertExactly.ts';
import { faults, toPlace } from './faults.ts';
import type { Adjustment, ImportFault, Place, SourceValue } from './ImportedRow.ts';
import type { ImportCase, ImportColumn, ImportField, ImportMapping } from './ImportMapping.ts';
import type { RowValues } from './RowValues.ts';
import { readRatio } from './readRatio.ts';
import { readRowCurve } from './readRowCurve.ts';
import { readRowValue } from './readRowValue.ts';
import type { ValueReading } from './ValueReading.ts';

/** A row to read, with its mapping and kind. */
export interface ReadRow {
  mapping: ImportMapping;
  kind: Kind;
  row: RowValues;
  place: Place;
}

/** The result of reading one field of the mapping. */
export interface FieldReading {
  field: string;
  values: Record<string, unknown>;
  cells: ValueReading['cells'];
  sources: SourceValue[];
  adjustments: Adjustment[];
  /** The faults found while reading this field; a number that an earlier field has read is not reported again. */
  faults: ImportFault[];
}

/** Reads a field from a row; its faults are also added to the row. */
export function readRowField(field: ImportField, given: ReadRow): FieldReading {
  const { row, place, kind } = given;
  const one = field.cases.find(({ when }) => when === undefined || when(row) === true);
  const before = row.faults.length;
  const taken = one ? takeCase(field.field, one, given) : NOTHING;
  const hasValue = Object.keys(taken.values).length > 0;
  const isFaulty = row.faults.length > before;
  const at = findPlace(one ?? field.cases[0], given);
  if (!hasValue && !isFaulty && field.needed !== undefined) row.faults.push(faults.needed(at, field.needed));
  const locate = (adjustments: ValueReading['adjustments']) =>
    adjustments.map((each) => ({ ...each, place, field: field.field }));
  const blank = hasValue || isFaulty ? [] : [{ sort: 'blank' as const, text: blankText(field.field, kind) }];
  const note = hasValue && one?.note !== undefined ? [{ sort: 'note' as const, text: one.note }] : [];
  return {
    field: field.field,
    values: taken.values,
    cells: taken.cells,
    sources: one && hasValue ? [toSourceValue(field.field, one, taken, given)] : [],
    adjustments: locate([...taken.adjustments, ...blank, ...note]),
    faults: row.faults.slice(before),
  };
}

const NOTHING: ValueReading = { values: {}, cells: [], adjustments: [] };

function takeCase(name: string, one: ImportCase, { row, place, kind: { definition } }: ReadRow): ValueReading {
  const curve = definition.curves[name];
  if (one.sort === 'curve') return curve ? readRowCurve(curve, one, { row, place }) : NOTHING;
  const field = definition.fields[name];
  return field ? readRowValue(field, one, row) : NOTHING;
}

function findPlace(one: ImportCase | undefined, { row, place }: ReadRow): Place {
  const columns = one === undefined ? [] : 'column' in one ? [one.column] : 'reads' in one ? one.reads : [];
  const cells = columns.flatMap((column) => row.findPlace(column) ?? []);
  const cell =
    cells.find((candidate) => columns.every((column) => !row.cells(column).some(isAt(candidate)))) ?? cells[0];
  return cell ? toPlace(cell) : place;
}

function isAt({ column, heading }: Place): (other: Place) => boolean {
  return (other) => other.column === column && other.heading === heading;
}

function blankText(name: string, { definition }: Kind): string {
  const field = definition.fields[name];
  const value = field?.default;
  if (value === undefined || value === '') return 'blank, so it stays empty.';
  return `blank, so its default ${JSON.stringify(value)}${field?.unit ? ` ${field.unit}` : ''} applies.`;
}

function toSourceValue(name: string, one: ImportCase, taken: ValueReading, given: ReadRow): SourceValue {
  const { kind } = given;
  const unit = kind.definition.fields[name]?.unit;
  return {
    field: name,
    how: getHow(one, taken, given),
    cells: taken.cells,
    value: one.sort === 'curve' ? taken.values : taken.values[name],
    ...(unit === undefined ? {} : { unit }),
    ...(one.note === undefined ? {} : { note: one.note }),
  };
}

function getHow(one: ImportCase, { adjustments, cells }: ValueReading, { mapping }: ReadRow): SourceValue['how'] {
  switch (one.sort) {
    case 'column':
    case 'list':
      return isSame(one.ratio) && cells.every(isInUnit(mapping.columns[one.column])) ? 'as written' : 'converted';
    case 'calculated':
    case 'each':
      return 'calculated';
    case 'curve':
      if (adjustments.length > 0) return 'resampled';
      return isSame(one.xRatio) &&
        one.y.every(({ ratio, column }) => isSame(ratio) && cells.every(isInUnit(mapping.columns[column])))
        ? 'as written'
        : 'converted';
    default:
      return one.sort;
  }
}

/** Whether a cell states no other unit than that of its column. */
function isInUnit(column: ImportColumn | undefined): (cell: ValueReading['cells'][number]) => boolean {
  return ({ unit }) => column === undefined || readRatio(unit, column) === 'same';
}

function isSame([numerator, denominator]: typeof SAME): boolean {
  return numerator === SAME[0] && denominator === SAME[1];
}
