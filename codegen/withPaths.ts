import type { JSONPath } from 'jsonc-parser';
import type { SourceFile } from './SourceFile.ts';

/** Returns the file with the paths of its problems mapped to other paths. */
export function withPaths(source: SourceFile, toOriginal: (path: JSONPath) => JSONPath): SourceFile {
  return {
    ...source,
    placeAt: (path) => source.placeAt(toOriginal(path)),
    problemAt: (path, ...words) => source.problemAt(toOriginal(path), ...words),
    problemInText: (path, ...words) => source.problemInText(toOriginal(path), ...words),
    holds: (path, problem) => source.holds(toOriginal(path), problem),
  };
}
