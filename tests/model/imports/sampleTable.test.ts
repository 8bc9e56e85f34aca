import { expect, it } from 'vitest';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { fileOf } from './fileOf.ts';

it('lines of text alone between headings and numbers are no data, and are named', async () => {
  const lines = ['Model;Power;COP', 'as sold;electrical;', ';;', 'see page 3;;', 'A;9;3', 'B;;'];
  const { header, firstRow, remarks, columns } = await sampleTable(fileOf(lines.join('\n')));
  expect({ header, firstRow, remarks }).toEqual({ header: 1, firstRow: 5, remarks: [2, 4] });
  expect(columns[0]?.cells).toEqual(['A', 'B']);
});
