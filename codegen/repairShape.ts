import type { ErrorObject } from 'ajv';
import { isRecord } from '#model/isRecord.ts';
import { type ShapeCheck, toPath } from './checkShape.ts';
import type { FileCopy } from './FileCopy.ts';
import { fileStem } from './fileStem.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

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
  copy: FileCopy,
  errors: readonly ErrorObject[],
  checkShape: ShapeCheck,
  part?: 'shared' | 'form',
): RepairedFile | undefined {
  const faulty = errors.flatMap((error) => findFaultyPart(error) ?? []).map(({ path }) => path);
  if (!isRecord(copy.value) || faulty.some(isNeeded)) return undefined;
  const { source } = copy;
  // What is taken out below moves the entries after it.
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

/** How often the rest is checked again. */
const MOST_ROUNDS = 20;
/** Without these, most of what else there is to report would follow from their lack. */
const NEEDED = new Set(['properties', 'allOf']);
/** What holds parts by name. */
const NAMED = new Set(['properties', '$defs', 'x-curves', 'x-derived', 'x-tab-titles']);
const LISTED = new Set(['x-rules', 'x-checks', 'x-tabs', 'x-groups']);
/** What says which fields are shown where. */
const PLACING = new Set(['x-tabs', 'x-groups', 'x-curves']);

function isNeeded([section, name]: readonly string[]): boolean {
  return section === undefined || (name === undefined && NEEDED.has(section));
}

/** The smallest named part around an error that can't be judged any more; undefined for a word that is only unknown. */
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

/** Stands in for what each kind needs, whose absence was reported. */
function fillIn(file: Record<string, unknown>, path: string): void {
  const name = fileStem(path);
  const needed = { $schema: '../kind.schema.json', $id: name, title: name };
  const all = { ...needed, 'x-kind': { plural: name, icon: '', order: 0 } };
  for (const [word, value] of Object.entries(all)) file[word] ??= value;
}

function quotesOne({ message }: Problem, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => message.includes(`"${name}"`));
}
