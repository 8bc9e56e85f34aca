import type { ErrorObject } from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import { isRecord } from '#model/isRecord.ts';
import { type ShapeCheck, toPath, valueAt } from './checkShape.ts';
import { fileStem } from './fileStem.ts';
import { findNearest } from './findNearest.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';
import { withPaths } from './withPaths.ts';

/** A file without what its meta-schema refuses, so that the rest of it can be checked in the same run. */
export interface RepairedFile {
  source: SourceFile;
  /** Whether nothing was taken out but words that are not known. */
  isWhole: boolean;
  /** Names of the fields, curves and derived values that lack something, so that what names them can't be judged. */
  doubtful: ReadonlySet<string>;
  /** It is not known which fields the tabs hold. */
  hasDoubtfulTabs: boolean;
  /** Whether a problem follows from what was reported already, or may do so. */
  isConsequence: (problem: Problem) => boolean;
}

/** Takes out of a file what its meta-schema refuses; undefined where too little would be left to check. */
export function repairShape(
  source: SourceFile,
  checkShape: ShapeCheck,
  part?: 'shared' | 'form',
): RepairedFile | undefined {
  const errors = checkShape.findErrors(source.value, part);
  const faulty = errors.map((error) => findFaultyPart(error, source.value)).filter((path) => path !== undefined);
  if (faulty.some(([section]) => section === undefined || NEEDED_WHOLE.has(section))) return undefined;
  const copy = copyOf(source.value);
  if (!isRecord(copy)) return undefined;
  const whole: Whole = { value: copy, origins: new WeakMap() };
  for (let round = 0, left = errors; left.length > 0; left = checkShape.findErrors(whole.value, part)) {
    if (++round > MOST_ROUNDS) return undefined;
    // From the end, so that the entries of lists keep their places until it is their turn.
    for (const error of left.toReversed()) mend(whole, error);
    if (!part) fillIn(whole.value, source.file);
  }
  const unsure = [...faulty, ...errors.flatMap(pathOfUnknown)];
  const isFaulty = (problem: Problem) => unsure.some((path) => source.holds(path, problem));
  const doubtful = new Set(faulty.flatMap(([section, name]) => (NAMED.has(String(section)) && name ? [name] : [])));
  return {
    source: { ...withPaths(source, (path) => originalPath(whole, path)), value: whole.value },
    isWhole: faulty.length === 0,
    doubtful,
    hasDoubtfulTabs: faulty.some(([section = '']) => PLACING.has(section)),
    isConsequence: (problem) => (problem.file === source.file && isFaulty(problem)) || quotesOne(problem, doubtful),
  };
}

/** How often the rest is checked again. */
const MOST_ROUNDS = 20;
/** Without these, most of what else there is to report would follow from their lack. */
const NEEDED_WHOLE = new Set<string>(['properties', 'allOf']);
/** What holds parts by name. */
const NAMED = new Set(['properties', '$defs', 'x-curves', 'x-derived', 'x-tab-titles']);
/** What says which fields are shown where. */
const PLACING = new Set(['x-tabs', 'x-groups', 'x-curves']);
const LISTED = new Set(['x-rules', 'x-checks', 'x-tabs', 'x-groups']);

/** The smallest named part around an error that can't be judged any more; undefined for a word that is only unknown. */
function findFaultyPart(
  { keyword, instancePath, params, propertyName }: ErrorObject,
  value: unknown,
): string[] | undefined {
  const path = toPath(instancePath);
  if (keyword === 'additionalProperties') return undefined;
  if (propertyName !== undefined) path.push(propertyName);
  else if (path.length === 0) return [String(params.missingProperty ?? '')].filter((word) => word && isRecord(value));
  const [section = ''] = path;
  const isWhole = !(NAMED.has(section) || LISTED.has(section)) || path.length === 1;
  return isWhole ? [section] : path.slice(0, 2);
}

function pathOfUnknown({ instancePath, params }: ErrorObject): string[][] {
  const { additionalProperty } = params;
  return typeof additionalProperty === 'string' ? [[...toPath(instancePath), additionalProperty]] : [];
}

interface Whole {
  value: Record<string, unknown>;
  /** The original keys or indexes of objects and lists that were changed. */
  origins: WeakMap<object, Map<string, string> | number[]>;
}

function mend(whole: Whole, { keyword, instancePath, params, propertyName, parentSchema }: ErrorObject): void {
  const path = toPath(instancePath);
  const name: unknown = params.additionalProperty ?? propertyName;
  if (typeof name === 'string') {
    const known = Object.keys(parentSchema?.properties ?? {});
    const meant = keyword === 'additionalProperties' ? findNearest(name, known) : undefined;
    removeAt(whole, [...path, name], meant);
  } else if (path.length > 0) removeAt(whole, path);
}

function removeAt({ value, origins }: Whole, path: string[], renamed?: string): void {
  const key = path.at(-1) ?? '';
  const owner = valueAt(value, path.slice(0, -1));
  if (Array.isArray(owner)) {
    const known = origins.get(owner);
    const indexes = Array.isArray(known) ? known : owner.map((_, index) => index);
    owner.splice(Number(key), 1);
    indexes.splice(Number(key), 1);
    origins.set(owner, indexes);
  } else if (isRecord(owner) && Object.hasOwn(owner, key)) {
    const held = owner[key];
    delete owner[key];
    if (renamed === undefined || Object.hasOwn(owner, renamed)) return;
    owner[renamed] = held;
    const known = origins.get(owner);
    origins.set(owner, new Map([...(known instanceof Map ? known : []), [renamed, key]]));
  }
}

function originalPath({ value, origins }: Whole, path: JSONPath): JSONPath {
  let node: unknown = value;
  return path.map((key) => {
    const known = typeof node === 'object' && node !== null ? origins.get(node) : undefined;
    node = valueAt(node, [String(key)]);
    if (Array.isArray(known)) return known[Number(key)] ?? key;
    return known?.get(String(key)) ?? key;
  });
}

/** Stands in for what each kind needs, whose absence was reported. */
function fillIn(file: Record<string, unknown>, path: string): void {
  const whole: Record<string, unknown> = {
    $schema: '../kind.schema.json',
    $id: fileStem(path),
    title: fileStem(path),
    'x-kind': { plural: fileStem(path), icon: '', order: 0 },
  };
  for (const [word, value] of Object.entries(whole)) file[word] ??= value;
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)])),
  );
}

function quotesOne({ message }: Problem, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => message.includes(`"${name}"`));
}
