import { toColumnId } from './toColumnId.ts';

/**
 * Returns the set id of a table that no mapping fits: its file's name without the extension, as an identifier that is
 * not taken. The same name gives the same id; a checksum keeps names apart that differ only in letters which ids can't
 * hold.
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
