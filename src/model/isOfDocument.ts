import type { RecordShape } from './FormDefinition.ts';

/** Whether a field, or an object, holds a document of another schema or is a part of one, which is kept as it is sent. */
export function isOfDocument(shape: RecordShape, name: string): boolean {
  return listDocuments(shape).has(toHolder(name));
}

const documentsOf = new WeakMap<RecordShape, ReadonlySet<string>>();

/** The properties of a shape, which never changes, that hold documents; most have none. */
export function listDocuments(shape: RecordShape): ReadonlySet<string> {
  const known = documentsOf.get(shape);
  if (known) return known;
  const parts = [...Object.entries(shape.fields), ...Object.entries(shape.objects ?? {})];
  const documents = new Set(parts.flatMap(([name, { isDocument }]) => (isDocument === true ? [name] : [])));
  documentsOf.set(shape, documents);
  return documents;
}

/** The property of the record that a field, or what is inside it, belongs to. */
export function toHolder(name: string): string {
  const end = name.indexOf('/');
  return end === -1 ? name : name.slice(0, end);
}
