import { risesThroughout } from '#model/risesThroughout.ts';
import type { ImportFile } from './ImportFile.ts';
import type { LongTable } from './ImportMapping.ts';
import { isYear } from './isYear.ts';
import { parseDecimal } from './parseDecimal.ts';
import { MAKER } from './proposeName.ts';
import { readTable } from './readTable.ts';
import type { TableRow } from './TableRow.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';

/** The number of entities in a sample. */
const THINGS = 60;
/** The most lines to read; the lines after them are assumed to be similar. */
const MOST_LINES = 200_000;
const MOST_PARAMETERS = 500;

/**
 * Finds the columns of a table with one value per line; undefined if one for the parameter, the value or the entity is
 * missing. Where each year has its column of values, it is that of `year`, or else the first.
 */
export function findLong(columns: readonly SampleColumn[], year?: string): LongTable | undefined {
  const find = (pattern: RegExp) => columns.find(({ heading }) => pattern.test(heading.trim()))?.heading;
  const parameter = find(PARAMETER);
  const years = findYears(columns);
  const value = find(VALUE) ?? years.find((one) => one === year) ?? years[0];
  if (parameter === undefined || value === undefined) return undefined;
  const unit = find(UNIT);
  const taken = new Set([parameter, value, unit]);
  const texts = columns.filter(
    ({ heading, cells }) => !taken.has(heading) && cells.some((cell) => /\p{L}/u.test(cell)),
  );
  const entity = ENTITIES.flatMap((one) => texts.filter(({ heading }) => one.test(heading)))[0] ?? texts[0];
  if (!entity) return undefined;
  return { entity: entity.heading, parameter, value, ...(unit === undefined ? {} : { unit }) };
}

/** Returns the headings of the columns that are years, such as '2030'. */
export function findYears(columns: readonly SampleColumn[]): string[] {
  return columns.flatMap(({ heading }) => (isYear(Number(heading)) ? heading : []));
}

const PARAMETER =
  /^(parameter|par|param|variable|property|attribute|quantity|(kenn)?gr(ö|oe)(ß|ss)e|merkmal|eigenschaft|core_metric_parameter)$/i;
const VALUE = /^(value|val|values|wert|amount)$/i;
const UNIT = /^(unit|units|einheit|einheiten)$/i;
const ENTITIES = [
  /^(technology|technologie|tech)$/i,
  /^(name|bezeichnung)$/i,
  /^(entity|component|device|product|model|modell|anlage|plant|unit|type|typ)/i,
];

/**
 * Samples a long table: its parameters, from all lines of the file, become columns, in addition to those that
 * distinguish its entities.
 */
export async function sampleLong(file: ImportFile, flat: TableSample, found: LongTable): Promise<TableSample> {
  const long = await completeLong(file, flat, found);
  const headings = [long.entity, ...(long.also ?? [])];
  const things = new Map<string, number>();
  const cells = new Map<string, { unit: string | undefined; cells: string[] }>(
    headings.map((heading) => [heading, { unit: undefined, cells: [] }]),
  );
  for await (const row of readLines(file, flat)) {
    const texts = headings.map((heading) => textIn(row, heading));
    const key = JSON.stringify(texts);
    const isNew = !things.has(key);
    const place = things.get(key) ?? things.size;
    things.set(key, place);
    if (isNew && place < THINGS)
      for (const [index, heading] of headings.entries()) (cells.get(heading)?.cells ?? [])[place] = texts[index] ?? '';
    const parameter = textIn(row, long.parameter);
    if (parameter === '' || (!cells.has(parameter) && cells.size >= MOST_PARAMETERS)) continue;
    const known = cells.get(parameter) ?? { unit: textIn(row, long.unit) || undefined, cells: [] };
    cells.set(parameter, known);
    if (place < THINGS) known.cells[place] ??= textIn(row, long.value);
  }
  const count = Math.min(things.size, THINGS);
  const columns = [...cells].map(([heading, { unit, cells: own }]) => ({
    heading,
    unit,
    cells: Array.from({ length: count }, (_, index) => own[index] ?? ''),
  }));
  const years = isYear(Number(long.value)) ? findYears(flat.columns) : [];
  return { ...flat, columns, long, ...(years.length > 1 ? { years } : {}) };
}

