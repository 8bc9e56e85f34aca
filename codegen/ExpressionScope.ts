import { NO_UNIT, type Unit } from '#model/Unit.ts';
import type { Coordinate } from './curveCoordinates.ts';
import type { Names } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import type { ValueType } from './operations.ts';
import { type Expression, type Fault, parseExpression } from './parseExpression.ts';
import type { Quantity } from './quantities.ts';

export interface Compiled extends Quantity {
  /** TypeScript over `r` (a RecordReader), `p` (a point of a curve, or a row) and `c` (src/model/calculate.ts). */
  code: string;
  type: ValueType;
  /** The schema of the choice whose value this is; it lists the possible values. */
  choice?: FieldSchema;
}

/** What an expression may read where it is written, and the faults and reads found so far. */
export interface ExpressionScope {
  kind: MergedKind;
  faults: Fault[];
  /** Names of the fields that were read. */
  reads: Set<string>;
  inside: Inside | undefined;
  guards: readonly Expression[];
  derived: string | undefined;
}

/**
 * What a part of an expression is repeated over: the points of a curve by their coordinates, or the rows of a table.
 */
export type Inside = { sort: 'point'; coordinates: ReadonlyMap<string, Coordinate> } | { sort: 'row'; names: Names };

export interface Given {
  /** A condition that holds wherever the expression is calculated; what it keeps from being zero may be a divisor. */
  when?: string | undefined;
  /** The id of the derived value that the expression calculates. */
  derived?: string | undefined;
  inside?: Inside | undefined;
  /** Whether the unit of the result is that of a field, so that no "unit" can be stated beside the expression. */
  isOfField?: boolean | undefined;
}

/** Creates the scope of an expression of a kind, before anything is compiled in it. */
export function createScope(kind: MergedKind, { when, derived, inside }: Given): ExpressionScope {
  const guard = when === undefined ? undefined : parseExpression(when);
  const guards = guard && 'expression' in guard ? [guard.expression] : [];
  return { kind, faults: [], reads: new Set(), inside, guards, derived };
}

/** Wraps the code of a condition. */
export function condition(code: string): Compiled {
  return { code, type: 'condition', unit: NO_UNIT, isPlain: true };
}

/** Wraps the code of a number in this unit; without one, it is a bare number. */
export function plainNumber(code: string, unit: Unit | undefined): Compiled {
  return { code, type: 'number', unit, isPlain: true };
}

/** Returns the operand if it has this type; otherwise reports a fault and returns undefined. */
export function demandType(
  compiled: Compiled | undefined,
  type: ValueType,
  { at, user, faults }: { at: number; user: string; faults: Fault[] },
): Compiled | undefined {
  if (!compiled || compiled.type === type) return compiled;
  const suggestion = CONVERSIONS.get(`${compiled.type} to ${type}`);
  faults.push({ at, message: `${user} needs a ${type}, but this is a ${compiled.type}.`, suggestion });
  return undefined;
}

/** Suggestions for a value of the wrong type, by '<actual> to <wanted>'. */
export const CONVERSIONS = new Map([
  ['list to number', 'Take one of its numbers, such as last(...) or max(...).'],
  ['number to condition', 'Compare it with something.'],
  ['text to condition', "Compare it with a text, such as type = 'fixed'."],
  ['text to number', 'Compare a text with "=", "!=" or "in".'],
  ['condition to number', 'Join two comparisons with "and".'],
]);
