import { isRecord } from '#model/isRecord.ts';
import { fileStem } from './fileStem.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reports an `$id` that differs from the name of its file; the check of the file's shape reports one that isn't text. */
export function checkId({ file, value, problemAt }: SourceFile): Problem[] {
  const id = isRecord(value) ? value.$id : undefined;
  const name = fileStem(file);
  if (typeof id !== 'string' || id === name) return [];
  const message = `"$id" is "${id}", but the file is named ${name}.json; the two must be the same.`;
  return [problemAt(['$id'], message, `Make it "${name}".`)];
}
