import { toTitle } from '#codegen/toTitle.ts';
import type { Choice, ObjectDefinition, RecordShape, Scalar } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { escapeName } from '#model/nestedRecord.ts';
import { addProperties, type ObjectPlace } from './addProperties.ts';
import { toDefault } from './addScalar.ts';
import { isCommon, type Variant } from './findVariant.ts';
import { canBeEmpty, containsItself } from './objectRules.ts';
import { createField, findTitle, innerUi, isThere, type Place, type SchemaForm, uiOption } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';
import { listProperties } from './schemaTypes.ts';
import { toChoices, valueLabel } from './toChoices.ts';

/** Adds an object: its fields if it is a fixed part of the form, otherwise a table of at most one row. */
export function addObject(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, isNullable }: { schema: Resolved; isNullable: boolean },
): void {
  if (isPart(form, place, schema) && !isNullable) {
    openObject(shape, place, schema, {});
    addProperties(form, shape, toInner(place, schema), schema);
    return;
  }
  const least = isThere(place) && !isNullable && !containsItself(form.resolver, schema) ? 1 : 0;
  const table = form.table(
    schema,
    { row: 'object', least, most: 1, makes: 'object' },
    { ui: place.ui, build: (made) => addProperties(form, made, { prefix: '', ui: place.ui }, schema) },
  );
  shape.fields[place.name] = createField(place, schema, {
    type: 'rows',
    table,
    ...toDefault(place, schema.words),
    ...(isNullable ? { whenEmpty: 'null' } : {}),
  });
}

/**
 * Whether an object is always drawn with its fields: a required one, or one that is left out of the record while they
 * are empty.
 */
export function isPart(form: SchemaForm, place: Place, schema: Resolved): boolean {
  if (containsItself(form.resolver, schema) || listProperties(schema).length === 0) return false;
  if (isThere(place)) return true;
  // In a row, an empty object can't be distinguished from a missing one.
  if (place.path === undefined) return false;
  const hasDefault = schema.words.default !== undefined || place.default !== undefined;
  return !hasDefault && canBeEmpty(form.resolver, schema, true);
}

/** Adds an object whose shape depends on the value of one property; the fields of the chosen case are shown. */
export function addVariant(
  form: SchemaForm,
  shape: RecordShape,
  place: Place,
  { schema, variant }: { schema: Resolved; variant: Variant },
): void {
  const { choice, cases } = variant;
  openObject(shape, place, schema, { variant: escapeName(choice) });
  const inner = toInner(place, schema);
  addChoiceField(form, shape, inner, { schema, variant, isRequired: isThere(place) });
  const common = new Set(
    listProperties(schema).flatMap(([name]) =>
      name !== choice && cases.every((one) => isCommon(name, one.schema, schema)) ? [name] : [],
    ),
  );
  const others = new Set(listProperties(schema).flatMap(([name]) => (common.has(name) ? [] : [name])));
  addProperties(form, shape, { ...inner, except: others, isWithoutRest: true }, { ...schema, whens: [] });
  for (const { value, schema: own } of cases) {
    const at = { ...inner, prefix: `${inner.prefix}=${String(value)}/`, except: new Set([...common, choice]) };
    const { isInOptional: _, ...inCase } = at;
    addProperties(form, shape, inCase, own);
  }
}

function addChoiceField(
  form: SchemaForm,
  shape: RecordShape,
  { prefix, ui, default: outer }: ObjectPlace,
  { schema, variant, isRequired }: { schema: Resolved; variant: Variant; isRequired: boolean },
): void {
  const { choice, cases } = variant;
  const find = (one: Resolved) => form.resolver.resolve(new Map(listProperties(one)).get(choice));
  const known = toChoices(find(schema), form.resolver, innerUi(ui, choice)) ?? [];
  const titles = new Set(cases.map((one) => find(one.schema).words.title));
  const choices = cases.map(({ value, title, schema: own }): Choice => {
    const isAlone = cases.filter((one) => one.schema === own).length === 1;
    const label = title ?? (titles.size > 1 && isAlone ? find(own).words.title : undefined);
    const stated = known.find((one) => one.value === value)?.label;
    return { value: value as Scalar, label: typeof label === 'string' ? label : (stated ?? valueLabel(value)) };
  });
  const [title] = titles;
  const words: JsonSchema = { ...find(schema).words, ...(titles.size === 1 && title !== undefined ? { title } : {}) };
  const place = { name: `${prefix}${escapeName(choice)}`, title: toTitle(choice), isRequired, ui: innerUi(ui, choice) };
  const stated = isRecord(outer) ? outer[choice] : isRequired ? words.default : undefined;
  shape.fields[place.name] = createField(
    place,
    { words },
    {
      type: 'choice',
      choices,
      whenEmpty: 'absent',
      ...(choices.some((one) => one.value === stated) ? { default: stated as Scalar } : {}),
    },
  );
}

function openObject(
  shape: RecordShape,
  place: Place,
  { words }: Resolved,
  own: Pick<ObjectDefinition, 'variant'>,
): void {
  const help = uiOption(place.ui, 'description') ?? words.description;
  shape.objects ??= {};
  shape.objects[place.name] = {
    title: findTitle(place, words),
    ...(typeof help === 'string' ? { help } : {}),
    ...(isThere(place) ? { required: true } : {}),
    ...own,
  };
}

function toInner(place: Place, { words }: Resolved): ObjectPlace {
  const outer = place.default === undefined ? words.default : place.default;
  return {
    prefix: `${place.name}/`,
    ui: place.ui,
    ...(place.path ? { path: place.path } : {}),
    ...(isThere(place) ? {} : { isInOptional: true }),
    ...(outer === undefined ? {} : { default: outer }),
  };
}
