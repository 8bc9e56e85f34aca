import { toTitle } from '#codegen/toTitle.ts';
import type { RecordShape } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { escapeName } from '#model/nestedRecord.ts';
import { addCondition } from './addCondition.ts';
import { addRest } from './addEntries.ts';
import { type ConditionalProperty, listConditional } from './conditionalProperties.ts';
import { innerUi, type Place, type SchemaForm } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import { listProperties, listRequired } from './schemaTypes.ts';

/** Where the properties of an object are drawn. */
export interface ObjectPlace extends Pick<Place, 'isInOptional' | 'path' | 'ui' | 'default'> {
  /** The beginning of their names: 'charging/'. */
  prefix: string;
  /** Properties that are drawn elsewhere. */
  except?: ReadonlySet<string>;
  /** Whether properties that the object does not name are drawn elsewhere. */
  isWithoutRest?: boolean;
}

/** Adds the properties of an object, in the order of its uiSchema, with those that only conditions show. */
export function addProperties(form: SchemaForm, shape: RecordShape, place: ObjectPlace, schema: Resolved): void {
  const { ui, except = new Set(), path } = place;
  const own = listProperties(schema);
  const conditional = listConditional(form.resolver, schema, path !== undefined);
  const names = [...new Set([...own.map(([name]) => name), ...conditional.keys()])].filter((name) => !except.has(name));
  const schemas = new Map(own);
  for (const name of sortNames(names, ui['ui:order'])) {
    const alternatives = conditional.get(name) ?? [{ schema: schemas.get(name) }];
    addProperty(form, shape, { place, schema, name, alternatives });
  }
  if (!place.isWithoutRest) addRest(form, shape, place, schema);
}

interface Property {
  place: ObjectPlace;
  /** The schema of the object. */
  schema: Resolved;
  name: string;
  alternatives: readonly ConditionalProperty[];
}

function addProperty(form: SchemaForm, shape: RecordShape, { place, schema, name, alternatives }: Property): void {
  const { prefix, ui, path, isInOptional } = place;
  const own = `${prefix}${escapeName(name)}`;
  // Names are read literally only in shapes without objects.
  if (own !== `${prefix}${name}` || alternatives.length > 1) shape.objects ??= {};
  const outer = isRecord(place.default) ? place.default[name] : undefined;
  for (const [index, { schema: inner, when, demanded }] of alternatives.entries()) {
    const field = alternatives.length > 1 ? `${own}/?${index}` : own;
    form.add(
      shape,
      {
        name: field,
        title: toTitle(name),
        isRequired: listRequired(schema).includes(name),
        ui: innerUi(ui, name),
        ...(isInOptional ? { isInOptional } : {}),
        ...(when ? { isConditional: true } : {}),
        ...(path ? { path: [...path, name] } : {}),
        ...(outer === undefined ? {} : { default: outer }),
      },
      form.resolver.resolve(inner),
    );
    if (path)
      addCondition(form, { schema, name, field, path, when, demanded, isField: Object.hasOwn(shape.fields, field) });
  }
}

/** Sorts names in a given order, in which '*' means all others. */
function sortNames(names: readonly string[], order: unknown): readonly string[] {
  if (!Array.isArray(order)) return names;
  const others = names.filter((name) => !order.includes(name));
  const given = order.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
  return [...new Set([...given, ...others])];
}
