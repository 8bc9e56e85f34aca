import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import type { Server } from './startServer.ts';

/** Returns the paths, with query and hash, of all links sent to the address; oldest first. */
export async function resetLinks({ dataDir }: Server, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')));
  return texts
    .filter((text) => text.includes(`To: ${email}\n`))
    .flatMap((text) => /\/reset-password\S+/.exec(text)?.[0] ?? []);
}

/** Returns the newest link once `count` links have been sent; a message is written after its call was answered. */
export async function resetLink(server: Server, email: string, { count = 1 } = {}): Promise<string> {
  await expect.poll(async () => (await resetLinks(server, email)).length, 'links that were sent').toBe(count);
  return (await resetLinks(server, email)).at(-1) ?? '';
}
