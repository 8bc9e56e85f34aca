/** Returns a heading as an identifier for mapping files that is not in `taken`, and adds it there. */
export function toColumnId(heading: string, taken: Set<string>): string {
  const plain = heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const stem = /^[a-z]/.test(plain) ? plain : `column_${plain}`.replace(/_$/, '');
  // Functions and keywords of expressions are reserved.
  const safe = RESERVED.has(stem) ? `${stem}_column` : stem;
  let id = safe;
  for (let count = 2; taken.has(id); count++) id = `${safe}_${count}`;
  taken.add(id);
  return id;
}

const RESERVED = new Set(
  'min max sqrt abs sum mean first last round floor ceil exp log log10 ln if else and or not x y y2 true false null at count integral interpolate'.split(
    ' ',
  ),
);
