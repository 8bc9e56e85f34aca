import { expect } from 'vitest';
import type { Caller } from './TestServer.ts';

/** Reads a list as a whole, by cursor and by offset; all have the same rows in the same order. */
export async function expectEqualPages(user: Caller, path: string): Promise<void> {
  const { body: whole, headers } = await user.get(`${path}&count=true&limit=1000`);
  expect(whole.length).toBeGreaterThan(3);
  expect(headers['x-total-count']).toBe(String(whole.length));
  const rows: unknown[] = [];
  for (let next: string | undefined = `${path}&limit=2`; next; ) {
    const page = await user.get(next);
    rows.push(...page.body);
    next = /^<\/api\/v2(.*)>; rel="next"$/.exec(page.headers.link ?? '')?.[1];
  }
  expect(rows).toEqual(whole);
  expect((await user.get(`${path}&limit=2&offset=1`)).body).toEqual(whole.slice(1, 3));
}
