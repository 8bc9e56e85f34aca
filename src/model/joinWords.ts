import { translate } from './shownWording.ts';

/** Joins words: 'one', 'one and two', 'one, two and three'; by default in the language of the user interface. */
export function joinWords(words: readonly string[], and = translate('and')): string {
  const [last = ''] = words.slice(-1);
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${and} ${last}`;
}
