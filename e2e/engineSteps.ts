import type { Locator, Page } from '@playwright/test';
import type { Api, Fields } from './Api.ts';
import { Editor } from './Editor.ts';

export interface Journey {
  signedIn: Page;
  api: Api;
  unique: (name: string) => string;
}

export interface Edited {
  page: Page;
  editor: Editor;
  address: { subclass: string; id: string };
  name: string;
  /** Returns the component that the server currently stores. */
  stored: () => Promise<Fields>;
}

export interface EditedCurve extends Edited {
  curve: Locator;
}

/** The tab and the field of a curve of a kind. */
export interface CurvePlace {
  subclass: string;
  tab: string;
  field: string;
}

export const POWER_CURVE: CurvePlace = { subclass: 'wind', tab: 'Advanced Details', field: 'power' };

/** Creates a component and opens its editor. */
export async function editNew(
  { signedIn: page, api, unique }: Journey,
  { subclass, ...fields }: Fields & { subclass: string },
): Promise<Edited> {
  const name = unique('Edited');
  const { id } = await api.create({ subclass, name, ...fields });
  const address = { subclass, id };
  return { page, editor: await Editor.open(page, id), address, name, stored: () => api.component(address) };
}

/** Finds the text input of a field. */
export function inputIn(field: Locator): Locator {
  return field.getByRole('textbox');
}

/** Finds the message under a field's input; it exists only while there is a message. */
export function messageIn(field: Locator): Locator {
  return field.locator('[id$="-message"]');
}

/** Finds a cell of a curve's table; rows and columns count from 0, and column 0 is x. */
export function cellIn(curve: Locator, { row, column }: { row: number; column: number }): Locator {
  return curve.locator(`[data-cell="${row}:${column}"]`);
}

/** Replaces the content of the input, key by key. */
export async function typeOver(input: Locator, text: string): Promise<void> {
  await input.selectText();
  if (text === '') await input.press('Backspace');
  else await input.pressSequentially(text);
}

/** Returns a function that counts the page's attempts to store a component so far. */
export function watchSaves(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') count += 1;
  });
  return () => count;
}

/** Lets the page handle pending events and paint. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
