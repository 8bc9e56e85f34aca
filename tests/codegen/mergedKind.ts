import { expandCurves } from '#codegen/expandCurves.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { type MergedKind, mergeKind } from '#codegen/mergeKind.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

/** A kind of this file alone, its shape unchecked and its curves expanded. */
export function mergedKind(file: Partial<KindFile>): MergedKind {
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  const { value: source } = readSourceFile('schemas/kinds/probe.json', JSON.stringify(whole));
  const { value } = mergeKind(source, whole, new Map());
  if (!value) throw new Error('The probe names a shared file.');
  return expandCurves(value).value;
}

/** Problems without their places. */
export function toTexts(problems: Problem[]): string[] {
  return problems.map(({ message, suggestion }) => [message, suggestion].filter(Boolean).join(' '));
}
