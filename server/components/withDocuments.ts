import type { FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { isOfDocument, listDocuments } from '#model/isOfDocument.ts';

/** The record with the documents that another one holds, each as it is there, down to what is empty or of another type. */
export function withDocuments(shape: RecordShape, record: FieldValues, from: FieldValues | undefined): FieldValues {
  if (listDocuments(shape).size === 0) return record;
  const documents = Object.entries(from ?? {}).filter(([name]) => isOfDocument(shape, name));
  return documents.length === 0 ? record : { ...record, ...Object.fromEntries(documents) };
}
