import { getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition, RecordShape } from '#model/FormDefinition.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { isOfDocument, toHolder } from '#model/isOfDocument.ts';
import { mapRows } from '#model/mapFields.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
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
  return withDocuments(definition, record, component.fields);
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
  const held = new Set(Object.keys(stored).map(toHolder));
  // A stored document is as it was sent, without what its kind has learned since.
  const isWhole = (name: string) => held.has(toHolder(name)) && isOfDocument(shape, name);
  return Object.fromEntries(
    getOwnFields(shape).map((field) => [
      field.name,
      isWhole(field.name) ? stored[field.name] : readField(field, stored, readRow),
    ]),
  );
}

function readField(field: FieldDefinition, stored: FieldValues, readRow: ReadRow): unknown {
  const { table } = field;
  const found = listNames(field).find((candidate) => Object.hasOwn(stored, candidate));
  if (found === undefined) return getDefault(field);
  return table ? mapRows(table, stored[found], (row) => readRow(table, row)) : stored[found];
}

/** What was stored before an object took its name can't be kept beside it. */
function omitKnown(shape: RecordShape, stored: FieldValues): FieldValues {
  const known = new Set([...getOwnFields(shape).flatMap(listNames), ...Object.keys(shape.objects ?? {})]);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

/** Under which a stored record may hold the field; one that its variant no longer has is not stored by its case. */
function listNames({ name, renamedFrom = [] }: FieldDefinition): string[] {
  return [name, ...renamedFrom.flatMap((old) => [old, withoutCases(old)])];
}

function getOwnFields({ fields }: RecordShape): FieldDefinition[] {
  return Object.values(fields).filter((field) => !field.system);
}
