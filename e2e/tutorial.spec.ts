import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

const GUIDE = new URL('../docs/planner.md', import.meta.url);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('each step of the planner’s guide does what it says', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  const steps = readSteps(readFileSync(GUIDE, 'utf8'));
  expect(steps.length).toBeGreaterThan(10);
  for (const { number, sentences, block } of steps) {
    await test.step(`${number}. ${sentences.join(' ')}`, async () => {
      for (const sentence of sentences) await act(page, sentence, block);
    });
  }
});

interface Step {
  number: string;
  sentences: string[];
  /** The text of the block below it. */
  block: string;
}

/** The numbered steps below the heading 'Step by step', in order. */
function readSteps(guide: string): Step[] {
  const section = guide.split('\n## Step by step\n')[1]?.split('\n## ')[0] ?? '';
  const parts = [...section.matchAll(/^(\d+)\. ([\s\S]*?)(?=^\d+\. |^[A-Z]|(?![\s\S]))/gm)];
  return parts.map(([, number = '', text = ''], index) => {
    expect(number).toBe(String(index + 1));
    const [prose = '', block = ''] = text.split(/^ *```\n/m);
    const sentences = prose
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.:]) (?=[A-Z])/);
    return { number, sentences, block: block.replace(/^ {3}/gm, '') };
  });
}

/** Does what one sentence says; one without names explains. */
async function act(page: Page, sentence: string, block: string): Promise<void> {
  const names = [...sentence.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
  const [, typed] = /`(.+?)`/.exec(sentence) ?? [];
  const [name = ''] = names;
  if (/^Press /.test(sentence)) for (const each of names) await press(page, each, / there\.$/.test(sentence));
  else if (/^Tick /.test(sentence)) for (const each of names) await tick(page, each);
  else if (/^Type `.*` into \*\*.*\*\*\.$/.test(sentence)) await type(page, name, typed ?? '');
  else if (/^You see \*\*.*\*\*\.$/.test(sentence)) await expect(page.getByText(name).first()).toBeVisible();
  else if (sentence === 'Copy this table:')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), block.split(/^ *```/m)[0] ?? '');
  else if (names.length > 0 || typed !== undefined) throw new Error(`No way to do: ${sentence}`);
}

/** Returns the topmost element: a dialog, or the page. */
async function top(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  return (await dialog.isVisible()) ? dialog : page.locator('body');
}

/** Presses a control in the dialog that opens, if `isThere`; else in the topmost element, which may be closing. */
async function press(page: Page, name: string, isThere: boolean): Promise<void> {
  await expect(async () => {
    const scope = isThere ? page.getByRole('dialog').last() : await top(page);
    const exact = ROLES.map((role) => scope.getByRole(role, { name, exact: true }));
    // A card says more than its title.
    const card = scope.getByRole('button').filter({ has: page.getByText(name, { exact: true }) });
    const wanted = exact.reduce((any, one) => any.or(one), card);
    await wanted.first().click({ timeout: TRY });
  }).toPass();
}

const ROLES = ['button', 'link', 'tab', 'menuitem'] as const;
/** Milliseconds after which the topmost element is looked up again. */
const TRY = 3000;

async function tick(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const scope = await top(page);
    const own = scope.getByRole('checkbox', { name, exact: true });
    const row = scope.getByRole('checkbox', { name: `Select ${name}`, exact: true });
    await own.or(row).first().check({ timeout: TRY });
  }).toPass();
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await expect(async () => {
    const scope = await top(page);
    const box = name === 'Search' ? scope.getByRole('searchbox') : scope.getByRole('textbox', { name, exact: true });
    await box.first().fill(text, { timeout: TRY });
  }).toPass();
}
