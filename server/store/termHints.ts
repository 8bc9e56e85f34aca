import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';
import { holdsText, isOneOf } from './listConditions.ts';

/** What a component's stored record must hold for a search term to be found in its values. */
export interface TermHint {
  /** Each word with the stored values whose labels contain it. */
  words: readonly { text: string; labelled: readonly string[] }[];
  /** Numbers that the term may mean; one of them is enough. */
  numbers: readonly number[];
  /** The kinds in whose derived (not stored) values the term may be found. */
  derivedIn: readonly string[];
}

/**
 * Returns the condition for rows that may hold a term in their values, so that few of them are parsed: rows whose JSON
 * has its words or numbers, and rows where the JSON alone can't decide.
 */
export function mayHoldTerm(
  db: Kysely<Database>,
  { words, numbers, derivedIn }: TermHint,
  named: readonly RawBuilder<boolean>[],
) {
  const fields = sql.ref('fields');
  // No engine folds texts beyond ASCII the way names are folded.
  const isBeyondAscii = isPostgres(db)
    ? sql<boolean>`octet_length(${fields}) > length(${fields})`
    : sql<boolean>`length(cast(${fields} as blob)) > length(${fields})`;
  const inLowerCase = (text: string) =>
    isPostgres(db)
      ? sql<boolean>`strpos(lower(${fields}), ${text}) > 0`
      : sql<boolean>`instr(lower(${fields}), ${text}) > 0`;
  const each = words.map(({ text, labelled }, index) =>
    either([
      ...named.slice(index, index + 1),
      inLowerCase(inJson(text)),
      ...oneOf(labelled.map((value) => holdsText(db, 'fields', inJson(value)))),
    ]),
  );
  const amounts = oneOf(numbers.map((number) => holdsText(db, 'fields', `:${JSON.stringify(number)}`)));
  return either([isBeyondAscii, isOneOf('subclass', derivedIn), sql`(${sql.join(each, sql` and `)})`, ...amounts]);
}

/** Selects rows of another version of their kind, whose values are converted when they are read. */
export function isOfOtherVersion(versions: ReadonlyMap<string, number>): RawBuilder<boolean> {
  const others = [...versions].filter(([, version]) => version !== FIRST);
  if (others.length === 0) return sql`kind_version <> ${FIRST}`;
  const cases = others.map(([subclass, version]) => sql`when ${subclass} then ${version}`);
  return sql`kind_version <> case subclass ${sql.join(cases, sql` `)} else ${FIRST} end`;
}

const FIRST = 1;

/** Joins conditions with `or`; there must be at least one. */
export function either(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

/** Testing very many conditions costs more than parsing the rows. */
function oneOf(conditions: readonly RawBuilder<boolean>[]): readonly RawBuilder<boolean>[] {
  return conditions.length > MOST_CONDITIONS ? [sql`1 = 1`] : conditions;
}

const MOST_CONDITIONS = 24;

/** Returns a text as it is written inside JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
