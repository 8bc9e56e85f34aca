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
 * A stored component as the API returns it: the fields of its kind, including those added or renamed since, and the
 * stored fields that the kind no longer has.
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

/** All fields of a stored component by name: those of its kind, and those that the kind no longer has. */
export function getFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const withObsolete = (shape: RecordShape, values: FieldValues): FieldValues => ({
    ...readFields(shape, values, withObsolete),
    ...omitKnown(shape, values),
  });
  return withObsolete(definition, flattenRecord(definition, stored));
}

/**
 * The kind's fields of a stored component by name: a new field has its default, a renamed one the value under its old
 * name. So do the columns of tables.
 */
export function getCurrentFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  const read = (shape: RecordShape, values: FieldValues): FieldValues => readFields(shape, values, read);
  return read(definition, flattenRecord(definition, stored));
}

/** The stored fields by name that the kind no longer has under any name. */
export function getObsoleteFields(stored: FieldValues, definition: FormDefinition): FieldValues {
  return omitKnown(definition, flattenRecord(definition, stored));
}

type ReadRow = (table: RecordShape, row: FieldValues) => FieldValues;

function readFields(shape: RecordShape, stored: FieldValues, readRow: ReadRow): FieldValues {
  const { own, documents } = readShape(shape);
  const held = documents.size === 0 ? documents : new Set(Object.keys(stored).map(toHolder));
  // A stored document is as it was sent, without what its kind has learned since.
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

/** What was stored before an object took its name can't be kept beside it. */
function omitKnown(shape: RecordShape, stored: FieldValues): FieldValues {
  const { known } = readShape(shape);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

/** Under which a stored record may hold the field; one that its variant no longer has is not stored by its case. */
function listNames({ name, renamedFrom = [] }: FieldDefinition): string[] {
  return [name, ...renamedFrom.flatMap((old) => [old, withoutCases(old)])];
}

interface ReadShape {
  own: readonly { field: FieldDefinition; names: readonly string[] }[];
  /** The names of fields that are parts of documents. */
  documents: ReadonlySet<string>;
  /** All names under which a stored record may hold what the shape has. */
  known: ReadonlySet<string>;
}

const shapes = new WeakMap<RecordShape, ReadShape>();

/** What every record of a shape is read by; a shape never changes. */
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
