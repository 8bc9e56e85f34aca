import { listPossibleUnits } from '#model/listPossibleUnits.ts';
import { isFactor, readHeading } from '#model/readHeading.ts';
import { columnWords } from './columnWords.ts';
import { fileTitle } from './fileTitle.ts';
import { findSeparators, splitNumbers } from './findSeparators.ts';
import { isOneGroup, parseDecimal } from './parseDecimal.ts';
import { splitPercent } from './splitPercent.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';
import { toKindUnit } from './toKindUnit.ts';
import { isForeignUnit } from './unitRatio.ts';

/** The facts that a column's heading and first cells show. */
export interface ColumnFacts {
  words: readonly string[];
  /** In the notation of kind files or another common one ('ft'); undefined if the file does not state it. */
  unit: string | undefined;
  /** The file's text for the unit, if it could not be understood: 'TEUR/kW', or a factor. */
  unclear: string | undefined;
  /** The currency of amounts, if the file names it. */
  currency: string | undefined;
  /** The numbers in cells that are not blank. */
  numbers: readonly number[];
  isNumeric: boolean;
  /** The separators of number lists in its cells; undefined if they hold single values. */
  separators: readonly string[] | undefined;
  /** The numbers of each cell; empty if the cells hold single values. */
  lists: readonly (readonly number[])[];
}

/** Analyses a column; a heading without meaning, such as 'VALUE', is replaced by the name of the file. */
export function analyseColumn(
  { heading, unit, cells }: SampleColumn,
  { decimal, file, group }: Pick<TableSample, 'decimal' | 'file' | 'group'>,
): ColumnFacts {
  // A JSON path is read like a program's name for a column, which often ends with the unit.
  const named = /^\w+(?:\.\w+)+$/.test(heading) ? heading.replaceAll('.', '_') : heading;
  const read = readHeading([
    { text: named, isUnit: false },
    ...(unit === undefined ? [] : [{ text: unit, isUnit: true }]),
  ]);
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  // An ambiguous text such as '1,234' is a number either way.
  const shown = texts.map(splitPercent);
  const numbers = shown
    .flatMap(({ number: cell }) => parseDecimal(cell, decimal) ?? (isOneGroup(cell) ? cell.replace(/[.,]/, '') : []))
    .map(Number);
  const isNumeric = texts.length > 0 && numbers.length >= texts.length * 0.5;
  const separators = findSeparators(cells, decimal);
  const understood = [read.unit, unit, BRACKETED.exec(heading)?.[1], DIVIDED.exec(heading)?.[1]].flatMap((text) =>
    text === undefined ? [] : (toKindUnit(text) ?? []),
  );
  const known =
    (shown.filter((cell) => cell.unit).length > texts.length / 2 ? '%' : undefined) ??
    understood[0]?.unit ??
    readEnd(heading) ??
    [unit, read.unit].find((text) => text !== undefined && isForeignUnit(text));
  const amid = read.open.flatMap(listPossibleUnits).flatMap(({ text, isSure }) => (isSure ? text : []));
  const stated = [unit, read.unit, read.unknown, read.doubtful, ...amid].flatMap((text) => text || []);
  const lists = separators ? texts.map((cell) => splitNumbers(cell, separators, decimal)) : [];
  const title = /^(?:value|val|wert|values)$/i.test(heading) ? fileTitle(file) : read.title || named;
  return {
    words: columnWords(title.replace(BRACKETED, '')),
    unit: known,
    unclear: findUnclear(known, stated),
    currency: understood.find(({ currency }) => currency !== undefined)?.currency,
    numbers: separators ? lists.flat() : numbers,
    isNumeric: separators !== undefined || isNumeric,
    // In a group each line holds one value, so no separator is needed.
    separators: separators && group !== undefined ? [] : separators,
    lists,
  };
}

function findUnclear(known: string | undefined, stated: readonly string[]): string | undefined {
  // A factor is not part of the unit: 'Power x1000 [W]'.
  return stated.find(isFactor) ?? (known === undefined ? stated[0] : undefined);
}

/** A text in brackets, at the end. */
const BRACKETED = /[[(]([^\])]*(?:\([^)]*\))?[^\])]*)[\])]\s*$/;

/** A unit with a divisor, as the last word. */
const DIVIDED = /\s([^\s/]+\/\S+)$/;

/** The unit at the end of a program's name for a column: 'dam_height_m', 'T_min_C'. */
function readEnd(heading: string): string | undefined {
  return ENDS.get(/_([A-Za-z%]+)$/.exec(heading)?.[1] ?? '');
}

const ENDS: ReadonlyMap<string, string> = new Map([
  ['C', '°C'],
  ...['m', 'K', 'Wp', 'kWp', 'yr', '%'].map((unit): [string, string] => [unit, unit]),
]);
