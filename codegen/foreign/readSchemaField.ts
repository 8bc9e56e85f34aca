import type { FieldSchema } from '#codegen/KindFile.ts';
import { structureLimits } from '#codegen/structureLimits.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { foreignUnit } from './foreignUnit.ts';
import { type ReadInner, readProperties } from './readProperties.ts';
import { readSchemaChoice } from './readSchemaChoice.ts';
import { readSchemaScalar } from './readSchemaScalar.ts';
import { readSchemaVariant } from './readSchemaVariant.ts';
import { readTitle } from './readTitle.ts';
import type { SchemaNotes, SchemaPart } from './SchemaNotes.ts';

/**
 * Reads a property of a JSON Schema as a field, object, table or list; undefined, with a note, if a kind file can't
 * express it.
 */
export function readSchemaField(
  name: string,
  given: SchemaPart,
  notes: SchemaNotes,
  /** The schemas around it, so that a schema that contains itself comes to an end. */
  around: readonly JsonSchema[],
  depth = 1,
): FieldSchema | undefined {
  const part = withoutNull(given, notes, around);
  const label = readTitle(typeof part.words.title === 'string' && part.words.title !== '' ? part.words.title : name);
  const unit = readUnit(part, notes) ?? label.unit;
  const { description } = part.words;
  const about: FieldSchema = {
    title: label.title,
    ...(typeof description === 'string' && description.trim() !== '' ? { description: description.trim() } : {}),
  };
  const value = readValue(part, { notes, around: [...around, ...part.layers], depth });
  if (!value) return undefined;
  const isNumber = value.type === 'number' || value.type === 'integer';
  if (unit && !isNumber) notes.note(part, undefined, `"${name}" has the unit ${unit}, but is not a number.`);
  noteWords(part, value, notes);
  return { type: value.type ?? 'object', ...about, ...(unit && isNumber ? { 'x-unit': unit } : {}), ...value };
}

interface Inside {
  notes: SchemaNotes;
  around: readonly JsonSchema[];
  depth: number;
}

function readValue(part: SchemaPart, { notes, around, depth }: Inside): FieldSchema | undefined {
  const choice = readSchemaChoice(part, notes);
  if (choice) return choice;
  const inner = (name: string, schema: unknown) => {
    if (!isRecord(schema)) return notes.noteAny(part, name);
    const own = notes.resolve(schema, around);
    return own && readSchemaField(name, own, notes, around, depth + 1);
  };
  const variant = readSchemaVariant(part, notes, inner);
  if (variant) return depth > structureLimits.levels ? tooDeep(part, notes) : variant;
  const type = findType(part, notes);
  if (type === 'object') return depth > structureLimits.levels ? tooDeep(part, notes) : readObject(part, notes, inner);
  if (type === 'array') return depth > structureLimits.levels ? tooDeep(part, notes) : readArray(part, notes, inner);
  return type === undefined ? undefined : readSchemaScalar(type, part, notes);
}

function tooDeep(part: SchemaPart, notes: SchemaNotes): undefined {
  notes.note(part, undefined, `is nested in more than ${structureLimits.levels} objects and tables.`);
}

function readObject(part: SchemaPart, notes: SchemaNotes, inner: ReadInner): FieldSchema | undefined {
  const parts = readProperties(part.words, inner);
  if (Object.keys(parts.properties ?? {}).length > 0) return { type: 'object', ...parts };
  return void notes.note(
    part,
    undefined,
    "is an object whose properties are not known, which a kind file can't express.",
  );
}

