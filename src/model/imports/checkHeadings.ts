import type { ImportFault } from './ImportedRow.ts';
import type { ImportColumn, ImportTable } from './ImportMapping.ts';
import { missingHeadingsText } from './missingHeadingsText.ts';
import { parseAnyDecimal } from './parseDecimal.ts';
import type { Headings } from './readTable.ts';
import { TableFault } from './TableFault.ts';
import { cellPlace } from './TableRow.ts';

/** Throws a TableFault if a table lacks a column; returns a notice for each column that the mapping does not know. */
export function checkHeadings(
  { place, names, lines }: Pick<Headings, 'place' | 'names' | 'lines'>,
  table: ImportTable,
  columns: readonly ImportColumn[],
): ImportFault[] {
  const own = columns.filter(({ type }) => type !== 'series');
  const missing = table.long || table.format === 'json' ? [] : own.filter(({ column }) => !names.includes(column));
  if (missing.length > 0) {
    const { reason, fix } = missingHeadingsText(
      missing.map(({ column }) => column),
      names,
    );
    throw new TableFault(place, reason, fix);
  }
  return names.flatMap((name, index) => {
    if (name === '' || table.long || isKnown(name, table, columns)) return [];
    const at =
      table.format === 'json'
        ? { file: place.file, heading: name }
        : { ...cellPlace(place, index, lines), heading: name };
    const reason = 'is not known to the mapping, so it was not imported.';
    return [{ place: at, reason, fix: 'Name it in the mapping, among "columns" or in "leftOut".' }];
  });
}

/**
 * Returns a notice for the parameters that a table with one value per line lacks, as things of one sort may lack some, and one
 * for each that the mapping does not know; `names` are those of the file.
 */
export function checkParameters(
  names: readonly string[],
  { file, table, columns }: { file: string; table: ImportTable; columns: readonly ImportColumn[] },
): ImportFault[] {
  const { long } = table;
  const about: readonly string[] = long ? [long.entity, ...(long.also ?? [])] : [];
  const missing = columns.map(({ column }) => column).filter((name) => !about.includes(name) && !names.includes(name));
  const lacking = missing.length === 0 ? [] : [{ place: { file }, ...missingHeadingsText(missing, names) }];
  const unknown = names
    .filter((name) => name !== '' && !isKnown(name, table, columns))
    .map((heading) => ({
      place: { file, heading },
      reason: 'is not known to the mapping, so it was not imported.',
      fix: 'Name it in the mapping, among "columns" or in "leftOut".',
    }));
  return [...lacking, ...unknown];
}

function isKnown(name: string, table: ImportTable, columns: readonly ImportColumn[]): boolean {
  const plain = table.format === 'json' ? name.replaceAll(/\[\d+\]/g, '[]') : name;
  const isPart = (known: string) =>
    known === plain || (table.format === 'json' && (plain.startsWith(`${known}.`) || plain.startsWith(`${known}[`)));
  return (
    columns.some((column) => column.column === name || (column.type === 'series' && isOfSeries(name, column.column))) ||
    table.group === name ||
    Object.keys(table.leftOut).some(isPart) ||
    ('key' in table && table.key === name)
  );
}

/** Whether a heading matches the pattern of a series, with a number in place of {x}. */
export function isOfSeries(name: string, pattern: string): boolean {
  const [before = '', after = ''] = pattern.split('{x}');
  const middle = name.slice(before.length, name.length - after.length);
  return name.startsWith(before) && name.endsWith(after) && parseAnyDecimal(middle) !== undefined;
}
