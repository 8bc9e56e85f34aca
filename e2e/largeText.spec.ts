import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { openCurve } from './openCurve.ts';
import { LONG } from './tags.ts';

for (const [zoom, viewport] of [
  ['200 %', { width: 720, height: 450 }],
  ['400 %', { width: 360, height: 225 }],
] as const) {
  test(`at ${zoom} forms and curves lose no content, and the focus stays visible`, {
    tag: zoom !== '400 %' ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    await page.setViewportSize(viewport);
    const { id } = await api.create({ subclass: 'basicstorage', name: unique('Zoom') });
    const { editor, curve } = await openCurve(page, id, { tab: 'Operation', curve: 'power_by_soc' });
    await inspectNow(page, viewport.width);
    for (const name of ['Add Point', 'Paste', 'Copy', 'Transform']) {
      await curve.getByRole('button', { name }).click({ trial: true });
    }
    const input = inputIn(editor.field('initial_soc_percentage'));
    await input.focus();
    // Nothing sticks to the edges of a window this low, so most of it is the form.
    expect(await page.evaluate(measureFormHeight)).toBeGreaterThan(viewport.height * 0.6);
    for (let stops = 0; stops < 12; stops++) {
      expect(await page.evaluate(isFocusInSight)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.goto('/components');
    await page.getByRole('button', { name: 'Create new' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Wind turbine/ }).click();
    await dialog.getByRole('textbox', { name: 'Lifetime' }).fill('25');
    await dialog.getByRole('button', { name: 'Next' }).click({ trial: true });
    await inspectNow(page, viewport.width);
  });
}

for (const viewport of [DESKTOP, PHONE, { width: 320, height: 640 }]) {
  test(`with more room between letters and lines nothing is cut off at ${viewport.width} px`, {
    tag: viewport.width !== 320 ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    await page.setViewportSize(viewport);
    const { id } = await api.create({ subclass: 'wind', name: unique('Room') });
    const editor = await Editor.open(page, id);
    await inputIn(editor.field('lifetime')).fill('25');
    await expect(page.getByText(/project\(s\) will be affected/)).toBeVisible();
    await page.evaluate(spaceText);
    expect(await page.evaluate(listCut)).toEqual([]);
    await page.getByRole('button', { name: 'Last steps' }).click();
    await expect(page.getByRole('menuitem', { name: 'Lifetime 20 → 25 yr' })).toBeVisible();
    await inspectNow(page, viewport.width);
  });
}

/** The text spacing that pages must support (WCAG 1.4.12). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Returns clipped texts of buttons, tabs, labels and messages; names and kinds may end in an ellipsis. */
function listCut(): string[] {
  const texts = document.querySelectorAll('main :is(button, label, dt, dd, h2, h3, a, [role="status"], [role="tab"])');
  return [...texts].flatMap((element) => {
    const { overflow, position } = getComputedStyle(element);
    if (overflow === 'visible' || position === 'absolute' || !element.checkVisibility()) return [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
    return isCut ? [`${element.tagName} ${element.textContent}`] : [];
  });
}

/** Returns the height in pixels of the visible part of the form, once it is scrolled. */
function measureFormHeight(): number {
  const panel = document.querySelector('[role="tabpanel"]');
  const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
  return rows.filter((element) => panel?.contains(element)).length;
}

/** Whether the middle of the focused element is in the window and not covered. */
function isFocusInSight(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
  const above = document.elementFromPoint(x, y);
  return (
    !above || element.contains(above) || above.contains(element) || getComputedStyle(element).pointerEvents === 'none'
  );
}
