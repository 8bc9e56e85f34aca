/** 'one', 'one and two', 'one, two and three'; with the `and` of another language where given. */
export function joinWords(words: readonly string[], and = 'and'): string {
  const [last = ''] = words.slice(-1);
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${before} ${and} ${last}`;
}
