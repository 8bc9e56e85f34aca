import { expect, type Page, type Route } from '@playwright/test';

interface FailedReads {
  /** Holds reads from now on: the page retries a failed read automatically, which would end the failure too early. */
  hold: () => void;
  /** Waits until a read is held, and answers all. */
  answer: () => Promise<void>;
}

/** Answers reads of an address with a status of 500 until they are held. */
export async function failReads(
  page: Page,
  address: string | ((url: URL) => boolean),
  body: object,
): Promise<FailedReads> {
  let mode: 'fails' | 'holds' | 'answers' = 'fails';
  const held: Route[] = [];
  await page.route(address, (route) => {
    if (mode === 'fails') return route.fulfill({ status: 500, json: body });
    if (mode === 'answers') return route.fallback();
    held.push(route);
  });
  return {
    hold: () => {
      mode = 'holds';
    },
    answer: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      mode = 'answers';
      for (const route of held) await route.fallback();
    },
  };
}
