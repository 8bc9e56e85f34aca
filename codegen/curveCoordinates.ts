import { NO_UNIT, type Unit } from '#model/Unit.ts';
import type { CurveSchema, FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { readUnit } from './readUnit.ts';

/** What is known about a number in an expression. */
export interface Coordinate {
  unit: Unit;
  /** Matters where it is a divisor. */
  isNotNegative?: boolean;
}

/** Returns the coordinates of a curve's points, by their names in expressions: x, y and y2. */
export function curveCoordinates(kind: MergedKind, { x, y }: CurveSchema): Map<string, Coordinate> {
  const axes = [
    { unit: x.unit, isNotNegative: x.field !== undefined || (x.from ?? -1) >= 0 },
    ...y.map(({ unit, field, minimum = -1 }) => ({ unit, isNotNegative: field !== undefined || minimum >= 0 })),
  ];
  return new Map(
    axes.map(({ unit, isNotNegative }, index) => [
      COORDINATES[index] ?? '',
      { unit: toUnit(unit, kind), isNotNegative },
    ]),
  );
}

/**
 * Returns the unit in which a field counts: its own, or that of the curve that edits it. A faulty unit is not reported
 * here but once, at its place.
 */
export function fieldUnit(
  kind: MergedKind,
  name: string,
  { 'x-unit': own }: FieldSchema = kind.fields.get(name)?.schema ?? {},
): Unit {
  return toUnit(own ?? findAxisUnit(kind, name), kind);
}

export const COORDINATES: readonly string[] = ['x', 'y', 'y2'];

function findAxisUnit(kind: MergedKind, name: string): string | undefined {
  const axes = [...kind.curves.values()].flatMap(({ schema }) => [schema.x, ...schema.y]);
  return axes.find(({ field }) => field === name)?.unit;
}

function toUnit(text: string | undefined, kind: MergedKind): Unit {
  const read = text === undefined ? { unit: NO_UNIT } : readUnit(text, kind);
  return 'unit' in read ? read.unit : NO_UNIT;
}
