import { curveCoordinates } from './curveCoordinates.ts';
import { didYouMean } from './didYouMean.ts';
import {
  type Compiled,
  condition,
  demandType,
  type ExpressionScope,
  type Inside,
  plainNumber,
} from './ExpressionScope.ts';
import { curveFields } from './expandCurves.ts';
import { findNamed, writtenName } from './expressionNames.ts';
import type { Expression, Source } from './parseExpression.ts';

type Compile = (expression: Expression, scope: ExpressionScope) => Compiled | undefined;
type Node<Name extends Expression['node']> = Extract<Expression, { node: Name }>;

/** Compiles whether a condition holds at any, or at every, point of a curve or row of a table. */
export function compileQuantified(
  { node, where, ...source }: Node<'any' | 'every'>,
  scope: ExpressionScope,
  compile: Compile,
): Compiled | undefined {
  if (scope.inside) {
    scope.faults.push({ at: source.sourceAt, message: `an "${node}" can't be nested in another.` });
    return undefined;
  }
  const opened = openSource(source, scope);
  const holds = opened && compileWhere(where, opened.scope, compile);
  return opened && holds && condition(`c.${node}(${opened.code}, ${toFunction(holds.code)})`);
}

/** Compiles the number of points or rows, or of those at which a condition holds. */
export function compileCount(
  { where, ...source }: Node<'count'>,
  scope: ExpressionScope,
  compile: Compile,
): Compiled | undefined {
  const opened = openSource(source, scope);
  if (!opened) return undefined;
  const holds = where && compileWhere(where, opened.scope, compile);
  if (where && !holds) return undefined;
  return plainNumber(`c.count(${opened.code}${holds ? `, ${toFunction(holds.code)}` : ''})`, undefined);
}

/** Compiles the list of results for all points or rows, or for those at which a condition holds. */
export function compileEach(
  { value, where, ...source }: Node<'each'>,
  scope: ExpressionScope,
  compile: Compile,
): Compiled | undefined {
  const opened = openSource(source, scope);
  if (!opened) return undefined;
  const guarded = where ? { ...opened.scope, guards: [...scope.guards, where] } : opened.scope;
  const user = { at: value.at, user: '"of"', faults: scope.faults };
  const number = demandType(compile(value, guarded), 'number', user);
  const holds = where && compileWhere(where, opened.scope, compile);
  if (!number || (where && !holds)) return undefined;
  const chosen = holds ? `, ${toFunction(holds.code)}` : '';
  return { ...number, code: `c.each(${opened.code}, ${toFunction(number.code)}${chosen})`, type: 'list' };
}

/**
 * Opens a curve or table: its code, and the scope in which the names of a point or row are known; undefined, with a
 * fault, for anything else.
 */
export function openSource(
  { source, sourceAt: at }: Source,
  scope: ExpressionScope,
): { code: string; scope: ExpressionScope } | undefined {
  const { kind, faults, reads } = scope;
  if (scope.inside?.sort === 'row' && findNamed(source, scope.inside.names).sort === 'field') {
    faults.push({ at, message: `"${source}" is part of a row, and only tables of the record can be read here.` });
    return undefined;
  }
  const open = (inside: Inside, code: string) => ({ code, scope: { ...scope, inside } });
  if (kind.unresolved.has(source)) return undefined;
  const curve = kind.curves.get(source)?.schema;
  if (curve) {
    for (const name of curveFields(curve)) reads.add(name);
    return open({ sort: 'point', coordinates: curveCoordinates(kind, curve) }, `r.points(${JSON.stringify(source)})`);
  }
  const named = findNamed(source, kind);
  if (named.sort === 'field' && named.table) {
    reads.add(named.name);
    return open({ sort: 'row', names: named.table }, `r.rows(${JSON.stringify(named.name)})`);
  }
  const isKnown = named.sort !== 'unknown';
  faults.push({
    at,
    message: isKnown ? `"${source}" is neither a curve nor a table.` : `there is no curve or table "${source}".`,
    suggestion: isKnown ? undefined : didYouMean(source, [...kind.curves.keys(), ...kind.tables.keys()], writtenName),
  });
  return undefined;
}

function compileWhere(where: Expression, scope: ExpressionScope, compile: Compile): Compiled | undefined {
  const user = { at: where.at, user: '"where"', faults: scope.faults };
  return demandType(compile(where, scope), 'condition', user);
}

/** Wraps the code into a function of the point or row. */
export function toFunction(code: string): string {
  return `(${/\bp\./.test(code) ? 'p' : ''}) => ${code}`;
}
