import { defineConfig } from '@playwright/test';
import { findChromium } from './findChromium.ts';
import { LONG } from './tags.ts';

const chromium = findChromium();
// Each worker also reads this file, and uses the browser found here.
process.env.CHROMIUM = chromium;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  // Exhaustive tests take long, and run separately: `npm run test:long`.
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', grepInvert: new RegExp(LONG) },
    { name: 'variants', testMatch: '*.spec.ts', grep: new RegExp(LONG) },
    { name: 'long', testMatch: '*.long.ts' },
  ],
  // States stay once they are reached; a busy machine reaches them later.
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // The processor paints animations here, which costs a seventh of a run; notices.spec.ts tests them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        // The shell would round the widths of letters to whole pixels.
        '--font-render-hinting=none',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
