import type { JSONPath } from 'jsonc-parser';
import type { FieldType } from '#model/FormDefinition.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { describeType } from './describeType.ts';
import { findConstant } from './findConstant.ts';
import { findValueFault } from './findValueFault.ts';
import type { ChangeSchema, FieldSchema } from './KindFile.ts';
import type { MergedKind, MergedShape } from './mergeKind.ts';
import { FUNCTIONS, OPERATIONS, type ValueType } from './operations.ts';
import type { Problem } from './Problem.ts';
import { type Expression, parseExpression } from './parseExpression.ts';
import { fieldType } from './toDefinition.ts';
import { splitName } from './tokenizeExpression.ts';

/** Reports values that a change calculates, but that the field which receives them can't hold. */
export function checkChangedValues(schema: ChangeSchema, { kind, shape, path, changes }: Changed): Problem[] {
  const made = new Set(changes.flatMap((change) => (change.in === schema.in ? listTargets(change) : [])));
  const readName = (name: string) => (made.has(name) ? undefined : findHeld(name, shape));
  const inExpressions = listExpressions(schema).flatMap(({ name, text, at }) => {
    const held = findHeld(name, shape);
    const parsed = parseExpression(text);
    if (!held || 'fault' in parsed) return [];
    const fault = findFault(name, held, { expression: parsed.expression, readName });
    return fault ? [kind.source.problemInText([...path, ...at], 0, fault.message, fault.suggestion)] : [];
  });
  return [...inExpressions, ...checkMappedNumbers(schema, { kind, shape, path })];
}

interface Changed {
  kind: MergedKind;
  /** The record, or the table whose rows the change is about. */
  shape: MergedShape;
  /** The place of the change in the kind file. */
  path: JSONPath;
  /** All changes of the version. */
  changes: readonly ChangeSchema[];
}

/** An expression of a change, with the field that receives its value. */
interface Given {
  name: string;
  text: string;
  at: JSONPath;
}

function listExpressions({ add, merge, split, into, value }: ChangeSchema): Given[] {
  if (add !== undefined && value !== undefined) return [{ name: add, text: value, at: ['value'] }];
  if (merge !== undefined && typeof into === 'string' && value !== undefined)
    return [{ name: into, text: value, at: ['value'] }];
  if (split === undefined || typeof into !== 'object' || Array.isArray(into)) return [];
  return Object.entries(into).map(([name, text]) => ({ name, text: String(text), at: ['into', name] }));
}

function listTargets({ add, into, to, as, rename, move, scale, map }: ChangeSchema): string[] {
  const names = typeof into === 'object' && !Array.isArray(into) ? Object.keys(into) : [into ?? []].flat();
  const renamed = rename !== undefined || move !== undefined ? to : undefined;
  return [...names, add, renamed, as ?? scale ?? map].filter((name) => name !== undefined);
}

/** What is stored under a name: a field, or something that no expression can calculate. */
type Held = { schema: FieldSchema; type: FieldType } | { what: string };

/** Finds what is stored under a name; undefined if that is not known here. */
function findHeld(name: string, { fields, objects }: MergedShape): Held | undefined {
  const find = <T>(all: ReadonlyMap<string, T>) => [...all].find(([path]) => withoutCases(path) === name)?.[1];
  if (find(objects)) return { what: 'an object' };
  const field = find(fields)?.schema;
  if (!field) return undefined;
  if (field['x-schema'] !== undefined) return { what: 'a document' };
  const type = fieldType(field);
  return type === 'rows' || type === 'map' ? { what: describeType(type) } : { schema: field, type };
}

interface Calculated {
  expression: Expression;
  /** Finds what the version before has under a name; undefined if it is not known. */
  readName: (name: string) => Held | undefined;
}

function findFault(
  name: string,
  held: Held,
  { expression, readName }: Calculated,
): { message: string; suggestion?: string | undefined } | undefined {
  const result = findResult(expression, readName);
  if (result === undefined) return undefined;
  if ('what' in held)
    return typeof result === 'object' && result.what === held.what
      ? undefined
      : { message: `"${name}" is ${held.what}, which no expression can calculate.`, suggestion: 'Rename or move it.' };
  const wanted = toWanted(held);
  const what = typeof result === 'object' ? result.what : `a ${result}`;
  if (result !== wanted)
    return {
      message: `"${name}" is ${describeType(held.type)}, which needs a ${wanted}, but this is ${what}.`,
      suggestion: suggest(wanted, result, expression),
    };
  const constant = findConstant(expression);
  const fault = constant === undefined ? undefined : findValueFault(constant, held.schema);
  return fault === undefined
    ? undefined
    : { message: `${JSON.stringify(constant)} can't be stored in "${name}", as ${fault}.` };
}

function toWanted({ schema, type }: { schema: FieldSchema; type: FieldType }): ValueType {
  if (type === 'flag') return 'condition';
  if (type === 'choice') return schema.enum?.some((value) => typeof value === 'string') ? 'text' : 'number';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

function suggest(wanted: ValueType, result: unknown, expression: Expression): string | undefined {
  if (wanted === 'text' && expression.node === 'number') return `Write it in single quotes: '${expression.value}'.`;
  if (wanted === 'condition' && result === 'number') return 'Compare it with something.';
  if (wanted === 'number' && expression.node === 'text' && Number.isFinite(Number(expression.value)))
    return `Write ${expression.value} without quotes.`;
  return undefined;
}

/** Returns what an expression results in; undefined if it is not known. */
function findResult(
  expression: Expression,
  readName: Calculated['readName'],
): ValueType | { what: string } | undefined {
  switch (expression.node) {
    case 'number':
    case 'negate':
    case 'count':
      return 'number';
    case 'text':
      return 'text';
    case 'name': {
      const path = splitName(expression.name).map(({ text }) => text);
      const held = readName(path.join('/'));
      return held && ('what' in held ? held : toWanted(held));
    }
    case 'call':
      return FUNCTIONS.get(expression.name)?.gives;
    case 'binary':
      return OPERATIONS[expression.operator].gives;
    case 'not':
    case 'in':
    case 'any':
    case 'every':
      return 'condition';
    default:
      return undefined;
  }
}

/** Reports numbers in place of choices that the field can't hold. */
function checkMappedNumbers(
  { map, values = {}, as }: ChangeSchema,
  { kind, shape, path }: Omit<Changed, 'changes'>,
): Problem[] {
  const held = as === undefined || map === undefined ? undefined : findHeld(as, shape);
  if (!held || 'what' in held || (held.type !== 'number' && held.type !== 'integer')) return [];
  return Object.entries(values).flatMap(([older, value]) => {
    // Texts and fractions of a number are reported with the choices.
    if (typeof value !== 'number' || (held.type === 'integer' && !Number.isInteger(value))) return [];
    const fault = findValueFault(value, held.schema);
    if (fault === undefined) return [];
    return [kind.source.problemAt([...path, 'values', older], `${value} can't be stored in "${as}", as ${fault}.`)];
  });
}
