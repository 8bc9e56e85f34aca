import { type Marks, splitQuantity, withDot } from './cellNotation.ts';
import { chooseColumns, findColumn } from './chooseColumns.ts';
import type { CurveAxis } from './FormDefinition.ts';
import { joinWords } from './joinWords.ts';
import { listPossibleUnits } from './listPossibleUnits.ts';
import { isShare } from './matchHeading.ts';
import type { ClipboardTable } from './parseClipboardTable.ts';
import { readHeading } from './readHeading.ts';
import { createConverter, readQuantity } from './readQuantity.ts';
import { translate } from './shownWording.ts';
import type { CommaReading } from './splitTable.ts';
import { listCaptions, type TableColumn, toColumns } from './tableColumns.ts';
import { findLabels, turnRows } from './turnBlock.ts';

/** How the user wants a block to be read; what is absent is detected. */
export interface TableChoices {
  /** The decimal mark, where the block does not show it. */
  decimal?: '.' | ',' | undefined;
  /** The meaning of commas that may also separate columns. */
  commas?: CommaReading['as'] | undefined;
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
  /** The changes made to the block, in words. */
  notes: string[];
  /** Why it can't be used at all. */
  refusal: string | undefined;
  layout: TableLayout;
}

/**
 * Fits a block of cells to the columns of a curve: a horizontal block is turned, columns are found by their units and
 * titles, and values are converted from the units of their headings or cells. `axes` are the axes from the column at
 * which the block is pasted: x and the series for a whole curve. Words of `about`, the titles of the curve and of its
 * y axis, may be in any heading.
 */
