import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from './copySources.ts';
import { test as base, DEMO } from './fixtures.ts';
import { type Server, startServer } from './startServer.ts';

export const test = base.extend<object, { server: Server }>({
  /** The product with the example kinds, built from a copy so that dist/ does not change. */
  server: [
    async ({ browserName: _ }, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'q-system-')));
      await copySources(folder);
      await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
      const build = [join('node_modules', '.bin', 'tsx'), 'server/build.cli.ts'];
      await promisify(execFile)(process.execPath, build, { cwd: folder, env: { ...process.env, Q_EXAMPLES: '1' } });
      const server = await startServer(DEMO.password, {}, folder);
      await use(server);
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
