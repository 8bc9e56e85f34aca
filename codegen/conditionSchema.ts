import type { JsonSchema } from '#model/fieldSchema.ts';
import { convertUnit } from '#model/Unit.ts';
import { type ConditionTree, conditionTree } from './conditionTree.ts';
import { fieldUnit } from './curveCoordinates.ts';
import { findNamed, type Names } from './expressionNames.ts';
import { type FieldRule, findContradictions, refuses } from './findContradictions.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { MIRRORED, NEGATED } from './operations.ts';
import { type Expression, type Fault, type Literal, type Operator, parseExpression } from './parseExpression.ts';
import { readUnit } from './readUnit.ts';

interface Scope {
  kind: MergedKind;
  faults: Fault[];
  /** What must hold for a field to have a value at all. */
  findGuards: (field: string) => JsonSchema[];
}

/**
 * Returns the JSON Schema of the records that fulfil a condition; empty values do not. Undefined if it has no schema.
 */
export function conditionSchema(expression: Expression, scope: Scope): JsonSchema | undefined {
  return toSchema(conditionTree(expression), scope);
}

/** Returns a schema of the records for which all of these schemas hold, without duplicates. */
export function joinSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const parts = schemas.flatMap((schema) =>
    // Only this function makes an allOf, of schemas.
    Array.isArray(schema.allOf) ? (schema.allOf as JsonSchema[]) : [schema],
  );
  const unique = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
  const [only] = unique;
  return only && unique.length === 1 ? only : { allOf: unique };
}

function toSchema(tree: ConditionTree, scope: Scope): JsonSchema | undefined {
  if (tree.join !== undefined) {
    if (tree.join === 'and') scope.faults.push(...findContradictions(listRules(tree.parts, scope)));
    const parts = tree.parts.map((part) => toSchema(part, scope));
    const schemas = parts.filter((part) => part !== undefined);
    if (schemas.length < parts.length) return undefined;
    return tree.join === 'and' ? joinSchemas(schemas) : { anyOf: schemas };
  }
  const found = findRule(tree, scope);
  if ('fault' in found) {
    scope.faults.push(found.fault);
    return undefined;
  }
  return joinSchemas([...scope.findGuards(found.name), nest(found.name, found.rule, scope.kind)]);
}

/** Returns the rules of those parts that are a single comparison or flag and can be translated. */
function listRules(parts: readonly ConditionTree[], scope: Scope): FieldRule[] {
  return parts.flatMap((part) => {
    const found = part.join === undefined ? findRule(part, scope) : undefined;
    return found && !('fault' in found) ? [found] : [];
  });
}

/**
 * Returns the parts of a condition that can never hold, as no value of a field satisfies them; what can't be decided by
 * fields alone is left out.
 */
export function findNeverHolding(text: string, kind: MergedKind): Fault[] {
  const parsed = parseExpression(text);
  if ('fault' in parsed) return [];
  return findNever(conditionTree(parsed.expression), { kind, faults: [], findGuards: () => [] });
}

function findNever(tree: ConditionTree, scope: Scope): Fault[] {
  if (tree.join === undefined) {
    const found = findRule(tree, scope);
    return 'fault' in found && found.isNever ? [found.fault] : [];
  }
  const own = tree.join === 'and' ? findContradictions(listRules(tree.parts, scope)) : [];
  return [...own, ...tree.parts.flatMap((part) => findNever(part, scope))];
}

type Rule = FieldRule | { fault: Fault; isNever?: true };

function findRule({ part, isNegated }: Extract<ConditionTree, { join?: undefined }>, scope: Scope): Rule {
  if (part.node === 'name') return ruleAt(part, scope, () => ({ const: !isNegated }));
  if (part.node === 'in') {
    const values = part.values.map(({ value }) => value);
    return ruleAt(part.operand, scope, (schema) => (isNegated ? exclude(schema, values) : { enum: values }));
  }
  if (part.node !== 'binary') return { fault: impossible(part) };
  const isSwapped = isConstant(part.left);
  const [field, constant] = isSwapped ? [part.right, part.left] : [part.left, part.right];
  if (!isConstant(constant)) {
    if (constant.node !== 'name') return { fault: impossible(constant) };
    return { fault: impossible(field.node === 'name' ? part : field) };
  }
  const mirrored = isSwapped ? (MIRRORED.get(part.operator) ?? part.operator) : part.operator;
  const operator = isNegated ? (NEGATED.get(mirrored) ?? mirrored) : mirrored;
  return ruleAt(field, scope, (schema, name) => compare(operator, constant, { schema, name, kind: scope.kind }));
}

function ruleAt(expression: Expression, scope: Scope, toRule: (schema: FieldSchema, name: string) => JsonSchema): Rule {
  if (expression.node !== 'name') return { fault: impossible(expression) };
  const { name, at } = expression;
  const named = findNamed(name, scope.kind);
  if (named.sort !== 'field' || named.table) return { fault: impossible(expression) };
  if (named.schema['x-system'])
    return {
      fault: { at, message: `"${name}" is filled in by the server, so a form could not tell whether it holds.` },
    };
  const rule = toRule(named.schema, named.name);
  const never = sayNever(rule, named.schema);
  return never === undefined
    ? { name: named.name, at, rule }
    : { fault: { at, message: `this never holds, as "${name}" ${never}.` }, isNever: true };
}

