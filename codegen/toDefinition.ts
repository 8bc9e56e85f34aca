import { createHash } from 'node:crypto';
import type { FieldDefinition, FieldType, FieldValue, FormDefinition, TabDefinition } from '#model/FormDefinition.ts';
import { curveFields, toCurve } from './expandCurves.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { spellUnit } from './spellUnit.ts';
import { unusedReason } from './unusedReason.ts';

/** The form definition of a merged kind, its fields in the order of the tabs, then hidden ones, then the server's own. */
export function toDefinition(kind: MergedKind): FormDefinition {
  const curveByField = new Map(
    [...kind.curves].flatMap(([id, { schema }]) => curveFields(schema).map((name) => [name, id])),
  );
  const tabs = [...kind.tabs.values()].map(
    ({ schema }): TabDefinition => ({
      id: schema.id,
      title: schema.title ?? kind.tabTitles[schema.id] ?? schema.id,
      groups: schema.groups.map(({ title, description, fields, derived }) => ({
        title,
        ...(description === undefined ? {} : { help: description }),
        items: fields,
        ...(derived === undefined ? {} : { derived }),
      })),
    }),
  );
  const placed = tabs
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
    .flatMap((item) => {
      const curve = kind.curves.get(item);
      return curve ? curveFields(curve.schema) : [item];
    });
  const rest = [...kind.fields.keys()].filter((name) => !placed.includes(name));
  const fields: Record<string, FieldDefinition> = {};
  for (const name of [...placed, ...rest]) {
    const field = kind.fields.get(name);
    if (field) fields[name] = toField(name, field.schema, kind, curveByField.get(name));
  }
  const body = {
    title: kind.file.title,
    description: kind.file.description ?? '',
    fields,
    curves: Object.fromEntries([...kind.curves].map(([id, curve]) => [id, toCurve(id, curve, kind.fields)])),
    tabs,
    rules: kind.rules.map(({ schema }) => schema),
  };
  return { id: kind.file.$id, version: createVersion(body), ...body };
}

function toField(name: string, schema: FieldSchema, kind: MergedKind, curve: string | undefined): FieldDefinition {
  const type = fieldType(schema);
  return {
    name,
    type,
    title: schema.title ?? name,
    help: [schema.description, lengthNote(name, kind, curve)].filter(Boolean).join(' '),
    required: kind.required.has(name),
    nullable: type === 'number' || type === 'integer' || (type === 'map' && !kind.required.has(name)),
    readOnly: schema.readOnly ?? false,
    hidden: (schema['x-hidden'] ?? false) || (schema['x-system'] ?? false),
    system: schema['x-system'] ?? false,
    // A map's default has the shape of one, which checkMap has checked.
    ...(schema.default === undefined ? {} : { default: schema.default as FieldValue }),
    ...pick(schema, [
      'minimum',
      'exclusiveMinimum',
      'maximum',
      'exclusiveMaximum',
      'minLength',
      'maxLength',
      'pattern',
    ]),
    ...defined({
      unit: schema['x-unit'],
      unitName: schema['x-unit'] === undefined ? undefined : spellUnit(schema['x-unit'], kind.unitNames),
      choices: schema.enum?.map((value) => ({ value, label: schema['x-labels']?.[String(value)] ?? String(value) })),
      offered: schema['x-offer'],
      list: schema['x-list'],
      text: schema['x-text'],
      rows: schema['x-rows'],
      input: schema['x-input'],
      autocomplete: schema['x-autocomplete'],
      placeholder: schema['x-placeholder'],
      empty: schema['x-empty'],
      message: schema['x-message'],
      warn: schema['x-warn'],
      lowercase: schema['x-lowercase'],
      curve,
      renamedFrom: schema['x-renamed-from'],
      unused: unusedReason(schema, kind),
      suggestedBy: findSuggestion(kind, name),
      map: schema['x-map'],
    }),
  };
}

/** The derived value that is offered for a field. */
function findSuggestion({ derived }: MergedKind, field: string): string | undefined {
  return [...derived].find(([, { schema }]) => schema.suggests === field)?.[0];
}

/** The form's type of a field; `checkKind` reports a type that is missing. */
export function fieldType(schema: FieldSchema): FieldType {
  if (schema.enum) return 'choice';
  if (schema['x-map']) return 'map';
  if (schema['x-list']) return 'list';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer') return type;
  return type === 'boolean' ? 'flag' : 'text';
}

// Lists of one curve must match in length; the note is made from the curve, so that it is never out of date.
function lengthNote(name: string, kind: MergedKind, curve: string | undefined): string {
  const schema = curve === undefined ? undefined : kind.curves.get(curve)?.schema;
  if (schema?.x.field === undefined) return '';
  const others = curveFields(schema).filter((field) => field !== name);
  const titles = others.map((field) => `'${kind.fields.get(field)?.schema.title ?? field}'`);
  return `Needs as many values as ${titles.join(' and ')}.`;
}

function createVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

function pick<T extends object, K extends keyof T>(object: T, keys: K[]): Pick<T, K> {
  // Only keys that the object has are copied, which is what Pick of optional keys says.
  return Object.fromEntries(keys.filter((key) => object[key] !== undefined).map((key) => [key, object[key]])) as Pick<
    T,
    K
  >;
}

function defined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  // Entries without a value are gone, so the others hold none that is undefined.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
