import type { Response } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Checks that the page's policy allows only the app's own scripts. */
export function expectStrictPolicy(response: Response | null): void {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
  expect(scripts?.trim()).toBe("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
}