export function fitTable(
  table: ClipboardTable,
  axes: readonly CurveAxis[],
  { isTurned, columns: places, units = [] }: TableChoices = {},
  about = '',
): FittedTable {
  const labels = (isTurned ?? true) ? findLabels(table, axes, isTurned ?? false) : undefined;
  const turned = labels === undefined ? undefined : turnRows(table, labels);
  const columns = turned ?? toColumns(table);
  const isStacked = columns.length < (turned ? table.rows.length : countColumns(table));
  const named = axes.map((axis) => ({ ...axis, about }));
  const { columns: chosen, notes: doubts } = places
    ? { columns: places.flatMap((at) => columns[at] ?? []), notes: [] }
    : chooseColumns(columns, named);
  const fitted = (chosen ?? columns).map((column, index) =>
    fitColumn(column, { axis: axes[index], unit: units[index], marks: table.marks }),
  );
  const leftOut = chosen ? columns.filter(({ at }) => chosen.every((column) => column.at !== at)) : [];
  const fittedTitles = (chosen ?? columns).map(({ heading }) => heading.title);
  const length = Math.max(0, ...columns.map(({ values }) => values.length));
  return {
    rows: Array.from({ length }, (_, row) => fitted.map(({ values }) => values[row])),
    unreadable: fitted.flatMap(({ unreadable }) => unreadable),
    skippedHeader: table.skippedHeader,
    notes: [
      ...(turned ? ['Rows and columns were swapped'] : []),
      ...describeStackedTitles(columns, table),
      ...(isStacked ? ['Repeated columns were stacked'] : []),
      ...(isReordered(fitted) ? ['Columns were put in the order of the curve'] : []),
      ...(leftOut.length > 0
        ? [`Columns left out: ${leftOut.map((column) => toColumnName(column, fittedTitles)).join(', ')}`]
        : []),
      ...doubts,
      ...new Set(fitted.flatMap(({ notes }) => notes)),
      ...describeCaptions(listCaptions(table, { isTurned: turned !== undefined }), { axes, fitted }),
      ...describeSmall(fitted),
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

/** Whether one of several columns in a block is that of an axis, so that the block is not values alone. */
export function hasColumnOf(table: ClipboardTable, axis: CurveAxis): boolean {
  const columns = toColumns(table);
  return columns.length > 1 && findColumn(columns, axis) !== undefined;
}

/** Notes that several titles with units stand above a single column, which may hold the values of all of them in turn. */
function describeStackedTitles(columns: readonly TableColumn[], { headings }: ClipboardTable): string[] {
  const [only] = columns.length === 1 ? columns : [];
  const titled = headings.filter(([text = '']) => {
    const { title, unit } = readHeading([{ text, isUnit: false }]);
    return title !== '' && unit !== undefined;
  });
  return only && titled.length > 1 ? [`“${only.label}” may be the titles of several columns: read as one`] : [];
}

function countColumns({ texts }: ClipboardTable): number {
  return Math.max(0, ...texts.map((row) => row.length));
}

/** The axes that a block has no column for, although its titles are those of others, in another order than theirs. */
export function listMissing(table: ClipboardTable, axes: readonly CurveAxis[]): CurveAxis[] {
  const columns = toColumns(table);
  const found = axes.map((axis) => findColumn(columns, axis));
  const isInOrder = found.every((column, index) => column === undefined || column.at === index);
  const distinct = new Set(found.filter((column) => column !== undefined));
  if (isInOrder || columns.length >= axes.length || distinct.size !== columns.length) return [];
  return axes.filter((_, index) => found[index] === undefined);
}

/** Below '[%]', percentages are as they are written, unless all of several columns may be fractions. */
function describeSmall(fitted: readonly FittedColumn[]): string[] {
  const percentages = fitted.filter(({ unit }) => unit === '%');
  const areAll = percentages.length > 1 && percentages.every(({ small }) => small !== undefined);
  const titles = percentages.flatMap(({ small, isUnstated }) => (areAll || isUnstated ? (small ?? []) : []));
  if (titles.length === 0) return [];
  const verb = titles.length === 1 ? 'is' : 'are';
  return [`${joinWords(titles)} ${verb} at most 1 %: choose “fractions of 1” if 1 means 100 %`];
}

function isReordered(columns: readonly { at: number }[]): boolean {
  return columns.some(({ at }, index) => at < (columns[index - 1]?.at ?? 0));
}

interface FittedColumn {
  at: number;
  unit: string;
  /** Whether neither its heading nor a person states its unit. */
  isUnstated: boolean;
  /** The title of the axis if its percentages may be meant as fractions. */
  small: string | undefined;
  values: TableColumn['values'];
  unreadable: ClipboardTable['unreadable'];
  notes: string[];
  refusal?: string;
}

function fitColumn(
  { at, heading, values, texts }: TableColumn,
  { axis, unit: chosenUnit, marks }: { axis: CurveAxis | undefined; unit: string | undefined; marks: Marks },
): FittedColumn {
  const { title = '', unit = '' } = axis ?? {};
  const first = heading.unit === undefined && axis ? findFirstUnit(texts, unit) : undefined;
  const from = chosenUnit ?? heading.unit ?? first?.unit ?? unit;
  const convert = from === unit || !axis ? undefined : createConverter(from, unit);
  const notes = [];
  if (first && chosenUnit === undefined) notes.push(`The unit of “${first.text}” was applied to its column`);
  if (convert) notes.push(`Converted from ${from === '' ? 'fractions' : from} to ${unit === '' ? 'fractions' : unit}`);
  if (axis && chosenUnit === undefined) notes.push(...describeDoubt(heading, unit));
  const read = values.map((value, row) => {
    const text = texts[row] ?? '';
    const isPercent = text.endsWith('%') && from !== '%';
    const own = value === undefined || isPercent ? readCell(withDot(text, marks), from) : value;
    return own === undefined || !convert ? own : convert(own);
  });
  return {
    at,
    unit: from,
    isUnstated: (chosenUnit ?? heading.unit) === undefined,
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

/** Finds the unit that only the first number of a column has, and that converts to the unit of its axis. */
function findFirstUnit(texts: readonly string[], unit: string): { text: string; unit: string } | undefined {
  const [first = '', ...others] = texts.filter((text) => text !== '');
  const own = splitQuantity(first)?.unit;
  // '50 %' among fractions is one of them.
  if (own === undefined || own === unit || isShare(own) || !createConverter(own, unit)) return undefined;
  const isAlone = others.length > 0 && others.every((text) => /^[-+−–]?[\d\s.,'’]+$/.test(text));
  return isAlone ? { text: first, unit: own } : undefined;
}

/** Notes a possible unit in a column's heading that differs from the unit in which its numbers are read. */
function describeDoubt({ unknown, doubtful, open }: TableColumn['heading'], unit: string): string[] {
  const asked = unknown ?? doubtful;
  if (asked !== undefined && asked !== unit) return [`“${asked}” is not a known unit: read as ${unit || 'a number'}`];
  const possible = open.flatMap(listPossibleUnits);
  const other = possible.find(({ text, unit: own, isSure }) => text !== unit && (isSure || createConverter(own, unit)));
  const words = { text: other?.text ?? '', unit: unit || translate('a number') };
  return other ? [translate('“{text}” may be the unit: read as {unit}', words)] : [];
}

/** Whether a column of percentages has only values from 0 to 1. */
function mayBeFractions(column: {
  unit: string;
  from: string | undefined;
  values: TableColumn['values'];
  texts: string[];
}): boolean {
  const known = column.values.filter((value) => value !== undefined);
  return (
    column.unit === '%' &&
    (column.from === undefined || column.from === '%') &&
    known.length > 1 &&
    Math.max(...known) > 0 &&
    known.every((value) => value >= 0 && value <= 1) &&
    !column.texts.some((text) => text.includes('%'))
  );
}

/** Notes units and factors in the captions of a block that may be those of columns without a unit. */
function describeCaptions(
  captions: readonly string[],
  { axes, fitted }: { axes: readonly CurveAxis[]; fitted: readonly FittedColumn[] },
): string[] {
  return captions.flatMap((caption) => {
    const { unit: stated, open } = readHeading([{ text: caption, isUnit: false }]);
    const possible = stated === undefined ? open.flatMap(listPossibleUnits) : [{ text: stated, unit: stated }];
    const unstated = axes.filter((_, index) => fitted[index]?.isUnstated);
    return unstated.flatMap(({ unit = '' }) => {
      const fitting = possible.filter((each) => each.unit !== '' && createConverter(each.unit, unit));
      const [first] = fitting;
      if (!first || fitting.some((each) => each.unit === unit)) return [];
      return [
        translate('“{text}” may be the unit: read as {unit}', {
          text: first.text,
          unit: unit || translate('a number'),
        }),
      ];
    });
  });
}

/** Reads a number with a unit, such as '5 MW', in the unit of its column. */
function readCell(text: string, unit: string): number | undefined {
  const read = /\d/.test(text) ? readQuantity(text, { unit }) : undefined;
  return read && 'value' in read ? (read.value ?? undefined) : undefined;
}

/** The title of a column that is left out; with its unit, if a column that is used has the same title. */
function toColumnName({ at, label, heading }: TableColumn, used: readonly string[]): string {
  if (heading.title === '') return String(at + 1);
  return used.includes(heading.title) ? label : heading.title;
}
