import { createPayload, unnamed } from './createPayload.ts';
import { crossWarnings } from './crossWarnings.ts';
import { DerivedValues } from './DerivedValues.ts';
import type { DraftJudging, DraftMode, DraftOptions } from './DraftOptions.ts';
import { type DraftField, draftFields, draftValues, editedNames, editedTexts } from './draftFields.ts';
import { DraftHistory, type Texts } from './draftHistory.ts';
import { draftMessages } from './draftMessages.ts';
import { type DraftMeta, NO_META, serverWarning } from './draftMeta.ts';
import { type FieldSnapshot, type FormSnapshot, formSnapshot, isSameForm } from './draftSnapshots.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from './fieldText.ts';
import type { Kind } from './Kind.ts';
import { Listeners } from './Listeners.ts';
import { RestTimer } from './RestTimer.ts';
import { softWarning } from './softWarning.ts';
import { unusedFields } from './unusedFields.ts';

/** Owns a form's texts, changes, errors and history, without React, so that a key costs no render. */
export class DraftStore {
  readonly definition: FormDefinition;
  readonly kind: Kind;
  readonly mode: DraftMode;
  readonly derived: DerivedValues;
  readonly #judging: DraftJudging;
  readonly #fields: Map<string, DraftField>;
  readonly #history = new DraftHistory();
  readonly #fieldListeners = new Listeners();
  readonly #textListeners = new Listeners();
  readonly #formListeners = new Set<() => void>();
  readonly #now: () => number;
  readonly #rest: RestTimer;
  #values: FieldValues;
  #nameIfEmpty: string;
  #meta: DraftMeta = NO_META;
  #form: FormSnapshot;

  constructor({ kind, mode, values, texts, judging = 'whenTouched', now = () => performance.now() }: DraftOptions) {
    this.definition = kind.definition;
    this.mode = mode;
    this.derived = new DerivedValues(kind);
    this.#judging = judging;
    this.kind = kind;
    this.#values = values;
    this.#now = now;
    this.#rest = new RestTimer({ rest: VALIDATION_DELAY, now, onRest: () => this.validateNow() });
    this.#fields = draftFields(kind.definition, { values, texts });
    this.#nameIfEmpty = unnamed(kind.definition);
    this.#form = formSnapshot(this.#fields, this.#history);
    this.validateNow();
  }

  /** Subscribes to a field's snapshot. */
  subscribe(name: string, listener: () => void): () => void {
    return this.#fieldListeners.add(name, listener);
  }

  /** Subscribes to every text of a field, including those typed into its own input. */
  subscribeText(name: string, listener: () => void): () => void {
    return this.#textListeners.add(name, listener);
  }

  subscribeForm(listener: () => void): () => void {
    this.#formListeners.add(listener);
    return () => this.#formListeners.delete(listener);
  }

  snapshot(name: string): FieldSnapshot {
    return this.#state(name).snapshot;
  }

  form(): FormSnapshot {
    return this.#form;
  }

  text(name: string): string {
    return this.#state(name).text;
  }

  original(name: string): string {
    return this.#state(name).original;
  }

