import { currencyText } from '#model/currencyText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { sourceTitle } from '#model/sourcePaths.ts';
import type { Version } from './Version.ts';

/** Summarises what a saved version changed, for example 'Hub height, Source of rated power'. */
export function describeVersion(
  definition: FormDefinition,
  { changed, before, changes, source_changes: sources = [], origin_change: origin, texts }: Version,
): string {
  if (!before) return 'Created';
  const fields = changed.length > 0 ? changed.map(({ title }) => title) : changes.map(({ field }) => field);
  const named = sources.map(({ field }) => {
    const title = currencyText(sourceTitle(definition, field), texts.currency);
    return `Source of ${insideSentence(title)}`;
  });
  const parts = [...fields, ...named, ...(origin ? ['Origin'] : [])];
  return parts.length > 0 ? parts.join(', ') : 'Saved without changes';
}
