import { didYouMean } from '#codegen/didYouMean.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import type { Fault } from '#codegen/parseExpression.ts';
import { readUnit } from '#codegen/readUnit.ts';
import { toKindUnit } from '#model/imports/toKindUnit.ts';
import type { ColumnSchema, MappingFile } from './MappingFile.ts';
import type { MappingReport } from './MappingReport.ts';

/**
 * Reports faults of a mapping's columns: tables and units that do not exist, and keywords that don't apply to their
 * type.
 */
export function checkColumns(file: MappingFile, kind: MergedKind, report: MappingReport): { hasFaultyUnit: boolean } {
  const tables = ['main', ...Object.keys(file.beside ?? {})];
  const checkTable = (path: (string | number)[], table: string | undefined) => {
    if (table !== undefined && !tables.slice(1).includes(table))
      report.at([...path, 'table'], `there is no table "${table}" in "beside".`, didYouMean(table, tables.slice(1)));
  };
  if (file.table.transposed && file.table.format === 'json')
    report.at(['table', 'transposed'], 'a JSON document has no columns that could be components.', 'Remove it.');
  const known = new Map<string, string>();
  let hasFaultyUnit = false;
  for (const [id, column] of Object.entries(file.columns)) {
    const path = ['columns', id];
    checkTable(path, column.table);
    for (const word of ['unit', 'x'] as const) {
      const text = column[word];
      const read = text === undefined ? undefined : readUnit(text, kind);
      if (!read || !('fault' in read)) continue;
      report.inText([...path, word], findPriceFault(text) ?? read.fault);
      hasFaultyUnit = true;
    }
    checkType(id, column, report);
    checkSlice(id, column, { file, report });
    known.set(toKey(column.table, column.column), id);
  }
  for (const [index, { table, columns }] of (file.leftOut ?? []).entries()) {
    checkTable(['leftOut', index], table);
    for (const [place, heading] of columns.entries()) {
      const key = toKey(table, heading);
      const other = known.get(key);
      if (other !== undefined)
        report.at(
          ['leftOut', index, 'columns', place],
          `"${heading}" is left out, but ${other === '' ? 'it is already named above' : `column "${other}" reads it`}.`,
          'Remove one of the two.',
        );
      known.set(key, other ?? '');
    }
  }
  return { hasFaultyUnit };
}

/** Words a unit that names a currency, such as 'EUR/kW'; undefined for any other text. */
function findPriceFault(text = ''): Fault | undefined {
  const { unit, currency } = toKindUnit(text) ?? {};
  if (unit === undefined || currency === undefined) return undefined;
  return {
    at: 0,
    message: `"${text}" names a currency.`,
    suggestion: `Write "${unit}"; the currency is that of the field "currency", or else the one that the file's units name.`,
  };
}

/** Reports a slice of what has no nested lists, and paths without a value. */
function checkSlice(
  id: string,
  { slice, type, table = 'main' }: ColumnSchema,
  { file, report }: { file: MappingFile; report: MappingReport },
): void {
  if (!slice) return;
  const path = ['columns', id, 'slice'];
  const { format } = (table === 'main' ? file.table : file.beside?.[table]) ?? {};
  if (format !== 'json')
    report.at(path, `a table of format "${format}" has no nested lists.`, 'Only JSON documents have a "slice".');
  else if (type !== 'list') report.at(path, 'only a list is taken from nested lists.', 'Give it "type": "list".');
  for (const [index, step] of slice.entries())
    for (const word of ['of', 'level'] as const) {
      const own = step[word];
      const at = own === undefined ? -1 : findPathFault(own);
      if (at !== -1)
        report.inText([...path, index, word], {
          at,
          message: "the path can't be read from here on.",
          suggestion: 'Write it like "parameters[label=air-density].values".',
        });
    }
}

/** Where a path stops being names, dots and choices in brackets; -1 if it is a path. */
function findPathFault(path: string): number {
  const [read = ''] = /^[^.[\]]+(?:\[[^[\]]+\])*(?:\.[^.[\]]+(?:\[[^[\]]+\])*)*/.exec(path) ?? [];
  return read === path && path !== '' ? -1 : read.length;
}

function toKey(table = 'main', heading: string): string {
  return JSON.stringify([table, heading]);
}

function checkType(
  id: string,
  { type = 'number', column, unit, x, separators }: ColumnSchema,
  report: MappingReport,
): void {
  const path = ['columns', id];
  const isNumeric = type !== 'text' && type !== 'flag';
  if (unit !== undefined && !isNumeric)
    report.at([...path, 'unit'], `a column of type "${type}" has no unit.`, 'Remove it, or change the "type".');
  if (separators && type !== 'list')
    report.at([...path, 'separators'], `a column of type "${type}" is not split.`, 'Give it "type": "list".');
  if (x !== undefined && type !== 'series')
    report.at([...path, 'x'], `a column of type "${type}" has no x.`, 'Give it "type": "series".');
  if (type === 'series' && column.split('{x}').length !== 2)
    report.at(
      [...path, 'column'],
      'a series needs the pattern of its headings, with one {x} in it.',
      'Write it like "power at {x} m/s".',
    );
}
