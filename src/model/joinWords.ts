/** 'one', 'one and two', 'one, two and three'. */
export function joinWords(words: readonly string[]): string {
  const [last = ''] = words.slice(-1);
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${before} and ${last}`;
}
