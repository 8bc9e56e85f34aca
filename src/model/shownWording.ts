import { fillSentence } from './fillSentence.ts';
import { ENGLISH, type Wording } from './Wording.ts';

// One for the whole page, as messages are made deep below any component, where no context reaches. The server never
// sets it.
let shown = ENGLISH;

/** Sets the language of the form engine's sentences from now on. */
export function setWording(wording: Wording): void {
  shown = wording;
}

/** The language of the form engine's sentences. */
export function getWording(): Wording {
  return shown;
}

/** Returns a sentence of the form engine in the current language; `{…}` is replaced by the values. */
export function translate(sentence: string, values?: Readonly<Record<string, string | number>>): string {
  return fillSentence(shown, sentence, values);
}
