import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reports `{…}` that a translated text lacks, or has although the English one does not. */
export function comparePlaceholders(
  source: SourceFile,
  path: JSONPath,
  { english, translated }: { english: string; translated: string },
): Problem[] {
  const [wanted, given] = [listPlaceholders(english), listPlaceholders(translated)];
  const unknown = [...given].flatMap(([placeholder, index]) =>
    wanted.has(placeholder)
      ? []
      : [
          source.problemInText(
            path,
            index,
            `nothing replaces "${placeholder}" here, so planners would see it as it is.`,
            didYouMean(placeholder, wanted.keys()) ?? 'Write it out.',
          ),
        ],
  );
  if (unknown.length > 0) return unknown;
  return [...wanted.keys()]
    .filter((placeholder) => !given.has(placeholder))
    .map((placeholder) =>
      source.problemAt(path, `lacks "${placeholder}", which the English text has: ${JSON.stringify(english)}.`),
    );
}

/** Each placeholder with its place in the text. */
function listPlaceholders(text: string): Map<string, number> {
  return new Map([...text.matchAll(/\{\s*\w*\s*\}/g)].map(({ 0: placeholder, index }) => [placeholder, index]));
}
