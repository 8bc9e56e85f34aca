import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { startServer } from './startServer.ts';
import { LONG } from './tags.ts';

const run = promisify(execFile);
/** A linked package finds only what is linked beside it. */
const LINKED = { NODE_OPTIONS: '--preserve-symlinks' };

const test = base.extend<{ folder: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'q-system-product-'));
    await cp('package.json', join(folder, 'package.json'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

test('the built product runs on what npm ci --omit=dev installs', async ({ folder }) => {
  await cp('dist', join(folder, 'dist'), { recursive: true });
  for (const path of await findProductPackages()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path), 'dir');
  }
  const server = await startServer('Product-pass-1', LINKED, folder);
  try {
    expect(await (await fetch(`${server.url}/api/v2/health/`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.url}/api/v2/docs`)).status).toBe(200);
    const page = await (await fetch(`${server.url}/login`)).text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
    expect((await fetch(`${server.url}${script}`)).headers.get('content-type')).toContain('javascript');
    const users = await run(process.execPath, ['dist/server/user.js', 'list'], {
      cwd: folder,
      env: { ...process.env, ...LINKED, DATA_DIR: server.dataDir },
    });
    expect(users.stdout).toContain('demo@example.com  since');
  } finally {
    await server.remove();
  }
});

test('npm run serve says what is missing where nothing has been built', { tag: LONG }, async ({ folder }) => {
  const { code, stderr } = await run('npm', ['run', '-s', 'serve'], { cwd: folder }).catch((error) => error);
  expect(code).toBe(1);
  expect(stderr).toContain('There is nothing in dist/ to serve: run npm run build first.');
});

/** Folders of the production packages, except those of other platforms. */
async function findProductPackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const installed: { packages: object } = JSON.parse(await readFile('node_modules/.package-lock.json', 'utf8'));
  const paths = Object.keys(installed.packages).filter((path) => packages[path] && !packages[path].dev);
  // A package inside another is linked with it.
  return paths.filter((path) => path.split('node_modules/').length === 2);
}
