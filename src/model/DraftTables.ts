import type { DraftFields } from './DraftFields.ts';
import type { Texts } from './draftHistory.ts';
import { newRowTexts } from './newRowTexts.ts';

/** Edits the rows of a draft's tables; each change is one undo step, and a row keeps its id throughout. */
export class DraftTables {
  readonly #fields: DraftFields;
  readonly #step: (texts: Texts) => void;

  /** `step` sets texts of the draft as one step. */
  constructor(fields: DraftFields, step: (texts: Texts) => void) {
    this.#fields = fields;
    this.#step = step;
  }

  /** The ids of a table's rows, such as '#3'; the same array until they change. */
  rows(table: string): readonly string[] {
    return this.#fields.rows(table);
  }

  /** Whether a row was added since the record was stored. */
  isNew(table: string, row: string): boolean {
    return this.#fields.isNewRow(table, row);
  }

  /**
   * Inserts rows before a row or at the end; columns without a text get their defaults. `texts` are set in the same
   * undo step. Returns the ids of the new rows.
   */
  add(
    table: string,
    rows: readonly Texts[],
    { before, texts = {} }: { before?: string | undefined; texts?: Texts } = {},
  ): string[] {
    const defaults = this.#defaults(table);
    const added = this.#fields.createRows(
      table,
      rows.map((row) => ({ ...defaults, ...row })),
    );
    const present = this.rows(table);
    const at = before === undefined ? present.length : present.indexOf(before);
    this.#arrange(table, present.toSpliced(at, 0, ...added), texts);
    return added;
  }

  remove(table: string, rows: readonly string[]): void {
    this.#arrange(
      table,
      this.rows(table).filter((row) => !rows.includes(row)),
    );
  }

  /** Moves a row down by a number of places, or up if negative; it stops at the ends. */
  move(table: string, row: string, by: number): void {
    const rest = this.rows(table).filter((other) => other !== row);
    const at = Math.min(Math.max(this.rows(table).indexOf(row) + by, 0), rest.length);
    this.#arrange(table, rest.toSpliced(at, 0, row));
  }

  #arrange(table: string, rows: readonly string[], texts: Texts = {}): void {
    this.#step({ ...texts, [table]: rows.join(' ') });
  }

  #defaults(table: string): Texts {
    const definition = this.#fields.get(table)?.field.table;
    if (!definition) throw new Error(`The draft has no table ${table}`);
    return newRowTexts(definition);
  }
}
