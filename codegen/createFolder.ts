import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a folder with those above it; rejects if it can't be created. */
export async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  // With `recursive`, Node never returns in a file system of the kernel such as /proc, which refuses as if the folder
  // above were missing.
  await mkdir(folder).catch((error) => {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}
