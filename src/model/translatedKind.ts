import type { FieldValues, Issue } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import type { TextPatch } from './TextPatch.ts';
import { withTexts } from './withTexts.ts';

/** Returns the kind with its texts in another language; it accepts, calculates and stores the same. */
export function translatedKind(english: Kind, texts: TextPatch, language: string): Kind {
  const kind = withTexts(english, texts);
  const messages = new Map([
    ...pairs(english.checks, kind.checks, ({ error }) => error),
    ...pairs(english.definition.rules, kind.definition.rules, ({ message }) => message),
  ]);
  // The compiled checks hold the English messages.
  const toTranslated = (issue: Issue): Issue => {
    const message = messages.get(issue.params.message);
    return message === undefined ? issue : { ...issue, params: { ...issue.params, message } };
  };
  return { ...kind, validate: (values: FieldValues) => english.validate(values).map(toTranslated), language, english };
}

/** Pairs the texts of two lists with the same entries in two languages. */
function pairs<T>(
  before: readonly T[] = [],
  after: readonly T[] = [],
  getText: (entry: T) => string | undefined,
): [unknown, string][] {
  return before.flatMap((entry, index): [unknown, string][] => {
    const translated = after[index];
    const text = translated && getText(translated);
    return text === undefined ? [] : [[getText(entry), text]];
  });
}
