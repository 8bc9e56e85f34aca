import { getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition, RecordShape } from '#model/FormDefinition.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { isOfDocument, toHolder } from '#model/isOfDocument.ts';
import { stateVersion } from '#model/kindVersion.ts';
import { mapRows } from '#model/mapFields.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { stateProvenance } from '#model/ValueSource.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { withDocuments } from './withDocuments.ts';

/**
 * Returns a stored component as the API does: with the fields of its kind, including those added or renamed since, and
 * the stored fields that the kind no longer has.
 */
export function toRecord(component: StoredComponent, definition: FormDefinition): FieldValues {
  const record = nestRecord(definition, {
    id: component.id,
    subclass: component.subclass,
    is_template: component.isTemplate,
    created_at: component.createdAt,
    updated_at: component.updatedAt,
    ...getFields(component.fields, definition),
  });
  return {
    ...withDocuments(definition, record, component.fields),
    ...stateVersion(definition),
    ...stateProvenance(component),
  };
}

/** Returns all fields of a stored component by name, including those that the kind no longer has. */
export function getFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const withObsolete = (shape: RecordShape, values: FieldValues): FieldValues => ({
    ...readFields(shape, values, withObsolete),
    ...omitKnown(shape, values),
  });
  return withObsolete(definition, flattenRecord(definition, stored));
}

/**
 * Returns the kind's fields of a stored component by name: a new field has its default, a renamed one the value under
 * its old name. The same holds for columns of tables.
 */
export function getCurrentFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const read = (shape: RecordShape, values: FieldValues): FieldValues => readFields(shape, values, read);
  return read(definition, flattenRecord(definition, stored));
}

/** Returns the stored fields, by name, that the kind no longer has under any name. */
export function getObsoleteFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  return omitKnown(definition, flattenRecord(definition, stored));
}

type ReadRow = (table: RecordShape, row: FieldValues) => FieldValues;

function readFields(shape: RecordShape, stored: FieldValues, readRow: ReadRow): FieldValues {
  const { own, documents } = readShape(shape);
  const held = documents.size === 0 ? documents : new Set(Object.keys(stored).map(toHolder));
  // A stored document stays as it was sent, without fields that its kind has gained since.
  const isWhole = (name: string) => documents.has(name) && held.has(toHolder(name));
  return Object.fromEntries(
    own.map(({ field, names }) => [
      field.name,
      isWhole(field.name) ? stored[field.name] : readField(field, names, stored, readRow),
    ]),
  );
}

function readField(field: FieldDefinition, names: readonly string[], stored: FieldValues, readRow: ReadRow): unknown {
  const { table } = field;
  const found = names.find((candidate) => Object.hasOwn(stored, candidate));
  if (found === undefined) return getDefault(field);
  return table ? mapRows(table, stored[found], (row) => readRow(table, row)) : stored[found];
}

/** Returns the stored fields that the shape does not know. A value whose name an object has taken over is dropped. */
function omitKnown(shape: RecordShape, stored: FieldValues): FieldValues {
  const { known } = readShape(shape);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

/**
 * Returns the names under which a stored record may hold the field; a field that has left its variant is stored without
 * the case.
 */
function listNames({ name, renamedFrom = [] }: FieldDefinition): string[] {
  return [name, ...renamedFrom.flatMap((old) => [old, withoutCases(old)])];
}

interface ReadShape {
  own: readonly { field: FieldDefinition; names: readonly string[] }[];
  /** The names of fields that are parts of documents. */
  documents: ReadonlySet<string>;
  /** All names under which a stored record may hold fields or objects of the shape. */
  known: ReadonlySet<string>;
}

const shapes = new WeakMap<RecordShape, ReadShape>();

/** Returns what is needed to read records of a shape, computed once, since a shape never changes. */
function readShape(shape: RecordShape): ReadShape {
  const found = shapes.get(shape);
  if (found) return found;
  const fields = Object.values(shape.fields).filter((field) => !field.system);
  const own = fields.map((field) => ({ field, names: listNames(field) }));
  const documents = new Set(fields.flatMap(({ name }) => (isOfDocument(shape, name) ? [name] : [])));
  const known = new Set([...own.flatMap(({ names }) => names), ...Object.keys(shape.objects ?? {})]);
  const read = { own, documents, known };
  shapes.set(shape, read);
  return read;
}
