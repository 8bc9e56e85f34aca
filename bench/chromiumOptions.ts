import type { LaunchOptions } from '@playwright/test';
import config from '../e2e/playwright.config.ts';

/** The browser of the journeys, launched in the same way. */
export function chromiumOptions(extraArgs: string[] = []): LaunchOptions {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...args, ...extraArgs] };
}
