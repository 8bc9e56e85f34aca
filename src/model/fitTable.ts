import type { CurveAxis } from './FormDefinition.ts';
import { joinWords } from './joinWords.ts';
import type { ClipboardTable } from './parseClipboardTable.ts';
import { type Heading, isUnitLine, readHeading } from './readHeading.ts';
import { createConverter, readQuantity } from './readQuantity.ts';

type Values = (number | undefined)[];

interface Column {
  /** Its place in the block. */
  at: number;
  /** Its heading, unparsed. */
  label: string;
  heading: Heading;
  values: Values;
  texts: string[];
}

/** How a person wants a block to be read, where that is not what is found. */
export interface TableChoices {
  /** The decimal mark, where the block does not show it. */
  decimal?: '.' | ',' | undefined;
  /** Whether rows and columns are swapped. */
  isTurned?: boolean | undefined;
  /** The place in the block of each axis's column. */
  columns?: readonly number[] | undefined;
  /** The unit of each axis's column. */
  units?: readonly (string | undefined)[] | undefined;
}

/** How a block was read. */
export interface TableLayout {
  isTurned: boolean;
  /** All columns, after rows and columns were swapped. */
  columns: readonly { label: string; texts: readonly string[] }[];
  /** The place of each axis's column, and the unit that it was read in. */
  used: readonly { axis: CurveAxis; at: number; unit: string }[];
}

export interface FittedTable extends Pick<ClipboardTable, 'rows' | 'unreadable' | 'skippedHeader'> {
  /** What was done to the block, in words. */
  notes: string[];
  /** Why it can't be used at all. */
  refusal: string | undefined;
  layout: TableLayout;
}

/**
 * A block of cells as the columns of a curve: a horizontal block is turned, columns are found by their units and titles,
 * and values are converted from the units of their headings or cells. `axes` are those from the column on that is pasted
 * into: x and the series for a whole curve.
 */
export function fitTable(
  table: ClipboardTable,
  axes: readonly CurveAxis[],
  { isTurned, columns: places, units = [] }: TableChoices = {},
): FittedTable {
  const labels = (isTurned ?? true) ? findLabels(table, axes.length, isTurned ?? false) : undefined;
  const turned = labels === undefined ? undefined : turn(table, labels);
  const columns = turned ?? toColumns(table);
  const chosen = places ? places.flatMap((at) => columns[at] ?? []) : chooseColumns(columns, axes);
  const fitted = (chosen ?? columns).map((column, index) => fitColumn(column, axes[index], units[index]));
  const leftOut = chosen ? columns.filter(({ at }) => chosen.every((column) => column.at !== at)) : [];
  const length = Math.max(0, ...columns.map(({ values }) => values.length));
  return {
    rows: Array.from({ length }, (_, row) => fitted.map(({ values }) => values[row])),
    unreadable: fitted.flatMap(({ unreadable }) => unreadable),
    skippedHeader: table.skippedHeader,
    notes: [
      ...(turned ? ['Rows and columns were swapped'] : []),
      ...(isReordered(fitted) ? ['Columns were put in the order of the curve'] : []),
      ...(leftOut.length > 0 ? [`Columns left out: ${leftOut.map(nameOf).join(', ')}`] : []),
      ...(chosen === undefined && columns.some(({ heading }) => WORD.test(heading.title))
        ? ['No title is that of an axis: columns were taken in their order']
        : []),
      ...new Set(fitted.flatMap(({ notes }) => notes)),
      ...describeSmall(fitted.flatMap(({ small }) => small ?? [])),
    ],
    refusal: fitted.find(({ refusal }) => refusal !== undefined)?.refusal,
    layout: {
      isTurned: turned !== undefined,
      columns: columns.map(({ label, texts }) => ({ label, texts })),
      used: axes.flatMap((axis, index) => {
        const column = fitted[index];
        return column ? [{ axis, at: column.at, unit: column.unit }] : [];
      }),
    },
  };
}

