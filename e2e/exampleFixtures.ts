import { withBuiltCopy } from './builtCopy.ts';
import { test as base } from './fixtures.ts';
import type { Server } from './startServer.ts';

export const test = base.extend<object, { server: Server }>({
  /** The product with the example kinds. */
  server: [
    ({ browserName: _ }, use) => withBuiltCopy({ settings: { Q_EXAMPLES: '1' } }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
});
