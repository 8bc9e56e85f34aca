import type { RecordShape } from '#model/FormDefinition.ts';
import { addEntries, isEntries } from './addEntries.ts';
import { addList } from './addList.ts';
import { addObject, addVariant, isPart } from './addObject.ts';
import { addAnything, addOption } from './addOption.ts';
import { addChoice, addScalar, NULL_CHOICES } from './addScalar.ts';
import { findVariant, isCommon, type Variant } from './findVariant.ts';
import { canBeEmpty, containsItself } from './objectRules.ts';
import { isThere, type Place, type SchemaForm } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import { findTypes, listProperties, listShapes } from './schemaTypes.ts';
import { areDistinct, toChoices } from './toChoices.ts';

/** Adds the fields that draw a value of a schema. */
export function addValue(form: SchemaForm, shape: RecordShape, place: Place, schema: Resolved): void {
  const { resolver } = form;
  if (schema.isNever) return;
  const shapes = listShapes(schema, resolver).flatMap((one) => resolver.byType(one, findTypes(one)));
  const given = shapes.filter((one) => findTypes(one).join() !== 'null');
  const isNullable = given.length < shapes.length;
  const [only = schema] = given;
  const choices = given.length > 1 ? toChoices(schema, resolver, place.ui) : toChoices(only, resolver, place.ui);
  if (choices) {
    addChoices(form, shape, place, {
      schema,
      choices: isNullable && !hasNull(choices) ? [...choices, ...NULL_CHOICES] : choices,
    });
  } else if (given.length === 0) addChoice(shape, place, schema, NULL_CHOICES);
  else if (given.length > 1) {
    const variant = isNullable ? undefined : findUsable(form, place, { schema, shapes: given });
    if (variant) addVariant(form, shape, place, { schema, variant });
    else addOption(form, shape, place, { schema, options: given, isNullable });
  } else addSingle(form, shape, place, { schema: only, isNullable });
}

/** Adds a value of one shape, which may also be null if `isNullable`. */
function addSingle(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, isNullable }: { schema: Resolved; isNullable: boolean },
): void {
  const [type] = findTypes(schema);
  const isObject = type === 'object';
  if (type === undefined) {
    if (schema.words.type !== undefined)
      form.resolver.report(schema.pointer, `"${schema.words.type}" is not a type of JSON Schema.`);
    addAnything(form, shape, place, schema);
  } else if (isNullable && !canBeNull(place, schema, type)) {
    addOption(form, shape, place, { schema, options: [schema], isNullable });
  } else if (isObject && isEntries(form.resolver, schema)) addEntries(form, shape, place, schema);
  else if (isObject) {
    const isSteered = place.path !== undefined && isPart(form, place, schema);
    const variant = isNullable || isSteered ? undefined : findUsable(form, place, { schema, shapes: [schema] });
    if (variant) addVariant(form, shape, place, { schema, variant });
    else addObject(form, shape, place, { schema, isNullable });
  } else if (type === 'array') addList(form, shape, place, schema);
  else addScalar(form, shape, place, { schema, type, isNullable });
}

/** Whether an empty input can mean null: in a row it could as well mean a missing value. */
function canBeNull(place: Place, { words }: Resolved, type: string): boolean {
  if (
    type === 'array' ||
    (type === 'object' && listProperties({ words, branches: [], whens: [], pointer: '' }).length === 0)
  )
    return false;
  return isThere(place) || (place.path !== undefined && !place.isInOptional) || words.default === null;
}

/** The variant of an object, if it can be drawn as a part of the form. */
function findUsable(
  form: SchemaForm,
  place: Place,
  { schema, shapes }: { schema: Resolved; shapes: readonly Resolved[] },
): Variant | undefined {
  const variant = findVariant(form.resolver, schema, shapes);
  if (!variant || containsItself(form.resolver, schema)) return undefined;
  if (isThere(place)) return variant;
  const common = listProperties(schema).flatMap(([name]) =>
    name !== variant.choice && variant.cases.every((one) => isCommon(name, one.schema, schema)) ? [name] : [],
  );
  return canBeEmpty(form.resolver, schema, false, common) ? variant : undefined;
}

function addChoices(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, choices }: { schema: Resolved; choices: NonNullable<ReturnType<typeof toChoices>> },
): void {
  if (choices.length === 0) form.resolver.report(schema.pointer, 'No value fits this schema.');
  if (areDistinct(choices)) addChoice(shape, place, schema, choices);
  // Values that look alike, such as 1 and "1", are distinguished by type.
  else {
    const options = choices.map(({ value, label }) =>
      form.resolver.resolve(
        form.derive(schema, JSON.stringify(value), () => ({ const: value, title: `${label} (${typeof value})` })),
      ),
    );
    addOption(form, shape, place, { schema, options });
  }
}

function hasNull(choices: readonly { value: unknown }[]): boolean {
  return choices.some(({ value }) => value === null);
}
