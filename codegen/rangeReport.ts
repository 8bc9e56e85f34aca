import { counted } from '#model/counted.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { significantText } from '#model/significantText.ts';
import { softWarning } from '#model/softWarning.ts';
import { toUsualRange } from '#model/toUsualRange.ts';
import { FEWEST_VALUES, proposeLimits } from './proposeLimits.ts';
import type { Sample } from './readSamples.ts';

/** The soft limits of a field; a limit that no accepted value can pass is left out. */
export interface SoftRange {
  minimum?: number;
  maximum?: number;
}

/** The distribution of a field's values, and the limits that follow from it. */
export interface FieldRange {
  field: FieldDefinition;
  /** Undefined if no limits follow. */
  proposed: SoftRange | undefined;
  lines: string[];
}

/** The most values beyond a limit that are listed one by one. */
const MOST_SHOWN = 10;

/** Describes the values of a field with its present and its proposed limits. */
export function reportRange({ field, values, notes }: Sample): FieldRange {
  const { p5, median, p95 } = toUsualRange(Float64Array.from(values));
  const unit = field.unit ? ` (${field.unit})` : '';
  const about = notes.length > 0 ? `; ${notes.join('; ')}` : '';
  const head = `${field.name}${unit}: ${counted(values.length, 'value')}, 5th percentile ${significantText(p5)}, median ${significantText(median)}, 95th percentile ${significantText(p95)}${about}`;
  const now = `  now       ${describe(field.warn)}${listFlagged(field, values)}`;
  const limits = proposeLimits(values);
  if (!limits) {
    const why = values.length < FEWEST_VALUES ? `fewer than ${FEWEST_VALUES} values` : 'all values are equal';
    return { field, proposed: undefined, lines: [head, now, `  proposed  nothing: ${why}`] };
  }
  const proposed = withinReach(field, limits);
  const by = limits.isByRatio ? ', by ratios' : '';
  const flagged = listFlagged({ ...field, warn: proposed }, values);
  return { field, proposed, lines: [head, now, `  proposed  ${describe(proposed)}${by}${flagged}`] };
}

function withinReach(field: FieldDefinition, { minimum, maximum }: Required<SoftRange>): SoftRange {
  const least = Math.max(field.minimum ?? -Infinity, field.exclusiveMinimum ?? -Infinity);
  const most = Math.min(field.maximum ?? Infinity, field.exclusiveMaximum ?? Infinity);
  return { ...(minimum > least ? { minimum } : {}), ...(maximum < most ? { maximum } : {}) };
}

function describe(limits: FieldDefinition['warn']): string {
  const { minimum, exclusiveMinimum, maximum } = limits ?? {};
  const parts = [
    ...(minimum === undefined ? [] : [`minimum ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`maximum ${maximum}`]),
  ];
  return parts.length > 0 ? parts.join(', ') : 'no limits';
}

function listFlagged(field: FieldDefinition, values: readonly number[]): string {
  const flagged = values.filter((value) => softWarning(field, value) !== undefined);
  if (flagged.length === 0) return '; flags none';
  const shown = [...new Set(flagged)].sort((a, b) => a - b);
  const rest = shown.length > MOST_SHOWN ? ', ...' : '';
  return `; flags ${flagged.length}: ${shown.slice(0, MOST_SHOWN).map(significantText).join(', ')}${rest}`;
}
