import type { Assumption } from '#model/assumptions.ts';
import { findWords } from '#model/findWords.ts';
import { nameKey } from '#model/nameKey.ts';
import type { AssumedComponent } from './AssumedComponent.ts';

export interface AssumptionFilters {
  search: string;
  onlyDeviations: boolean;
  /** Only numbers and curves without a source. */
  withoutSource: boolean;
}

/** A component with its values. */
export interface ListedComponent {
  component: AssumedComponent;
  assumptions: readonly Assumption[];
}

/** Returns the values that match the filters, by component; every word of the search must be found. */
export function filterAssumptions(
  listed: readonly ListedComponent[],
  { search, onlyDeviations, withoutSource }: AssumptionFilters,
): ListedComponent[] {
  const words = findWords(search);
  if (words.length === 0 && !onlyDeviations && !withoutSource) return [...listed];
  return listed.flatMap(({ component, assumptions }) => {
    const about = `${component.name}\n${component.kind}`;
    const kept = assumptions.filter((assumption) => {
      if (onlyDeviations && !assumption.deviation) return false;
      if (withoutSource && !lacksSource(assumption)) return false;
      if (words.length === 0) return true;
      const { title, section, text, help, fields, source } = assumption;
      const own = nameKey([about, title, section, text, help, ...fields, source?.source, source?.page].join('\n'));
      return words.every((word) => own.includes(word));
    });
    return kept.length > 0 ? [{ component, assumptions: kept }] : [];
  });
}

/** Returns whether a number or curve has no source; other values need none. */
export function lacksSource({ isFigure, source }: Assumption): boolean {
  return isFigure && source === undefined;
}
