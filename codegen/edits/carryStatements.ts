import { isSameUnit } from '#codegen/isSameUnit.ts';
import type { ChangeSchema, KindFile } from '#codegen/KindFile.ts';
import { createKindConverter } from '#model/createKindConverter.ts';
import { withoutCases } from '#model/fieldAtPath.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { namesFields, renameInside } from './renameInside.ts';
import { type Side, type Statement, toKey } from './Statement.ts';
import { toMove } from './toMove.ts';

/** A statement of the earlier kind, converted to the present kind by the changes since then. */
export interface CarriedStatement {
  /** Under its present name, with its value in the present unit or choices. */
  statement: Statement;
  /** The statement as it was written. */
  original: Statement;
  /** The keywords of the changes that were applied to its values. */
  by: ReadonlySet<string>;
}

export type At = Pick<Statement, 'scope' | 'subject' | 'value'> & {
  by: ReadonlySet<string>;
  /** Of a statement about a unit: the unit of the version that is reached. */
  unit?: unknown;
};

/**
 * Returns the statements of the earlier kind under their present names, following `x-changes` of each version since
 * then and `x-renamed-from`.
 */
export function carryStatements(old: Side, now: Side): CarriedStatement[] {
  const versions = listVersions(old.kind.file, now.kind.file);
  const renamed = listRenamed(old, now);
  return [...old.statements.values()].map((original) => {
    const start: At = { ...original, by: new Set() };
    const stated = versions.reduce((before, changes) => carry(before, original.word, changes), start);
    const at = carry(stated, original.word, renamed);
    const by = at.subject === stated.subject ? stated.by : new Set([...stated.by, RENAMED]);
    return { original, by, statement: { ...original, scope: at.scope, subject: at.subject, value: at.value } };
  });
}

/** Marks a field that replaces an earlier one by `x-renamed-from`, which clients don't see. */
export const RENAMED = 'renamed';

/** Returns the changes of each version after that of the earlier file. */
export function listVersions(old: KindFile, now: KindFile): ChangeSchema[][] {
  const { 'x-version': from = FIRST_VERSION } = old;
  const { 'x-version': to = FIRST_VERSION, 'x-changes': changes = {} } = now;
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => changes[String(from + index + 1)] ?? []);
}

/** Returns the keys of fields that changes create, which the earlier version did not have. */
export function listMade(old: KindFile, now: KindFile): Set<string> {
  let made: string[] = [];
  for (const changes of listVersions(old, now)) {
    const kept = made.map((key) => {
      const [scope = '', subject = ''] = JSON.parse(key);
      const at = carry({ scope, subject, value: undefined, by: new Set() }, 'fields.field', changes);
      return JSON.stringify([at.scope, at.subject]);
    });
    const own = changes.flatMap((change) => {
      const table = followScope(change.in ?? '', changes);
      return listOwnMade(change).map((name) => JSON.stringify([table, name]));
    });
    made = [...kept, ...own];
  }
  return new Set(made);
}

function listOwnMade({ add, into }: ChangeSchema): string[] {
  return add === undefined ? toNames(into) : [add];
}

function toNames(into: ChangeSchema['into']): string[] {
  return typeof into === 'string' ? [into] : Array.isArray(into) ? into : Object.keys(into ?? {});
}

/** Returns as changes the fields whose `x-renamed-from` names an earlier field. */
function listRenamed(old: Side, now: Side): ChangeSchema[] {
  return [...now.statements.values()].flatMap(({ word, scope, subject, value }) => {
    if (word !== 'field.x-renamed-from' || !Array.isArray(value)) return [];
    if (old.statements.has(toKey({ word: 'fields.field', scope, subject }))) return [];
    const before = value.find(
      (name) =>
        old.statements.has(toKey({ word: 'fields.field', scope, subject: name })) &&
        !now.statements.has(toKey({ word: 'fields.field', scope, subject: name })),
    );
    if (before === undefined) return [];
    return [{ rename: withoutCases(before), to: withoutCases(subject), ...(scope === '' ? {} : { in: scope }) }];
  });
}

/** Applies the changes of one version, all at once. */
export function carry(at: At, word: string, changes: readonly ChangeSchema[]): At {
  const inScope = changes.filter(({ in: table = '' }) => table === at.scope);
  const own = isOfField(word)
    ? inScope.filter((change) => isAbout(change, at.subject) || isOfPoint(change, word, at.subject))
    : [];
  const value = namesFields(word) ? renameInside(at.value, inScope) : at.value;
  return {
    scope: followScope(at.scope, changes),
    subject: isOfField(word)
      ? own.reduce((name, change) => rename(name, at.subject, change), renameCase(at.subject, inScope))
      : isOfRule(word)
        ? renameInside(at.subject, inScope)
        : at.subject,
    value: own.reduce((converted, change) => convert(word, converted, change), value),
    ...carryUnit(at, word, own),
  };
}

