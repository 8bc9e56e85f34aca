import type { JSONPath } from 'jsonc-parser';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { checkChangedFields } from './checkChangedFields.ts';
import { didYouMean } from './didYouMean.ts';
import { explainImpossibleName } from './explainImpossibleName.ts';
import type { ChangeSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Outcome, type Problem, toWarning } from './Problem.ts';
import { type NamedAt, type ReadChange, readChange } from './readChange.ts';
import { listFixed, VersionNames } from './versionNames.ts';

/** The code of each version's changes, by the newer version. */
export type ChangesCode = ReadonlyMap<number, readonly string[]>;

/** Compiles `x-changes`, and checks that the names of each version lead to those of the kind file. */
export function compileChanges(kind: MergedKind): Outcome<ChangesCode> {
  const { 'x-version': version = FIRST_VERSION, 'x-changes': changes = {} } = kind.file;
  const problems = checkVersions(kind, version);
  const value = new Map<number, readonly string[]>();
  let names = VersionNames.ofKind(kind);
  for (let newer = version; newer > FIRST_VERSION; newer--) {
    const schemas = changes[String(newer)];
    if (!schemas) {
      if (newer >= version - 1 && problems.length === 0) problems.push(reportUnchanged(kind, newer));
      continue;
    }
    const compiled = compileVersion(schemas, { kind, newer, names });
    value.set(newer, compiled.code);
    problems.push(...compiled.problems);
    if (newer === version && problems.length === 0) problems.push(...checkChangedFields(schemas, kind, newer));
    names = compiled.older;
  }
  return { value, problems };
}

function checkVersions({ file, source }: MergedKind, version: number): Problem[] {
  return Object.keys(file['x-changes'] ?? {}).flatMap((key) => {
    if (Number(key) > FIRST_VERSION && Number(key) <= version) return [];
    const isFirst = Number(key) === FIRST_VERSION;
    const message = isFirst
      ? 'version 1 is the first one, so nothing can have changed in it.'
      : `these are changes of version ${key}, but "x-version" is ${version}, so they would have no effect.`;
    const suggestion = isFirst ? 'Write the number of the newer version.' : `Write "x-version": ${key}.`;
    return [source.problemAt(['x-changes', key], message, suggestion)];
  });
}

function reportUnchanged({ source }: MergedKind, newer: number): Problem {
  const message = `"x-changes" states no change in version ${newer}, so it is the same as version ${newer - 1}.`;
  const report = (path: JSONPath) =>
    source.problemAt(path, message, 'State what has changed, or leave the version out.');
  const [found, around] = [report(['x-changes', String(newer)]), report([])];
  // If the file has no changes at all, both places are the file itself.
  return toWarning(found.line === around.line && found.column === around.column ? report(['x-version']) : found);
}

interface Version {
  kind: MergedKind;
  /** Its number; the changes are those since the version before. */
  newer: number;
  /** The names that its records have. */
  names: VersionNames;
}

function compileVersion(schemas: readonly ChangeSchema[], { kind, newer, names }: Version) {
  const read = schemas.map((schema, index) => readChange(schema, { kind, path: ['x-changes', String(newer), index] }));
  const changes = read.flatMap(({ value }) => value ?? []);
  const toMove = ({ rows, before, after }: ReadChange) => ({ rows, from: after.map(toName), to: before.map(toName) });
  // Changes name a table, and so its rows, as the version before calls it.
  const moved = names.replace(changes.filter(({ rows }) => rows === undefined).map(toMove));
  const older = names.replace(changes.map(toMove));
  const newerScope = (rows: string | undefined) => (rows === undefined ? names : moved).in(rows);
  const compiled = changes.map((change) =>
    change.compile({ older: older.in(change.rows) ?? NONE, newer: newerScope(change.rows) ?? NONE }),
  );
  const problems = [
    ...read.flatMap((outcome) => outcome.problems),
    ...changes.flatMap((change) => checkNames(change, { kind, newer, changes, moved, known: newerScope(change.rows) })),
    ...checkOnce(changes, kind),
    ...compiled.flatMap((outcome) => outcome.problems),
  ];
  return { code: compiled.map(({ value }) => value), problems, older };
}

const NONE: ReadonlySet<string> = new Set();

interface Around {
  kind: MergedKind;
  newer: number;
  /** All changes of the version. */
  changes: readonly ReadChange[];
  moved: VersionNames;
  /** The names of the newer version where the change applies. */
  known: ReadonlySet<string> | undefined;
}

function checkNames(change: ReadChange, { kind, newer, changes, moved, known }: Around): Problem[] {
  const { rows, before, after } = change;
  const { source } = kind;
  if (!known) {
    const message = `version ${newer - 1} has no table "${rows}".`;
    return [source.problemAt([...change.path, 'in'], message, didYouMean(rows ?? '', moved.tables))];
  }
  const fixed = rows === undefined ? listFixed(kind) : [];
  const what = rows === undefined ? 'field' : 'column';
  const replaced = new Set(changes.flatMap((other) => (other.rows === rows ? other.after.map(toName) : [])));
  const checkFixed = ({ name, path }: NamedAt) =>
    fixed.includes(name)
      ? [source.problemAt(path, `"${name}" is part of every kind, so the versions of a kind can't differ in it.`)]
      : undefined;
  return [
    ...after.flatMap((named) => {
      if (known.has(named.name)) return [];
      const message = `version ${newer} has no ${what} "${named.name}".`;
      return checkFixed(named) ?? [source.problemAt(named.path, message, didYouMean(named.name, known))];
    }),
    ...before.flatMap((named) => {
      const lost = explainImpossibleName(named.name);
      if (lost !== undefined) return [source.problemAt(named.path, lost, 'Write the name as the earlier file has it.')];
      if (!known.has(named.name) || replaced.has(named.name)) return checkFixed(named) ?? [];
      const message = `"${named.name}" is still a ${what} in version ${newer}.`;
      return [source.problemAt(named.path, message, `Leave this out, or remove the ${what}.`)];
    }),
  ];
}

/** Reports a name that several changes of a version use: they all apply at once. */
function checkOnce(changes: readonly ReadChange[], { source }: MergedKind): Problem[] {
  return (['before', 'after'] as const).flatMap((side) => {
    const seen = new Set<string>();
    return changes.flatMap(({ rows = '', [side]: names }) =>
      names.flatMap(({ name, path }) => {
        const key = `${rows}:${name}`;
        if (!seen.has(key)) {
          seen.add(key);
          return [];
        }
        const message = `another change of this version ${side === 'before' ? 'takes' : 'makes'} "${name}" already; all changes of a version apply at once.`;
        return [source.problemAt(path, message, 'Combine them, or put one into the next version.')];
      }),
    );
  });
}

function toName({ name }: NamedAt): string {
  return name;
}
