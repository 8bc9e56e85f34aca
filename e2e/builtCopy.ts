import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from './copySources.ts';
import { DEMO } from './fixtures.ts';
import { type Server, startServer } from './startServer.ts';

interface Change {
  /** Changes the copy before it is built. */
  edit?: (folder: string) => Promise<void> | void;
  settings?: Record<string, string>;
}

/** Runs the work on a server that is built from a changed copy of the sources, so that dist/ does not change. */
export async function withBuiltCopy(
  { edit, settings }: Change,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'q-system-')));
  try {
    await copySources(folder);
    await edit?.(folder);
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    const build = [join('node_modules', '.bin', 'tsx'), 'server/build.cli.ts'];
    await promisify(execFile)(process.execPath, build, { cwd: folder, env: { ...process.env, ...settings } });
    const server = await startServer(DEMO.password, {}, folder);
    await work(server);
    await server.remove();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
