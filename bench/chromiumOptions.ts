import type { LaunchOptions } from '@playwright/test';
import config from '../e2e/playwright.config.ts';

/** Returns the launch options that the journeys use, with extra arguments. */
export function chromiumOptions(extraArgs: string[] = []): LaunchOptions {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...args, ...extraArgs] };
}