/** Adds the columns without which an entity would have several values of a parameter: its year, its variant. */
async function completeLong(file: ImportFile, flat: TableSample, long: LongTable): Promise<LongTable> {
  const taken = new Set([long.entity, long.parameter, long.value, long.unit]);
  const others = flat.columns
    .map(({ heading }) => heading)
    .filter((one) => !taken.has(one) && !ABOUT_VALUES.test(one) && !isYear(Number(one)));
  const seen = new Map<string, string[]>();
  const varying = new Set<string>();
  for await (const row of readLines(file, flat)) {
    const key = JSON.stringify([textIn(row, long.entity), textIn(row, long.parameter)]);
    const texts = others.map((heading) => textIn(row, heading));
    const first = seen.get(key);
    if (!first) seen.set(key, texts);
    else for (const [index, heading] of others.entries()) if (first[index] !== texts[index]) varying.add(heading);
  }
  const also = others.filter((heading) => varying.has(heading));
  return also.length === 0 ? long : { ...long, also };
}

/** Matches columns that describe a value, not the entity. */
const ABOUT_VALUES =
  /source|reference|\bref\b|^ref$|note|comment|bemerk|descr|further|link|url|currency|price ?year|default|uncert|quelle/i;

async function* readLines(file: ImportFile, sample: TableSample): AsyncGenerator<TableRow> {
  const { columns, file: _, long: __, group: ___, ...table } = sample;
  const headings = columns.map(({ heading }) => heading);
  let count = 0;
  for await (const part of readTable(file, { ...table, headings, blank: [], leftOut: {} })) {
    if (!('row' in part)) continue;
    yield part.row;
    if (++count === MOST_LINES) return;
  }
}

function textIn({ cells }: TableRow, heading: string | undefined): string {
  return heading === undefined ? '' : (cells.get(heading)?.[0]?.text.trim() ?? '');
}

/**
 * Joins the lines of each component if a column is the same on all of them, and the others list the points of curves;
 * undefined if each line is a component.
 */
export function groupSample(sample: TableSample): TableSample | undefined {
  const { columns, decimal } = sample;
  const rows = columns[0]?.cells.length ?? 0;
  if (rows < FEWEST_POINTS) return undefined;
  for (const { heading, cells } of columns) {
    if (!cells.every((cell) => /\p{L}/u.test(cell)) || MAKER.test(heading)) continue;
    const runs: [from: number, to: number][] = [];
    for (let at = 0; at < rows; at++) {
      const last = runs.at(-1);
      if (last && cells[at] === cells[last[0]]) last[1] = at + 1;
      else runs.push([at, at + 1]);
    }
    // The sample may end in the middle of the last run.
    const whole = runs.length > 1 ? runs.slice(0, -1) : runs;
    const isApart = new Set(runs.map(([from]) => cells[from])).size === runs.length;
    if (!isApart || whole.some(([from, to]) => to - from < FEWEST_POINTS)) continue;
    const toLists = (column: SampleColumn) => whole.map(([from, to]) => column.cells.slice(from, to));
    const risingIn = columns.filter((column) =>
      toLists(column).every((list) =>
        risesThroughout(list.map((cell) => Number(parseDecimal(cell, decimal) ?? Number.NaN))),
      ),
    );
    // Lines with different names are different products, however their numbers rise.
    const isNamed = columns.some((column) => toLists(column).some((list) => differ(list.filter(isText))));
    if (risingIn.length === 0 || isNamed) continue;
    return {
      ...sample,
      group: heading,
      columns: columns.map((column) => ({ ...column, cells: toLists(column).map(joinCells) })),
    };
  }
  return undefined;
}

const FEWEST_POINTS = 3;

/** A number, with or without its unit. */
const AMOUNT = /^[-−+]?[\d.,]+(\s?[\p{L}%°][\p{L}\d%°/²³]*)?$/u;

function isText(cell: string): boolean {
  return cell !== '' && !AMOUNT.test(cell);
}

function joinCells(list: readonly string[]): string {
  return differ(list) ? list.join('; ') : (list[0] ?? '');
}

function differ(list: readonly string[]): boolean {
  return new Set(list).size > 1;
}
