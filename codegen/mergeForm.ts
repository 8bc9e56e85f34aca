import type { JSONPath } from 'jsonc-parser';
import type { FormFile, KindFile } from './KindFile.ts';
import { type MergedKind, mergeKind } from './mergeKind.ts';
import type { Outcome } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';
import { withPaths } from './withPaths.ts';

/** Merges a small form, whose shape has been checked, into a kind of one tab with the form's groups. */
export function mergeForm(given: SourceFile): Outcome<MergedKind | undefined> {
  const source = withPaths(given, toGroups);
  // The shape was checked against the schema that FormFile mirrors.
  const { 'x-groups': groups, ...file } = source.value as FormFile;
  const asKind: KindFile = {
    ...file,
    'x-kind': { plural: file.title, icon: '', order: 0 },
    'x-tabs': [{ id: 'form', title: file.title, groups }],
  };
  return mergeKind(source, asKind, new Map());
}

/** Maps a path in the form's only tab to the groups of the form. */
function toGroups(path: JSONPath): JSONPath {
  return path[0] === 'x-tabs' ? ['x-groups', ...path.slice(3)] : path;
}
