import type { RecordShape } from './FormDefinition.ts';

/** Whether a field, or an object, holds a document of another schema or is a part of one, which is kept as it is sent. */
export function isOfDocument({ fields, objects = {} }: RecordShape, name: string): boolean {
  const holder = toHolder(name);
  return [fields, objects].some((parts) => Object.hasOwn(parts, holder) && parts[holder]?.isDocument === true);
}

/** The property of the record that a field, or what is inside it, belongs to. */
export function toHolder(name: string): string {
  return name.split('/')[0] ?? name;
}
