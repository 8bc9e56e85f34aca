import type { Wording } from './Wording.ts';

/** Translates an English sentence, if a translation exists, and replaces its `{…}` by their values. */
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
