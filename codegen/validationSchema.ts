import { FEWEST_POINTS } from '#model/curvePoints.ts';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema, RuleSchema } from './KindFile.ts';
import { mapLimits } from './mapLimits.ts';
import type { MergedKind } from './mergeKind.ts';
import { fieldType } from './toDefinition.ts';

type JsonSchema = Record<string, unknown>;

/** The schema that is compiled: limits and rules without texts or defaults, and no fields but the kind's. */
export function validationSchema(kind: MergedKind): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, { schema }] of kind.fields) {
    properties[name] = name === 'subclass' ? { const: kind.file.$id } : fieldRules(schema, kind.required.has(name));
  }
  for (const { schema } of kind.rules) addRule(properties[schema.field], schema);
  for (const { schema: curve } of kind.curves.values()) {
    const { field: x } = curve.x;
    if (x === undefined) continue;
    Object.assign(properties[x] ?? {}, {
      hasLength: FEWEST_POINTS,
      ...(curve.rising === false ? {} : { isRising: true }),
    });
    for (const name of curveFields(curve).slice(1))
      Object.assign(properties[name] ?? {}, { matchesLength: { other: x } });
  }
  return { type: 'object', required: [...kind.required], properties, additionalProperties: false };
}

function fieldRules(schema: FieldSchema, required: boolean): JsonSchema {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength, pattern } = schema;
  const limits = without({ minimum, maximum, exclusiveMinimum, exclusiveMaximum });
  switch (fieldType(schema)) {
    case 'number':
      return { type: ['number', 'null'], ...limits };
    case 'integer':
      return { type: ['integer', 'null'], ...limits };
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
  property[keyword] = [...others, without({ other: below ?? atMost, message })];
}

function without(object: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
