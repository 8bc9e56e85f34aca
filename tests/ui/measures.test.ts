import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Measures of the specification that style sheets hold.
test.each([
  ['popup', '.menu', 'min-width: 200px;'],
  ['popup', '.menu', 'max-width: 250px;'],
  ['popup', '.popover', 'width: 320px;'],
  ['popup', '.popover', 'max-height: min(320px, var(--available-height));'],
  ['LoadingOverlay', '.backdrop,\n.box', 'transition: opacity 0.2s;'],
  ['Toasts', '.leaving', 'transition: opacity 300ms;'],
])('%s %s has %s', (file, selector, declaration) => {
  const sheet = readFileSync(`src/ui/${file}.module.css`, 'utf8');
  const block = sheet.slice(sheet.indexOf(`\n${selector} {`)).split('}')[0];
  expect(block).toContain(`  ${declaration}`);
});
