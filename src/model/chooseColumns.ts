import { listPossibleUnits } from './listPossibleUnits.ts';
import { isOtherQuantity, isShare, matchHeading, type NamedAxis } from './matchHeading.ts';
import { createConverter } from './readQuantity.ts';
import type { TableColumn } from './tableColumns.ts';

export interface ChosenColumns {
  /** The column of each axis; undefined if they are ambiguous, so that they are used in their order. */
  columns: TableColumn[] | undefined;
  /** What is doubtful about them, in words. */
  notes: string[];
}

/** Chooses the columns of the axes by title and unit, or all but a mere counter. */
export function chooseColumns(columns: readonly TableColumn[], axes: readonly NamedAxis[]): ChosenColumns {
  const chosen = findAll(columns, axes) ?? withoutIndex(columns, axes);
  if (chosen) return { columns: chosen, notes: describeDoubtful(chosen, axes) };
  const counter = withoutCounter(columns, axes);
  if (counter) return counter;
  const isTitled = columns.some((column, index) => {
    const axis = axes[index];
    return WORD.test(column.heading.title) || (axis && isDoubtful(column, axis));
  });
  const several = axes.find((axis) => listCandidates(columns, axis).length > 1);
  const reason = several ? `Several columns may be ${several.title}` : 'No title matches an axis';
  return { columns: undefined, notes: isTitled ? [`${reason}: columns were used in their order`] : [] };
}

/** Finds the only column with the title or the physical unit of an axis. */
export function findColumn(columns: readonly TableColumn[], axis: NamedAxis): TableColumn | undefined {
  const alike = columns.filter((column) => isAlike(column, axis));
  const [first] = alike;
  if (alike.length === 1 && !isShare(axis.unit ?? '')) return first;
  const isNamed = ({ heading }: TableColumn) => matchHeading(heading.title, axis).fit === 'named';
  const named = alike.some(isNamed) ? alike.filter(isNamed) : columns.filter(isNamed);
  if (named.length === 1) return named[0];
  // 'Power' rather than 'Reactive power'.
  const same = named.filter(({ heading }) => heading.title === axis.title.toLowerCase());
  if (same.length === 1) return same[0];
  const certain = named.filter(({ heading }) => matchHeading(heading.title, axis).extra.length === 0);
  if (certain.length === 1) return certain[0];
  // 'Wind speed [m/s]' rather than 'Wind speed [mph]'.
  const ownUnit = listCandidates(columns, axis).filter(({ heading }) => heading.unit === axis.unit);
  return ownUnit.length === 1 && ownUnit[0]?.heading.unit !== undefined ? ownUnit[0] : undefined;
}

/** The columns that may be that of a physical axis: those with its title, or else with a unit of its quantity. */
function listCandidates(columns: readonly TableColumn[], axis: NamedAxis): readonly TableColumn[] {
  if (isShare(axis.unit ?? '')) return [];
  const named = columns.filter(({ heading }) => matchHeading(heading.title, axis).fit === 'named');
  if (named.length > 0) return named;
  return columns.filter((column) => isAlike(column, axis));
}

function findAll(columns: readonly TableColumn[], axes: readonly NamedAxis[]): TableColumn[] | undefined {
  const named = axes.map((axis) => findColumn(columns, axis));
  const found = withLast(columns, withRelated(columns, { axes, found: named }), axes);
  const distinct = [...new Set(found)].filter((column) => column !== undefined);
  return distinct.length === axes.length ? distinct : undefined;
}

type Found = readonly (TableColumn | undefined)[];

/** Finds the columns of the axes that have none yet among the other columns, by unit, a part of the title or a symbol. */
function withRelated(
  columns: readonly TableColumn[],
  { axes, found }: { axes: readonly NamedAxis[]; found: Found },
): Found {
  const left = columns.filter((column) => !found.includes(column) && !isIndex(column));
  return axes.map((axis, index) => {
    if (found[index]) return found[index];
    const related = left.filter(({ heading }) => matchHeading(heading.title, axis).fit === 'related');
    const alike = left.filter((column) => isAlike(column, axis));
    return [related, alike].find(({ length }) => length === 1)?.[0];
  });
}

