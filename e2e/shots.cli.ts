import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Account, Api } from './Api.ts';
import { findChromium } from './findChromium.ts';
import { listScreens, type Screen, type ShownRecords } from './screens.ts';
import { keepSession } from './signIn.ts';
import { startServer } from './startServer.ts';

const DEMO: Account = { email: 'demo@example.com', password: 'Pictures-pass-1' };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** Milliseconds to wait for a page that keeps loading, such as one that waits for an idle browser. */
const LONGEST_QUIET = 3000;
const LONGEST_STEP = 30_000;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const [folder = 'test-results/shots', only] = process.argv.slice(2);
const target = resolve(folder);
mkdirSync(target, { recursive: true });
const server = await startServer(DEMO.password);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const api = await Api.signIn(server.url, DEMO);
  let session = await storeSession();
  const screens = listScreens(await findRecords(api)).filter(({ name }) => only === undefined || name === only);
  for (const viewport of SIZES) {
    for (const screen of screens) {
      // Data that one screen stores in the browser, such as a draft, must not appear in other pictures.
      const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.setDefaultTimeout(LONGEST_STEP);
      if (!screen.isEntry) await page.context().setStorageState(session);
      await take(page, screen, viewport.width);
      // Once a token was renewed, only the new one is valid.
      if (!screen.isEntry) session = sessionIn(await context.storageState());
      await context.close();
    }
  }
  console.log(`${screens.length * SIZES.length} pictures in ${target}`);
} finally {
  await browser.close();
  await server.remove();
}

async function take(page: Page, { name, address, prepare }: Screen, width: number): Promise<void> {
  try {
    await page.goto(address);
    await page.locator('h1:visible, [role="dialog"]:visible, form:visible').first().waitFor();
    await settle(page);
    await prepare?.(page);
    await settle(page);
    await page.screenshot({ path: join(target, `${name}-${width}.png`) });
  } catch (error) {
    console.error(`${name} at ${width}:`, error);
    process.exitCode = 1;
  }
}

/** Waits until nothing more is loaded; a page that keeps loading is taken as it is after `LONGEST_QUIET`. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONGEST_QUIET }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the browser storage of a signed-in session. */
async function storeSession() {
  const context = await browser.newContext();
  await keepSession(await context.newPage(), server.url, DEMO);
  const state = sessionIn(await context.storageState());
  await context.close();
  return state;
}

function sessionIn({ cookies, origins }: StorageState): StorageState {
  const isSession = ({ name }: { name: string }) => name === 'auth-store';
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({ origin, localStorage: localStorage.filter(isSession) })),
  };
}

/** Returns records of the demo account that fill every screen. */
async function findRecords(api: Api): Promise<ShownRecords> {
  const [list, templates, projects] = await Promise.all([api.list(), api.templates(), api.projects()]);
  const winds = list.filter(({ subclass }) => subclass === 'wind');
  const found = {
    wind: winds[0]?.id,
    other: winds[1]?.id,
    battery: list.find(({ subclass }) => subclass === 'basicstorage')?.id,
    template: templates.find(({ subclass }) => subclass === 'wind')?.id,
    project: projects[0]?.id,
  };
  const { wind, other, battery, template, project } = found;
  if (!wind || !other || !battery || !template || !project)
    throw new Error(`The demo account lacks a record: ${JSON.stringify(found)}`);
  return { wind, other, battery, template, project };
}
