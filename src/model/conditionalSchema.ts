import { curveFieldNames } from './curveText.ts';
import type { ConditionDefinition, FormDefinition } from './FormDefinition.ts';
import { defined, isRequired, type JsonSchema } from './fieldSchema.ts';
import { isRecord } from './isRecord.ts';
import type { ObjectPart, RecordPart } from './recordParts.ts';

/** Nests the schema of an object's properties at the place of the object in the record. */
type Wrap = (schema: JsonSchema) => JsonSchema;

/** The schema that a record must fit if all of some conditions hold. */
interface Demand {
  /** Indexes of the conditions. */
  conditions: number[];
  demanded: JsonSchema;
  /** The schema that it must fit otherwise. */
  otherwise?: JsonSchema;
  /** Demands inside the shown object. */
  inner: Demand[];
}

/**
 * For each part, by name, returns the indexes of the conditions that show it, without those of the objects around it.
 */
export function conditionsByName(definition: FormDefinition, parts: readonly RecordPart[]): Map<string, number[]> {
  const own = new Map<string, number[]>();
  const items = (definition.conditions ?? []).map((condition) => new Set(shownItems(definition, condition)));
  const visit = (among: readonly RecordPart[], outer: readonly number[]) => {
    for (const part of among) {
      const shown = items.flatMap((names, index) => (names.has(part.name) && !outer.includes(index) ? [index] : []));
      if (shown.length > 0) own.set(part.name, shown);
      if ('object' in part)
        for (const inside of [part.parts, ...part.cases.values()]) visit(inside, [...outer, ...shown]);
    }
  };
  visit(parts, []);
  return own;
}

function shownItems({ tabs, curves }: FormDefinition, condition: ConditionDefinition): string[] {
  const onTabs = tabs
    .filter(({ id }) => condition.tabs?.includes(id))
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items));
  return [...condition.shows, ...onTabs].flatMap((item) => {
    const curve = Object.hasOwn(curves, item) ? curves[item] : undefined;
    return curve ? curveFieldNames(curve) : [item];
  });
}

interface Conditionals {
  definition: FormDefinition;
  parts: readonly RecordPart[];
  shown: ReadonlyMap<string, readonly number[]>;
  toSchema: (part: RecordPart) => JsonSchema;
}

/**
 * Returns the `allOf` of a record: the parts that are shown or required only while conditions hold, each as an `if` and
 * a `then`. Properties inside objects are also refused by an `else`, as the object must declare them.
 */
export function conditionalSchemas({ definition, parts, shown, toSchema }: Conditionals): JsonSchema[] {
  const { conditions = [] } = definition;

  function collect(among: readonly RecordPart[], wrap: Wrap, isNested: boolean): Demand[] {
    return among.flatMap((part) => {
      const { property, name } = part;
      const own = shown.get(name);
      const inner = 'object' in part ? collectInside(part, wrap) : [];
      const required = requiredBy(part, wrap, own ?? []);
      if (!own) return [...inner, ...required];
      const demanded = {
        properties: { [property]: toSchema(part) },
        ...defined({ required: isRequired(part) ? [property] : undefined }),
      };
      const otherwise = isNested ? { otherwise: wrap({ properties: { [property]: false } }) } : {};
      return [{ conditions: [...own], demanded: wrap(demanded), ...otherwise, inner: [...inner, ...required] }];
    });
  }

  function collectInside({ property, parts: common, choice, cases }: ObjectPart, wrap: Wrap): Demand[] {
    const inObject: Wrap = (schema) => wrap({ properties: { [property]: schema } });
    const ofCases = [...cases].flatMap(([value, ofCase]) => {
      const chosen = choice?.field.choices?.find((each) => String(each.value) === value)?.value;
      const ifCase = { properties: { [choice?.property ?? '']: { const: chosen } } };
      return collect(ofCase, (schema) => inObject({ allOf: [conditional({ if: ifCase, demanded: schema })] }), true);
    });
    return [...collect(common, inObject, true), ...ofCases];
  }

  function requiredBy({ property, name }: RecordPart, wrap: Wrap, own: readonly number[]): Demand[] {
    return conditions.flatMap(({ requires }, index) =>
      requires?.includes(name)
        ? [{ conditions: [...new Set([...own, index])], demanded: wrap({ required: [property] }), inner: [] }]
        : [],
    );
  }

  return toAllOf(
    collect(parts, (schema) => schema, false),
    conditions,
  );
}

/** Merges demands under the same conditions into one `if`. */
function toAllOf(demands: readonly Demand[], conditions: readonly ConditionDefinition[]): JsonSchema[] {
  const groups = new Map<string, Demand[]>();
  for (const demand of demands) {
    const key = String(demand.conditions);
    groups.set(key, [...(groups.get(key) ?? []), demand]);
  }
  return [...groups.values()].map((group) => {
    const schemas = (group[0]?.conditions ?? []).map((index) => conditions[index]?.if ?? {});
    const inner = toAllOf(
      group.flatMap((demand) => demand.inner),
      conditions,
    );
    const refused = group.flatMap(({ otherwise }) => (otherwise ? [otherwise] : []));
    const demanded = merge(group.map((demand) => demand.demanded));
    return conditional({
      if: schemas.length === 1 ? schemas[0] : { allOf: schemas },
      demanded: { ...demanded, ...defined({ allOf: inner.length > 0 ? inner : undefined }) },
      otherwise: refused.length > 0 ? merge(refused) : undefined,
    });
  });
}

interface Conditional {
  if: unknown;
  demanded: JsonSchema;
  otherwise?: JsonSchema | undefined;
}

// Built from entries, as an object literal with a `then` could be mistaken for a promise.
function conditional({ if: condition, demanded, otherwise }: Conditional): JsonSchema {
  return defined(
    Object.fromEntries([
      ['if', condition],
      ['then', demanded],
      ['else', otherwise],
    ]),
  );
}

function merge(schemas: readonly JsonSchema[]): JsonSchema {
  const merged: JsonSchema = {};
  for (const [key, value] of schemas.flatMap((schema) => Object.entries(schema))) {
    const known = merged[key];
    if (isRecord(known) && isRecord(value)) merged[key] = merge([known, value]);
    else merged[key] = Array.isArray(known) && Array.isArray(value) ? [...new Set([...known, ...value])] : value;
  }
  return merged;
}