function describeSmall(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  const verb = titles.length === 1 ? 'is' : 'are';
  return [`${joinWords(titles)} ${verb} at most 1 %: choose “fractions of 1” if 1 means 100 %`];
}

function isReordered(columns: readonly { at: number }[]): boolean {
  return columns.some(({ at }, index) => at < (columns[index - 1]?.at ?? 0));
}

function toColumns({ rows, texts, headings }: ClipboardTable): Column[] {
  const width = Math.max(0, ...texts.map((row) => row.length));
  // A line of another length is a caption of the whole block.
  const lines = headings
    .filter((line) => line.length === width)
    .map((cells, index) => ({ cells, isUnit: isUnitLine(cells, { isBelowTitles: index > 0 }) }));
  return Array.from({ length: width }, (_, at) => ({
    at,
    label: joinLabel(lines.map(({ cells }) => cells[at] ?? '')),
    heading: readHeading(lines.map(({ cells, isUnit }) => ({ text: cells[at] ?? '', isUnit }))),
    values: rows.map((row) => row[at]),
    texts: texts.map((row) => row[at] ?? ''),
  }));
}

/** How many cells before the numbers are headings, where x and the series are rows; undefined where they are not. */
function findLabels({ rows, texts, headings }: ClipboardTable, count: number, isCertain: boolean): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const labels = rows.reduce((most, row) => Math.max(most, row.findIndex(isNumber)), 0);
  if (isCertain) return labels;
  const isLabelled = labels > 0 && texts.every((row) => row.slice(0, labels).some((text) => text !== ''));
  if (rows.length < 2 || rows.length > MOST_ROWS || width - labels <= Math.max(rows.length, count)) return undefined;
  const isHorizontal = isLabelled
    ? rows.length >= count
    : labels === 0 && headings.length === 0 && rows.length === count && width >= LEAST_UNLABELLED;
  return isHorizontal ? labels : undefined;
}

/** Each row as a column. */
function turn({ rows, texts }: ClipboardTable, labels: number): Column[] {
  return rows.map((row, at) => {
    const cells = texts[at]?.slice(0, labels) ?? [];
    return {
      at,
      label: joinLabel(cells),
      heading: readHeading(
        cells.map((text, index) => ({ text, isUnit: index > 0 && isUnitLine([text], { isBelowTitles: true }) })),
      ),
      values: row.slice(labels),
      texts: texts[at]?.slice(labels) ?? [],
    };
  });
}

function joinLabel(cells: readonly string[]): string {
  return cells.filter((text) => text !== '').join(' ');
}

/** A horizontal block has few rows. */
const MOST_ROWS = 6;
/** Fewer columns without labels are rather points with more values than the curve has. */
const LEAST_UNLABELLED = 5;

/** The columns of the axes, by unit or title, or without a mere counter; undefined where they are ambiguous. */
function chooseColumns(columns: readonly Column[], axes: readonly CurveAxis[]): Column[] | undefined {
  if (columns.length < axes.length) return undefined;
  const found = withLast(
    columns,
    axes.map((axis) => findColumn(columns, axis)),
  );
  const distinct = found.filter((column) => column !== undefined);
  if (distinct.length === axes.length && new Set(distinct).size === axes.length) return distinct;
  const [first, ...others] = columns;
  const isTitled = others.some(({ heading }) => heading.title !== '');
  return first && others.length === axes.length && isTitled && isIndex(first) ? others : undefined;
}

/** Where one axis alone has no column yet, and one column alone is left, that is it. */
function withLast(columns: readonly Column[], found: readonly (Column | undefined)[]): (Column | undefined)[] {
  const left = columns.filter((column) => !found.includes(column) && !isIndex(column));
  const missing = found.filter((column) => column === undefined).length;
  return found.map((column) => column ?? (missing === 1 && left.length === 1 ? left[0] : undefined));
}

