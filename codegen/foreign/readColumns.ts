import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';
import { findMarks, readCell } from '#model/cellNotation.ts';
import { isUnitLine } from '#model/readHeading.ts';
import { splitCells } from '#model/splitCells.ts';
import type { ForeignField, ForeignFile, ForeignKind } from './ForeignKind.ts';
import { foreignUnit } from './foreignUnit.ts';
import { readTitle } from './readTitle.ts';

/** Reads a table with a heading for each column; types and choices are derived from the values, limits are not. */
export function readColumns({ file, text }: ForeignFile): ForeignKind | { fault: string } {
  const cells = splitCells(text, { separator: findSeparator(text) });
  const [headings = [], ...below] = cells;
  if (headings.length < 2 && below.length === 0) return { fault: `${file} is neither JSON nor a table with headings.` };
  const units = below[0] && isUnits(below[0]) ? below[0] : undefined;
  const rows = below.slice(units ? 1 : 0).filter(([first]) => !/^\[\d+\]$/.test(first ?? ''));
  const unsaid: Problem[] = [];
  const fields = headings.flatMap((heading, index): ForeignField[] => {
    const at = { file, line: 1, column: index + 1 };
    const report = (message: string) => unsaid.push({ file, line: 1, column: 1, message: `"${heading}" ${message}` });
    if (heading === '') return [];
    const label = readTitle(heading);
    const stated = index === 0 && UNITS.test(units?.[0] ?? '') ? '' : (units?.[index] ?? '');
    const unit = label.unit ?? foreignUnit(stated);
    if (label.unknown !== undefined) report(`has "${label.unknown}" in brackets, which is not a unit.`);
    if (unit === undefined) report(`has the unit "${stated}", which is not known.`);
    const schema = readValues(
      rows.map((row) => row[index]?.trim() ?? ''),
      { unit: unit ?? '', report },
    );
    return schema ? [{ name: label.name, schema: { ...schema, title: label.title }, isRequired: false, at }] : [];
  });
  return { fields, unsaid };
}

/** Returns the separator of the headings; values may contain other marks. */
function findSeparator(text: string): string {
  const [headings = ''] = text.split(/\r\n|\r|\n/);
  const counts = ['\t', ';', ','].map((mark) => ({ mark, count: headings.split(mark).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** The label of a line of units. */
const UNITS = /^units?$/i;

function isUnits(cells: readonly string[]): boolean {
  return UNITS.test(cells[0] ?? '') || isUnitLine(cells, { isBelowTitles: true });
}

interface Column {
  unit: string;
  report: (message: string) => void;
}

function readValues(cells: readonly string[], { unit, report }: Column): FieldSchema | undefined {
  const values = cells.filter((cell) => !EMPTY.has(cell.toLowerCase()));
  if (values.length === 0) return void report('has no values, so its type is not known.');
  const marks = findMarks(values);
  const numbers = values.map((value) => readCell(value, marks)).filter((value) => typeof value === 'number');
  if (numbers.length === values.length) {
    const isWhole = unit === '' && numbers.every(Number.isInteger);
    return { type: isWhole ? 'integer' : 'number', ...(unit === '' ? {} : { 'x-unit': unit }) };
  }
  const odd = values.find((value) => readCell(value, marks) === 'unreadable');
  if (numbers.length > values.length * MOSTLY) report(`holds numbers and texts such as "${odd}", so it is a text.`);
  if (values.every((value) => FLAGS.has(value.toLowerCase()))) return { type: 'boolean' };
  const distinct = [...new Set(values)].sort();
  const isChoice = distinct.length <= MOST_CHOICES && values.length >= distinct.length * REPEATED;
  if (isChoice && distinct.every((value) => value.length <= LONGEST_CHOICE))
    return { type: 'string', enum: distinct, default: findMostFrequent(values) };
  return { type: 'string' };
}

/** Returns the most frequent value, the best guess for the default that a choice needs. */
function findMostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const EMPTY = new Set(['', 'n/a', 'na', 'nan', 'null', 'none', '-']);
const FLAGS = new Set(['true', 'false', 'yes', 'no']);
/** The share of numbers above which the remaining texts are unusual. */
const MOSTLY = 0.8;
/** A choice has at most this many values, and each occurs this often on average. */
const MOST_CHOICES = 12;
const REPEATED = 3;
const LONGEST_CHOICE = 60;
