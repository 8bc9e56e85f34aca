import type { CheckedKind } from '#codegen/emit.ts';

/**
 * Returns where a part of a kind is written: 'schemas/kinds/wind.json:18'; for a part taken from a shared file, that
 * file too.
 */
export function formatPlace(
  name: string,
  { findPlace, merged, source }: Pick<CheckedKind, 'findPlace' | 'merged' | 'source'>,
): string {
  const derived = merged.derived.get(name)?.origin;
  const { file, line } = derived ? derived.source.placeAt(derived.path) : findPlace(name);
  const shared = (merged.fields.get(name) ?? merged.objects.get(name))?.origin.shared;
  const from = shared?.source.placeAt(shared.path);
  if (from) return `${from.file}:${from.line}, shared, taken over at ${file}:${line}`;
  const isShared = file !== source;
  return `${file}:${line}${isShared ? ', shared' : ''}`;
}
