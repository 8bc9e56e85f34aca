import { expect, it } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { toNotation } from '#widgets/Pasted.ts';

it('the notation of a table is only what can be read in two ways', () => {
  const table = parseClipboardTable('Power\tWind\n1.200\t3\n1.300\t4');
  expect(table.twoReadings).toBeDefined();
  expect(toNotation(table)).toStrictEqual({ twoReadings: table.twoReadings, commas: undefined });
});

it('the notation of a table has the line whose comma may separate columns', () => {
  const table = parseClipboardTable('1,2\n3,4\n5,6');
  expect(table.commas).toBeDefined();
  expect(toNotation(table).commas).toBe(table.commas);
});
