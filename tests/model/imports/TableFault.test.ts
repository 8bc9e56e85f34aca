import { expect, it } from 'vitest';
import { TableFault } from '#model/imports/TableFault.ts';

it('the fault of a table is an error with its place, its reason and what to do', () => {
  const place = { file: 'pumps.csv', row: 3, column: 2, heading: 'Power' };
  const error = new TableFault(place, 'has no unit.', 'Write one.');
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe('pumps.csv:3:2 Power has no unit. Write one.');
  expect(error.fault).toStrictEqual({ place, reason: 'has no unit.', fix: 'Write one.' });
});
