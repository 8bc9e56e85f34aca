import type { Wording } from './Wording.ts';

/** An English sentence in the words of a language, its `{…}` replaced by their values; a sentence that the language lacks stays English. */
export function fillSentence(
  { phrases }: Wording,
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (phrases.get(sentence) ?? sentence).replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

const PLACEHOLDER = /\{(\w+)\}/g;
