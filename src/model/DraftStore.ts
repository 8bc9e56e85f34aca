import { DebounceTimer } from './DebounceTimer.ts';
import { DerivedValues } from './DerivedValues.ts';
import type { DraftField } from './DraftField.ts';
import { DraftFields } from './DraftFields.ts';
import { DraftListeners } from './DraftListeners.ts';
import type { DraftMode, DraftOptions, StepOptions } from './DraftOptions.ts';
import { DraftRecord, toDraftValues } from './DraftRecord.ts';
import { DraftSources, isSourceKey } from './DraftSources.ts';
import { DraftStructure } from './DraftStructure.ts';
import { DraftTables } from './DraftTables.ts';
import { DraftHistory, type ShownHistory, type Texts } from './draftHistory.ts';
import type { DraftMeta } from './draftMeta.ts';
import { type FieldError, type FieldSnapshot, type FormSnapshot, formSnapshot, isSameForm } from './draftSnapshots.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { findTable, staticName } from './fieldKeys.ts';
import { judgeDraft } from './judgeDraft.ts';
import type { Kind } from './Kind.ts';

/**
 * Owns a form's texts, changes, errors and history, without React, so that a keystroke costs no render. Fields are
 * addressed by name, cells of tables by keys such as 'periods/#3/price', where '#3' is the row's id.
 */
export class DraftStore extends DraftListeners {
  readonly definition: FormDefinition;
  readonly kind: Kind;
  readonly mode: DraftMode;
  readonly derived: DerivedValues;
  readonly tables: DraftTables;
  readonly structure: DraftStructure;
  readonly sources: DraftSources;
  readonly #fields: DraftFields;
  readonly #record: DraftRecord;
  readonly #history = new DraftHistory();
  readonly #now: () => number;
  readonly #validationTimer: DebounceTimer;
  #form: FormSnapshot;

