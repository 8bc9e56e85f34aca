import type { Kind } from '#model/Kind.ts';
import { checkHeadings, checkParameters } from './checkHeadings.ts';
import { checkUnits } from './checkUnits.ts';
import { faults } from './faults.ts';
import type { ImportedRow, ImportFault, Place } from './ImportedRow.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportMapping, ImportTable } from './ImportMapping.ts';
import { importRow } from './importRow.ts';
import { joinRows } from './joinRows.ts';
import { longestName } from './longestName.ts';
import { RowValues } from './RowValues.ts';
import { readTable } from './readTable.ts';
import { TableFault } from './TableFault.ts';
import type { Cell, TableRow } from './TableRow.ts';
import { UniqueNames } from './UniqueNames.ts';

export interface ImportInput {
  mapping: ImportMapping;
  kind: Kind;
  /** The file of each table by the table's name: 'main' and the tables that are joined to it. */
  files: ReadonlyMap<string, ImportFile>;
  /** Further files of the main table, which are read after the first. */
  further?: readonly ImportFile[];
}

/** The outcome of one row, a fault that ends the import, or a notice about a column that the mapping does not know. */
export type ImportEvent = ImportedRow | { sort: 'file'; fault: ImportFault } | { sort: 'notice'; fault: ImportFault };

/** Imports the rows of the main file in order, and yields the outcome of each. */
export async function* importFiles(input: ImportInput): AsyncGenerator<ImportEvent> {
  const { mapping, kind } = input;
  const names = new UniqueNames(longestName(kind.definition));
  for await (const one of readFiles(input))
    yield one.sort === 'row' ? importRow({ mapping, kind, names, row: one.row, place: one.place }) : one;
}

/** A row with its rows in secondary tables, or a fault or notice about a whole file. */
export type ReadEvent =
  | { sort: 'row'; row: RowValues; place: Place }
  | Extract<ImportEvent, { sort: 'file' } | { sort: 'notice' }>;

/** Reads the rows of the main file in order. */
export async function* readFiles(input: Omit<ImportInput, 'kind'>): AsyncGenerator<ReadEvent> {
  try {
    yield* readTables(input);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    yield { sort: 'file', fault: error.fault };
  }
}

async function* readTables({ mapping, files, further = [] }: Omit<ImportInput, 'kind'>): AsyncGenerator<ReadEvent> {
  const beside = new Map<string, RowsByKey>();
  for (const [name, table] of Object.entries(mapping.beside)) {
    const rows: RowsByKey = new Map();
    for await (const one of readNamed(name, table, { mapping, file: files.get(name) })) {
      if ('notice' in one) yield { sort: 'notice', fault: one.notice };
      else addRow(rows, textAt(one.row, table.key), one.row);
    }
    beside.set(name, rows);
  }
  for await (const one of readAll([files.get('main'), ...further], mapping)) {
    if ('notice' in one) {
      yield { sort: 'notice', fault: one.notice };
      continue;
    }
    const tables = new Map([['main', one.row]]);
    const doubled: ImportFault[] = [];
    for (const [name, table] of Object.entries(mapping.beside)) {
      const found = beside.get(name)?.get(textAt(one.row, table.match)) ?? [];
      if (found[0]) tables.set(name, found[0]);
      const cell = one.row.cells.get(table.match)?.[0];
      const rows = found.map(({ place }) => place.row);
      if (cell && rows.length > 1) doubled.push(faults.doubled(cell, name, rows));
    }
    const row = new RowValues(mapping, tables);
    row.faults.push(...(one.row.fault ? [one.row.fault] : []), ...doubled);
    yield { sort: 'row', row, place: one.row.place };
  }
}

/** The rows of a secondary table, by key. */
type RowsByKey = Map<string, TableRow[]>;

function addRow(rows: RowsByKey, key: string, row: TableRow): void {
  const known = rows.get(key);
  if (known) known.push(row);
  else if (key !== '') rows.set(key, [row]);
}

function textAt(row: TableRow, heading: string): string {
  return row.cells.get(heading)?.[0]?.text.trim() ?? '';
}

/** Reads the files of the main table one after the other. */
async function* readAll(files: readonly (ImportFile | undefined)[], mapping: ImportMapping) {
  for (const file of files) yield* readNamed('main', mapping.table, { mapping, file });
}

async function* readNamed(
  name: string,
  table: ImportTable,
  { mapping, file }: { mapping: ImportMapping; file: ImportFile | undefined },
): AsyncGenerator<{ row: TableRow } | { notice: ImportFault }> {
  if (!file) throw new TableFault({ file: mapping.id }, `needs the file of "${name}" as well.`, 'Choose it too.');
  const columns = Object.values(mapping.columns).filter((column) => column.table === name);
  const notices: ImportFault[] = [];
  let units: ReadonlyMap<string, string> = new Map();
  const rows = readRows();
  /** Of a table with one value per line; all lines are read before the first row. */
  const parameters = new Set<string>();
  for await (const row of joinRows(rows, table, readPlainRows)) {
    if (parameters.size > 0) notices.push(...checkParameters([...parameters], { file: file.name, table, columns }));
    parameters.clear();
    for (const notice of notices.splice(0)) yield { notice };
    yield { row };
  }
  for (const notice of notices) yield { notice };

  async function* readPlainRows(): AsyncGenerator<TableRow> {
    for await (const part of readTable(file as ImportFile, table)) if ('row' in part) yield part.row;
  }

  async function* readRows(): AsyncGenerator<TableRow> {
    for await (const part of readTable(file as ImportFile, table)) {
      if ('row' in part) {
        const parameter = table.long && part.row.cells.get(table.long.parameter)?.[0]?.text.trim();
        if (parameter) parameters.add(parameter);
        yield withUnits(part.row, units);
      } else {
        notices.push(...checkHeadings(part.headings, table, columns));
        const checked = checkUnits(part.headings, table, columns);
        notices.push(...checked.notices);
        units = checked.units;
      }
    }
  }
}

/** Adds the units to the cells below these headings. */
function withUnits(row: TableRow, units: ReadonlyMap<string, string>): TableRow {
  if (units.size === 0) return row;
  const cells = [...row.cells].map(([heading, own]): [string, readonly Cell[]] => {
    const unit = units.get(heading);
    return [heading, unit === undefined ? own : own.map((cell) => ({ ...cell, unit }))];
  });
  return { ...row, cells: new Map(cells) };
}
