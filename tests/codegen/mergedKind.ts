import { expandCurves } from '#codegen/expandCurves.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { type MergedKind, mergeKind, type SharedFiles } from '#codegen/mergeKind.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readSourceFile, type SourceFile } from '#codegen/SourceFile.ts';

/** A kind of this file and the shared files by name, their shape unchecked and its curves expanded. */
export function mergedKind(file: Partial<KindFile>, shared: Record<string, SharedFile> = {}): MergedKind {
  return expandCurves(unexpandedKind(file, shared)).value;
}

/** The same kind, its curves not expanded. */
export function unexpandedKind(file: Partial<KindFile>, shared: Record<string, SharedFile> = {}): MergedKind {
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  const { value } = mergeKind(toSource('kinds/probe.json', whole), whole, toShared(shared));
  if (!value) throw new Error('The probe names a shared file that is missing.');
  return value;
}

export function toShared(files: Record<string, SharedFile>): SharedFiles {
  return new Map(Object.entries(files).map(([name, file]) => [name, { source: toSource(name, file), file }]));
}

/** The file's JSON text on one line, read again. */
export function toSource(name: string, file: object): SourceFile {
  return readSourceFile(`schemas/${name}`, JSON.stringify(file)).value;
}

/** Problems without their places. */
export function toTexts(problems: Problem[]): string[] {
  return problems.map(({ message, suggestion }) => [message, suggestion].filter(Boolean).join(' '));
}
