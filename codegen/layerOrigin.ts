import type { JSONPath } from 'jsonc-parser';
import type { FieldSchema } from './KindFile.ts';
import { LIMIT_WORDS } from './limitWords.ts';
import type { Merged, Origin } from './mergeKind.ts';
import type { SourceFile } from './SourceFile.ts';

/**
 * Returns the origin of a field that overrides a shared one: a problem of a keyword is placed where the keyword was
 * written, so that a fault in a shared file is reported there once and not at each kind. Where the field overrides what
 * such a keyword has to fit, the problem is placed at that.
 */
export function layerOrigin(
  given: FieldSchema,
  { source, path }: Origin,
  { schema, origin: base }: Merged<FieldSchema>,
): Origin {
  const isBelow = (at: JSONPath) => {
    const word = at[path.length];
    return word !== undefined && path.every((key, index) => at[index] === key) && !Object.hasOwn(given, word);
  };
  const findOverriding = (at: JSONPath) => {
    const word = String(at[path.length]);
    return Object.keys(given).find((own) => {
      if (Reflect.get(given, own) === Reflect.get(schema, own)) return false;
      return own === 'type' || (DECIDING.has(own) && FITTING.has(word));
    });
  };
  const below = (at: JSONPath) => [...base.path, ...at.slice(path.length)];
  const findWord = (at: JSONPath): [SourceFile, JSONPath] => {
    if (!isBelow(at)) return [source, at];
    const own = findOverriding(at);
    return own === undefined ? [base.source, below(at)] : [source, [...path, own]];
  };
  return {
    path,
    source: {
      ...source,
      placeAt: (at) => {
        const [file, word] = findWord(at);
        return file.placeAt(word);
      },
      problemAt: (at, ...words) => {
        const [file, word] = findWord(at);
        return file.problemAt(word, ...words);
      },
      problemInText: (at, ...words) =>
        isBelow(at) ? base.source.problemInText(below(at), ...words) : source.problemInText(at, ...words),
    },
    ...(Object.keys(given).every((word) => word === '$ref') ? { shared: base.shared ?? base } : {}),
  };
}

/** Keywords that limit values, and those whose values have to fit them. */
const DECIDING: ReadonlySet<string> = new Set([...LIMIT_WORDS, 'pattern', 'enum', 'x-list']);
const FITTING: ReadonlySet<string> = new Set([...DECIDING, 'default', 'x-warn', 'x-labels', 'x-offer']);
