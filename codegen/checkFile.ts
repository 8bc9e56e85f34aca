import type { ErrorObject } from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import { findNearest } from '#model/findNearest.ts';
import { type ShapeCheck, shapeProblem, toPath } from './checkShape.ts';
import { checkStrings } from './checkStrings.ts';
import { FileCopy } from './FileCopy.ts';
import type { Problem } from './Problem.ts';
import { type RepairedFile, repairShape } from './repairShape.ts';
import type { SourceFile } from './SourceFile.ts';

/** A file, reduced to what can be checked further. */
export interface CheckedFile {
  /** Problems of its texts and its shape. */
  problems: Problem[];
  /** The file without its faulty parts; undefined if too little would be left. */
  rest: RepairedFile | undefined;
}

/** Checks the texts of a file and its shape against kind.schema.json. */
export function checkFile(source: SourceFile, checkShape: ShapeCheck, part?: 'shared' | 'form'): CheckedFile {
  const errors = checkShape.findErrors(source.value, part);
  const unknown = errors.filter(isUnknownWord);
  const copy = new FileCopy(source);
  for (const error of unknown) copy.remove(toUnknownPath(error), findMeant(error));
  // A misspelt keyword counts as the one that was meant, so that this one is not reported as missing as well.
  const left = unknown.length > 0 ? checkShape.findErrors(copy.value, part) : errors;
  const renamed = copy.toSource();
  // Errors that are new here follow from the removal of a keyword.
  const before = new Set(errors.map(toKey));
  const inRest = left.filter((error) => before.has(toKey(error))).map((error) => shapeProblem(renamed, error));
  const inStrings = checkStrings(source);
  const rest = repairShape(copy, left, checkShape, part);
  const reported = [
    ...unknown.map(toUnknownPath),
    ...inStrings.filter(({ problem }) => problem.severity === undefined).map(({ path }) => path),
  ];
  return {
    problems: [
      ...unknown.map((error) => shapeProblem(source, error)),
      ...inRest,
      ...inStrings.map(({ problem }) => problem),
    ],
    rest: rest && {
      ...rest,
      isConsequence: (problem) => rest.isConsequence(problem) || isWithin(problem, source, reported),
    },
  };
}

function isUnknownWord({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties';
}

function toKey({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  return JSON.stringify([instancePath, keyword, params, propertyName]);
}

function toUnknownPath({ instancePath, params }: ErrorObject): string[] {
  return [...toPath(instancePath), String(params.additionalProperty)];
}

function findMeant({ params, parentSchema }: ErrorObject): string | undefined {
  return findNearest(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {}));
}

/** Whether a problem lies within a value that has been reported already. */
function isWithin(problem: Problem, source: SourceFile, paths: readonly JSONPath[]): boolean {
  return problem.file === source.file && paths.some((path) => source.holds(path, problem));
}
