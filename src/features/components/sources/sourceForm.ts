import type { DraftSource } from '#model/DraftSources.ts';
import { MESSAGES } from '#model/messages.ts';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';
import { readSources } from '#model/readSources.ts';
import { translate } from '#model/shownWording.ts';

/** The typed texts of a source, by property. */
export type SourceTexts = Record<'source' | 'page' | 'note' | 'low' | 'high', string>;

export function toTexts(source: DraftSource | undefined): SourceTexts {
  const { source: name = '', page = '', note = '', low, high } = source ?? {};
  return { source: name, page, note, low: formatNumber(low), high: formatNumber(high) };
}

/** Parses the typed texts; returns the source, or a message for each faulty text. */
export function readTexts(texts: SourceTexts): { source: DraftSource } | { faults: Partial<SourceTexts> } {
  const faults: Partial<SourceTexts> = {};
  const [low, high] = (['low', 'high'] as const).map((limit) => {
    const read = parseNumber(texts[limit]);
    if ('value' in read) return read.value;
    faults[limit] = translate(MESSAGES[read.problem]);
    return null;
  });
  const read = readSources({ typed: { ...texts, low, high } });
  for (const { field, message } of read.faults) faults[toProperty(field)] ??= message;
  const source = read.value.typed;
  if (!source || Object.keys(faults).length > 0) return { faults };
  const { changed: _, confirmed: __, ...typed } = source;
  return { source: typed };
}

/** Returns the property of a path like 'sources.typed.low'; unknown ones count as 'source'. */
function toProperty(place: string): keyof SourceTexts {
  const property = place.slice(place.lastIndexOf('.') + 1);
  return property === 'page' || property === 'note' || property === 'low' || property === 'high' ? property : 'source';
}