function readArray(part: SchemaPart, notes: SchemaNotes, inner: ReadInner): FieldSchema | undefined {
  const { items, minItems, maxItems, uniqueItems, default: value } = part.words;
  if (!isRecord(items) || part.words.prefixItems !== undefined)
    return void notes.note(
      part,
      undefined,
      "is a list whose entries differ by their place, which a kind file can't express.",
    );
  const row = inner('value', items);
  if (!row) return undefined;
  if (row.type === 'array')
    return void notes.note(part, 'items', "is a list of lists, which a kind file can't express.");
  const { title: _, ...bare } = row;
  const isTable = row.type === 'object';
  return {
    type: 'array',
    items: bare,
    ...(typeof minItems === 'number' ? { minItems } : {}),
    ...(typeof maxItems === 'number' && maxItems <= MOST_ROWS ? { maxItems } : {}),
    ...(uniqueItems === true && !isTable ? { uniqueItems } : {}),
    ...(Array.isArray(value) ? { default: value } : {}),
  };
}

const MOST_ROWS = 10_000;

/** Returns the type of a value, which may be implied by its keywords. */
function findType({ words, layers }: SchemaPart, notes: SchemaNotes): string | undefined {
  const types = [words.type ?? []]
    .flat()
    .filter((type) => type !== 'null')
    .map(String);
  const [first] = types;
  if (types.length > 1) {
    const isNumeric = types.every((type) => type === 'number' || type === 'integer');
    if (!isNumeric) notes.note({ words, layers }, 'type', `may be ${types.join(' or ')}; it is read as ${first}.`);
    return isNumeric ? 'number' : first;
  }
  const found = first ?? IMPLIED.find(([, names]) => names.some((name) => words[name] !== undefined))?.[0];
  if (found === undefined) notes.note({ words, layers }, undefined, 'has no type that a field can have.');
  return found;
}

const IMPLIED: readonly [type: string, words: string[]][] = [
  ['object', ['properties']],
  ['array', ['items', 'minItems', 'maxItems']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
];

/** Replaces a `oneOf` or `anyOf` of one schema and null by that schema; a number may be empty anyway. */
function withoutNull(part: SchemaPart, notes: SchemaNotes, around: readonly JsonSchema[]): SchemaPart {
  for (const word of ['oneOf', 'anyOf'] as const) {
    const branches = Array.isArray(part.words[word]) ? part.words[word] : [];
    const others = branches.filter((branch) => !(isRecord(branch) && branch.type === 'null'));
    if (others.length !== 1) continue;
    const only = notes.resolve(others[0], around);
    const { [word]: _, ...rest } = part.words;
    if (only) return { words: { ...only.words, ...rest }, layers: [...part.layers, ...only.layers] };
  }
  return part;
}

/** Returns the unit, for which several dialects have a keyword. */
function readUnit(part: SchemaPart, notes: SchemaNotes): string | undefined {
  for (const word of ['unit', 'units', 'x-unit', 'qudt:unit']) {
    const stated = part.words[word];
    if (typeof stated !== 'string') continue;
    const unit = foreignUnit(stated);
    if (unit === undefined) notes.note(part, word, `there is no unit "${stated}".`);
    else return unit;
  }
  return undefined;
}

/** Notes keywords that the field lacks, except for those that only name things. */
function noteWords(part: SchemaPart, field: FieldSchema, notes: SchemaNotes): void {
  for (const word of Object.keys(part.words)) {
    if (Object.hasOwn(field, word) || SAID.has(word)) continue;
    // A default of null counts as none.
    if (word === 'default' && part.words.default === null) continue;
    const value = part.words[word];
    const stated = typeof value === 'object' ? `"${word}"` : `"${word}": ${JSON.stringify(value)}`;
    notes.note(part, word, `${stated} is left out, as a kind file can't express it here.`);
  }
}

/** Keywords that are read, or that don't limit values. */
const SAID = new Set([
  ...['$schema', '$id', 'id', '$comment', '$defs', 'definitions', '$anchor', 'title', 'description', 'type', 'unit'],
  ...['units', 'x-unit', 'qudt:unit', 'properties', 'required', 'items', 'oneOf', 'anyOf', 'enum', 'const', 'examples'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minimum', 'maximum', 'propertyOrder', 'additionalProperties'],
]);
