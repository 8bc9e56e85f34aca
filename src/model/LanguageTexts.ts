import type { DescribedKind } from './KindSummary.ts';

/** The texts of a language that are available before the form of a kind is loaded. */
export interface LanguageTexts {
  /** Its language tag: 'de'. */
  id: string;
  /** Its own name: 'Deutsch'. */
  title: string;
  /** Whether titles keep their capital letters within a sentence. */
  keepsCapitals: boolean;
  /** The form engine's sentences by their English ones. */
  phrases: Readonly<Record<string, string>>;
  /** The words of the kinds' cards by subclass. */
  kinds: Readonly<Record<string, Partial<Pick<DescribedKind, 'title' | 'plural' | 'family' | 'description'>>>>;
}
