/** 'periods', 'entries', 'batteries', 'boxes': what several of a thing are called. */
export function pluralWord(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
