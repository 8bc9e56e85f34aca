import type { TextPatch } from '#model/TextPatch.ts';
import type { Wording } from '#model/Wording.ts';

/** A language of schemas/texts/ that has passed every check. */
export interface Language {
  /** Its language tag: 'de'. */
  id: string;
  /** Its own name: 'Deutsch'. */
  title: string;
  /** The translations of the sentences that codegen makes. */
  wording: Wording;
  /** The translations of the form engine's sentences, by the English sentence. */
  messages: Readonly<Record<string, string>>;
  /** The translated texts of each schema file, by path. */
  files: ReadonlyMap<string, TextPatch>;
}
