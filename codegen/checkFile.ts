import type { JSONPath } from 'jsonc-parser';
import type { ShapeCheck } from './checkShape.ts';
import { checkStrings } from './checkStrings.ts';
import type { Problem } from './Problem.ts';
import { type RepairedFile, repairShape } from './repairShape.ts';
import type { SourceFile } from './SourceFile.ts';

/** A file as far as it can be checked further. */
export interface CheckedFile {
  /** Of its texts and its shape. */
  problems: Problem[];
  /** The file without what is at fault; undefined where too little would be left. */
  rest: RepairedFile | undefined;
}

/** Checks the texts of a file and its shape against kind.schema.json. */
export function checkFile(source: SourceFile, checkShape: ShapeCheck, part?: 'shared' | 'form'): CheckedFile {
  const inShape = checkShape(source, part);
  const inStrings = checkStrings(source);
  const rest = inShape.length === 0 ? wholeOf(source) : repairShape(source, checkShape, part);
  const paths = inStrings.filter(({ problem }) => problem.severity === undefined).map(({ path }) => path);
  return {
    problems: [...inShape, ...inStrings.map(({ problem }) => problem)],
    rest: rest && {
      ...rest,
      isConsequence: (problem) => rest.isConsequence(problem) || isWithin(problem, source, paths),
    },
  };
}

function wholeOf(source: SourceFile): RepairedFile {
  return { source, isWhole: true, doubtful: new Set(), hasDoubtfulTabs: false, isConsequence: () => false };
}

/** Whether a problem is one of a text that was reported already. */
function isWithin(problem: Problem, source: SourceFile, paths: readonly JSONPath[]): boolean {
  return problem.file === source.file && paths.some((path) => source.holds(path, problem));
}
