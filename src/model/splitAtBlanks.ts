import { NOT_AVAILABLE } from './cellNotation.ts';

/** A number as a data sheet writes it, without blanks inside. */
const NUMBER = /^[-−–+]?(?:\d[\d.,'’]*)?[.,]?\d(?:e[+-]?\d+)?%?$/i;

/** A number of a line with its unit, and whether several blanks separate it from the one before. */
interface NumberCell {
  text: string;
  isApart: boolean;
}

export interface BlankTable {
  cells: (readonly string[])[];
  /** The first cell that was joined from several numbers, as from '75 100'; undefined where none was. */
  joined: string | undefined;
}

/**
 * Splits lines whose columns are separated by blanks, as a PDF or a console writes them; undefined if the lines of
 * numbers are fewer than two, have one column, or differ in their columns. A unit after a number is part of its cell.
 */
export function splitAtBlanks(lines: readonly string[]): BlankTable | undefined {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const all = filled.map(toNumberCells);
  const horizontal = all.includes(undefined) ? splitLabelled(filled) : undefined;
  if (horizontal) return horizontal;
  // A number alone, among lines of several, is that of a page, or has lost the others.
  const several = all.filter((row) => row !== undefined && row.length > 1);
  const rows = all.map((row) => (row && row.length < 2 && several.length >= LEAST_ROWS ? undefined : row));
  const found = rows.filter((row) => row !== undefined);
  const least = Math.min(...found.map((row) => row.length));
  if (found.length < LEAST_ROWS || least < 2) return undefined;
  const isEven = found.every((row) => row.length === least);
  // A caption further up does not describe the columns.
  const titles = filled[rows.findIndex((row) => row !== undefined) - 1] ?? '';
  for (const width of listWidths(titles, { least, isEven })) {
    const joined = rows.map((row) => row && joinGroups(row, width));
    if (found.length !== joined.filter((row) => row !== undefined).length || !isPlausible(found, width)) continue;
    const own = new Set(found.flat().map(({ text }) => text));
    return {
      cells: filled.map((line, at) => joined[at] ?? (all[at] ? [line] : splitTitles(line, width))),
      joined: joined.flatMap((row) => row ?? []).find((cell) => !own.has(cell)),
    };
  }
  return undefined;
}

const LEAST_ROWS = 2;

/** Returns the possible numbers of columns, the likeliest first. */
function listWidths(titles: string, { least, isEven }: { least: number; isEven: boolean }): number[] {
  const ways = listWays(titles).filter((way) => way.titles.length > 1);
  const count = (isSure: boolean) => ways.filter((way) => way.isSure === isSure).map((way) => way.titles.length);
  const unsure = count(false);
  const agreed = isEven && unsure.includes(least) ? [least] : [];
  return [...count(true), ...agreed, ...unsure, least];
}

/** Whether lines with more numbers than columns have blanks between thousands, and not an index in front. */
function isPlausible(rows: readonly (readonly NumberCell[])[], width: number): boolean {
  const isLonger = rows.every((row) => row.length === width + 1);
  return !isLonger || !rows.every(([first], at) => [at, at + 1].includes(Number(first?.text)));
}

/**
 * Joins the numbers of a line that have blanks between thousands: '12', '3', '000' make the two columns '12' and '3
 * 000'. Undefined if there is not exactly one way.
 */
function joinGroups(cells: readonly NumberCell[], width: number): readonly string[] | undefined {
  if (cells.length === width) return cells.map(({ text }) => text);
  if (cells.length > MOST_PARTS) return undefined;
  const [only, ...others] = listGroupings(cells, width);
  return others.length === 0 ? only : undefined;
}

/** More cells have too many ways to be joined. */
const MOST_PARTS = 12;

/** Returns the ways to join cells into `width` numbers; several blanks always end a column. */
function listGroupings(cells: readonly NumberCell[], width: number): string[][] {
  if (width === 0) return cells.length === 0 ? [[]] : [];
  return cells.flatMap((_, last) => {
    const parts = cells.slice(0, last + 1);
    const cell = parts.map(({ text }) => text).join(' ');
    // '000' is a group of digits, not a number.
    if (LEADING_ZERO.test(cell)) return [];
    if (last > 0 && (!GROUPED.test(cell) || parts.slice(1).some(({ isApart }) => isApart))) return [];
    return listGroupings(cells.slice(last + 1), width - 1).map((rest) => [cell, ...rest]);
  });
}

const LEADING_ZERO = /^[-−–+]?0\d/;
const GROUPED = /^[-−–+]?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/;

/** Splits lines that begin with a title, all with the same number of numbers behind it; undefined for any others. */
function splitLabelled(lines: readonly string[]): BlankTable | undefined {
  const cells = lines.map((line) => {
    const words = line.split(/\s+/);
    const start = words.findLastIndex((word) => !NUMBER.test(word)) + 1;
    return start > 0 ? [words.slice(0, start).join(' '), ...words.slice(start)] : [];
  });
  const [first] = cells;
  const isTable = cells.length >= LEAST_ROWS && cells.every((row) => row.length === first?.length);
  return isTable && (first?.length ?? 0) > LEAST_LABELLED ? { cells, joined: undefined } : undefined;
}

/** Fewer numbers behind a title are more likely a remark. */
const LEAST_LABELLED = 3;

/** Returns the numbers of a line, each with its unit; undefined for a line that does not begin with a number. */
function toNumberCells(line: string): NumberCell[] | undefined {
  const cells: NumberCell[] = [];
  for (const [, gap = '', token = ''] of line.matchAll(/( *)([^ ]+)/g)) {
    const last = cells.at(-1);
    const isCell = NUMBER.test(token.replace(/(?<=\d)\s(?=\d{3})/g, '')) || (last && isBlank(token));
    if (isCell) cells.push({ text: token, isApart: gap.length > 1 });
    else if (last === undefined || /\d,$/.test(token)) return undefined;
    else last.text += ` ${token}`;
  }
  return cells;
}

/** Whether a word is that of a cell without a value. */
function isBlank(word: string): boolean {
  return /^[-–—]$/.test(word) || NOT_AVAILABLE.test(word);
}

/** Splits a line into the titles of the columns; a line that does not fit them is one cell. */
function splitTitles(line: string, width: number): string[] {
  const ways = listWays(line);
  for (const isSure of [true, false]) {
    const alike = ways.filter((way) => way.isSure === isSure).map(({ titles }) => titles);
    const titles = alike.find(({ length }) => length === width);
    if (titles) return titles;
    // A console may put the index of each row in front, without a title.
    const behindIndex = alike.find(({ length }) => length > 1 && length === width - 1);
    if (behindIndex) return ['', ...behindIndex];
  }
  return [line];
}

/**
 * Returns the ways to split a line of titles, the likeliest first; a way is sure if it can't cut a title of several
 * words.
 */
function listWays(line: string): { titles: string[]; isSure: boolean }[] {
  return [
    { titles: line.split(/ {2,}/), isSure: true },
    { titles: line.split(/(?<=[\])]) +/), isSure: /[\])]$/.test(line) },
    { titles: line.split(/ +(?![[(])/), isSure: false },
    { titles: line.split(/ +/), isSure: false },
  ];
}
