import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from './copySources.ts';
import { DEMO } from './fixtures.ts';
import { type Server, startServer } from './startServer.ts';

interface CopyChange {
  /** Changes the files of the copy before it is built. */
  change?: (folder: string) => Promise<void> | void;
  env?: Record<string, string>;
}

/** Builds and starts a changed copy of the product, so that dist/ does not change; `remove` deletes the copy too. */
export async function startBuiltCopy({ change, env = {} }: CopyChange): Promise<Server> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'q-system-')));
  await copySources(folder);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  await change?.(folder);
  const build = [join('node_modules', '.bin', 'tsx'), 'server/build.cli.ts'];
  await promisify(execFile)(process.execPath, build, { cwd: folder, env: { ...process.env, ...env } });
  const server = await startServer(DEMO.password, {}, folder);
  return {
    ...server,
    remove: async () => {
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
