import { say } from './shownWording.ts';

/** 'one', 'one and two', 'one, two and three'; by default in the language that is shown. */
export function joinWords(words: readonly string[], and = say('and')): string {
  const [last = ''] = words.slice(-1);
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${and} ${last}`;
}
