import type { RecordShape } from './FormDefinition.ts';

/**
 * Whether a field or object holds a document of another schema, or is part of one; such documents are stored as sent.
 */
export function isOfDocument(shape: RecordShape, name: string): boolean {
  return listDocuments(shape).has(toHolder(name));
}

const documentNames = new WeakMap<RecordShape, ReadonlySet<string>>();

/** Returns the properties of a shape that hold documents; most shapes have none. Cached, as shapes never change. */
export function listDocuments(shape: RecordShape): ReadonlySet<string> {
  const known = documentNames.get(shape);
  if (known) return known;
  const parts = [...Object.entries(shape.fields), ...Object.entries(shape.objects ?? {})];
  const documents = new Set(parts.flatMap(([name, { isDocument }]) => (isDocument === true ? [name] : [])));
  documentNames.set(shape, documents);
  return documents;
}

/** Returns the top-level property of the record to which a field or object belongs. */
export function toHolder(name: string): string {
  const end = name.indexOf('/');
  return end === -1 ? name : name.slice(0, end);
}
