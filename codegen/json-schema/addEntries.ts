import { structureLimits } from '#codegen/structureLimits.ts';
import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { REST } from '#model/nestedRecord.ts';
import { LIST_COLUMN, NAME_COLUMN } from '#model/tableRows.ts';
import { isPattern, toDefault } from './addScalar.ts';
import { listWhens } from './listWhens.ts';
import { createField, innerUi, isLeftOut, NO_UI, type Place, type SchemaForm } from './SchemaForm.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { listProperties } from './schemaTypes.ts';
import { toChoices } from './toChoices.ts';

/** Whether an object has only properties whose names its users choose. */
export function isEntries(resolver: SchemaResolver, schema: Resolved): boolean {
  if (listProperties(schema).length > 0 || findFree(schema.words) === undefined) return false;
  return listWhens(resolver, schema).every(({ properties }) => properties.size === 0);
}

/** Adds an object of entries: a table of names and values. */
export function addEntries(form: SchemaForm, shape: RecordShape, place: Place, schema: Resolved): void {
  shape.fields[place.name] = createField(place, schema, {
    type: 'rows',
    table: entriesTable(form, schema, place.ui),
    ...toDefault(place, schema.words),
    ...(isLeftOut(place, schema.words) ? { whenEmpty: 'absent' } : {}),
  });
}

/** Adds the properties of an object that no other field holds; hidden unless the schema mentions them. */
export function addRest(
  form: SchemaForm,
  shape: RecordShape,
  { prefix, ui }: { prefix: string; ui: JsonSchema },
  schema: Resolved,
): void {
  const free = findFree(schema.words);
  if (!free) return;
  const place = { name: `${prefix}${REST}`, title: 'Other properties', isRequired: false, ui: NO_UI };
  const field: FieldDefinition = createField(
    place,
    { words: {} },
    {
      type: 'rows',
      table: entriesTable(form, schema, ui),
      whenEmpty: 'absent',
    },
  );
  shape.fields[place.name] = free.isStated ? field : { ...field, hidden: true };
  shape.objects ??= {};
}

interface Free {
  /** The schemas of the values; if there are several, one of them applies. */
  schemas: unknown[];
  /** The patterns of the names; empty if any name is allowed. */
  patterns: string[];
  /** Whether the schema states that there may be such properties. */
  isStated: boolean;
}

/** Returns what a schema states about properties that it does not name; undefined if it allows none. */
function findFree(words: JsonSchema): Free | undefined {
  const { additionalProperties, unevaluatedProperties, patternProperties } = words;
  const others = additionalProperties ?? unevaluatedProperties;
  const byPattern = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
  const named = byPattern.filter(([, schema]) => schema !== false);
  const patterns = named.map(([pattern]) => pattern);
  const schemas = named.map(([, schema]) => schema);
  if (named.length > 0 && (others === undefined || others === false)) return { schemas, patterns, isStated: true };
  if (others === false) return undefined;
  return { schemas: [...schemas, others ?? true], patterns: [], isStated: others !== undefined || isBare(words) };
}

/** Whether a schema names no properties. */
function isBare({ properties }: JsonSchema): boolean {
  return !isRecord(properties) || Object.keys(properties).length === 0;
}

function entriesTable(form: SchemaForm, schema: Resolved, ui: JsonSchema): TableDefinition {
  const { minProperties, maxProperties, properties, propertyNames } = schema.words;
  const isAlone = !isRecord(properties);
  const head = {
    row: 'item',
    least: isAlone && typeof minProperties === 'number' ? minProperties : 0,
    most: isAlone && typeof maxProperties === 'number' ? maxProperties : structureLimits.rowsInAll,
    makes: 'entries',
    unique: [NAME_COLUMN],
  } as const;
  const { schemas = [], patterns = [] } = findFree(schema.words) ?? {};
  const [first = true, ...more] = schemas;
  const value = more.length === 0 ? first : form.derive(schema, 'free', () => ({ anyOf: schemas }));
  const inner = innerUi(ui, 'additionalProperties');
  // If nothing is specific to this place, the same table is used everywhere.
  const isShared = !isAlone && propertyNames === undefined && patterns.length === 0 && more.length === 0;
  const key = isShared ? form.resolver.resolve(value) : schema;
  return form.table(
    key,
    { ...head, unique: [...head.unique] },
    {
      ui: inner,
      build: (table) => {
        table.fields[NAME_COLUMN] = nameColumn(form, propertyNames, patterns);
        form.add(
          table,
          { name: LIST_COLUMN, title: 'Value', isRequired: true, ui: inner },
          form.resolver.resolve(value),
        );
      },
    },
  );
}

function nameColumn(form: SchemaForm, propertyNames: unknown, patterns: readonly string[]): FieldDefinition {
  const place: Place = { name: NAME_COLUMN, title: 'Name', isRequired: true, ui: NO_UI };
  const names = form.resolver.resolve(propertyNames);
  const choices = toChoices(names, form.resolver);
  if (choices) return createField(place, { words: {} }, { type: 'choice', choices });
  const {
    pattern = patterns.length > 1 ? patterns.map((one) => `(?:${one})`).join('|') : patterns[0],
    minLength,
    maxLength,
  } = names.words;
  return createField(
    place,
    { words: {} },
    {
      type: 'text',
      text: 'verbatim',
      ...(typeof pattern === 'string' && isPattern(pattern) ? { pattern } : {}),
      ...(typeof minLength === 'number' ? { minLength } : {}),
      ...(typeof maxLength === 'number' ? { maxLength } : {}),
    },
  );
}
