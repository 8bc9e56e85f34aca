import { expect, it } from 'vitest';
import { shortenText } from '#model/shortenText.ts';

it.each([
  ['', 3, ''],
  ['kWh', 3, 'kWh'],
  ['kWh/', 3, 'kW…'],
  ['🔋🔋🔋', 3, '🔋🔋🔋'],
  ['🔋🔋🔋🔋', 3, '🔋🔋…'],
])('%j has %i characters at most: %j', (text, most, shortened) => {
  expect(shortenText(text, most)).toBe(shortened);
});
