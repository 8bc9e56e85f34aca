import type { ImportFile } from '#model/imports/ImportFile.ts';

/** A file in memory. */
export function createFile(content: Uint8Array | string, name = 'table.csv'): ImportFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
}
