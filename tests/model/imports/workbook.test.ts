import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { importTable, smallMapping } from './importTable.ts';

const ROWS = [
  ['Model', 'Heat', 'COP'],
  ['One', 4540, 2.2],
  ['Two', 0.1, 3],
];

it('a workbook is read like a table of text, with the digits that it holds', async () => {
  expect(await importTable(createWorkbook({ Pumps: ROWS }), smallMapping(), 'pumps.xlsx')).toEqual([
    'One {"max_heat_output":4.54,"cop":2.2}',
    'Two {"max_heat_output":0.0001,"cop":3}',
  ]);
});

it('the sheet of the mapping is read', async () => {
  const mapping = smallMapping({ table: { sheet: 'Pumps' } });
  const lines = await importTable(createWorkbook({ Cover: [['About']], Pumps: ROWS }), mapping, 'pumps.xlsx');
  expect(lines).toHaveLength(2);
});

it('an archive that is no workbook is refused', async () => {
  const [line] = await importTable(zipSync({ 'a.txt': strToU8('a') }), smallMapping(), 'a.xlsx');
  expect(line).toMatch(/^a\.xlsx is not a workbook that can be read: .*[^.]\. Save it as \.xlsx again, or as CSV\.$/);
});
