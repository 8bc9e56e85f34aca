import { toColumnId } from './toColumnId.ts';

/**
 * The set of a table that no mapping knows: its file's name without the extension as a word of mapping files, the same for
 * the same name, and none of the taken sets. Names that differ in letters which such words lack are different sets.
 */
export function toSetId(title: string, taken: Iterable<string> = []): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const isWhole = !/(?![a-z0-9])[\p{L}\p{N}]/iu.test(plain);
  const stem = /[a-z]/i.test(plain) ? title : `table ${title}`;
  return toColumnId(isWhole ? title : `${stem} ${toChecksum(title.normalize('NFC'))}`, new Set(taken));
}

/** Seven letters and digits that differ for almost any two texts (FNV-1a). */
function toChecksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(36).padStart(7, '0');
}
