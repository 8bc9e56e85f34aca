import { mkdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startServer } from './startServer.ts';
import { visitFirefox } from './visitFirefox.ts';
import { visitWebKit } from './visitWebKit.ts';
import { walkMainJourney } from './walkMainJourney.ts';

const ACCOUNT = { email: 'demo@example.com', password: 'Journey-pass-1' };
const PICTURES = 'test-results/browsers';

// A browser that is missing is installed first.
test.setTimeout(900_000);

for (const [browser, visit] of [
  ['Firefox', visitFirefox],
  ['WebKit', visitWebKit],
] as const) {
  test(`${browser}: a turbine is created, its curve is pasted and saved, and it is compared`, async () => {
    await mkdir(PICTURES, { recursive: true });
    const server = await startServer(ACCOUNT.password);
    try {
      const visitor = await visit(server.url);
      try {
        const pictures = `${PICTURES}/${browser.toLowerCase()}`;
        await walkMainJourney(visitor, { url: server.url, account: ACCOUNT, pictures });
      } finally {
        expect.soft(await visitor.complaints(), 'what the browser complained of').toEqual([]);
        await visitor.picture(`${PICTURES}/${browser.toLowerCase()}-end.png`);
        await visitor.close();
      }
    } finally {
      await server.remove();
    }
  });
}
