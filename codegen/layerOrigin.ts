import type { JSONPath } from 'jsonc-parser';
import type { FieldSchema } from './KindFile.ts';
import type { Origin } from './mergeKind.ts';

/**
 * Returns the origin of a field that overrides a shared one: a problem of a keyword is placed where the keyword was
 * written, so that a fault in a shared file is reported there once and not at each kind.
 */
export function layerOrigin(given: FieldSchema, { source, path }: Origin, base: Origin): Origin {
  const isBelow = (at: JSONPath) => {
    const word = at[path.length];
    return word !== undefined && path.every((key, index) => at[index] === key) && !Object.hasOwn(given, word);
  };
  const below = (at: JSONPath) => [...base.path, ...at.slice(path.length)];
  return {
    path,
    source: {
      ...source,
      problemAt: (at, ...words) =>
        isBelow(at) ? base.source.problemAt(below(at), ...words) : source.problemAt(at, ...words),
      problemInText: (at, ...words) =>
        isBelow(at) ? base.source.problemInText(below(at), ...words) : source.problemInText(at, ...words),
    },
    ...(Object.keys(given).every((word) => word === '$ref') ? { shared: base.shared ?? base } : {}),
  };
}
