import type { MergedKind } from '#codegen/mergeKind.ts';

/**
 * Returns the notes of the files about a field, curve, object or derived value, which are meant for the next expert.
 */
export function fieldNotes(name: string, { fields, objects, curves, derived }: MergedKind): string[] {
  const found = [fields, objects, curves, derived].flatMap((parts) => parts.get(name) ?? []);
  return found.flatMap(({ schema }) => schema['x-note'] ?? []);
}
