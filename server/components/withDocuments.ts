import type { FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { isOfDocument, listDocuments } from '#model/isOfDocument.ts';

/**
 * Returns the record with the documents of another one unchanged, including empty values and values of another type.
 */
export function withDocuments(shape: RecordShape, record: FieldValues, from: FieldValues | undefined): FieldValues {
  if (listDocuments(shape).size === 0) return record;
  const documents = Object.entries(from ?? {}).filter(([name]) => isOfDocument(shape, name));
  return documents.length === 0 ? record : { ...record, ...Object.fromEntries(documents) };
}
