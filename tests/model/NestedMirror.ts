import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { FLEET } from './nestedDefinition.ts';

/** What a draft of the fleet should hold: texts by key, and the ids of each table's rows. */
export class NestedMirror {
  readonly texts: Map<string, string>;
  readonly #rows: Map<string, readonly string[]>;

  private constructor(texts: Iterable<[string, string]>, rows: Iterable<[string, readonly string[]]>) {
    this.texts = new Map(texts);
    this.#rows = new Map(rows);
  }

  static read(store: DraftStore): NestedMirror {
    const mirror = new NestedMirror([], []);
    const visit = (shape: RecordShape, prefix: string) => {
      for (const { name, table } of Object.values(shape.fields)) {
        const key = prefix + name;
        if (!table) {
          mirror.texts.set(key, store.text(key));
          continue;
        }
        const rows = store.tables.rows(key);
        mirror.setRows(key, rows);
        for (const row of rows) visit(table, cellKey(key, row, ''));
      }
    };
    visit(FLEET, '');
    return mirror;
  }

  copy(): NestedMirror {
    return new NestedMirror(this.texts, this.#rows);
  }

  equals(other: NestedMirror): boolean {
    return JSON.stringify(this.toPlain()) === JSON.stringify(other.toPlain());
  }

  /** The texts and rows that are there now. */
  toPlain(): unknown {
    return [
      this.keys(() => true).map((key) => [key, this.texts.get(key)]),
      this.tables().map((key) => [key, this.rows(key)]),
    ];
  }

  rows(table: string): readonly string[] {
    return this.#rows.get(table) ?? [];
  }

  setRows(table: string, rows: readonly string[]): void {
    this.#rows.set(table, rows);
  }

  /** Keys of the fields and cells that are there now. */
  keys(isMeant: (field: FieldDefinition) => boolean): string[] {
    return [...this.texts.keys()].filter((key) => this.#isPresent(key) && isMeant(this.field(key)));
  }

  tables(): string[] {
    return [...this.#rows.keys()].filter((key) => this.#isPresent(key));
  }

  field(key: string): FieldDefinition {
    let shape: RecordShape = FLEET;
    let field: FieldDefinition | undefined;
    for (const name of key.split(/\/#\d+\//)) {
      field = shape.fields[name];
      shape = field?.table ?? shape;
    }
    if (!field) throw new Error(`No field ${key}`);
    return field;
  }

  /** The record of the texts, without `hidden` fields. */
  toRecord(hidden: readonly string[]): FieldValues {
    const values = this.#values(FLEET, '');
    for (const name of hidden) delete values[name];
    return nestRecord(FLEET, values);
  }

  #values(shape: RecordShape, prefix: string): FieldValues {
    const values: FieldValues = {};
    for (const { name, type, table, choices } of Object.values(shape.fields)) {
      const key = prefix + name;
      const text = this.texts.get(key) ?? '';
      if (table) {
        values[name] = this.rows(key).map((row) => {
          const cells = this.#values(table, cellKey(key, row, ''));
          return table.isList ? (cells.value ?? null) : nestRecord(table, cells);
        });
      } else if (type === 'flag') values[name] = text === 'true';
      else if (choices || type === 'text') values[name] = text.trim();
      else if (text === '') values[name] = null;
      else if (!Number.isNaN(Number(text))) values[name] = Number(text);
    }
    return values;
  }

  #isPresent(key: string): boolean {
    return [...key.matchAll(/\/(#\d+)\//g)].every(({ index, 1: row = '' }) =>
      this.rows(key.slice(0, index)).includes(row),
    );
  }
}
