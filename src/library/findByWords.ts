import type { ComponentListItem } from '#api/useComponents.ts';
import { kinds } from '#generated/kinds.ts';
import { nameKey } from '#model/nameKey.ts';
import { holdsWord, type SearchTerm } from '#model/searchTerms.ts';
import { getKindAppearance } from './getKindAppearance.ts';
import { sortByName } from './sortByName.ts';

/** The matches in values that the server has found, by component id. */
export type FoundValues = ReadonlyMap<string, NonNullable<ComponentListItem['matched']>>;

const NOTHING: FoundValues = new Map();

/**
 * Returns, sorted by name, the components in whose name or kind each term of the search is found, and those in whose
 * values the server has found the rest. The server's search has the same order.
 */
export function findByWords(
  items: readonly ComponentListItem[],
  terms: readonly SearchTerm[],
  found: FoundValues = NOTHING,
): ComponentListItem[] {
  const unnamed = new Map<string, readonly SearchTerm[]>();
  /** The search without the words that the kind contains; the name has to contain the rest. */
  const findUnnamed = (subclass: string) => {
    const kind = describeKind(subclass);
    return terms.map((term) =>
      term.phrase ? term : { ...term, words: term.words.filter((word) => !kind.includes(word)) },
    );
  };
  return sortByName(items).flatMap(({ item, folded }) => {
    const wanted = unnamed.get(item.subclass) ?? findUnnamed(item.subclass);
    unnamed.set(item.subclass, wanted);
    if (wanted.every((term) => term.words.every((word) => holdsWord(folded, word, term)))) return [withoutMatch(item)];
    const matched = found.get(item.id) ?? item.matched;
    return matched ? [{ ...item, matched }] : [];
  });
}

function withoutMatch(item: ComponentListItem): ComponentListItem {
  if (!item.matched) return item;
  const { matched: _, ...rest } = item;
  return rest;
}

/** Returns the searched titles of the kind, in the current language and in English, the server's language. */
function describeKind(subclass: string): string {
  const { title, plural } = getKindAppearance(subclass);
  const english = kinds.find((kind) => kind.subclass === subclass);
  return nameKey([title, plural, english?.title ?? '', english?.plural ?? ''].join('\n'));
}