  constructor({ kind, mode, values, texts, now = () => performance.now() }: DraftOptions) {
    super();
    this.definition = kind.definition;
    this.mode = mode;
    this.derived = new DerivedValues(kind);
    this.kind = kind;
    this.#now = now;
    this.#validationTimer = new DebounceTimer({ delay: VALIDATION_DELAY, now, onPause: () => this.validateNow() });
    const own = toDraftValues(kind.definition, values);
    this.#fields = new DraftFields(kind.definition, { values: own, texts });
    this.#record = new DraftRecord({ kind, mode, fields: this.#fields, values: own });
    this.tables = new DraftTables(this.#fields, (step) => this.#step(step));
    this.structure = new DraftStructure(kind);
    const read = { read: (name: string) => this.text(name), readOriginal: (name: string) => this.original(name) };
    this.sources = new DraftSources({ definition: kind.definition, record: values, texts, ...read });
    this.#form = this.#readForm();
    this.validateNow();
  }

  snapshot(name: string): FieldSnapshot {
    return this.#fields.expect(name).snapshot;
  }

  form(): FormSnapshot {
    return this.#form;
  }

  /** The text of a field or cell; that of a table holds the texts of its rows as JSON. */
  text(name: string): string {
    return this.#fields.text(this.#fields.expect(name));
  }

  original(name: string): string {
    return this.#fields.text(this.#fields.expect(name), 'original');
  }

  /** Texts to keep across a reload: those that differ from their originals or were restored; never a password. */
  texts(): Texts {
    return { ...this.#fields.editedTexts(), ...this.sources.texts() };
  }

  /** Sets a text that the user typed into the field's own input. */
  type(name: string, text: string): void {
    const state = this.#fields.expect(name);
    if (state.text === text) return;
    // A password is not undone letter by letter, and must not be found in a history.
    if (state.field.input !== 'password')
      this.#history.add({ before: { [name]: state.text }, after: { [name]: text } }, { place: name, at: this.#now() });
    // Most keystrokes change no mark, and then the form's snapshot need not be compared.
    if (this.#setText(state, text) || this.#form.canUndo !== this.#history.canUndo || this.#form.canRedo)
      this.#publishForm();
    this.#validationTimer.touch();
  }

  /** Sets texts that were not typed into their fields: a choice, values that were taken over, an edited curve. */
  change(texts: Texts, how: Omit<StepOptions, 'isJudged'> = {}): void {
    this.#step(this.#fields.toTexts(texts), how);
  }

  /** Called when the focus leaves the field. */
  blur(name: string): void {
    this.#history.close();
    this.#fields.expect(name).touched = true;
    this.validateNow();
  }

  get history(): ShownHistory {
    return this.#history;
  }

  /** Restores the originals of these fields, or of all, as one undo step. */
  restore(names: readonly string[] = [...this.#form.changed, ...Object.keys(this.sources.texts())]): void {
    this.#step({ ...this.#fields.originals(names), ...this.sources.originals(names) }, { isJudged: true });
  }

  undo(): void {
    this.#walk(this.#history.undo());
  }

  redo(): void {
    this.#walk(this.#history.redo());
  }

  /** Shows all errors of these fields and cells, as Save and Next do; returns the first, changed fields first. */
  attempt(names: readonly string[] = Object.keys(this.definition.fields)): FieldError | undefined {
    const asked = new Set(names);
    const isAsked = (key: string) => asked.has(key) || asked.has(staticName(key));
    for (const [key, state] of this.#fields.live()) state.touched ||= isAsked(key);
    this.validateNow();
    const errors = this.#form.errors.filter(({ field }) => isAsked(field));
    return errors.find(({ field }) => this.#fields.expect(field).snapshot.changed) ?? errors[0];
  }

  /** The name of a new record whose name was left empty. */
  get nameIfEmpty(): string {
    return this.#record.nameIfEmpty;
  }

  /** Replaces the usual name where it is taken, and calls the name's listeners. */
  setNameIfEmpty(name: string): void {
    if (name === this.nameIfEmpty) return;
    this.#record.nameIfEmpty = name;
    this.textListeners.call('name');
  }

  /** Sets an error that the form can't find itself, until the field at the path changes; returns its key, if any. */
  setForeignError(path: string, message: string | undefined): string | undefined {
    const state = this.#fields.get(this.#fields.toKey(path));
    if (state && state.foreignError !== message) {
      Object.assign(state, { foreignError: message, touched: true });
      this.validateNow();
    }
    return state?.key;
  }

  /** Clears the errors of the server and of look-ups before a new attempt. */
  clearForeignErrors(): void {
    for (const state of this.#fields.live().values()) state.foreignError = undefined;
    this.validateNow();
  }

  /** Makes a stored record the new original; the fields and sources in `keep` keep their text. Clears the history. */
  rebase(values: FieldValues, keep: ReadonlySet<string> = new Set()): void {
    const settleSources = this.sources.rebase(values, keep);
    for (const [key, original] of this.#record.rebase(values).reverse()) {
      const state = this.#fields.expect(key);
      const keeps = keep.has(staticName(key));
      state.foreignError = undefined;
      this.#setText(state, keeps ? state.text : original);
      state.touched &&= keeps;
    }
    this.#fields.prune();
    this.#history.clear();
    for (const key of settleSources()) this.fieldListeners.call(key);
    this.validateNow();
  }

  /** Applies the server's differences from the form; untouched fields of a new record get the server's defaults. */
  applyMeta(meta: DraftMeta): void {
    this.#record.meta = meta;
    const edited = [...this.#fields.editedNames(), ...Object.keys(this.sources.texts())];
    if (this.mode === 'create') this.rebase(this.#record.withDefaults(), new Set(edited));
    else this.validateNow();
  }

  allTexts(): Texts {
    const own = this.#fields.own().map((state) => [state.key, this.#fields.text(state)]);
    return { ...Object.fromEntries(own), ...this.sources.texts() };
  }

  /** Names of the fields and keys of the sources whose text differs from these earlier texts. */
  typedSince(texts: Texts): Set<string> {
    const now = this.allTexts();
    // A source whose edit has been undone is no longer among the present texts.
    const keys = new Set([...Object.keys(now), ...Object.keys(texts).filter(isSourceKey)]);
    return new Set([...keys].filter((key) => texts[key] !== (now[key] ?? this.sources.text(key))));
  }

  /** The values of these texts by field name; a field whose text is not a number is left out. */
  values(): FieldValues {
    return this.#record.values();
  }

  /** The body to send: the shown fields that the server knows, the values that only it knows, and the sources. */
  payload(): FieldValues {
    return { ...this.#record.payload(), ...this.sources.payload() };
  }

  /** Checks the whole draft at once and publishes what changed. */
  validateNow(): void {
    this.#validationTimer.cancel();
    const { record, hidden, values, faulty, reader, judge } = judgeDraft(this.kind, this.#fields, this.#record);
    this.derived.update(values, faulty, reader);
    for (const state of this.#fields.live().values()) this.publish(state, judge(state));
    this.structure.update(record, [...hidden], this.#fields.live());
    this.#publishForm();
  }

  /** Cancels the pending check; the store can still be used. */
  dispose(): void {
    this.#validationTimer.cancel();
  }

  /** Sets texts as one step; `isJudged` checks the draft at once, as a change of the structure does. */
  #step(texts: Texts, { typing = false, completes = false, isJudged = false, note }: StepOptions = {}): void {
    const changed = Object.keys(texts).filter((key) => this.#rawText(key) !== texts[key]);
    if (changed.length === 0) return;
    const after = Object.fromEntries(changed.map((key) => [key, texts[key] ?? '']));
    const before = Object.fromEntries(changed.map((key) => [key, this.#rawText(key)]));
    if (completes) this.#history.complete({ before, after, note });
    else this.#history.add({ before, after, note }, typing ? { place: changed.join(), at: this.#now() } : undefined);
    this.#write(after);
    const fields = changed.filter((key) => !isSourceKey(key));
    if (isJudged || fields.some((key) => this.structure.isDecidedBy(this.#fields.expect(key)))) this.validateNow();
    else this.#validationTimer.touch();
  }

  #walk(texts: Texts | undefined): void {
    if (!texts) return;
    this.#write(texts);
    this.validateNow();
  }

  #write(texts: Texts): void {
    // A table comes after its cells here, as whether it has changed depends on theirs.
    for (const [key, text] of Object.entries(texts).reverse()) {
      if (isSourceKey(key)) this.#setSource(key, text);
      else this.#setText(this.#fields.expect(key), text);
    }
    this.#publishForm();
  }

  #setSource(key: string, text: string): void {
    this.sources.write(key, text);
    this.fieldListeners.call(key);
  }

  /** Returns the text of a field as the history holds it, or that of a source. */
  #rawText(key: string): string {
    return isSourceKey(key) ? this.sources.text(key) : this.#fields.expect(key).text;
  }

  /** Sets a field's text, and returns whether its snapshot changed. */
  #setText(state: DraftField, text: string): boolean {
    if (state.text !== text) {
      this.#fields.write(state, text);
      state.restored = false;
      state.touched = true;
      state.foreignError = undefined;
      this.textListeners.call(state.key);
      if (state.field.table) this.fieldListeners.call(state.key);
    }
    const changed = this.#fields.isChanged(state);
    const flipped = this.publish(state, { changed });
    if (flipped) this.#markTable(state.key);
    return flipped;
  }

  /** Updates the changed mark of a cell's table and of the tables around it. */
  #markTable(key: string): void {
    const state = this.#fields.get(findTable(key) ?? '');
    if (state && this.publish(state, { changed: this.#fields.isChanged(state) })) this.#markTable(state.key);
  }

  #publishForm(): void {
    const next = this.#readForm();
    if (isSameForm(next, this.#form)) return;
    this.#form = next;
    this.formListeners.call('');
  }

  #readForm(): FormSnapshot {
    return formSnapshot(this.#fields.live(), { history: this.#history, sources: this.sources.changed() });
  }
}

/** Milliseconds from the last key to the check (catalogue, validated field behaviour). */
const VALIDATION_DELAY = 300;
