import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportFile } from '#model/imports/ImportFile.ts';
import { Refused } from '#server/Refused.ts';

interface OpenFile {
  file: ImportFile;
  close: () => Promise<void>;
}

/** Opens the files of an import, which reads them in parts; throws `Refused`, with none left open, if one can't be. */
export async function openImportFiles(paths: readonly string[]): Promise<OpenFile[]> {
  const opened: OpenFile[] = [];
  try {
    for (const path of paths) opened.push(await openImportFile(path));
  } catch (error) {
    for (const { close } of opened) await close();
    throw error;
  }
  return opened;
}

async function openImportFile(path: string): Promise<OpenFile> {
  const handle = await open(path).catch((error: Error) => {
    throw new Refused(`${path} can't be read: ${error.message}`, { cause: error });
  });
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    throw new Refused(`${path} can't be read: it is not a file`);
  }
  const { size } = stat;
  const read = async (from: number, to: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  };
  return { file: { name: basename(path), size, read }, close: () => handle.close() };
}
