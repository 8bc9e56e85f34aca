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
  /** The form engine's sentences by their English ones. */
  messages: Readonly<Record<string, string>>;
  /** The texts of each schema file, by path. */
  files: ReadonlyMap<string, TextPatch>;
}