/** Returns the keywords that were applied, and the unit after them; a conversion from another unit does not count. */
function carryUnit(at: At, word: string, own: readonly ChangeSchema[]): Pick<At, 'by' | 'unit'> {
  const unit = at.unit ?? at.value;
  const applied = own.filter(
    ({ scale, from = '' }) => scale === undefined || !isUnitWord(word) || isSameUnit(String(unit), from),
  );
  return {
    unit: own.find(({ scale }) => scale !== undefined)?.to ?? unit,
    by: new Set([...at.by, ...applied.flatMap(findWord)]),
  };
}

/** Whether a statement is the unit of a field, of an axis or of a curve. */
export function isUnitWord(word: string): boolean {
  return /^(?:field\.x-unit|mapAxis\.unit|curve\.[xy]\.unit)$/.test(word);
}

function isOfRule(word: string): boolean {
  return /^(?:rule|check)\./.test(word);
}

/** Whether a statement is about a field, or about a curve, which is named after its first field. */
function isOfField(word: string): boolean {
  return /^(?:fields?|mapAxis|curve)\.|^kind\.x-curves$|^tab\.x-/.test(word);
}

function findWord(change: ChangeSchema): string[] {
  return ['scale', 'map', 'split', 'merge', 'drop'].filter((word) => Object.hasOwn(change, word));
}

function isAbout(change: ChangeSchema, name: string): boolean {
  const { split, merge = [], drop } = change;
  const plain = withoutCases(name);
  const paths = [toMove(change)?.[0], split, drop, ...merge];
  return paths.some((path) => path !== undefined && (plain === path || plain.startsWith(`${path}/`)));
}

/** The statement about the unit of a series, which is named by its list or, as 'pc{x}', by its numbered fields. */
export const SERIES_UNIT = 'curve.y.unit';

/** Whether a change converts a point of the numbered series whose unit a statement is about; codegen demands all. */
function isOfPoint({ scale, as }: ChangeSchema, word: string, series: string): boolean {
  return word === SERIES_UNIT && scale !== undefined && as === undefined && isPoint(scale, series);
}

/** Whether a field is a point of a numbered series: 'pc7' of 'pc{x}'. */
export function isPoint(field: string, series: string): boolean {
  const [before, after] = series.split('{x}');
  if (before === undefined || after === undefined || !field.startsWith(before) || !field.endsWith(after)) return false;
  return /^-?\d+$/.test(field.slice(before.length, field.length - after.length));
}

/** Returns the name in the case that it is in now, after the choice of the case has been mapped. */
function renameCase(name: string, changes: readonly ChangeSchema[]): string {
  const cases = changes.flatMap(({ map, values = {} }) => {
    const prefix = map === undefined ? undefined : `${map.slice(0, map.lastIndexOf('/') + 1)}=`;
    return prefix === undefined
      ? []
      : Object.entries(values).map(([from, to]) => [prefix + from, prefix + to] as const);
  });
  const found = cases.find(([from]) => name === from || name.startsWith(`${from}/`));
  return found ? found[1] + name.slice(found[0].length) : name;
}

function rename(name: string, before: string, change: ChangeSchema): string {
  const move = toMove(change);
  if (!move || move[0] === move[1]) return name;
  const [from, to] = move;
  const plain = withoutCases(before);
  if (name.startsWith(from)) return to + name.slice(from.length);
  // A field of a case stays in the case if only its own name changes.
  const [outer, inner] = [from, to].map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  return plain === from && outer === inner
    ? name.slice(0, name.lastIndexOf('/') + 1) + getLast(to)
    : to + plain.slice(from.length);
}

function getLast(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A moved table takes its rows along. */
function followScope(scope: string, changes: readonly ChangeSchema[]): string {
  const move = changes
    .filter(({ in: table }) => table === undefined)
    .map(toMove)
    .find((found) => found && (scope === found[0] || scope.startsWith(`${found[0]}/`)));
  return move ? move[1] + scope.slice(move[0].length) : scope;
}

/** Converts limits and defaults to another unit, and values that have been mapped. */
function convert(word: string, value: unknown, { scale, from = '', to = '', map, values = {} }: ChangeSchema): unknown {
  if (scale !== undefined && MEASURED.has(word) && typeof value === 'number')
    return createKindConverter(from, to)?.(value) ?? value;
  if (map === undefined) return value;
  const toNew = (own: unknown) => (Object.hasOwn(values, String(own)) ? values[String(own)] : own);
  if (word === 'field.default') return toNew(value);
  return (word === 'field.enum' || word === 'field.x-offer') && Array.isArray(value)
    ? [...new Set(value.map(toNew))]
    : value;
}

const MEASURED: ReadonlySet<string> = new Set([
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'default'].map((word) => `field.${word}`),
  ...['mapAxis.minimum', 'mapAxis.maximum'],
]);
