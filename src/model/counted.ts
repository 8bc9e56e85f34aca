/** '1 component', '3 project templates', '0 errors', '2 batteries'. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : toPlural(noun)}`;
}

/** 'periods', 'batteries', 'switches'. */
export function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
