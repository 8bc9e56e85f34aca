import type { FieldValue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { nameKey } from '#model/nameKey.ts';
import { ORIGIN_LIMIT } from '#model/ValueSource.ts';
import { compareRow } from './compareRow.ts';
import { type BrokenRule, findBroken } from './findBroken.ts';
import { type Choice, type ImportPlan, isBlankAt, type NameFault, type PlanRow } from './ImportPlan.ts';
import type { KnownRow } from './KnownRow.ts';
import { listUnusual } from './listUnusual.ts';
import { longestName } from './longestName.ts';
import type { PlannedFault, PlannedNote, PlannedRow } from './PlannedRow.ts';
import { rowLabel } from './rowLabel.ts';
import { takenChanges } from './rowStatus.ts';
import { UniqueNames } from './UniqueNames.ts';

/** A change of a plan; `id` and `ids` are those of rows, `storedIds` those of components. */
export type PlanEvent =
  /** All rows of the table. */
  | { type: 'read'; rows: readonly PlannedRow[] }
  /** The library was read. */
  | { type: 'compared'; taken: ReadonlySet<string> }
  /** The components of earlier imports were found, by row. */
  | { type: 'matched'; known: ReadonlyMap<number, KnownRow>; entries: ReadonlyMap<number, string> }
  | { type: 'decided'; ids: ReadonlySet<number>; choice: Choice }
  | { type: 'included'; ids: ReadonlySet<number>; isIncluded: boolean }
  | { type: 'named'; id: number; name: string }
  | { type: 'valued'; id: number; field: string; value: FieldValue | undefined }
  /** Every new row to import that lacks a value gets this one. */
  | { type: 'filled'; field: string; value: FieldValue }
  | { type: 'shortened' }
  | { type: 'distinguished' }
  | { type: 'stored'; results: ReadonlyMap<number, StoredResult> }
  | { type: 'takenBack'; storedIds: ReadonlySet<string> };

/** The component of a row, with its ETag if this import has changed it; or why the row was refused. */
export type StoredResult = { id: string; etag: string | undefined } | { faults: readonly PlannedFault[] };

/** Returns the plan after an event; unchanged rows stay the same objects. */
export function changePlan(plan: ImportPlan, event: PlanEvent, kind: Kind): ImportPlan {
  const { rows } = plan;
  const change = (made: (row: PlanRow) => PlanRow) => judgeNames({ ...plan, rows: rows.map(made) }, kind);
  const changeOne = (id: number, made: (row: PlanRow) => PlanRow) => change((row) => (row.id === id ? made(row) : row));
  switch (event.type) {
    case 'read': {
      const entries = new UniqueNames(ORIGIN_LIMIT);
      const added = event.rows.map((row, index) => {
        const entry = entries.giveMarked(row) ?? rowLabel(row.place);
        return startRow(row, { id: rows.length + index, entry }, kind);
      });
      return judgeNames({ ...plan, rows: [...rows, ...added] }, kind);
    }
    case 'compared':
      return judgeNames({ ...plan, taken: event.taken }, kind);
    case 'matched':
      return change((row) => {
        const entry = event.entries.get(row.id) ?? row.entry;
        return match(entry === row.entry ? row : { ...row, entry }, event.known.get(row.id), kind);
      });
    case 'decided':
      return change((row) => (event.ids.has(row.id) ? judgeValues({ ...row, choice: event.choice }, kind) : row));
    case 'included': {
      const { ids, isIncluded } = event;
      return change((row) => (ids.has(row.id) && row.isIncluded !== isIncluded ? { ...row, isIncluded } : row));
    }
    case 'named':
      return changeOne(event.id, (row) => ({ ...row, name: event.name, refused: without(row.refused, 'name') }));
    case 'valued':
      return changeOne(event.id, (row) => giveValue(row, event, kind));
    case 'filled':
      return change((row) => (isNew(row) && isBlankAt(row, event.field) ? giveValue(row, event, kind) : row));
    case 'shortened':
      return giveNames(plan, 'long', kind);
    case 'distinguished':
      return giveNames(plan, 'taken', kind);
    case 'stored':
      return change((row) => settle(row, event.results.get(row.id)));
    case 'takenBack':
      return change((row) =>
        row.storedId !== undefined && event.storedIds.has(row.storedId)
          ? { ...row, storedId: undefined, storedTag: undefined, choice: undefined }
          : row,
      );
  }
}

function startRow(row: PlannedRow, own: Pick<PlanRow, 'id' | 'entry'>, kind: Kind): PlanRow {
  return judgeValues(
    {
      ...row,
      ...own,
      name: row.full,
      nameFault: undefined,
      broken: [],
      unusual: [],
      isIncluded: row.skipped === undefined,
      edited: [],
      refused: [],
      storedId: undefined,
      storedTag: undefined,
      known: undefined,
      choice: undefined,
    },
    kind,
  );
}

function match(row: PlanRow, known: KnownRow | undefined, kind: Kind): PlanRow {
  if (row.skipped || row.storedId !== undefined || row.known === known) return row;
  const isIncluded = known?.component.locked && known.changes.length > 0 ? false : row.isIncluded;
  const refused = row.refused.filter(({ field }) => !ABOUT_STATE.has(field ?? ''));
  return judgeBroken({ ...row, known, isIncluded, refused }, kind);
}

/**
 * The fields whose refusals concern the component's state, which a new comparison replaces; refusals of values stay.
 */
const ABOUT_STATE: ReadonlySet<string> = new Set(['origin', 'etag', 'id', 'locked']);

/** Whether an import would create a new component from the row. */
function isNew(row: PlanRow): boolean {
  return row.isIncluded && !row.skipped && row.storedId === undefined && !row.known;
}

function giveValue(
  row: PlanRow,
  { field, value }: { field: string; value: FieldValue | undefined },
  kind: Kind,
): PlanRow {
  const { [field]: _, ...others } = row.values;
  const values = value === undefined ? others : { ...others, [field]: value };
  const notes = row.notes.filter((note) => note.field !== field);
  const edited = [...new Set([...row.edited, field])];
  const faults = without(row.faults, field);
  return judgeValues({ ...row, values, notes, edited, faults, refused: without(row.refused, field) }, kind);
}

function without(faults: readonly PlannedFault[], field: string): PlannedFault[] {
  return faults.filter((fault) => fault.field !== field);
}

/** Finds the values that break the kind's rules, except in cells that could not be read, which are reported already. */
function judgeValues(row: PlanRow, kind: Kind): PlanRow {
  if (row.skipped) return row;
  const judged = { ...row, unusual: findUnusual(row, kind) };
  return judgeBroken(row.known ? { ...judged, known: compareRow(row, row.known.component, kind) } : judged, kind);
}

/** Finds values outside soft limits, except those that the mapping itself gives. */
function findUnusual({ values, sources }: PlanRow, { definition }: Kind): PlannedNote[] {
  const constant = new Set(sources.flatMap(({ field, isConstant }) => (isConstant ? field : [])));
  return listUnusual(values, definition).flatMap(({ field: { name, curve = name }, text }) =>
    constant.has(name) ? [] : [{ sort: 'unusual' as const, field: curve, text }],
  );
}

function judgeBroken(row: PlanRow, kind: Kind): PlanRow {
  const faulty = new Set(row.faults.map(({ field }) => field));
  const found = row.known ? findBrokenAfter(row, row.known, kind) : findBroken(kind, { ...row.values, name: 'Name' });
  const broken = found.filter(({ field }) => !faulty.has(field));
  return {
    ...row,
    broken: broken.map(({ field, message }) => ({ field, reason: message, fix: 'Correct the value.' })),
  };
}

/** Finds the rules that a stored component does not break yet, but would with the values taken from the table. */
function findBrokenAfter(row: PlanRow, { component: { values }, given }: KnownRow, kind: Kind): BrokenRule[] {
  const taken = takenChanges(row).flatMap(({ fields }) => fields.map((name) => [name, given[name]] as const));
  if (taken.length === 0) return [];
  const found = findBroken(kind, { ...values, ...Object.fromEntries(taken) });
  if (found.length === 0) return [];
  const before = new Set(findBroken(kind, values).map(({ field, message }) => `${field} ${message}`));
  return found.filter(({ field, message }) => !before.has(`${field} ${message}`));
}

function settle(row: PlanRow, result: StoredResult | undefined): PlanRow {
  if (!result) return row;
  return 'id' in result
    ? { ...row, storedId: result.id, storedTag: result.etag, refused: [] }
    : { ...row, refused: result.faults };
}

/** Calls `claim` for each new row in order, with the names that the library, stored rows and earlier rows have. */
function claimNames({ rows, taken }: ImportPlan, claim: (row: PlanRow, claimed: Claimed) => void): void {
  const claimed: Claimed = { taken, own: new Set() };
  for (const { storedId, name } of rows) if (storedId !== undefined) claimed.own.add(nameKey(name));
  for (const row of rows) if (isNew(row)) claim(row, claimed);
}

interface Claimed {
  taken: ReadonlySet<string>;
  own: Set<string>;
}

function judgeNames(plan: ImportPlan, kind: Kind): ImportPlan {
  const longest = longestName(kind.definition);
  const found = new Map<number, NameFault>();
  claimNames(plan, (row, { taken, own }) => {
    const key = nameKey(row.name);
    const fault = findNameFault(row.name, { longest, isTaken: taken.has(key), isTwice: own.has(key) });
    if (fault) found.set(row.id, fault);
    else own.add(key);
  });
  const rows = plan.rows.map((row) =>
    row.nameFault === found.get(row.id) ? row : { ...row, nameFault: found.get(row.id) },
  );
  return { ...plan, rows };
}

function findNameFault(
  name: string,
  { longest, isTaken, isTwice }: { longest: number; isTaken: boolean; isTwice: boolean },
): NameFault | undefined {
  if (name.trim() === '') return 'empty';
  if ([...name.trim()].length > longest) return 'long';
  return isTaken ? 'taken' : isTwice ? 'twice' : undefined;
}

/** Gives other names to the rows whose names are too long, or taken. */
function giveNames(plan: ImportPlan, what: 'long' | 'taken', kind: Kind): ImportPlan {
  const isMeant = ({ nameFault }: PlanRow) => (nameFault === 'long') === (what === 'long') && nameFault !== 'empty';
  const giver = new UniqueNames(longestName(kind.definition));
  for (const key of plan.taken) giver.take(key);
  for (const row of plan.rows)
    if (row.storedId !== undefined || (isNew(row) && row.nameFault === undefined)) giver.take(nameKey(row.name));
  const rows = plan.rows.map((row) => {
    if (!isNew(row) || row.nameFault === undefined || !isMeant(row)) return row;
    const full = row.name.trim();
    // The short form belongs to the name of the table, not to one that the user has typed.
    const texts = { full, ...(full === row.full && row.short !== undefined ? { short: row.short } : {}) };
    const name = what === 'long' ? giver.shorten(texts) : giver.distinguish(full, row.mark);
    giver.take(nameKey(name));
    return { ...row, name, refused: without(row.refused, 'name') };
  });
  return judgeNames({ ...plan, rows }, kind);
}
