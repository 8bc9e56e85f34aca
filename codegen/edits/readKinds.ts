import { checkFile } from '#codegen/checkFile.ts';
import { shapeCheck } from '#codegen/checkShape.ts';
import { fileStem } from '#codegen/fileStem.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { Memory } from '#codegen/Memory.ts';
import { type MergedKind, mergeKind } from '#codegen/mergeKind.ts';
import { hasFaults, type Problem } from '#codegen/Problem.ts';
import {
  EXAMPLE_FOLDER,
  isSharedFile,
  KIND_FOLDER,
  META_SCHEMA,
  readShared,
  readSources,
} from '#codegen/readSources.ts';
import { isRecord } from '#model/isRecord.ts';

/** The readable kinds of some schema files, and the faults of the others. */
export interface ReadKinds {
  /** The kinds by subclass, their curves not expanded. */
  kinds: ReadonlyMap<string, MergedKind>;
  /** Why a kind can't be read, or not completely, by subclass. */
  faults: ReadonlyMap<string, KindFault>;
  /** Why no kind can be read. */
  fault?: Problem;
}

interface KindFault {
  problem: Problem;
  /** Whether a part of it can be compared. */
  isReadInPart: boolean;
}

/** Reads the kinds of past or present schema files by the present meta-schema. */
export function readKinds(texts: ReadonlyMap<string, string>, metaSchema: unknown): ReadKinds {
  const own = new Map([...texts].filter(([file]) => file !== META_SCHEMA));
  const sources = readSources(own, new Memory());
  const none = { kinds: new Map(), faults: new Map() };
  if (!isRecord(metaSchema)) return none;
  const checkShape = shapeCheck(metaSchema);
  const shared = readShared(own, sources.value, checkShape);
  if (!shared.value) {
    const problems = [...shared.problems, ...sources.problems];
    const fault = problems.find((problem) => isSharedFile(problem.file) && hasFaults([problem]));
    return { ...none, ...(fault && { fault }) };
  }
  const kinds = new Map<string, MergedKind>();
  const faults = new Map<string, KindFault>();
  const files = [...own.keys()].filter((file) => [KIND_FOLDER, EXAMPLE_FOLDER].some((start) => file.startsWith(start)));
  for (const file of files) {
    const subclass = fileStem(file);
    const source = sources.value.get(file);
    const checked = source && checkFile(source, checkShape);
    const merged = checked?.rest && mergeKind(checked.rest.source, checked.rest.source.value as KindFile, shared.value);
    const problems = [
      ...sources.problems.filter((problem) => problem.file === file),
      ...(checked?.problems ?? []),
      ...(merged?.problems ?? []),
    ];
    if (merged?.value) kinds.set(subclass, merged.value);
    const problem = problems.find((one) => hasFaults([one]));
    if (problem) faults.set(subclass, { problem, isReadInPart: merged?.value !== undefined });
  }
  return { kinds, faults };
}
