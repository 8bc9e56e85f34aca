import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { watchNetwork } from '../e2e/watchNetwork.ts';
import { chromiumOptions } from './chromiumOptions.ts';

/** The files that a browser with an empty cache loads for one page: gzip bytes of each. */
export interface PageLoad {
  page: string;
  scripts: number[];
  styles: number[];
}

/** Opens the first pages that a user meets, each in a browser with an empty cache. */
export async function firstLoad(url: string, password: string): Promise<PageLoad[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const session = await openSession(browser, url, password);
    return [
      await load(browser, { page: 'sign-in', address: `${url}/login` }),
      await load(browser, { page: 'dashboard', address: `${url}/dashboard`, session }),
      await load(browser, { page: 'component list', address: `${url}/components`, session }),
      await load(browser, { page: 'editor of one component', address: session.editor, session }),
    ];
  } finally {
    await browser.close();
  }
}

interface Session {
  state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  /** Address of the first component of the list. */
  editor: string;
}

async function openSession(browser: Browser, url: string, password: string): Promise<Session> {
  const page = await browser.newPage();
  const network = watchNetwork(page);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  // The dashboard asks for the list as well, and its answer would be lost with its page.
  await network.untilQuiet();
  const listed = page.waitForResponse(/\/components\/(\?.*)?$/);
  await page.goto(`${url}/components`);
  const [first]: { id: string }[] = await (await listed).json();
  if (!first) throw new Error('The demo account has no components');
  const state = await page.context().storageState();
  await page.close();
  return { state, editor: `${url}/components/${first.id}` };
}

async function load(
  browser: Browser,
  { page: name, address, session }: { page: string; address: string; session?: Session },
): Promise<PageLoad> {
  const context = await browser.newContext(session ? { storageState: session.state } : {});
  const page = await context.newPage();
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })));
  });
  const network = watchNetwork(page);
  await page.goto(address);
  await network.untilQuiet();
  const files = await Promise.all(bodies);
  await context.close();
  const sizes = (type: string) => files.filter((file) => file.type === type).map(({ bytes }) => bytes);
  return { page: name, scripts: sizes('script'), styles: sizes('stylesheet') };
}
