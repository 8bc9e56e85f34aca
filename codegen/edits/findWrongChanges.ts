import type { JSONPath } from 'jsonc-parser';
import { expandCurves } from '#codegen/expandCurves.ts';
import { isSameUnit } from '#codegen/isSameUnit.ts';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { type NamedAt, type ReadChange, readChange } from '#codegen/readChange.ts';
import { VersionNames } from '#codegen/versionNames.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { type At, carry, isPoint, isUnitWord, listVersions, SERIES_UNIT } from './carryStatements.ts';
import { readSide } from './readSide.ts';
import type { Edit } from './Statement.ts';

/** An entry of `x-changes` that contradicts the earlier file. */
export interface WrongChange {
  effect: 'mistaken' | 'overwritten' | 'missed';
  /** The place in the present file. */
  path: JSONPath;
  message: string;
  suggestion: string;
}

/** Returns the entries of an added version that contradict the earlier file, the most severe first. */
export function findWrongChanges({ subject, old, now }: Pick<Edit, 'subject' | 'old' | 'now'>): WrongChange[] {
  const first = (old.kind.file['x-version'] ?? FIRST_VERSION) + 1;
  let version = readFirst(old.kind);
  for (const [index, schemas] of listVersions(old.kind.file, now.kind.file).entries()) {
    const number = first + index;
    const read = schemas.map(
      (schema, entry) => readChange(schema, { kind: now.kind, path: ['x-changes', String(number), entry] }).value,
    );
    if (String(number) === subject) return sortBySeverity(findIn(version, schemas, read));
    version = follow(version, schemas, read);
  }
  return [];
}

/** What is known about the records of a version. */
interface Version {
  names: VersionNames;
  /** The statements about units, under the names of this version. */
  units: readonly { word: string; at: At }[];
  /** The fields that hold documents, whose names are not known. */
  documents: readonly string[];
}

type Read = readonly (ReadChange | undefined)[];

function readFirst(kind: MergedKind): Version {
  const units = [...readSide(kind).statements.values()].flatMap(({ word, scope, subject, value }) =>
    isUnitWord(word) ? [{ word, at: { scope, subject, value, unit: value, by: new Set<string>() } }] : [],
  );
  const documents = [...kind.fields].flatMap(([name, { schema }]) => (schema['x-schema'] === undefined ? [] : [name]));
  return { names: VersionNames.ofKind(expandCurves(kind).value), units, documents };
}

/** Returns what is known about the version that these changes make. */
function follow({ names, units, documents }: Version, schemas: readonly ChangeSchema[], read: Read): Version {
  const moves = read.flatMap((change) =>
    change ? [{ rows: change.rows, from: change.before.map(toName), to: change.after.map(toName) }] : [],
  );
  return {
    // Rows are changed before their table is renamed.
    names: names
      .replace(moves.filter(({ rows }) => rows !== undefined))
      .replace(moves.filter(({ rows }) => rows === undefined)),
    units: units.map(({ word, at }) => ({ word, at: carry(at, word, schemas) })),
    documents,
  };
}

function findIn(version: Version, schemas: readonly ChangeSchema[], read: Read): WrongChange[] {
  return read.flatMap((change, index): WrongChange[] => {
    const schema = schemas[index];
    if (!change || !schema) return [];
    const { path, rows, before, after } = change;
    const own = read.flatMap((other) => (other && other.rows === rows ? [other] : []));
    const known = version.names.in(rows);
    if (rows !== undefined && !known)
      return [missed([...path, 'in'], `there was no table "${rows}" in the version before`)];
    const isKnown = ({ name }: NamedAt) =>
      known?.has(name) === true || version.documents.some((document) => name.startsWith(`${document}/`));
    return [
      ...before
        .filter((named) => !isKnown(named))
        .map((named) =>
          missed(named.path, `the version before had no "${named.name}", so there is nothing to convert`),
        ),
      ...(before.length > 0 && !before.some(isKnown) ? [] : after)
        .filter((named) => known?.has(named.name) === true && !isTaken(named.name, own))
        .map((named) => overwritten(named)),
      ...findWrongUnit(version, schema, path),
    ];
  });
}

/** Whether a change of the version takes the value away, so that another may be stored in its place. */
function isTaken(name: string, changes: readonly ReadChange[]): boolean {
  return changes.some(({ before }) => before.some((taken) => name === taken.name || name.startsWith(`${taken.name}/`)));
}

function findWrongUnit(
  { units }: Version,
  { scale, from = '', in: rows = '' }: ChangeSchema,
  path: JSONPath,
): WrongChange[] {
  if (scale === undefined) return [];
  const own = units.find(({ word, at: { scope, subject } }) => {
    const name = withoutCases(subject);
    return scope === rows && (name === scale || (word === SERIES_UNIT && isPoint(scale, name)));
  });
  const unit = own?.at.unit;
  if (unit === undefined || isSameUnit(String(unit), from)) return [];
  return [
    {
      ...{ effect: 'mistaken', path: [...path, 'from'] },
      message: `"${scale}" is converted from ${from}, but it was in ${unit}, so every stored value would become wrong`,
      suggestion: `Write "from": "${unit}", or leave this out if the values are to stay as they are.`,
    },
  ];
}

function missed(path: JSONPath, message: string): WrongChange {
  return { effect: 'missed', path, message, suggestion: 'Write the name as the earlier file has it.' };
}

function overwritten({ name, path }: NamedAt): WrongChange {
  const message = `the version before had "${name}" as well, so what components have there would be replaced`;
  return {
    effect: 'overwritten',
    path,
    message,
    suggestion: 'Leave this out, or first state what happens to the value.',
  };
}

const SEVERITY: readonly WrongChange['effect'][] = ['mistaken', 'overwritten', 'missed'];

function sortBySeverity(found: readonly WrongChange[]): WrongChange[] {
  return SEVERITY.flatMap((effect) => found.filter((change) => change.effect === effect));
}

function toName({ name }: NamedAt): string {
  return name;
}
