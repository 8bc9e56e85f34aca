import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

/** The selectors of a style sheet that apply on a screen. */
function listSelectors(css: string): string[] {
  const open: string[] = [];
  const selectors: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    open.push(text.trim());
    if (!text.includes('@') && !open.includes('@media print')) selectors.push(text.trim());
  }
  return selectors;
}

/** Whether whatever is inserted anywhere makes the browser compute the styles of the whole page again. */
function isUnscoped(selector: string): boolean {
  return [...selector.replaceAll(':not(:has(', ':has(').matchAll(/([^\s,>~+(]*):has\(\s*(>?)/g)].some(
    ([, subject = '', child]) => {
      const name = subject.replace(/:[\w-]+/g, '');
      return name === '' || (/^(html|body)$/.test(name) && child === '');
    },
  );
}

test('a selector with :has() names what it belongs to, so that no insertion costs the styles of the whole page', () => {
  expect(FILES.length).toBeGreaterThan(50);
  const found = FILES.flatMap((file) =>
    listSelectors(readFileSync(file, 'utf8'))
      .filter(isUnscoped)
      .map((selector) => ({ file, selector })),
  );
  expect(found).toEqual([]);
});

test.each([
  ':has(~ .bar) [data-spare]',
  ':first-child:has(~ .bar)',
  ':root:has(.bar)',
  'body:has(.page)',
  '.a, html:has([data-backdrop])',
])('%s is unscoped', (selector) => expect(isUnscoped(selector)).toBe(true));

test.each(['tr:has(.empty)', '.dock:has(> :empty)', '[data-tools]:has(.bar)', 'html:has(> body > .open)'])(
  '%s is scoped to its own content',
  (selector) => expect(isUnscoped(selector)).toBe(false),
);
