import { fillSentence } from '#model/fillSentence.ts';
import { ENGLISH, type Wording } from '#model/Wording.ts';
import type { Sentence } from './sentences.ts';

/** Returns one of codegen's sentences in a kind's language. */
export function phrase(
  { wording = ENGLISH }: { wording?: Wording },
  sentence: Sentence,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fillSentence(wording, sentence, values);
}
