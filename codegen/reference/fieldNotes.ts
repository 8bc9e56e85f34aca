import type { MergedKind } from '#codegen/mergeKind.ts';

/** What the files note for the next expert about a field, curve, object or derived value. */
export function fieldNotes(name: string, { fields, objects, curves, derived }: MergedKind): string[] {
  const found = [fields, objects, curves, derived].flatMap((parts) => parts.get(name) ?? []);
  return found.flatMap(({ schema }) => schema['x-note'] ?? []);
}
