import { startBuiltCopy } from './builtCopy.ts';
import { test as base } from './fixtures.ts';
import type { Server } from './startServer.ts';

export const test = base.extend<object, { server: Server }>({
  /** The product with the example kinds. */
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startBuiltCopy({ env: { Q_EXAMPLES: '1' } });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
