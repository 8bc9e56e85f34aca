import type { ErrorObject } from 'ajv';
import { isRecord } from '#model/isRecord.ts';
import { type ShapeCheck, toPath } from './checkShape.ts';
import type { FileCopy } from './FileCopy.ts';
import { fileStem } from './fileStem.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** A file without the parts that its meta-schema refuses, so that the rest can be checked in the same run. */
export interface RepairedFile {
  source: SourceFile;
  /** Whether only unknown keywords were removed. */
  isWhole: boolean;
  /**
   * Names of the fields, curves and derived values that are faulty, so that references to them can't be checked.
   */
  doubtful: ReadonlySet<string>;
  /** Whether it is unknown which fields the tabs contain. */
  hasDoubtfulTabs: boolean;
  /** Whether a problem follows, or may follow, from one that was already reported. */
  isConsequence: (problem: Problem) => boolean;
}

/** Removes the parts of a file that its meta-schema refuses; undefined if too little would be left to check. */
export function repairShape(
  copy: FileCopy,
  errors: readonly ErrorObject[],
  checkShape: ShapeCheck,
  part?: 'shared' | 'form',
): RepairedFile | undefined {
  const faulty = errors.flatMap((error) => findFaultyPart(error) ?? []).map(({ path }) => path);
  if (!isRecord(copy.value) || faulty.some(isNeeded)) return undefined;
  const { source } = copy;
  // Removing entries below moves the entries after them.
  const written = faulty.map((path) => copy.toOriginal(path));
  const isFaulty = (problem: Problem) => written.some((path) => source.holds(path, problem));
  for (let round = 0, left = errors; left.length > 0; left = checkShape.findErrors(copy.value, part)) {
    if (++round > MOST_ROUNDS) return undefined;
    // From the end, so that the entries of lists keep their places until it is their turn.
    for (const error of left.toReversed()) takeOut(copy, error);
    if (!part) fillIn(copy.value, source.file);
  }
  const doubtful = new Set(faulty.flatMap(([section = '', name]) => (NAMED.has(section) && name ? [name] : [])));
  return {
    source: copy.toSource(),
    isWhole: faulty.length === 0,
    doubtful,
    hasDoubtfulTabs: faulty.some(([section = '']) => PLACING.has(section)),
    isConsequence: (problem) => (problem.file === source.file && isFaulty(problem)) || quotesOne(problem, doubtful),
  };
}

/** The most rounds of removing and checking again. */
const MOST_ROUNDS = 20;
/** Without these, most of the remaining problems would follow from their absence. */
const NEEDED = new Set(['properties', 'allOf']);
/** Sections that contain parts by name. */
const NAMED = new Set(['properties', '$defs', 'x-curves', 'x-derived', 'x-tab-titles']);
const LISTED = new Set(['x-rules', 'x-checks', 'x-tabs', 'x-groups']);
/** Sections that decide which fields are shown where. */
const PLACING = new Set(['x-tabs', 'x-groups', 'x-curves']);

function isNeeded([section, name]: readonly string[]): boolean {
  return section === undefined || (name === undefined && NEEDED.has(section));
}

/** Returns the smallest named part around an error that can no longer be judged; undefined for an unknown keyword. */
function findFaultyPart(error: ErrorObject): { path: string[] } | undefined {
  const { keyword, instancePath, params, propertyName } = error;
  if (keyword === 'additionalProperties') return undefined;
  const path = [...toPath(instancePath), ...(propertyName === undefined ? [] : [propertyName])];
  const [section = params.missingProperty] = path;
  const isPart = path.length > 1 && (NAMED.has(section) || LISTED.has(section));
  return { path: isPart ? path.slice(0, 2) : [section].flatMap((word) => word ?? []) };
}

function takeOut(copy: FileCopy, { instancePath, params, propertyName }: ErrorObject): void {
  const path = toPath(instancePath);
  const name: unknown = params.additionalProperty ?? propertyName;
  if (typeof name === 'string') copy.remove([...path, name]);
  else if (path.length > 0) copy.remove(path);
}

/** Fills in what each kind needs and whose absence was reported. */
function fillIn(file: Record<string, unknown>, path: string): void {
  const name = fileStem(path);
  const needed = { $schema: '../kind.schema.json', $id: name, title: name };
  const all = { ...needed, 'x-kind': { plural: name, icon: '', order: 0 } };
  for (const [word, value] of Object.entries(all)) file[word] ??= value;
}

function quotesOne({ message }: Problem, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => message.includes(`"${name}"`));
}
