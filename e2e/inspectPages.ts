import { type Page, test } from '@playwright/test';
import { expectStrictPolicy } from './expectStrictPolicy.ts';
import { inspect } from './inspect.ts';

/** Opens and inspects pages, one after the other; each has the strict content security policy. */
export async function inspectPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      expectStrictPolicy(await page.goto(path));
      await inspect(page);
    });
  }
}
