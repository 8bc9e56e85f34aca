import type { CompiledError } from './compiledValidator.ts';

interface Judged {
  /** The errors before the branches, then those of each branch in turn; null without errors. */
  errors: CompiledError[] | null;
  /** The number of errors before the first branch, and after each branch. */
  start: number;
  ends: readonly number[];
  /** How many branches the value fits. */
  fitting: number;
  /** JSON pointer to the value. */
  path: string;
}

/**
 * Returns the errors of a value that had to fit exactly one of several schemas and doesn't: those of the closest
 * branch, or a single error at the value if it fits several branches or resembles none.
 */
export function judgeBranches({ errors, start, ends, fitting, path }: Judged): CompiledError[] {
  const all = errors ?? [];
  const before = all.slice(0, start);
  if (fitting > 0) return [...before, { instancePath: path, keyword: 'fitsSeveral', params: {} }];
  const branches = ends.map((end, index) => all.slice(index === 0 ? start : ends[index - 1], end));
  const [closest] = branches.map((own) => rate(own, path)).sort((a, b) => a.distance - b.distance);
  if (!closest || closest.likeness === 'none')
    return [...before, { instancePath: path, keyword: 'fitsNone', params: {} }];
  return [...before, ...closest.errors];
}

interface Rated {
  errors: CompiledError[];
  /** What the value has in common with the schema: type and distinguishing constants, the type alone, or nothing. */
  likeness: 'kind' | 'type' | 'none';
  distance: number;
}

function rate(errors: CompiledError[], path: string): Rated {
  if (errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === path))
    return { errors, likeness: 'none', distance: OTHER_TYPE };
  // Constants distinguish the shapes; if one differs, all other errors are its consequences.
  const constants = errors.filter(
    ({ keyword, instancePath }) => keyword === 'const' && parentPointer(instancePath) === path,
  );
  const count = errors.reduce((sum, { keyword }) => sum + (keyword === 'additionalProperties' ? UNKNOWN : 1), 0);
  if (constants.length > 0) return { errors: constants, likeness: 'type', distance: OTHER_KIND + count };
  return { errors, likeness: 'kind', distance: count };
}

function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The weight of a property that the branch does not know, which says more than a missing one. */
const UNKNOWN = 10;
const OTHER_KIND = 10_000;
const OTHER_TYPE = 100_000_000;
