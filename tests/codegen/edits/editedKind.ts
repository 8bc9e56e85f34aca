import { readFileSync } from 'node:fs';
import { compareKinds, type JudgedEdit } from '#codegen/edits/compareKinds.ts';
import { type ReadKinds, readKinds } from '#codegen/edits/readKinds.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';

const metaSchema: unknown = JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8'));
const shared = ['schemas/common.json', 'schemas/genset.json'].map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

/** The merged kind of a file over the real shared files, as codegen reads it at any commit. */
export function readEdited(file: KindFile): MergedKind {
  const { kinds, faults, fault }: ReadKinds = readKinds(
    new Map([...shared, [`schemas/kinds/${file.$id}.json`, JSON.stringify(file)]]),
    metaSchema,
  );
  const kind = kinds.get(file.$id);
  if (!kind || fault || faults.size > 0)
    throw new Error(JSON.stringify([fault, ...[...faults.values()].map(({ problem }) => problem)]));
  return kind;
}

/** The judged edits between two versions of a kind file. */
export function judgeEdit(before: KindFile, after: KindFile): JudgedEdit[] {
  return compareKinds(readEdited(before), readEdited(after));
}

/** Edits in short: 'removed fields.field a: gone'. */
export function toShort(edits: readonly JudgedEdit[]): string[] {
  return edits.map(({ change, word, scope, subject, effect }) =>
    [change, word, `${scope === '' ? '' : `${scope}/#/`}${subject}:`, effect].join(' '),
  );
}
