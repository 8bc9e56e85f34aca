import { carryRecord } from './carryRecord.ts';
import type { FieldValues } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import type { ChangeStep, KindChanges } from './KindChanges.ts';
import { ScopeReader } from './ScopeReader.ts';
import type { SentSource } from './ValueSource.ts';
import { withValueAt } from './valueAtPath.ts';

interface Carrying {
  from: number;
  to: number;
  /** The record in the version `from`, for converting ranges as the values are converted. */
  record: FieldValues;
}

/**
 * Converts the sources of a record between two versions of its kind. They follow the values: each part of a split value
 * gets the source, and a merged value gets the source of its first part that has one. Sources without a place in the
 * target version are kept under their path and version, 'colour@1', and restored on the way back.
 */
export function carrySources<Source extends SentSource>(
  changes: KindChanges,
  sources: Readonly<Record<string, Source>>,
  { from, to, record }: Carrying,
): Readonly<Record<string, Source>> {
  let carried = new Map(Object.entries(sources));
  // Each step converts ranges with the values of its version.
  const carryTo = (version: number) => carryRecord(changes, record, { from, to: version });
  for (let older = from; older < to; older++)
    carried = carry(carried, { steps: changes[older + 1] ?? [], from: older, to: older + 1, record: carryTo(older) });
  for (let older = from - 1; older >= to; older--)
    carried = carry(carried, {
      steps: changes[older + 1] ?? [],
      from: older + 1,
      to: older,
      record: carryTo(older + 1),
    });
  return Object.fromEntries(carried);
}

interface Way {
  steps: readonly ChangeStep[];
  from: number;
  to: number;
  record: FieldValues;
}

function carry<Source extends SentSource>(
  sources: ReadonlyMap<string, Source>,
  { steps, from, to, record }: Way,
): Map<string, Source> {
  const gone = new Set<string>();
  const made = new Map<string, Source>();
  // Rows have no sources.
  for (const { before, after, up, down } of steps.filter(({ rows }) => rows === undefined)) {
    const [origins, targets, convert] = to > from ? [before, after, up] : [after, before, down];
    const held = origins.flatMap((path) => {
      const source = sources.get(toDotted(path));
      return source ? [{ path, source }] : [];
    });
    const [first] = held;
    for (const path of origins) gone.add(toDotted(path));
    for (const path of targets) {
      gone.add(toKept(path, to));
      const kept = sources.get(toKept(path, to));
      const converted = first && convertRange(first, { target: path, convert, record });
      const next = kept ?? (converted && held.length > 1 ? withoutProof(converted) : converted);
      if (next) made.set(toDotted(path), next);
    }
    for (const { path, source } of held)
      if (targets.length === 0 || !isDeepEqual(source, first?.source)) made.set(toKept(path, from), source);
  }
  return new Map([...[...sources].filter(([path]) => !gone.has(path)), ...made]);
}

interface Target {
  target: string;
  convert: ChangeStep['up'];
  record: FieldValues;
}

/**
 * Returns the source with its range in the unit of the target, or without a range if the conversion yields no number.
 */
function convertRange<Source extends SentSource>(
  { path, source }: { path: string; source: Source },
  { target, convert, record }: Target,
): Source {
  const { low, high, ...rest } = source;
  const convertOne = (limit: number | undefined) => {
    if (limit === undefined) return undefined;
    const value = convert(new ScopeReader(withValueAt(record, path, limit)))[target];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const [first, second] = [convertOne(low), convertOne(high)];
  // Where there is one end, a greater value shows whether the conversion turns the range.
  const only = low === undefined ? high : high === undefined ? low : undefined;
  const [start, end] =
    only === undefined ? [first, second] : [only, only + Math.max(1, Math.abs(only))].map(convertOne);
  const isTurned = start !== undefined && end !== undefined && end < start;
  const [least, most] = isTurned ? [second, first] : [first, second];
  // Only the range differs from the given source.
  return {
    ...rest,
    ...(least === undefined ? {} : { low: least }),
    ...(most === undefined ? {} : { high: most }),
  } as Source;
}

/** Drops the confirmation: no one has compared the merged value with the source of one of its parts. */
function withoutProof<Source extends SentSource>({ confirmed: _, ...source }: Source): Source {
  return source as Source;
}

function toDotted(path: string): string {
  return path.replaceAll('/', '.');
}

function toKept(path: string, version: number): string {
  return `${toDotted(path)}@${version}`;
}
