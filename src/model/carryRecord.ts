import type { FieldValues } from './FormDefinition.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isRecord } from './isRecord.ts';
import type { ChangeStep, Convert, KindChanges } from './KindChanges.ts';
import { ScopeReader } from './ScopeReader.ts';
import { getAtPath, withoutValueAt, withValueAt } from './valueAtPath.ts';

/**
 * Converts a record between two versions of its kind, in either direction. Values that the target version can't
 * represent are kept under their name and version, 'colour@1', and restored on the way back unless the converted values
 * have changed since.
 */
export function carryRecord(
  changes: KindChanges,
  record: FieldValues,
  { from, to }: { from: number; to: number },
): FieldValues {
  let carried = record;
  for (let older = from; older < to; older++) carried = raise(carried, changes[older + 1] ?? [], older);
  for (let older = from - 1; older >= to; older--) carried = lower(carried, changes[older + 1] ?? [], older);
  return carried;
}

/** Splits the key of a value that is kept for another version, 'colour@1'; undefined for any other key. */
export function readKeptName(name: string): { name: string; version: number } | undefined {
  const [, own, version] = KEPT.exec(name) ?? [];
  return own === undefined ? undefined : { name: own, version: Number(version) };
}

const KEPT = /^(.+)@([1-9]\d*)$/;

// Tables are named by the older version: rows are converted before their table is moved, or after it has been moved
// back.
function raise(record: FieldValues, steps: readonly ChangeStep[], older: number): FieldValues {
  return carryOwn(carryRows(record, steps, raising(older)), steps, raising(older));
}

function lower(record: FieldValues, steps: readonly ChangeStep[], older: number): FieldValues {
  return carryRows(carryOwn(record, steps, lowering(older)), steps, lowering(older));
}

/** The conversion between two adjacent versions in one direction. */
interface Way {
  from: number;
  to: number;
  side: (step: ChangeStep) => Side;
}

interface Side {
  sources: readonly string[];
  targets: readonly string[];
  convert: Convert;
  back: Convert;
}

function raising(older: number): Way {
  const side = ({ before, after, up, down }: ChangeStep) => ({
    ...{ sources: before, targets: after, convert: up, back: down },
  });
  return { from: older, to: older + 1, side };
}

function lowering(older: number): Way {
  const side = ({ before, after, up, down }: ChangeStep) => ({
    ...{ sources: after, targets: before, convert: down, back: up },
  });
  return { from: older + 1, to: older, side };
}

function carryOwn(record: FieldValues, steps: readonly ChangeStep[], way: Way): FieldValues {
  const own = steps.filter(({ rows }) => rows === undefined);
  return own.length === 0 ? record : carryScope(record, own, way);
}

function carryRows(record: FieldValues, steps: readonly ChangeStep[], way: Way): FieldValues {
  let carried = record;
  for (const table of new Set(steps.flatMap(({ rows = [] }) => rows))) {
    const own = steps.filter(({ rows }) => rows === table);
    carried = mapRowsAt(carried, table.split('/'), (row) => carryScope(row, own, way));
  }
  return carried;
}

/**
 * Returns the record with each row of a table replaced; a path through other tables is followed in each of their rows.
 */
function mapRowsAt(record: FieldValues, path: readonly string[], map: (row: FieldValues) => FieldValues): FieldValues {
  const [name = '', ...rest] = path;
  const value = getAtPath(record, name);
  const follow = (row: unknown) => {
    if (!isRecord(row)) return row;
    return rest.length === 0 ? map(row) : mapRowsAt(row, rest, map);
  };
  if (Array.isArray(value)) return { ...record, [name]: value.map(follow) };
  return isRecord(value) && rest.length > 0 ? { ...record, [name]: mapRowsAt(value, rest, map) } : record;
}

function carryScope(scope: FieldValues, steps: readonly ChangeStep[], { from, to, side }: Way): FieldValues {
  const carried = steps.map((step) => {
    const { sources, targets, convert, back } = side(step);
    const own = pick(scope, sources);
    const kept = pickKept(scope, targets, to);
    const isBack = kept && isDeepEqual(make(back, targets, join(leave(scope, sources), kept)), own);
    return { sources, targets, back, own, made: isBack && kept ? kept : make(convert, sources, scope) };
  });
  const made = Object.assign({}, ...carried.map((step) => step.made));
  const gone = carried.flatMap(({ sources, targets }) => [
    ...sources.filter((path) => !Object.hasOwn(made, path)),
    ...targets.map((path) => keptName(path, to)),
  ]);
  const next = join(leave(scope, gone), made);
  // Values that the reverse conversion does not restore are kept.
  const lost = carried.filter(({ back, targets, own }) => !isDeepEqual(make(back, targets, next), own));
  const kept = lost.flatMap(({ own }) => Object.entries(own).map(([path, value]) => [keptName(path, from), value]));
  return { ...next, ...Object.fromEntries(kept) };
}

/** Converts the values at these paths; without any value, the result is empty. */
function make(convert: Convert, paths: readonly string[], scope: FieldValues): FieldValues {
  const isAbsent = paths.length > 0 && paths.every((path) => getAtPath(scope, path) === undefined);
  return isAbsent ? {} : defined(convert(new ScopeReader(scope)));
}

/** Returns the values at these paths, by path, without undefined ones. */
function pick(scope: FieldValues, paths: readonly string[]): FieldValues {
  return defined(Object.fromEntries(paths.map((path) => [path, getAtPath(scope, path)])));
}

/** Returns the values kept for these paths of a version, by path; undefined if there are none. */
function pickKept(scope: FieldValues, paths: readonly string[], version: number): FieldValues | undefined {
  const kept = paths.flatMap((path) => {
    const name = keptName(path, version);
    return Object.hasOwn(scope, name) ? [[path, scope[name]]] : [];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function keptName(path: string, version: number): string {
  return `${path.replaceAll('/', '.')}@${version}`;
}

function leave(scope: FieldValues, paths: readonly string[]): FieldValues {
  return paths.reduce(withoutValueAt, scope);
}

function join(scope: FieldValues, values: FieldValues): FieldValues {
  return Object.entries(values).reduce((joined, [path, value]) => withValueAt(joined, path, value), scope);
}

function defined(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
