import { carrySources } from './carrySources.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { ImportNote } from './importRecord.ts';
import { listKeptNames, type VersionedKind, versionOf } from './kindVersion.ts';
import { checkPaths, readOrigin, readSources, type SourceFault } from './readSources.ts';
import { renameSources, sourcePaths } from './sourcePaths.ts';

/** What of the sources and the origin of a file's record can be sent, by its current version; the rest is named in notes. */
export function importProvenance(
  kind: VersionedKind,
  { record, version, current }: { record: FieldValues; version: number; current: FieldValues },
): { kept: FieldValues; notes: ImportNote[] } {
  const { definition, changes = {} } = kind;
  const kept: FieldValues = {};
  const faults: SourceFault[] = [];
  if (record.sources !== undefined) {
    const keptNames = listKeptNames(current, kind);
    const isPath = (path: string) => sourcePaths(definition).has(path) || keptNames.includes(path);
    const read = readSources(record.sources);
    const carried = carrySources(changes, read.value, { from: version, to: versionOf({ definition }), record });
    const checked = checkPaths(renameSources(definition, carried), isPath);
    kept.sources = checked.value;
    faults.push(...read.faults, ...checked.faults);
  }
  if (record.origin !== undefined) {
    const read = readOrigin(record.origin);
    kept.origin = read.value;
    faults.push(...read.faults);
  }
  return { kept, notes: faults.map((fault) => ({ code: 'unsound', ...fault })) };
}
