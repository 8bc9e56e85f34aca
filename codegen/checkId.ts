import { isRecord } from '#model/isRecord.ts';
import { fileStem } from './fileStem.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reports an `$id` that is not the name of its file; one that is no text is reported by the check of the file's shape. */
export function checkId({ file, value, problemAt }: SourceFile): Problem[] {
  const id = isRecord(value) ? value.$id : undefined;
  const name = fileStem(file);
  if (typeof id !== 'string' || id === name) return [];
  const message = `"$id" is "${id}", but the file is named ${name}.json; the two must be the same.`;
  return [problemAt(['$id'], message, `Make it "${name}".`)];
}
