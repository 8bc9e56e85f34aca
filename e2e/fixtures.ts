import { test as base, expect, type Page } from '@playwright/test';
import { type Account, Api } from './Api.ts';
import { type CurvePlace, type EditedCurve, editNew } from './engineSteps.ts';
import { keepSession } from './signIn.ts';
import { type Server, startServer } from './startServer.ts';

export { expect };

/** The account that the server makes at its first start. */
export const DEMO: Account = { email: 'demo@example.com', password: 'Journey-pass-1' };

interface WorkerFixtures {
  /** The built server, on a new store. */
  server: Server;
}

interface Complaints {
  expect: (complaint: RegExp) => void;
  /** Expects answers of the server with one of these status codes, which the browser logs as errors. */
  expectStatus: (...statuses: readonly number[]) => void;
}

interface TestFixtures {
  /** Any error that the browser reports fails the test; a test that provokes one declares it here. */
  complaints: Complaints;
  /** A blank page, signed in to the demo account. */
  signedIn: Page;
  /** Calls the API as the demo account. */
  api: Api;
  /** Creates a name that no other test uses. */
  unique: (name: string) => string;
  /** Creates a component and opens the tab with one of its curves, with access to the clipboard. */
  editCurve: (place: CurvePlace) => Promise<EditedCurve>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer(DEMO.password);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  complaints: [
    async ({ context }, use) => {
      await context.addInitScript(holdNotices);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`Policy violated: ${violatedDirective} by ${blockedURI}`)),
        );
      });
      await use({
        expect: (complaint) => expected.push(complaint),
        expectStatus: (...statuses) =>
          expected.push(new RegExp(`the server responded with a status of (${statuses.join('|')})`)),
      });
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ page, server }, use) => {
    await keepSession(page, server.url, DEMO);
    await use(page);
  },
  api: async ({ server }, use) => use(await Api.signIn(server.url, DEMO)),
  unique: ({ page: _ }, use, { testId, retry }) => {
    let count = 0;
    return use((name) => `${name} ${testId.slice(-6)}${retry}${count++}`);
  },
  editCurve: ({ signedIn, api, unique, context }, use) =>
    use(async ({ subclass, tab, field }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const edited = await editNew({ signedIn, api, unique }, { subclass });
      await edited.editor.openTab(tab);
      return { ...edited, curve: edited.editor.field(field) };
    }),
});

/**
 * Keeps notices that would disappear by themselves until they are dismissed, so that tests see them even on a busy
 * machine.
 */
function holdNotices(): void {
  // The milliseconds for which notices of success, and those with an Undo, are shown.
  const NOTICE_MS = [3000, 10_000];
  const HELD_MS = 600_000;
  const start = window.setTimeout;
  window.setTimeout = Object.assign(
    (run: TimerHandler, ms = 0, ...rest: unknown[]) => start(run, NOTICE_MS.includes(ms) ? HELD_MS : ms, ...rest),
    start,
  );
}