  /** Texts to be kept over a reload: what differs from its original, and what was kept before; never a password. */
  texts(): Texts {
    return editedTexts(this.#fields);
  }

  /** A text that a person typed into the field's own input. */
  type(name: string, text: string): void {
    const state = this.#state(name);
    if (state.text === text) return;
    // A password is not undone letter by letter, and must not be found in a history.
    if (state.field.input !== 'password')
      this.#history.add({ before: { [name]: state.text }, after: { [name]: text } }, { place: name, at: this.#now() });
    const flipped = this.#setText(state, text);
    // Most keys flip nothing, and then no listener is called.
    if (flipped || this.#form.canUndo !== this.#history.canUndo || this.#form.canRedo) this.#publishForm();
    this.#rest.touch();
  }

  /** Sets texts that were not typed into their fields: a choice, values that were taken over, an edited curve. */
  change(texts: Texts, { typing = false } = {}): void {
    const after = Object.fromEntries(Object.entries(texts).filter(([name, text]) => this.text(name) !== text));
    if (Object.keys(after).length === 0) return;
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, this.text(name)]));
    this.#history.add({ before, after }, typing ? { place: Object.keys(after).join(), at: this.#now() } : undefined);
    this.#write(after);
    this.#rest.touch();
  }

  /** Called when the focus leaves the field. */
  blur(name: string): void {
    this.#history.close();
    if (this.#judging === 'onSubmit') return;
    this.#state(name).touched = true;
    this.validateNow();
  }

  /** Restores the originals of these fields as one undo step. */
  restore(names: readonly string[]): void {
    this.change(Object.fromEntries(names.map((name) => [name, this.original(name)])));
    this.validateNow();
  }

  restoreAll(): void {
    this.restore(this.#form.changed);
  }

  undo(): void {
    this.#walk(this.#history.undo());
  }

  redo(): void {
    this.#walk(this.#history.redo());
  }

  /** Shows every error of these fields, as Save and Next do; returns the first of them, a changed field's before others. */
  attempt(names: readonly string[] = [...this.#fields.keys()]): { field: string; message: string } | undefined {
    for (const name of names) this.#state(name).touched = true;
    this.validateNow();
    const errors = this.#form.errors.filter(({ field }) => names.includes(field));
    return errors.find(({ field }) => this.#state(field).snapshot.changed) ?? errors[0];
  }

  /** The name that a new record gets where none is typed. */
  get nameIfEmpty(): string {
    return this.#nameIfEmpty;
  }

  /** Replaces the usual name where it is taken, and calls the name's listeners. */
  setNameIfEmpty(name: string): void {
    if (name === this.#nameIfEmpty) return;
    this.#nameIfEmpty = name;
    this.#textListeners.call('name');
  }

  /** Sets an error that the form can't find itself; it is cleared when the field changes. */
  setForeignError(name: string, message: string | undefined): void {
    const state = this.#fields.get(name);
    if (!state || state.foreignError === message) return;
    state.foreignError = message;
    state.touched = true;
    this.validateNow();
  }

  /** Clears the errors of the server and of look-ups, so that they can be asked again. */
  clearForeignErrors(): void {
    for (const state of this.#fields.values()) state.foreignError = undefined;
    this.validateNow();
  }

  /** Makes a stored record the new original; the fields named in `keep` keep their text. */
  rebase(values: FieldValues, keep: ReadonlySet<string> = new Set()): void {
    this.#values = values;
    for (const [name, state] of this.#fields) {
      const keeps = keep.has(name);
      state.original = fieldText(state.field, values[name]);
      state.foreignError = undefined;
      this.#setText(state, keeps ? state.text : state.original);
      state.touched &&= keeps;
    }
    this.#history.clear();
    this.validateNow();
  }

  /** Applies the server's differences from the form; untouched fields of a new record get the server's defaults. */
  applyMeta(meta: DraftMeta): void {
    this.#meta = meta;
    if (this.mode === 'create') this.rebase({ ...this.#values, ...meta.defaults }, editedNames(this.#fields));
    else this.validateNow();
  }

  allTexts(): Texts {
    return Object.fromEntries([...this.#fields].map(([name, { text }]) => [name, text]));
  }

  /** Names of the fields whose text is not what it was then. */
  typedSince(texts: Texts): Set<string> {
    return new Set([...this.#fields.keys()].filter((name) => texts[name] !== this.text(name)));
  }

  /** The record of these texts; a field whose text is not a number is left out. */
  values(): FieldValues {
    return draftValues(this.#fields, this.#values);
  }

  /** The body that is sent: the checked values without fields unknown to the server, with those that only it knows. */
  payload(): FieldValues {
    const { omitted, kept } = this.#meta;
    const own = Object.entries(this.#checked()).filter(([name]) => !omitted.has(name));
    const foreign = Object.entries(this.#values).filter(([name]) => kept.has(name));
    return Object.fromEntries([...own, ...foreign]);
  }

  /** Reads the whole draft at once and publishes what changed. */
  validateNow(): void {
    this.#rest.cancel();
    const messages = draftMessages(this.#fields, this.kind.validate(this.#checked()), this.definition);
    const values = this.values();
    this.derived.update(values, new Set(messages.keys()));
    const unusual = crossWarnings(this.kind, values, messages);
    const unused = unusedFields(this.kind, values, messages);
    for (const [name, state] of this.#fields) {
      const parsed = parseFieldText(state.field, state.text);
      const message = messages.get(name);
      const error = message?.text;
      const isDue = state.touched || message?.partners.some((partner) => this.#fields.get(partner)?.touched);
      const value = 'value' in parsed && error === undefined ? parsed.value : undefined;
      const warning =
        value === undefined
          ? undefined
          : (serverWarning(this.#meta, name, value, values) ?? softWarning(state.field, value) ?? unusual.get(name));
      this.#publish(state, { error, shownError: isDue ? error : undefined, warning, unused: unused.has(name) });
    }
    this.#publishForm();
  }

  /** Cancels the pending check; the store can still be used. */
  dispose(): void {
    this.#rest.cancel();
  }

  #checked(): FieldValues {
    const { definition } = this;
    const values = this.values();
    if (this.mode === 'edit') return values;
    return createPayload({ definition, values, initial: this.#values, name: this.#nameIfEmpty });
  }

  #walk(texts: Texts | undefined): void {
    if (!texts) return;
    this.#write(texts);
    this.validateNow();
  }

  #write(texts: Texts): void {
    for (const [name, text] of Object.entries(texts)) this.#setText(this.#state(name), text);
    this.#publishForm();
  }

  /** Returns whether the field's snapshot flipped. */
  #setText(state: DraftField, text: string): boolean {
    if (state.text !== text) {
      state.text = text;
      state.restored = false;
      state.touched = this.#judging === 'whenTouched';
      state.foreignError = undefined;
      this.#textListeners.call(state.field.name);
    }
    const changed = !isSameValue(state.field, text, state.original);
    // An error that was shown on submit is cleared by the first key.
    return this.#publish(state, state.touched ? { changed } : { changed, shownError: undefined });
  }

  #publish(state: DraftField, parts: Partial<FieldSnapshot>): boolean {
    const next = { ...state.snapshot, ...parts };
    // Both have the same keys, since one was made of the other.
    const keys = Object.keys(next) as (keyof FieldSnapshot)[];
    if (keys.every((key) => next[key] === state.snapshot[key])) return false;
    state.snapshot = next;
    this.#fieldListeners.call(state.field.name);
    return true;
  }

  #publishForm(): void {
    const next = formSnapshot(this.#fields, this.#history);
    if (isSameForm(next, this.#form)) return;
    this.#form = next;
    for (const listener of this.#formListeners) listener();
  }

  #state(name: string): DraftField {
    const state = this.#fields.get(name);
    if (!state) throw new Error(`The form ${this.definition.id} has no field ${name}`);
    return state;
  }
}

/** Milliseconds from the last key to the check (catalogue, validated field behaviour). */
const VALIDATION_DELAY = 300;
