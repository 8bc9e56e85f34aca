import { expect, it } from 'vitest';
import { timeUntil } from '#ui/timeUntil.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

it.each([
  ['2026-03-31T12:00:00.000Z', 'in 30 days'],
  ['2026-03-31T11:59:59.000Z', 'in 30 days'],
  ['2026-03-03T11:00:00.000Z', 'in 2 days'],
  ['2026-03-02T12:00:00.000Z', 'in 24 hours'],
  ['2026-03-01T13:30:00.000Z', 'in 2 hours'],
  ['2026-03-01T12:59:59.000Z', 'soon'],
  ['2026-02-27T12:00:00.000Z', 'soon'],
  ['', 'Unknown date'],
])('%s is %s', (iso, text) => {
  expect(timeUntil(iso, NOW)).toBe(text);
});
