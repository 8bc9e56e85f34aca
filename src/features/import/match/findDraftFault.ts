import { imports } from '#generated/imports.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import {
  filledUnit,
  findCurrency,
  findFilled,
  isOfNumbers,
  isOfOtherCurrency,
  isUnstated,
  listCurves,
} from '#model/imports/draftParts.ts';
import { listPlaceholders } from '#model/imports/fillText.ts';
import type { DraftColumn, MappingDraft } from '#model/imports/MappingDraft.ts';
import { FILE } from '#model/imports/readNames.ts';
import { unitRatio } from '#model/imports/unitRatio.ts';

/** Returns what keeps a mapping draft from reading rows, and what to do; undefined if nothing does. */
export function findDraftFault(draft: MappingDraft, definition: FormDefinition): string | undefined {
  const { name, columns, source, isUnsure } = draft;
  if (isUnsure) return 'Choose the kind of the components: several fit the table equally well.';
  const named = listPlaceholders(name).map(({ column }) => column);
  const unknown = named.find((one) => one !== FILE && !columns.some(({ id }) => id === one));
  if (unknown !== undefined) return `There is no column {${unknown}} for the name.`;
  if (named.length === 0) return 'Name at least one column in braces, so that each component gets its own name.';
  const ofLists = columns.find(({ id, holds }) => named.includes(id) && holds !== undefined);
  if (ofLists) return `${ofLists.heading} holds lists; use another column for the names of components.`;
  const matched = columns.filter((column) => findFilled(column, definition) !== undefined);
  if (matched.length === 0) return 'Choose a field for at least one column.';
  const twice = matched.find(({ field }, index) => matched.findIndex((other) => other.field === field) < index);
  if (twice) return `Two columns fill the same field; leave one of them out: ${twice.heading}.`;
  const wrong = matched.find((column) => findUnitFault(column, definition) !== undefined);
  if (wrong) return `${wrong.heading}: ${findUnitFault(wrong, definition)}`;
  const open = matched.find(isUnstated);
  if (open) return `${open.heading}: the table states no unit; confirm ${open.expected?.unit}, or type another one.`;
  const currency = findCurrency(draft, definition);
  const other = matched.find((column) => isOfOtherCurrency(column, currency));
  if (other) return `${other.heading} is in ${other.currency}, but all prices are in ${currency}; leave it out.`;
  // Every value stores it.
  if (source.title.trim() === '') return 'Enter under Source where the table comes from.';
  return findSetFault(draft) ?? findCurveFault(draft, definition);
}

/**
 * Checks the name of the set. Any table of a set updates its components, so unrelated tables need separate sets.
 */
function findSetFault({ id }: MappingDraft): string | undefined {
  if (!/^[a-z][a-z0-9_]*$/.test(id))
    return 'The set needs a name of lower-case letters, digits and _, such as heat_pumps_2030.';
  return imports.some((known) => known.id === id)
    ? `${id} is the set of a known table; choose another one.`
    : undefined;
}

/** Finds a curve that lacks a column or is filled twice. */
function findCurveFault(draft: MappingDraft, definition: FormDefinition): string | undefined {
  const whole = new Set(listCurves(draft, definition).map(({ curve }) => curve.id));
  for (const column of draft.columns) {
    const filled = findFilled(column, definition);
    if (filled?.sort !== 'axis') continue;
    const { curve, axis } = filled.part;
    if (draft.columns.some((other) => other.holds?.sort === 'series' && other.field === curve.id))
      return `${curve.title} is in the columns ${seriesText(draft.columns, curve.id)} already; leave ${column.heading} out.`;
    if (whole.has(curve.id)) continue;
    return axis === 'x'
      ? `${curve.title} needs a column for ${curve.y.map(({ title }) => title).join(' or ')} as well.`
      : `${curve.title} needs a column for ${curve.x.title} as well.`;
  }
  return undefined;
}

function seriesText(columns: readonly DraftColumn[], curve: string): string {
  return columns.find(({ field, holds }) => holds?.sort === 'series' && field === curve)?.heading ?? '';
}

/**
 * Returns why a column's unit doesn't fit its field; for a series, also checks the unit in its headings against the
 * curve's x axis.
 */
export function findUnitFault(column: DraftColumn, definition: FormDefinition): string | undefined {
  const filled = findFilled(column, definition);
  if (!filled || !isOfNumbers(filled)) return undefined;
  const fault = toFault(column.unit, filledUnit(filled));
  if (fault || filled.sort !== 'series' || column.holds?.sort !== 'series') return fault;
  return toFault(column.holds.unit, filled.curve.x.unit);
}

function toFault(from: string, to: string | undefined): string | undefined {
  return unitRatio({ from, to }) ? undefined : `“${from}” can't be converted into ${to ?? 'a plain number'}.`;
}
