import type { Unit } from '#model/Unit.ts';
import { compileNode } from './compileNode.ts';
import { toFunction } from './compileSource.ts';
import { type Coordinate, curveCoordinates } from './curveCoordinates.ts';
import {
  CONVERSIONS,
  type Compiled,
  createScope,
  type ExpressionScope,
  type Given,
  type Inside,
} from './ExpressionScope.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Fault, parseExpression } from './parseExpression.ts';
import { quantityIn } from './quantities.ts';

/** An expression as a TypeScript function of a record, with every fault in its text. */
export interface CompiledExpression {
  /** Empty if there was a fault. */
  code: string;
  faults: Fault[];
  /** Names of the fields that it reads, in the order of the text. */
  reads: string[];
}

/** Compiles a condition over a kind's fields to `(r) => ...`. */
export function compileCondition(text: string, kind: MergedKind, given: Given = {}): CompiledExpression {
  return compileText(text, createScope(kind, given), ({ type, code }) => {
    if (type === 'condition') return { code };
    const message = `the expression is a ${type}, not a condition.`;
    return { fault: { at: 0, message, suggestion: CONVERSIONS.get(`${type} to condition`) } };
  });
}

/** Compiles a number over a kind's fields to `(r) => ...`, whose result is in the unit. */
export function compileNumber(
  text: string,
  kind: MergedKind,
  { unit, ...given }: Given & { unit: Unit },
): CompiledExpression {
  return compileText(text, createScope(kind, given), (compiled) => {
    const { type } = compiled;
    if (type !== 'number') {
      const message = `the expression is a ${type}, not a number.`;
      return { fault: { at: 0, message, suggestion: CONVERSIONS.get(`${type} to number`) } };
    }
    const converted = quantityIn(unit, compiled, { isFixed: given.isOfField });
    return 'mismatch' in converted ? { fault: { at: 0, ...converted.mismatch } } : converted;
  });
}

/** Compiles a number for each point of a curve to `(r) => ...`, whose results are in the unit. */
export function compileSeries(
  text: string,
  kind: MergedKind,
  { unit, curve, when, derived }: { unit: Unit; curve: string; when: string | undefined; derived: string },
): { value: CompiledExpression; when: CompiledExpression | undefined; code: string } {
  const inside: Inside = { sort: 'point', coordinates: findCoordinates(curve, kind) };
  const value = compileNumber(text, kind, { unit, when, derived, inside });
  const condition = when === undefined ? undefined : compileCondition(when, kind, { derived, inside });
  const functions = [value, ...(condition ? [condition] : [])].map(({ code }) => toFunction(toBody(code)));
  const code = `(r) => c.series(r.points(${JSON.stringify(curve)}), ${functions.join(', ')})`;
  return { value, when: condition, code };
}

/** Returns the body of a compiled `(r) => ...`. */
export function toBody(code: string): string {
  return code.replace(/^\(r\) => /, '');
}

function findCoordinates(curve: string, kind: MergedKind): ReadonlyMap<string, Coordinate> {
  const schema = kind.curves.get(curve)?.schema;
  return schema ? curveCoordinates(kind, schema) : new Map();
}

function compileText(
  text: string,
  scope: ExpressionScope,
  finish: (compiled: Compiled) => { code: string } | { fault: Fault },
): CompiledExpression {
  const parsed = parseExpression(text);
  if ('fault' in parsed) return { code: '', faults: [parsed.fault], reads: [] };
  const compiled = compileNode(parsed.expression, scope);
  const finished = compiled && finish(compiled);
  const reads = [...scope.reads];
  if (!finished) return { code: '', faults: scope.faults, reads };
  if ('fault' in finished) return { code: '', faults: [...scope.faults, finished.fault], reads };
  if (reads.length === 0 && !scope.inside) return { code: '', faults: [...scope.faults, NAMES_NO_FIELD], reads };
  return { code: `(r) => ${finished.code}`, faults: scope.faults, reads };
}

const NAMES_NO_FIELD: Fault = {
  at: 0,
  message: 'the expression names no field, so it is the same for every component.',
};
