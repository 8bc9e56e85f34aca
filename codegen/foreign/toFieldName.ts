/**
 * Returns a name for a field: letters, digits and _; unlike all taken ones, even in programs that ignore case and _.
 */
export function toFieldName(name: string, taken: Iterable<string>): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').trim();
  const isName = /^[A-Za-z_]\w*$/.test(plain);
  const words = isName
    ? plain
    : plain
        .toLowerCase()
        .replace(/\W+/g, '_')
        .replace(/^_+|_+$/g, '');
  const base = words === '' ? 'field' : /^\d/.test(words) ? `n${words}` : words;
  const folded = new Set([...taken].map(fold));
  for (let count = 1; ; count += 1) {
    const own = count === 1 ? base : `${base}_${count}`;
    if (!folded.has(fold(own)) && !Object.hasOwn(Object.prototype, own)) return own;
  }
}

function fold(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
