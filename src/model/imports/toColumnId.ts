/** A heading as a word of mapping files that no other column has. */
export function toColumnId(heading: string, taken: Set<string>): string {
  const plain = heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const stem = /^[a-z]/.test(plain) ? plain : `column_${plain}`.replace(/_$/, '');
  // Expressions also contain functions and keywords.
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
