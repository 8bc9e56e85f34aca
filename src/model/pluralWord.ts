/** Returns the plural of an English noun: 'periods', 'entries', 'batteries', 'boxes'. */
export function pluralWord(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
