import { FEWEST_POINTS } from '#model/curvePoints.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import { documentRules } from './documentRules.ts';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema, RuleSchema } from './KindFile.ts';
import { mapLimits } from './mapLimits.ts';
import type { MergedKind, MergedShape, MergedTable } from './mergeKind.ts';
import { rowLimits, uniqueColumns } from './rowLimits.ts';
import { fieldType } from './toDefinition.ts';
import { lastSegment, parentPrefix } from './toShape.ts';

type JsonSchema = Record<string, unknown>;

/** Returns the schema that is compiled: limits and rules without texts or defaults, and no fields but the kind's. */
export function validationSchema(kind: MergedKind): JsonSchema {
  const rules = shapeRules(kind);
  if (rules.has('subclass')) rules.set('subclass', { const: kind.file.$id });
  for (const { schema: curve } of kind.curves.values()) {
    const { field: x } = curve.x;
    if (x === undefined) continue;
    Object.assign(rules.get(x) ?? {}, {
      hasLength: FEWEST_POINTS,
      ...(curve.rising === false ? {} : { isRising: true }),
    });
    for (const name of curveFields(curve).slice(1))
      Object.assign(rules.get(name) ?? {}, { matchesLength: { other: x } });
  }
  if (kind.documents.size === 0) return objectSchema(kind, '', rules);
  const definitions: JsonSchema = {};
  for (const [name, { schema }] of kind.documents) {
    const $ref = `#/$defs/${name}`;
    definitions[name] = documentRules(schema, $ref);
    rules.set(name, { $ref });
  }
  const { required, ...words } = objectSchema(kind, '', rules);
  return { ...words, required: [required, ...kind.documents.keys()].flat(), $defs: definitions };
}

/** Returns the rules of each field by its name. */
function shapeRules(shape: MergedShape): Map<string, JsonSchema> {
  const rules = new Map(
    [...shape.fields].map(([name, { schema }]) => {
      const table = shape.tables.get(name);
      return [name, table ? tableRules(schema, table) : fieldRules(schema, shape.required.has(name))];
    }),
  );
  for (const { schema } of shape.rules) addRule(rules.get(schema.field), schema);
  return rules;
}

function tableRules(schema: FieldSchema, table: MergedTable): JsonSchema {
  const { least, most } = rowLimits(schema);
  const columns = uniqueColumns(schema);
  const rules = shapeRules(table);
  return {
    type: 'array',
    ...(least > 0 ? { minItems: least } : {}),
    maxItems: most,
    ...(columns.length === 0 ? {} : { isUnique: table.isList ? [] : columns }),
    items: table.isList ? rules.get(LIST_COLUMN) : objectSchema(table, '', rules),
  };
}

/** Returns the schema of the object at this path of a shape; the empty path is the record or row itself. */
function objectSchema(shape: MergedShape, path: string, rules: Map<string, JsonSchema>): JsonSchema {
  const common = partsSchema(shape, path === '' ? '' : `${path}/`, rules);
  const object = shape.objects.get(path);
  const choice = object?.schema['x-choice'] ?? '';
  if (!object || object.cases.size === 0) return { type: 'object', ...common, additionalProperties: false };
  const values = shape.fields.get(`${path}/${choice}`)?.schema.enum ?? [];
  const accepted = Object.fromEntries(Object.keys(common.properties).map((name) => [name, true]));
  // Only the chosen case states which properties the object may have, so that no other case reports missing ones.
  const allOf = values.map((value) => {
    const own = partsSchema(shape, `${path}/=${value}/`, rules);
    return {
      if: { properties: { [choice]: { const: value } }, required: [choice] },
      [THEN]: { ...own, properties: { ...accepted, ...own.properties }, additionalProperties: false },
    };
  });
  return { type: 'object', ...common, allOf };
}

// A keyword of JSON Schema; an object with a literal property of this name could be mistaken for a promise.
const THEN = 'then';

interface PartsRules {
  required: string[];
  properties: Record<string, unknown>;
}

/** Returns the rules of the properties directly in an object or case, whose names begin with the prefix. */
function partsSchema(shape: MergedShape, prefix: string, rules: Map<string, JsonSchema>): PartsRules {
  const isInside = (name: string) => parentPrefix(name) === prefix;
  const fields = [...shape.fields.keys()].filter(isInside);
  const objects = [...shape.objects.keys()].filter(isInside);
  return {
    required: [...shape.required].filter((name) => isInside(name) && shape.fields.has(name)).map(lastSegment),
    properties: Object.fromEntries([
      ...fields.map((name) => [lastSegment(name), rules.get(name)]),
      ...objects.map((name) => [lastSegment(name), objectSchema(shape, name, rules)]),
    ]),
  };
}

function fieldRules(schema: FieldSchema, required: boolean): JsonSchema {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength, pattern } = schema;
  const limits = without({ minimum, maximum, exclusiveMinimum, exclusiveMaximum });
  switch (fieldType(schema)) {
    case 'number':
    case 'integer':
      return { type: [fieldType(schema), 'null'], ...limits, ...(required ? { isGiven: true } : {}) };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { enum: schema.enum };
    case 'list':
      return {
        type: 'string',
        isNumberList: true,
        ...(schema['x-list'] === 'percentages' ? { isPercentageList: true } : {}),
      };
    case 'map':
      return { type: required ? 'object' : ['object', 'null'], isMap: mapLimits(schema['x-map']) };
    case 'rows':
      return { type: 'array' };
    case 'text':
      return {
        type: 'string',
        ...(required || (schema.minLength ?? 0) > 0 ? { isFilled: true } : {}),
        ...((schema.minLength ?? 0) > 1 ? { minLength: schema.minLength } : {}),
        ...without({ maxLength, pattern }),
        ...(schema['x-text'] === 'name' ? { isVisible: true, isPlainLine: true } : { isStorable: true }),
        ...(schema['x-input'] === 'email' ? { isEmail: true } : {}),
        ...(schema['x-same-as'] === undefined ? {} : { isSameText: { other: schema['x-same-as'] } }),
      };
  }
}

function addRule(property: JsonSchema | undefined, { below, atMost, message }: RuleSchema): void {
  if (!property) return;
  const keyword = below === undefined ? 'isAtMost' : 'isBelow';
  const others = Array.isArray(property[keyword]) ? property[keyword] : [];
  property[keyword] = [...others, without({ other: lastSegment(below ?? atMost ?? ''), message })];
}

function without(object: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
