import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { startServer } from '../e2e/startServer.ts';
import { chromiumOptions } from './chromiumOptions.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { runTsx } from './runTsx.ts';
import { signInDemo } from './signInDemo.ts';

const FOLDER = 'bench/lighthouse';
const ROUNDS = 5;
const PASSWORD = 'Bench-pass-1';
const DEVICES = ['mobile', 'desktop'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

type Audit = (
  url: string,
  flags: object,
  config: object | undefined,
  page: Page,
) => Promise<{ lhr: Report } | undefined>;

/**
 * Audits sign-in, list and editor of the built server as on a phone and on a desktop; prints medians and what failed. An
 * argument sets the number of rounds.
 */
export async function lighthouse(rounds = String(ROUNDS)): Promise<void> {
  runTsx('server/build.cli.ts');
  const { audit, desktop } = await loadLighthouse();
  const server = await startServer(PASSWORD, { DATABASE_URL: '' });
  const rows: string[][] = [];
  const failed = new Map<string, string>();
  try {
    for (const device of DEVICES) {
      for (const name of ['sign-in', 'list', 'editor'] as const) {
        // Sessions last for the rounds of one page.
        const session = await signIn(server.url);
        const address = { 'sign-in': `${server.url}/login`, list: `${server.url}/components`, editor: session.editor }[
          name
        ];
        const reports: Report[] = [];
        for (let round = 0; round < Number(rounds); round++) {
          const config = device === 'desktop' ? desktop : undefined;
          reports.push(await auditOnce({ audit, config, address, session: name === 'sign-in' ? undefined : session }));
        }
        rows.push([name, device, ...CATEGORIES.map((category) => describeScores(reports, category))]);
        for (const [id, text] of listFailed(reports)) failed.set(`${name}, ${device}: ${id}`, text);
      }
    }
  } finally {
    await server.remove();
  }
  console.log(`${machine()}\nMedians of ${rounds} rounds, lowest and highest in brackets.\n`);
  console.log(markdownTable([['Page', 'Device', 'Performance', 'Accessibility', 'Best practices', 'SEO'], ...rows]));
  console.log('\nAudits below 100:');
  for (const [where, text] of failed) console.log(`- ${where}: ${text}`);
}

/** Installs Lighthouse beside this file, unless it is there; it has no install scripts to run. */
async function loadLighthouse(): Promise<{ audit: Audit; desktop: object }> {
  const library = `${FOLDER}/node_modules/lighthouse`;
  if (!existsSync(library)) execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', FOLDER], { stdio: 'inherit' });
  const { default: audit, desktopConfig } = await import(`${process.cwd()}/${library}/core/index.js`);
  return { audit, desktop: desktopConfig };
}

interface Session {
  /** What the browser stores for a signed-in user. */
  stored: { name: string; value: string }[];
  /** Address of the first component. */
  editor: string;
}

async function signIn(url: string): Promise<Session> {
  const headers = { authorization: `Bearer ${await signInDemo(url, PASSWORD)}` };
  const [first]: { id: string }[] = await (await fetch(`${url}/api/v2/components/`, { headers })).json();
  if (!first) throw new Error('The demo account has no components');
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill('demo@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    const { origins } = await page.context().storageState();
    return { stored: origins.flatMap(({ localStorage }) => localStorage), editor: `${url}/components/${first.id}` };
  } finally {
    await browser.close();
  }
}

interface AuditOptions {
  audit: Audit;
  config: object | undefined;
  address: string;
  session: Session | undefined;
}

/** Audits a page in a browser with an empty cache. */
async function auditOnce({ audit, config, address, session }: AuditOptions): Promise<Report> {
  const { executablePath = '', args = [] } = chromiumOptions();
  const browser = await launch({ executablePath, args, headless: true });
  try {
    const page = await browser.newPage();
    if (session) await storeSession(page, new URL('/favicon.svg', address).href, session);
    const result = await audit(address, { disableStorageReset: true, onlyCategories: CATEGORIES }, config, page);
    if (!result) throw new Error(`Lighthouse has no report of ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Stores the session from a file that loads no scripts, which would be cached. */
async function storeSession(page: Page, file: string, { stored }: Session): Promise<void> {
  await page.goto(file);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}

function describeScores(reports: readonly Report[], category: string): string {
  const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return low === high ? String(low) : `${median(scores)} (${low} to ${high})`;
}

/** Returns the audits of any round that count towards a score and were not passed in full. */
function listFailed(reports: readonly Report[]): Map<string, string> {
  const failed = new Map<string, string>();
  for (const { categories, audits } of reports) {
    for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.995) continue;
      failed.set(id, `${audit.title}, ${Math.round(audit.score * 100)} ${audit.displayValue ?? ''}`.trim());
    }
  }
  return failed;
}
