import type { JSONPath } from 'jsonc-parser';
import type { SourceFile } from './SourceFile.ts';

/** The file, whose problems are placed at other paths than they are reported at. */
export function withPaths(source: SourceFile, toOriginal: (path: JSONPath) => JSONPath): SourceFile {
  return {
    ...source,
    problemAt: (path, ...words) => source.problemAt(toOriginal(path), ...words),
    problemInText: (path, ...words) => source.problemInText(toOriginal(path), ...words),
  };
}
