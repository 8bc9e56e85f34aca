import type { Browser, Page } from '@playwright/test';

/** Runs a measurement on a page in a separate session; an error on the page fails the measurement. */
export async function measureOnPage<Sample>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Sample>,
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    await page.goto(address);
    const sample = await measure(page);
    if (failures.length > 0) throw new Error(`${address}: ${failures.join(', ')}`);
    return sample;
  } finally {
    await context.close();
  }
}
