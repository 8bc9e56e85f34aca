import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import type { DevApp } from '#server/devApp.ts';
import { LiveApi } from '../../dev/LiveApi.ts';

const PUMP = 'kinds/windpump.ts';

/** A development server whose builds of the API end when the test ends them. */
function createServer() {
  const generated = new Set(['windpump']);
  const builds: (() => void)[] = [];
  const apps: DevApp[] = [];
  const load = (kind: string) => [kind, async () => ({ definition: { id: kind } })] as const;
  const devApp = async () => {
    const kinds = new Map([...generated].map((kind) => [kind, {}]));
    await new Promise<void>((end) => builds.push(end));
    const app = { kinds, handle: () => {}, close: async () => {} } as unknown as DevApp;
    apps.push(app);
    return app;
  };
  const server = {
    environments: { ssr: { moduleGraph: { onFileChange: () => {} } } },
    ssrLoadModule: async (file: string) =>
      file.endsWith('kinds.ts') ? { loadKind: Object.fromEntries([...generated].map(load)) } : { devApp },
  };
  return { generated, builds, apps, server: server as unknown as ViteDevServer };
}

it('a kind that is deleted while the API is rebuilt is not served by the new one', async () => {
  const { generated, builds, apps, server } = createServer();
  const failures: unknown[] = [];
  const api = new LiveApi(server, '/generated', (error) => failures.push(error));
  await expect.poll(() => builds.length).toBe(1);
  builds[0]?.();
  await expect.poll(() => apps.length).toBe(1);
  // This needs a rebuild, which has loaded the kind by now.
  const renewed = api.takeOver(['operations.ts']);
  await expect.poll(() => builds.length).toBe(2);
  generated.delete('windpump');
  await api.takeOver([PUMP]);
  expect([...(apps[0]?.kinds.keys() ?? [])]).toEqual([]);
  builds[1]?.();
  await renewed;
  expect([...(apps[1]?.kinds.keys() ?? [])]).toEqual([]);
  api.close();
  expect(failures).toEqual([]);
});
