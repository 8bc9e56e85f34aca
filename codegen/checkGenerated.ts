import type { Finding } from './Finding.ts';
import { type GeneratedText, toText } from './generatedText.ts';
import { compareText } from './Problem.ts';
import type { GeneratedFolder } from './readGenerated.ts';

/**
 * Returns the differences between a folder of generated modules and what would be generated now, in the order of the
 * files.
 */
export function checkGenerated({ name, folder, made }: CheckedFolder): Finding[] {
  const report = (file: string, what: 'stale' | 'missing' | 'superfluous', message: string, line = 1): Finding => ({
    file: `${name.replace(/[/\\]+$/, '')}/${file}`,
    line,
    column: 1,
    rule: `generated/${what}`,
    message,
    suggestion: 'Run npm run codegen.',
  });
  const written = [...made].flatMap(([file, text]) => {
    const present = folder.texts.get(file);
    if (present === undefined) return [report(file, 'missing', 'is missing.')];
    const line = findOtherLine(toText(text), present);
    return line === undefined
      ? []
      : [report(file, 'stale', 'is stale: from this line on it differs from what the schema files generate.', line)];
  });
  const superfluous = folder.ours.filter((file) => !made.has(file));
  return [
    ...written,
    ...superfluous.map((file) => report(file, 'superfluous', 'is superfluous: no schema file generates it any more.')),
  ].sort((a, b) => compareText(a.file, b.file));
}

interface CheckedFolder {
  /** The folder's path as the user gave it. */
  name: string;
  folder: GeneratedFolder;
  /** What would be generated, by path inside the folder. */
  made: ReadonlyMap<string, GeneratedText>;
}

/** Returns the number of the first line that differs; line endings are ignored, as a checkout may change them. */
function findOtherLine(wanted: string, present: string): number | undefined {
  const [own, other] = [wanted.split(LINE_END), present.split(LINE_END)];
  const first = own.findIndex((line, index) => line !== other[index]);
  if (first >= 0) return Math.min(first + 1, other.length);
  return own.length === other.length ? undefined : own.length + 1;
}

const LINE_END = /\r?\n/;
