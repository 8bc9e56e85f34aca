import { listPossibleUnits } from '#model/listPossibleUnits.ts';
import { isFactor, readHeading } from '#model/readHeading.ts';
import { columnWords } from './columnWords.ts';
import { fileTitle } from './fileTitle.ts';
import { findSeparators, splitNumbers } from './findSeparators.ts';
import { isOneGroup, parseDecimal } from './parseDecimal.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';
import { toKindUnit } from './toKindUnit.ts';
import { isForeignUnit } from './unitRatio.ts';

/** What the heading and the first cells of a column show. */
export interface ColumnLook {
  words: readonly string[];
  /** As kind files write it, or as people do: 'ft'; undefined where the file does not say. */
  unit: string | undefined;
  /** What the file says of the unit, where that is not understood: 'TEUR/kW', or a factor. */
  unclear: string | undefined;
  /** The currency of money, where the file says it. */
  currency: string | undefined;
  /** Of the cells that are not blank. */
  numbers: readonly number[];
  isNumeric: boolean;
  /** What separates the numbers of lists in its cells; undefined where they hold single values. */
  separators: readonly string[] | undefined;
  /** The lists of its cells. */
  lists: readonly (readonly number[])[];
}

/** Looks at a column; a heading that says nothing, such as 'VALUE', is that of the file. */
export function lookAtColumn(
  { heading, unit, cells }: SampleColumn,
  { decimal, file, group }: Pick<TableSample, 'decimal' | 'file' | 'group'>,
): ColumnLook {
  // The name at the end of a path in a JSON document says what it is, and often the unit.
  const named = /^\w+(?:\.\w+)+$/.test(heading) ? heading.replaceAll('.', '_') : heading;
  const read = readHeading([
    { text: named, isUnit: false },
    ...(unit === undefined ? [] : [{ text: unit, isUnit: true }]),
  ]);
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  // What may mean two numbers is one in any case.
  const numbers = texts
    .flatMap((cell) => parseDecimal(cell, decimal) ?? (isOneGroup(cell) ? cell.replace(/[.,]/, '') : []))
    .map(Number);
  const isNumeric = texts.length > 0 && numbers.length >= texts.length * 0.5;
  const separators = findSeparators(cells, decimal);
  const understood = [read.unit, unit, BRACKETED.exec(heading)?.[1], DIVIDED.exec(heading)?.[1]].flatMap((text) =>
    text === undefined ? [] : (toKindUnit(text) ?? []),
  );
  const known =
    understood[0]?.unit ??
    readEnd(heading) ??
    [unit, read.unit].find((text) => text !== undefined && isForeignUnit(text));
  const amid = read.open.flatMap(listPossibleUnits).flatMap(({ text, isSure }) => (isSure ? text : []));
  const said = [unit, read.unit, read.unknown, read.doubtful, ...amid].flatMap((text) => text || []);
  const lists = separators ? texts.map((cell) => splitNumbers(cell, separators, decimal)) : [];
  const title = /^(?:value|val|wert|values)$/i.test(heading) ? fileTitle(file) : read.title || named;
  return {
    words: columnWords(title.replace(BRACKETED, '')),
    unit: known,
    unclear: findUnclear(known, said),
    currency: understood.find(({ currency }) => currency !== undefined)?.currency,
    numbers: separators ? lists.flat() : numbers,
    isNumeric: separators !== undefined || isNumeric,
    // In a group each line has a value of its own.
    separators: separators && group !== undefined ? [] : separators,
    lists,
  };
}

function findUnclear(known: string | undefined, said: readonly string[]): string | undefined {
  // A factor is none of the unit: 'Power x1000 [W]'.
  return said.find(isFactor) ?? (known === undefined ? said[0] : undefined);
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
