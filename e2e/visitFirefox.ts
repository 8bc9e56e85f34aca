import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import { findFirefox } from './findFirefox.ts';
import { PATIENCE, type Role, type Visitor } from './Visitor.ts';

const VIEWPORT = { width: 1440, height: 900 };

/** Starts the system's Firefox, controlled by WebDriver BiDi. */
export async function visitFirefox(url: string): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  /** Finds the topmost visible element with this role and name. */
  async function find(role: Role, name: string): Promise<ElementHandle> {
    for (const element of (await page.$$(`aria/${name}[role="${role}"]`)).toReversed())
      if (await element.isVisible()) return element;
    throw new Error(`No ${role} '${name}' is shown.`);
  }
  const click = (role: Role, name: string) => expect(async () => (await find(role, name)).click()).toPass(PATIENCE);
  async function press(chord: string): Promise<void> {
    // The caller uses the browser's names of keys.
    const keys = chord.split('+') as KeyInput[];
    for (const key of keys) await page.keyboard.down(key);
    for (const key of keys.toReversed()) await page.keyboard.up(key);
  }
  return {
    open: async (path) => void (await page.goto(new URL(path, url).href)),
    click,
    fill: async (role, name, text) => {
      await click(role, name);
      await press('Control+a');
      await page.keyboard.type(text);
    },
    type: (text) => page.keyboard.type(text),
    press,
    see: (text) => expect.poll(() => page.evaluate(() => document.body.innerText), PATIENCE).toContain(text),
    expectValue: (role, name, value) =>
      expect(async () => {
        const held = await (await find(role, name)).getProperty('value');
        expect(await held.jsonValue()).toBe(value);
      }).toPass(PATIENCE),
    picture: async (file) => writeFile(file, await page.screenshot()),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
