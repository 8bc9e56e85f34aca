import { kind as heatpump } from '#generated/kinds/heatpump.ts';
import { faultText } from '#model/imports/faults.ts';
import type { ImportedRow } from '#model/imports/ImportedRow.ts';
import type { ImportColumn, ImportMapping, ImportTable } from '#model/imports/ImportMapping.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { createFile } from './createFile.ts';

/** A small mapping of heat pumps from the columns Model, Heat in W and COP. */
export function smallMapping(
  edit: { table?: Partial<ImportTable>; columns?: Record<string, Partial<ImportColumn>> } = {},
): ImportMapping {
  const column = (id: string, given: Partial<ImportColumn>): [string, ImportColumn] => [
    id,
    {
      table: 'main',
      column: id,
      type: 'number',
      blank: edit.table?.blank ?? [],
      decimal: edit.table?.decimal ?? '.',
      ...given,
      ...edit.columns?.[id],
    },
  ];
  return {
    id: 'small',
    title: 'Small',
    kind: 'heatpump',
    source: { title: 'Small', licence: 'CC0-1.0', url: 'https://example.org' },
    table: {
      format: 'csv',
      headings: ['Model', 'Heat', 'COP'],
      header: 1,
      decimal: '.',
      firstRow: 2,
      blank: [],
      leftOut: {},
      ...edit.table,
    },
    beside: {},
    columns: Object.fromEntries([
      column('model', { column: 'Model', type: 'text' }),
      column('heat', { column: 'Heat', unit: 'W' }),
      column('cop', { column: 'COP' }),
    ]),
    skip: [],
    name: { text: '{model}' },
    fields: [
      { field: 'max_heat_output', cases: [{ sort: 'column', column: 'heat', ratio: ['1', '1000'] }] },
      { field: 'cop', cases: [{ sort: 'column', column: 'cop', ratio: ['1', '1'] }] },
    ],
  };
}

/** The components of a table by a mapping: names with their values, and everything else in words. */
export async function importTable(
  content: string | Uint8Array,
  mapping: ImportMapping = smallMapping(),
  name = 'table.csv',
): Promise<string[]> {
  const lines: string[] = [];
  for await (const event of importFiles({
    mapping,
    kind: heatpump,
    files: new Map([['main', createFile(content, name)]]),
  })) {
    if (event.sort === 'component') lines.push(...toLines(event));
    else if (event.sort === 'skipped') lines.push(`skipped: ${faultText(event.skip)}`);
    else if (event.sort === 'faulty') lines.push(...event.faults.map(faultText));
    else lines.push(faultText(event.fault));
  }
  return lines;
}

function toLines({ body, adjustments }: Extract<ImportedRow, { sort: 'component' }>): string[] {
  const { subclass: _, name, ...values } = body;
  return [
    `${name} ${JSON.stringify(values)}`,
    ...adjustments.map(({ field, sort, text }) => `  ${field} ${sort}: ${text}`),
  ];
}
