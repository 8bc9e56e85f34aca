import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportFile } from '#model/imports/ImportFile.ts';
import { Refused } from '#server/Refused.ts';

/** Opens a file for an import, which reads it in parts; throws `Refused` if it can't be opened. */
export async function openImportFile(path: string): Promise<{ file: ImportFile; close: () => Promise<void> }> {
  const handle = await open(path).catch((error: Error) => {
    throw new Refused(`${path} can't be read: ${error.message}`, { cause: error });
  });
  const { size } = await handle.stat();
  const read = async (from: number, to: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  };
  return { file: { name: basename(path), size, read }, close: () => handle.close() };
}
