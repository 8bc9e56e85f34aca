import { expect, it } from 'vitest';
import { toTable } from '#model/toTable.ts';

it('holds the names that it was given, and none that objects inherit', () => {
  const table = toTable([
    ['name', 1],
    ['__proto__', 2],
  ]);
  expect(Object.entries(table)).toEqual([
    ['name', 1],
    ['__proto__', 2],
  ]);
  expect(table.constructor).toBeUndefined();
});
