import type { JSONPath } from 'jsonc-parser';
import type { FormFile, KindFile } from './KindFile.ts';
import { type MergedKind, mergeKind } from './mergeKind.ts';
import type { Outcome } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';
import { withPaths } from './withPaths.ts';

/** A small form, whose shape has been checked, as a kind of one tab with the form's groups. */
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

/** A form has the groups of its only tab. */
function toGroups(path: JSONPath): JSONPath {
  return path[0] === 'x-tabs' ? ['x-groups', ...path.slice(3)] : path;
}
