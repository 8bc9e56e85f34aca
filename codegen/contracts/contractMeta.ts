import type { Json } from '#codegen/readContract.ts';
import { BESIDE_FIELDS } from '#model/besideFields.ts';
import { isRecord } from '#model/isRecord.ts';
import { toTable } from '#model/toTable.ts';
import { type SchemaView, viewSchema } from './viewSchema.ts';

/**
 * Returns what a contract's schema states about a kind, in the form of a server's metadata. A rule that the schema
 * lacks does not exist; a description, unit or default that it lacks counts as absent only if it states one for another
 * field.
 */
export function contractMeta(document: Json, schema: SchemaView): unknown {
  const described = new Set(
    [...schema.properties.values()].flatMap((property) => Object.keys(viewSchema(document, property).words)),
  );
  const fields = readFields({ document, described, depth: 0, budget: { fields: MOST_FIELDS } }, schema);
  // Only contracts of this API have `x-unit`, and their labels are those of the forms.
  return described.has('x-unit') ? { version: 'contract', fields } : { actions: { POST: fields } };
}

interface Reading {
  document: Json;
  /** The keywords that at least one field has. */
  described: ReadonlySet<string>;
  /** How deeply this schema is nested; schemas may be nested without end. */
  depth: number;
  /** How many fields may still be read. */
  budget: { fields: number };
}

const MOST_FIELDS = 5000;
const DEEPEST = 10;

function readFields(reading: Reading, { properties, required }: SchemaView): Record<string, object> {
  return toTable(
    [...properties].flatMap(([name, property]): [string, object][] => {
      const isBeside = reading.depth === 0 && BESIDE_FIELDS.has(name);
      if (isBeside || reading.budget.fields-- <= 0) return [];
      const view = viewSchema(reading.document, property);
      const isRequired = required.has(name);
      // Our contract refuses null for a required number, which the form expresses in another way.
      const { nullable, ...field } = readField(reading, view);
      return [[name, { ...field, ...(isRequired && !nullable ? {} : { nullable }), required: isRequired }]];
    }),
  );
}

function readField(reading: Reading, view: SchemaView): { nullable: boolean } & Json {
  const { types, isNullable, words } = view;
  const type = types.length === 1 ? types[0] : 'field';
  return {
    type,
    nullable: isNullable,
    read_only: words.readOnly === true,
    label: words.title,
    ...readTexts(view),
    ...(type === 'number' || type === 'integer' ? readLimits(words) : {}),
    choices: words.enum ?? null,
    ...orNone(reading, 'default', { default: words.default }),
    ...orNone(reading, 'x-unit', { unit: words['x-unit'] }),
    ...orNone(reading, 'description', { help_text: readHelp(words) }),
    ...readParts(reading, view),
  };
}

/** Returns the entry, with null for an absent value if other fields have the keyword. */
function orNone({ described }: Reading, word: string, entry: Json): Json {
  return described.has(word)
    ? Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, value ?? null]))
    : entry;
}

// Our contract repeats the unit in the description, for its readers.
function readHelp({ description, 'x-unit': unit }: Json): unknown {
  const end = ` Unit: ${unit}.`;
  return typeof description === 'string' && description.endsWith(end) ? description.slice(0, -end.length) : description;
}

function readLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): Json {
  return {
    min_value: minimum ?? null,
    max_value: maximum ?? null,
    exclusive_min_value: exclusiveMinimum ?? null,
    exclusive_max_value: exclusiveMaximum ?? null,
  };
}

/** Returns the rules of texts; a pattern may imply some of them. */
function readTexts({ types, words }: SchemaView): Json {
  if (!types.includes('string') || words.enum !== undefined) return {};
  const { pattern = null, minLength, maxLength } = words;
  return { min_length: minLength ?? null, max_length: maxLength ?? null, pattern, list: null };
}

function readParts({ depth, ...outer }: Reading, view: SchemaView): object {
  const { items, properties, variants, words } = view;
  if (depth >= DEEPEST) return {};
  const reading = { ...outer, depth: depth + 1 };
  if (items !== undefined) {
    const child = viewSchema(reading.document, items);
    return { child: readField(reading, child), min_items: words.minItems ?? 0, max_items: words.maxItems };
  }
  if (properties.size === 0) return {};
  // The fields of a variant's cases are not compared through a contract.
  return variants.length > 0 ? {} : { children: readFields(reading, view) };
}

/** Whether the schema lists the fields of records. */
export function hasFields(schema: SchemaView | undefined): schema is SchemaView {
  return schema !== undefined && schema.properties.size > 0 && !isRecord(schema.words.additionalProperties);
}