/** If a single axis has no column yet and a single column is left whose unit fits, they belong together. */
function withLast(columns: readonly TableColumn[], found: Found, axes: readonly NamedAxis[]): Found {
  const left = columns.filter((column) => !found.includes(column) && !isIndex(column));
  return found.map((column, index) => {
    const fitting = left.filter(({ heading }) => heading.unit === undefined || isAlike({ heading }, axes[index]));
    return column ?? [left, fitting].find(({ length }) => length === 1)?.[0];
  });
}

function isAlike({ heading }: Pick<TableColumn, 'heading'>, axis: NamedAxis | undefined): boolean {
  return heading.unit !== undefined && createConverter(heading.unit, axis?.unit ?? '') !== undefined;
}

function withoutIndex(columns: readonly TableColumn[], axes: readonly NamedAxis[]): TableColumn[] | undefined {
  const [first, ...others] = columns;
  const isTitled = others.some(({ heading }) => heading.title !== '');
  return first && others.length === axes.length && isTitled && isIndex(first) ? others : undefined;
}

/** Chooses from columns without titles, of which there is one too many and the first counts the rows. */
function withoutCounter(columns: readonly TableColumn[], axes: readonly NamedAxis[]): ChosenColumns | undefined {
  const [first, ...others] = columns;
  const isUntitled = columns.every(({ label }) => label === '');
  if (!first || !isUntitled || others.length !== axes.length || !isIndex(first)) return undefined;
  if (first.values.length < LEAST_COUNTED) return undefined;
  return isMonotonic(others[0]?.values ?? [])
    ? { columns: others, notes: ['Column 1 was read as row numbers'] }
    : { columns: undefined, notes: ['Column 1 may be row numbers'] };
}

const LEAST_COUNTED = 3;

function isMonotonic(values: TableColumn['values']): boolean {
  const steps = values.slice(1).map((value = Number.NaN, row) => Math.sign(value - (values[row] ?? Number.NaN)));
  return steps.every((step) => step === steps[0] && Math.abs(step) === 1);
}

/** Whether a column only numbers its rows. */
function isIndex({ heading, values }: TableColumn): boolean {
  const [first] = values;
  return (
    INDEX.test(heading.title) && (first === 0 || first === 1) && values.every((value, row) => value === first + row)
  );
}

const INDEX = /^(#|no\.?|nr\.?|id|index|row|point)?$/;

function describeDoubtful(chosen: readonly TableColumn[], axes: readonly NamedAxis[]): string[] {
  return chosen.flatMap((column, index) => {
    const axis = axes[index];
    return axis && isDoubtful(column, axis) ? [`“${column.label}” may be another quantity: read as ${axis.title}`] : [];
  });
}

/** Whether the title of a column says that it may not be the column of an axis; a unit that does not fit says more. */
function isDoubtful(column: TableColumn, axis: NamedAxis): boolean {
  const { title, unit } = column.heading;
  if (title === '' || (unit !== undefined && !isAlike(column, axis))) return false;
  const { fit, extra } = matchHeading(withoutUnits(column.heading, axis), axis);
  // A physical unit identifies the quantity unless a word denies it.
  if (unit !== undefined && !isShare(axis.unit ?? '')) return extra.some(isOtherQuantity);
  return fit === 'other' || (fit === 'named' && extra.length > 0);
}

/** The title without what may be its unit, which is noted as such. */
function withoutUnits({ title, unknown, doubtful, open }: TableColumn['heading'], { unit = '' }: NamedAxis): string {
  const possible = open
    .flatMap(listPossibleUnits)
    .filter((each) => each.isSure || (unit !== '' && createConverter(each.unit, unit)));
  const units = new Set([unit, ...possible.map((each) => each.unit)].map((text) => text.toLowerCase()));
  return title
    .replace((unknown ?? doubtful ?? '').toLowerCase(), ' ')
    .replace(ODD_UNIT, ' ')
    .split(' ')
    .filter((word) => !units.has(word))
    .join(' ');
}

/** Brackets around what looks like a unit: '(gal/hr)'. */
const ODD_UNIT = /\(\S*[/·%°²³]\S*\)/g;

/** Matches a word rather than a symbol such as 'v' or 'P1'. */
const WORD = /\p{L}{3}/u;
