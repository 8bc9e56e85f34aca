import { isOfSeries } from './checkHeadings.ts';
import type { ImportFault } from './ImportedRow.ts';
import type { ImportColumn, ImportTable } from './ImportMapping.ts';
import { readCurrency, readRatio } from './readRatio.ts';
import type { Headings } from './readTable.ts';
import { TableFault } from './TableFault.ts';
import { type Cell, cellPlace } from './TableRow.ts';

/** What a table's line of units says that the mapping does not expect. */
interface CheckedUnits {
  /** By heading, the units from which the table's values are converted, or that name their currency. */
  units: ReadonlyMap<string, string>;
  /** One for each column whose unit is another one, or is not stated. */
  notices: ImportFault[];
}

/**
 * Compares the line of units with the mapping; throws a TableFault if a unit can't be converted into the one that the
 * mapping expects.
 */
export function checkUnits(headings: Headings, table: ImportTable, columns: readonly ImportColumn[]): CheckedUnits {
  const units = new Map<string, string>();
  const { units: line } = table;
  if (line === undefined) return { units, notices: [] };
  const notices = columns.flatMap((column): ImportFault[] => {
    if (column.type === 'text' || column.type === 'flag') return [];
    const cells = findUnitCells(headings, column, line);
    const differing = cells.filter((cell) => cell.text !== '' && isOther(cell, column));
    const inCurrency = cells.filter((cell) => readCurrency(cell.text, column) !== undefined);
    for (const cell of [...differing, ...inCurrency]) units.set(cell.heading ?? column.column, cell.text);
    const [unstated] = expectsUnit(column) ? cells.filter(({ text }) => text === '') : [];
    const [first] = differing;
    return [...(first ? [toConverted(first, column)] : []), ...(unstated ? [toUnstated(unstated, column)] : [])];
  });
  return { units, notices };
}

/** The cell of each of the column's headings in the line of units. */
function findUnitCells({ place, names, units, lines }: Headings, column: ImportColumn, line: number): Cell[] {
  return names.flatMap((heading, index) => {
    const isOwn = column.type === 'series' ? isOfSeries(heading, column.column) : heading === column.column;
    if (!isOwn) return [];
    const at = lines ? { ...place, column: line } : { ...place, row: line };
    const cell = units.get(heading) ?? { ...cellPlace(at, index, lines), text: '' };
    return [{ ...cell, heading, text: cell.text.trim() }];
  });
}

function isOther({ file, row, column: at = 1, heading, text }: Cell, column: ImportColumn): boolean {
  const ratio = readRatio(text, column);
  if (ratio !== undefined) return ratio !== 'same';
  throw new TableFault(
    { file, row, column: at, heading: heading ?? column.column },
    `is in "${text}", but the mapping expects ${expectedText(column)}.`,
    "Change the unit in the mapping's column.",
  );
}

function expectsUnit({ unit, written }: ImportColumn): boolean {
  return (written ?? unit ?? '') !== '';
}

function expectedText({ written, unit }: ImportColumn): string {
  return written || unit || 'no unit';
}

function toConverted({ text, ...place }: Cell, column: ImportColumn): ImportFault {
  return {
    place,
    reason: `is in "${text}" here, and is converted into ${expectedText(column)}, which the mapping expects.`,
    fix: 'Compare a value with the file.',
  };
}

function toUnstated({ text: _, ...place }: Cell, column: ImportColumn): ImportFault {
  return {
    place,
    reason: `has no unit here, and is read in ${expectedText(column)}, which the mapping expects.`,
    fix: 'If it is in another one, write that into the line of units.',
  };
}
