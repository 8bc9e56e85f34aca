import { kindDescriptions } from '#generated/kindDescriptions.ts';
import type { DescribedKind, KindSummary } from '#model/KindSummary.ts';

/** Adds the sentences of the cards in English, which the first page does not load; other languages include theirs. */
export function describeKinds(kinds: readonly (KindSummary & { description?: string })[]): DescribedKind[] {
  return kinds.map((kind) => ({ ...kind, description: kind.description ?? kindDescriptions[kind.subclass] ?? '' }));
}
