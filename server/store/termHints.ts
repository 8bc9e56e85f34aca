import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';
import { holdsText, isOneOf } from './listConditions.ts';

/** What the stored record of a component holds if a term of a search is to be found in its values. */
export interface TermHint {
  /** Of each word: itself, and the stored values whose labels hold it. */
  words: readonly { text: string; labelled: readonly string[] }[];
  /** Numbers that the term may mean; one of them is enough. */
  numbers: readonly number[];
  /** The kinds whose derived values, which are not stored, may be what the term means. */
  derivedIn: readonly string[];
}

/**
 * Which rows may hold a term in their values, so that few of them are parsed: those whose JSON has its words or numbers,
 * and those of which the JSON alone does not say it.
 */
export function mayHoldTerm(
  db: Kysely<Database>,
  { words, numbers, derivedIn }: TermHint,
  named: readonly RawBuilder<boolean>[],
) {
  const fields = sql.ref('fields');
  // Texts beyond ASCII are folded in ways that no engine knows.
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

/** Rows of another version of their kind, whose values are carried over when they are read. */
export function isOfOtherVersion(versions: ReadonlyMap<string, number>): RawBuilder<boolean> {
  const others = [...versions].filter(([, version]) => version !== FIRST);
  if (others.length === 0) return sql`kind_version <> ${FIRST}`;
  const cases = others.map(([subclass, version]) => sql`when ${subclass} then ${version}`);
  return sql`kind_version <> case subclass ${sql.join(cases, sql` `)} else ${FIRST} end`;
}

const FIRST = 1;

export function either(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

/** Of very many conditions none would cost less than to parse the rows. */
function oneOf(conditions: readonly RawBuilder<boolean>[]): readonly RawBuilder<boolean>[] {
  return conditions.length > MOST_CONDITIONS ? [sql`1 = 1`] : conditions;
}

const MOST_CONDITIONS = 24;

/** As it is inside a JSON text. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
