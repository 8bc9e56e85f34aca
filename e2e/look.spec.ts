import type { Locator, Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

const WIDTHS = [1024, 1100, 1280, 1366, 1440, 1920, 390];

test('the header of an editor keeps its height and room for the name, whatever is changed', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('A wind turbine with a name of fifty letters').padEnd(50, 'x').slice(0, 50);
  const { id } = await api.create({ subclass: 'wind', name, locked: true });
  const { id: project } = await api.createProject({ name: unique('Uses it'), uses: [id] });
  const editor = await Editor.open(page, id);
  await expect(page.getByText('This component is locked.')).toBeVisible();
  const pristine = await measureHeader(page);

  await editor.field('locked').getByRole('checkbox').uncheck();
  await editor.expectChanges(1);
  await expect(page.getByText('1 project(s) will be affected by the changes')).toBeVisible();
  expect(await measureHeader(page)).toEqual(pristine);
  await inputIn(editor.field('lifetime')).fill('1,5');
  await editor.expectChanges(2);
  await expect(editor.saveButton).toHaveAttribute('aria-disabled', 'true');
  expect(await measureHeader(page)).toEqual(pristine);
  expect(pristine.filter(({ width, name }) => width >= 1024 && name !== 'at least 200')).toEqual([]);

  await page.goto(`/projects/${project}`);
  const unchanged = await measureHeader(page);
  await page.getByRole('textbox', { name: 'Description' }).fill('Changed');
  await editor.expectChanges(1);
  expect(await measureHeader(page)).toEqual(unchanged);
});

test('hyphens are narrower than digits, and digits in a number input are equally wide', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  await page.goto('/components');
  await expect(page.getByText('Gas-fired heaters', { exact: true }).first()).toBeVisible();
  // A fallback's hyphen would be narrow in any case.
  expect(
    await page.evaluate(async () => [...(await document.fonts.ready)].some(({ status }) => status === 'loaded')),
  ).toBe(true);
  for (const text of ['Q-System', 'Gas-fired heaters']) {
    const place = page.getByText(text, { exact: true }).first();
    await expect(place).toBeVisible();
    expect(await hyphenShare(place)).toBeLessThan(0.5);
  }
  const { id } = await api.create({ subclass: 'wind', name: unique('Digits') });
  const editor = await Editor.open(page, id);
  await expect(inputIn(editor.field('lifetime'))).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(inputIn(editor.field('name'))).toHaveCSS('font-variant-numeric', 'normal');
});

/** Returns the header's height at each window width, and whether the name is at least 200 px wide. */
async function measureHeader(page: Page) {
  const sizes: { width: number; height: number; name: string }[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // A drawer replaces the sidebar on a window event, after the page has its new width.
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: width < 900 });
    const header = page.getByRole('main').locator('header').first();
    const [whole, name] = [await header.boundingBox(), await header.getByRole('heading').boundingBox()];
    const room = name?.width ?? 0;
    sizes.push({ width, height: whole?.height ?? 0, name: room >= 200 ? 'at least 200' : `${room}` });
  }
  return sizes;
}

/** Returns the width of a text's hyphen as a share of its font size. */
function hyphenShare(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.nodeValue?.indexOf('-') ?? -1;
      if (index < 0) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
    }
    throw new Error('There is no hyphen');
  });
}
