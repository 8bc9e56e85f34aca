import { alignRows } from './alignRows.ts';
import { createField, type DraftField } from './DraftField.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, FieldValues, FormDefinition, TableDefinition } from './FormDefinition.ts';
import { cellKey, isCell } from './fieldKeys.ts';
import {
  fieldText,
  isSameValue,
  type ParsedField,
  parseFieldText,
  readTableText,
  toTableValue,
  writeTableText,
} from './fieldText.ts';
import { findPath } from './findPath.ts';
import { isNumberField, readFieldNumber } from './readFieldNumber.ts';
import { toIds } from './toIds.ts';

/** The fields of a draft and the cells of its tables, by key; cells of removed rows are kept until the next rebase. */
export class DraftFields {
  readonly #definition: FormDefinition;
  #all = new Map<string, DraftField>();
  #own: readonly DraftField[] | undefined;
  #live: ReadonlyMap<string, DraftField> | undefined;
  #rows = new Map<string, { text: string; ids: readonly string[] }>();
  #lastRow = 0;

  /** `values` are the originals, by field name; `texts` are restored from an earlier session. */
  constructor(definition: FormDefinition, { values, texts = {} }: { values: FieldValues; texts?: Texts | undefined }) {
    this.#definition = definition;
    for (const field of Object.values(definition.fields)) {
      this.#add(field.name, field, fieldText(field, values[field.name]));
    }
    for (const [key, text] of Object.entries(this.toTexts(this.#known(texts)))) {
      const state = this.#all.get(key);
      if (!state) continue;
      this.write(state, text);
      state.restored = true;
    }
    // A table comes before its cells, and whether it has changed depends on theirs.
    for (const state of [...this.live().values()].reverse()) {
      const changed = this.isChanged(state);
      state.snapshot = { ...state.snapshot, changed };
      state.touched = changed;
    }
  }

  get(key: string): DraftField | undefined {
    return this.#all.get(key);
  }

  /** Throws if the form has no such field. */
  expect(key: string): DraftField {
    const state = this.get(key);
    if (!state) throw new Error(`The form ${this.#definition.id} has no field ${key}`);
    return state;
  }

  /** The currency of the record; undefined if the form has none. */
  get currency(): string | undefined {
    return this.#all.get('currency')?.text;
  }

  /** The fields of the form, without cells. */
  own(): readonly DraftField[] {
    this.#own ??= Object.keys(this.#definition.fields).flatMap((name) => this.#all.get(name) ?? []);
    return this.#own;
  }

  /** Every field and every cell of the rows that are not removed, in the order of the form. */
  live(): ReadonlyMap<string, DraftField> {
    this.#live ??= this.#hasTables() ? new Map(this.#walk()) : this.#all;
    return this.#live;
  }

  /** The ids of a table's rows; the same array until they change. */
  rows(table: string): readonly string[] {
    const text = this.#all.get(table)?.text ?? '';
    const known = this.#rows.get(table);
    if (known?.text === text) return known.ids;
    const ids = toIds(text);
    this.#rows.set(table, { text, ids });
    return ids;
  }

  /** Sets a text, or the rows of a table. */
  write(state: DraftField, text: string): void {
    state.text = text;
    if (state.field.table) this.#live = undefined;
  }

  /** Returns the text of a field; for a table, the texts of its rows as JSON. */
  text(state: DraftField, version: 'text' | 'original' = 'text'): string {
    const { table } = state.field;
    return table ? writeTableText(table, this.#rowTexts(state, version)) : state[version];
  }

  /** Whether a field differs from its original; a table by its rows and their cells, regardless of the rows' ids. */
  isChanged(state: DraftField): boolean {
    const { field, key } = state;
    if (!field.table) return !isSameValue(field, state.text, state.original);
    if (state.text !== state.original) {
      const isSameCount = toIds(state.text).length === toIds(state.original).length;
      return !isSameCount || !isSameValue(field, this.text(state), this.text(state, 'original'));
    }
    const columns = Object.keys(field.table.fields);
    return this.rows(key).some((row) =>
      columns.some((column) => this.#all.get(cellKey(key, row, column))?.snapshot.changed),
    );
  }

  /** Whether a field's text is exactly as it was. */
  isAsStored(state: DraftField): boolean {
    return state.text === state.original && !(state.field.table && this.isChanged(state));
  }

  /** Whether a row was added since the record was stored. */
  isNewRow(table: string, row: string): boolean {
    return !toIds(this.#all.get(table)?.original ?? '').includes(row);
  }

  /** Creates the cells of rows that are not in the table yet, and returns the rows' ids. */
  createRows(table: string, rows: readonly Texts[]): string[] {
    const definition = this.#all.get(table)?.field.table;
    return definition ? rows.map((texts) => this.#createRow(table, definition, texts)) : [];
  }

  /**
   * Splits the texts of tables into those of rows and cells, and creates the cells of added rows; other texts stay.
   */
  toTexts(texts: Texts): Texts {
    const all: Texts = {};
    for (const [key, text] of Object.entries(texts)) {
      const table = this.#all.get(key)?.field.table;
      if (table) Object.assign(all, this.#tableTexts(key, table, readTableText(text)));
      else all[key] = text;
    }
    return all;
  }

  /** The texts that restore the originals of these fields, with those of their rows. */
  originals(keys: readonly string[]): Texts {
    return Object.fromEntries(keys.flatMap((key) => this.#originals(key)));
  }

  /** Takes a stored record as the original, and returns its texts; a row that it shares with the draft keeps its id. */
  rebase(values: FieldValues): Texts {
    const texts: Texts = {};
    for (const field of Object.values(this.#definition.fields)) {
      Object.assign(texts, this.#rebase(field.name, field, fieldText(field, values[field.name])));
    }
    return texts;
  }

  /** Forgets the cells of rows that are neither in the draft nor in the stored record. */
  prune(): void {
    if (!this.#hasTables()) return;
    const kept = new Map([...this.#walk('original'), ...this.#walk()]);
    this.#all = new Map([...this.#all].filter(([key]) => kept.has(key)));
    this.#live = undefined;
  }

  /** Names of the fields that the user has filled in or changed. */
  editedNames(): Set<string> {
    const edited = this.own().filter(({ snapshot, restored }) => snapshot.changed || restored);
    return new Set(edited.map(({ key }) => key));
  }

  /** Texts that differ from their originals or were typed in an earlier session; never a password. */
  editedTexts(): Texts {
    const edited = this.own().filter(
      (state) =>
        state.field.input !== 'password' && (state.restored || this.text(state) !== this.text(state, 'original')),
    );
    return Object.fromEntries(edited.map((state) => [state.key, this.text(state)]));
  }

  /** Returns the key of an issue's path: 'periods/#3/price' for 'periods/1/price'. */
  toKey(path: string, isHidden?: (key: string) => boolean): string {
    if (this.#all.has(path)) return path;
    const rows = { get: (key: string) => this.get(key), rows: (key: string) => this.rows(key) };
    return findPath(this.#definition, path, isHidden ? { ...rows, isHidden } : rows);
  }

  #add(key: string, field: FieldDefinition, text: string): void {
    // The table comes before its cells.
    const state = createField(key, field, text);
    this.#all.set(key, state);
    if (!field.table) return;
    const ids = this.createRows(key, readTableText(text));
    state.text = state.original = ids.join(' ');
    this.#live = undefined;
  }

  #createRow(table: string, { fields }: TableDefinition, texts: Texts): string {
    this.#lastRow += 1;
    const row = `#${this.#lastRow}`;
    for (const column of Object.values(fields)) {
      this.#add(cellKey(table, row, column.name), column, texts[column.name] ?? fieldText(column, undefined));
    }
    return row;
  }

  #tableTexts(key: string, table: TableDefinition, rows: readonly Texts[]): Texts {
    const present = this.rows(key);
    const ids = [...present.slice(0, rows.length), ...this.createRows(key, rows.slice(present.length))];
    const texts: Texts = { [key]: ids.join(' ') };
    for (const [index, row] of present.slice(0, rows.length).entries()) {
      const cells = Object.keys(table.fields).map((column) => [cellKey(key, row, column), rows[index]?.[column] ?? '']);
      Object.assign(texts, this.toTexts(Object.fromEntries(cells)));
    }
    return texts;
  }

  #rebase(key: string, field: FieldDefinition, text: string): Texts {
    const state = this.#all.get(key);
    if (!state) return {};
    const { table } = field;
    if (!table) {
      state.original = text;
      return { [key]: text };
    }
    const rows = readTableText(text);
    const ids = alignRows(this.#rowTexts(state, 'text'), rows).map(
      (index, at) => this.rows(key)[index] ?? this.#createRow(key, table, rows[at] ?? {}),
    );
    state.original = ids.join(' ');
    const texts: Texts = { [key]: state.original };
    for (const [at, row] of ids.entries()) {
      for (const column of Object.values(table.fields)) {
        const own = rows[at]?.[column.name] ?? fieldText(column, undefined);
        Object.assign(texts, this.#rebase(cellKey(key, row, column.name), column, own));
      }
    }
    return texts;
  }

  #originals(key: string): [string, string][] {
    const state = this.#all.get(key);
    if (!state) return [];
    const cells = toIds(state.field.table ? state.original : '').flatMap((row) =>
      Object.keys(state.field.table?.fields ?? {}).flatMap((column) => this.#originals(cellKey(key, row, column))),
    );
    return [[key, state.original], ...cells];
  }

  #rowTexts({ key, field, ...state }: DraftField, version: 'text' | 'original'): Texts[] {
    const columns = Object.keys(field.table?.fields ?? {});
    return toIds(state[version]).map((row) =>
      Object.fromEntries(
        columns.map((column) => {
          const cell = this.#all.get(cellKey(key, row, column));
          return [column, cell ? this.text(cell, version) : ''];
        }),
      ),
    );
  }

  /** Returns the value of a field's text, or the problem that makes the text invalid. */
  parse(state: DraftField): ParsedField {
    const { field, text } = state;
    if (field.table) return { value: toTableValue(field, this.#rowTexts(state, 'text')) };
    return isNumberField(field)
      ? readFieldNumber(state, this.currency).parsed
      : parseFieldText(field, text, this.currency);
  }

  /** Whether a note explains how the field's text is read. */
  hasReading(state: DraftField): boolean {
    return isNumberField(state.field) && readFieldNumber(state, this.currency).hasEntry;
  }

  *#walk(version: 'text' | 'original' = 'text'): Generator<[string, DraftField]> {
    for (const name of Object.keys(this.#definition.fields)) yield* this.#walkField(name, version);
  }

  *#walkField(key: string, version: 'text' | 'original'): Generator<[string, DraftField]> {
    const state = this.#all.get(key);
    if (!state) return;
    yield [key, state];
    const { table } = state.field;
    if (!table) return;
    for (const row of toIds(state[version])) {
      for (const column of Object.keys(table.fields)) yield* this.#walkField(cellKey(key, row, column), version);
    }
  }

  #hasTables(): boolean {
    return Object.values(this.#definition.fields).some(({ table }) => table !== undefined);
  }

  #known(texts: Texts): Texts {
    return Object.fromEntries(Object.entries(texts).filter(([name]) => this.#all.has(name) && !isCell(name)));
  }
}