/** The one column that can only be this axis. */
function findColumn(columns: readonly Column[], { title, unit }: CurveAxis): Column | undefined {
  const alike = columns.filter(({ heading }) => heading.unit && unit && createConverter(heading.unit, unit));
  if (alike.length === 1) return alike[0];
  const named = (alike.length > 0 ? alike : columns).filter(({ heading }) => isNamed(heading.title, title));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a heading has all words of an axis's title, or is its initials: 'Wind speed at hub height', 'windspeed', 'SOC'. */
function isNamed(heading: string, title: string): boolean {
  const [words, found] = [toWords(title), toWords(heading)];
  const initials = words.map((word) => word[0]).join('');
  return (
    words.every((word) => found.includes(word)) || found.includes(initials) || found.join('').startsWith(words.join(''))
  );
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What is rather a word than a symbol such as 'v' or 'P1'. */
const WORD = /\p{L}{3}/u;

/** Whether a column counts its rows. */
function isIndex({ heading, values }: Column): boolean {
  const [first] = values;
  return (
    INDEX.test(heading.title) && (first === 0 || first === 1) && values.every((value, row) => value === first + row)
  );
}

const INDEX = /^(#|no\.?|nr\.?|id|index|row|point)?$/;

interface FittedColumn {
  at: number;
  unit: string;
  /** The axis of percentages that may be meant as fractions. */
  small: string | undefined;
  values: Values;
  unreadable: ClipboardTable['unreadable'];
  notes: string[];
  refusal?: string;
}

function fitColumn(
  { at, heading, values, texts }: Column,
  axis: CurveAxis | undefined,
  chosenUnit: string | undefined,
): FittedColumn {
  const { title = '', unit = '' } = axis ?? {};
  const from = chosenUnit ?? heading.unit ?? unit;
  const convert = from === unit ? undefined : createConverter(from, unit);
  const notes = [];
  if (convert) notes.push(`Converted from ${from === '' ? 'fractions' : from} to ${unit === '' ? 'fractions' : unit}`);
  if (axis && chosenUnit === undefined && heading.unknown !== undefined && heading.unknown !== unit)
    notes.push(`“${heading.unknown}” is not a known unit: taken as ${unit || 'a number'}`);
  const read = values.map((value, row) => {
    const text = texts[row] ?? '';
    const isPercent = text.endsWith('%') && from !== '%';
    const own = value === undefined || isPercent ? readCell(text, from) : value;
    return own === undefined || !convert ? own : convert(own);
  });
  return {
    at,
    unit: from,
    small: chosenUnit === undefined && mayBeFractions({ unit, from: heading.unit, values, texts }) ? title : undefined,
    values: read,
    notes,
    unreadable: texts.flatMap((text, row) =>
      text !== '' && read[row] === undefined ? [{ row, column: at, text }] : [],
    ),
    ...(axis && from !== unit && !convert
      ? { refusal: `${title} is in ${from || 'no unit'}, not in ${unit || 'numbers'}` }
      : {}),
  };
}

/** Whether a column of percentages has only values from 0 to 1, and does not say what they are. */
function mayBeFractions(column: { unit: string; from: string | undefined; values: Values; texts: string[] }): boolean {
  const known = column.values.filter((value) => value !== undefined);
  return (
    column.unit === '%' &&
    column.from === undefined &&
    known.length > 1 &&
    Math.max(...known) > 0 &&
    known.every((value) => value >= 0 && value <= 1) &&
    !column.texts.some((text) => text.includes('%'))
  );
}

/** A number in its own notation, such as '5 MW', in the unit of its column. */
function readCell(text: string, unit: string): number | undefined {
  const read = /\d/.test(text) ? readQuantity(text, { unit }) : undefined;
  return read && 'value' in read ? (read.value ?? undefined) : undefined;
}

function nameOf({ at, heading }: Column): string {
  return heading.title === '' ? String(at + 1) : heading.title;
}

function isNumber(value: number | undefined): boolean {
  return value !== undefined;
}
