import type { DraftStore } from '#model/DraftStore.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { sourceRange, sourceText } from '#model/sourceText.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';

export interface Footnotes {
  /** Returns the number of a field's or curve's source, from 1; undefined without a source. */
  findNumber: (store: DraftStore, item: string) => number | undefined;
  /** The texts of the sources, in the order of their numbers. */
  notes: readonly string[];
}

/** Numbers the sources of the items in print order; equal sources share a number. */
export function numberSources(stores: readonly DraftStore[], items: readonly string[]): Footnotes {
  const numbers = new Map<string, number>();
  const texts = new Map<DraftStore, Map<string, string>>(stores.map((store) => [store, new Map()]));
  for (const item of items) {
    for (const store of stores) {
      const text = noteText(store, toSourcePath(item));
      if (text === undefined) continue;
      texts.get(store)?.set(item, text);
      if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    }
  }
  return {
    findNumber: (store, item) => numbers.get(texts.get(store)?.get(item) ?? ''),
    notes: [...numbers.keys()],
  };
}

/** Returns the text of a source: 'Data sheet, p. 4 (80 to 120 m); confirmed by anna@example.com, 3 Mar 2026, 10:00'. */
function noteText(store: DraftStore, path: string): string | undefined {
  const source = store.sources.at(path);
  if (!source) return undefined;
  const currency = 'currency' in store.definition.fields ? store.text('currency') : undefined;
  const text = sourceText(source, sourceRange(store.definition, path, currency)?.unit);
  const { confirmed } = source;
  return typeof confirmed === 'object' ? `${text} by ${confirmed.by}, ${dateAndTime(confirmed.at)}` : text;
}
