import { carrySources } from './carrySources.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { ImportNote } from './importRecord.ts';
import { getKindVersion, listKeptNames, type VersionedKind } from './kindVersion.ts';
import { checkPaths, readOrigin, readSources, type SourceFault } from './readSources.ts';
import { renameSources, sourcePaths } from './sourcePaths.ts';

/**
 * Returns the sources and the origin of a file's record that can be sent, and notes on the rest. `current` is the
 * record in the kind's own version.
 */
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
    const carried = carrySources(changes, read.value, { from: version, to: getKindVersion({ definition }), record });
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
