import type { Place } from '#codegen/fieldPlace.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';

/** One thing that a kind file states, with shared files merged: a keyword of kind.schema.json and its value. */
export interface Statement {
  /** The keyword, after the part of kind.schema.json that describes it: 'field.minimum', 'curve.x.unit'. */
  word: string;
  /** The path, without cases, of the table whose rows it is about; empty for the record. */
  scope: string;
  /** The path of the field or object that it is about, or the name of a curve; empty for the kind. */
  subject: string;
  value: unknown;
  place: () => Place;
}

/** The statements of a kind before or after an edit; earlier ones use present names and units. */
export interface Side {
  kind: MergedKind;
  /** The statements by `toKey`. */
  statements: ReadonlyMap<string, Statement>;
}

/** A statement of only one side, or one whose values differ. */
export interface Edit {
  change: 'added' | 'removed' | 'changed';
  /** The keyword; like scope and subject, under its present name. */
  word: string;
  scope: string;
  subject: string;
  before?: Statement | undefined;
  after?: Statement | undefined;
  /** The changes that `x-changes` states for its values: 'scale', 'map'. */
  by: ReadonlySet<string>;
  old: Side;
  now: Side;
}

/** Returns a key that is unique among the statements of a kind. */
export function toKey({ word, scope, subject }: Pick<Statement, 'word' | 'scope' | 'subject'>): string {
  return JSON.stringify([word, scope, subject]);
}

/** Returns the value of another keyword for the subject of an edit, on one side. */
export function readWord(side: Side, { scope, subject }: Pick<Edit, 'scope' | 'subject'>, word: string): unknown {
  return side.statements.get(toKey({ word, scope, subject }))?.value;
}