/** Says why no value of a field can satisfy the rule of a condition; undefined if one can. */
function sayNever(
  { const: value, minimum, exclusiveMinimum, ...rule }: JsonSchema,
  schema: FieldSchema,
): string | undefined {
  if (schema.enum && Array.isArray(rule.enum)) return rule.enum.length === 0 ? 'has no other value' : undefined;
  if (schema.enum) {
    const isAccepted = (own: unknown) =>
      typeof own !== 'number' || !refuses({ const: value, minimum, exclusiveMinimum, ...rule }, own);
    return schema.enum.some(isAccepted) ? undefined : `is one of ${schema.enum.join(', ')}`;
  }
  if (schema.type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) return 'is a whole number';
  const unit = schema['x-unit'] === undefined ? '' : ` ${schema['x-unit']}`;
  const [least, most] = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum];
  // Limits that leave no value are reported at the field.
  if (holdsNothing(schema.type, least, most)) return undefined;
  const [low, high] = [minimum ?? exclusiveMinimum ?? value, rule.maximum ?? rule.exclusiveMaximum ?? value];
  const isStrict = (asked: unknown, own: number | undefined) => asked === undefined || own !== undefined;
  if (typeof low === 'number' && most !== undefined)
    if (low > most || (low === most && isStrict(minimum ?? value, schema.exclusiveMaximum)))
      return `is ${schema.maximum === undefined ? 'below' : 'at most'} ${most}${unit}`;
  if (typeof high === 'number' && least !== undefined)
    if (high < least || (high === least && isStrict(rule.maximum ?? value, schema.exclusiveMinimum)))
      return `is ${schema.minimum === undefined ? 'above' : 'at least'} ${least}${unit}`;
  return undefined;
}

function holdsNothing(type: FieldSchema['type'], least = -Infinity, most = Infinity): boolean {
  return type === 'integer' ? Math.ceil(least) > Math.floor(most) : least > most;
}

type Constant = Literal | Extract<Expression, { node: 'negate' | 'not' }>;

function isConstant(expression: Expression): expression is Constant {
  return (
    expression.node === 'number' ||
    expression.node === 'text' ||
    (expression.node === 'negate' && expression.operand.node === 'number')
  );
}

function compare(
  operator: Operator,
  constant: Constant,
  { schema, name, kind }: { schema: FieldSchema; name: string; kind: MergedKind },
): JsonSchema {
  if (constant.node === 'text') return operator === '=' ? { const: constant.value } : exclude(schema, [constant.value]);
  const value = toNumber(constant, (unit) => toFactor(unit, { schema, name, kind }));
  if (operator === '=') return { const: value };
  if (operator === '!=') return { type: 'number', not: { const: value } };
  return { type: 'number', [LIMITS.get(operator) ?? '']: value };
}

/** Returns a schema that accepts any value but these. */
function exclude({ enum: choices }: FieldSchema, values: readonly unknown[]): JsonSchema {
  if (choices) return { enum: choices.filter((choice) => !values.includes(choice)) };
  return { type: 'string', minLength: 1, not: { enum: values } };
}

function toNumber(
  constant: Exclude<Constant, Extract<Expression, { node: 'text' }>>,
  toFactor: (unit: string) => number,
): number {
  if (constant.node !== 'number')
    return constant.operand.node === 'number' ? -toNumber(constant.operand, toFactor) : Number.NaN;
  return constant.unit ? constant.value * toFactor(constant.unit.text) : constant.value;
}

/** Returns how many of the field's units one of this unit is; 1 if they can't be converted. */
function toFactor(
  text: string,
  { schema, name, kind }: { schema: FieldSchema; name: string; kind: MergedKind },
): number {
  const read = readUnit(text, kind);
  const ratio = 'unit' in read ? convertUnit(read.unit, fieldUnit(kind, name, schema)) : undefined;
  return ratio ? Number(ratio.numerator) / Number(ratio.denominator) : 1;
}

/** Turns the rule of a field into one of the record; for a field of a case, the case must be chosen as well. */
function nest(name: string, rule: JsonSchema, { objects, fields }: Names): JsonSchema {
  const [first = '', ...rest] = name.split('/');
  return holds({ [first]: within(first, rest) });

  function within(object: string, [part, ...further]: readonly string[]): JsonSchema {
    if (part === undefined) return rule;
    if (!part.startsWith('=')) return { type: 'object', ...holds({ [part]: within(`${object}/${part}`, further) }) };
    const choice = objects.get(object)?.schema['x-choice'] ?? '';
    const values = fields.get(`${object}/${choice}`)?.schema.enum;
    const chosen = values?.find((value) => String(value) === part.slice(1)) ?? part.slice(1);
    const [field = '', ...last] = further;
    const path = `${object}/${part}/${field}`;
    return { type: 'object', ...holds({ [choice]: { const: chosen }, [field]: within(path, last) }) };
  }
}

function holds(properties: Record<string, JsonSchema>): JsonSchema {
  return { properties, required: Object.keys(properties) };
}

function impossible(expression: Expression): Fault {
  const { at } = expression;
  const message = `${sayWhatItDoes(expression)}, but a condition can only compare a field with a fixed value.`;
  return { at, message, suggestion: "Write conditions such as power > 5 kW, charging = 'smart' or not running." };
}

function sayWhatItDoes(expression: Expression): string {
  switch (expression.node) {
    case 'name':
      return `"${expression.name}" is calculated`;
    case 'call':
    case 'any':
    case 'every':
    case 'count':
      return `"${expression.node === 'call' ? expression.name : expression.node}" calculates`;
    case 'binary':
      return COMPARISONS.has(expression.operator) ? 'this compares two fields' : 'this calculates';
    default:
      return 'this calculates';
  }
}

const COMPARISONS = new Set<Operator>(['=', '!=', '<', '<=', '>', '>=']);
const LIMITS = new Map<Operator, string>([
  ['<', 'exclusiveMaximum'],
  ['<=', 'maximum'],
  ['>', 'exclusiveMinimum'],
  ['>=', 'minimum'],
]);
