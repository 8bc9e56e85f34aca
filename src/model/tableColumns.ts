import type { ClipboardTable } from './parseClipboardTable.ts';
import { type Heading, isUnitLine, readHeading } from './readHeading.ts';

/** A column of a block, or one of its rows if the block is horizontal. */
export interface TableColumn {
  /** Its index in the block. */
  at: number;
  /** Its heading, unparsed. */
  label: string;
  heading: Heading;
  values: (number | undefined)[];
  texts: string[];
}

/** Returns the columns of a block as they are, with the lines above the numbers as their headings. */
export function toColumns(table: ClipboardTable): TableColumn[] {
  const { rows, texts } = table;
  const width = measureWidth(table);
  const captions = new Set(listCaptionLines(table));
  const lines = table.headings
    .filter((line) => !captions.has(line))
    .map((cells, index) => ({ cells, isUnit: isUnitLine(cells, { isBelowTitles: index > 0 }) }));
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    label: joinLabel(lines.map(({ cells }) => cells[at] ?? '')),
    heading: readHeading(lines.map(({ cells, isUnit }) => ({ text: cells[at] ?? '', isUnit }))),
    values: rows.map((row) => row[at]),
    texts: texts.map((row) => row[at] ?? ''),
  }));
  return stackRepeated(columns);
}

/** Lists the captions of a whole block: 'Power curve in MW'; where rows and columns are swapped, all lines above it. */
export function listCaptions(table: ClipboardTable, { isTurned }: { isTurned: boolean }): string[] {
  const lines = isTurned ? table.headings : listCaptionLines(table);
  return lines.filter((line) => !table.numbersAbove.includes(line)).map((cells) => joinLabel(cells));
}

function listCaptionLines(table: ClipboardTable): (readonly string[])[] {
  const { headings, numbersAbove } = table;
  const width = measureWidth(table);
  return headings.filter((line, index) => {
    if (line.length !== width && (!isFilled(line) || numbersAbove.includes(line))) return true;
    // A cell above its own column's title is the caption of all.
    return width > 1 && !isFilled(line) && line[0] !== '' && headings.slice(index + 1).some(isTitleLine);
  });
}

function isFilled(line: readonly string[]): boolean {
  return line.filter((text) => text !== '').length > 1;
}

function isTitleLine(line: readonly string[]): boolean {
  return isFilled(line) && line[0] !== '' && !isUnitLine(line, { isBelowTitles: true });
}

function measureWidth({ texts }: Pick<ClipboardTable, 'texts'>): number {
  return Math.max(0, ...texts.map((row) => row.length));
}

/**
 * Stacks the parts of a long table that was printed side by side with repeated titles, if each part continues where the
 * one before ends; blank columns may separate them. Otherwise the columns belong to several curves and stay as they are.
 */
export function stackRepeated(all: TableColumn[]): TableColumn[] {
  const columns = all.filter(({ label, texts }) => label !== '' || texts.some((text) => text !== ''));
  return stackParts(columns) ?? all;
}

function stackParts(columns: readonly TableColumn[]): TableColumn[] | undefined {
  const [first] = columns;
  const width = columns.findIndex(({ label }, at) => at > 0 && label === first?.label);
  if (!first || first.label === '' || width < 2 || columns.length % width > 0) return undefined;
  if (columns.some(({ label }, at) => label !== columns[at % width]?.label)) return undefined;
  const starts = columns.filter((_, at) => at % width === 0).map(({ values }) => values.filter(isNumber));
  const goesOn = starts.every((values, part) => Math.min(...values) > Math.max(...(starts[part - 1] ?? [])));
  if (!goesOn || columns[width - 1]?.at !== width - 1) return undefined;
  const isFilledRow = (part: number, row: number) =>
    columns.slice(part * width, (part + 1) * width).some(({ texts }) => texts[row]);
  const places = starts.flatMap((_, part) =>
    [...first.values.keys()].flatMap((row) => (isFilledRow(part, row) ? [{ part, row }] : [])),
  );
  return columns.slice(0, width).map((column, at) => ({
    ...column,
    values: places.map(({ part, row }) => columns[part * width + at]?.values[row]),
    texts: places.map(({ part, row }) => columns[part * width + at]?.texts[row] ?? ''),
  }));
}

/** Joins the cells of a heading that are filled. */
export function joinLabel(cells: readonly string[]): string {
  return cells.filter((text) => text !== '').join(' ');
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}
