import { createPayload } from './createPayload.ts';
import { DraftHistory, type Texts } from './draftHistory.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from './fieldText.ts';
import type { Kind } from './Kind.ts';
import { issueMessage, MESSAGES } from './messages.ts';
import { softWarning } from './softWarning.ts';

/** What React hears of a field; a new object only when one of its parts flips. */
export interface FieldSnapshot {
  changed: boolean;
  /** The first error, whether it is time to show it or not. */
  error: string | undefined;
  /** The error to be shown: only once the field was touched or saving was tried. */
  shownError: string | undefined;
  warning: string | undefined;
}

export interface FormSnapshot {
  /** Names of the fields that differ from their original. */
  changed: readonly string[];
  /** Names and messages of all faults, in the form's order. */
  errors: readonly { field: string; message: string }[];
  /** Those among them that are shown. */
  shownErrors: readonly { field: string; message: string }[];
  canUndo: boolean;
  canRedo: boolean;
}

/** A new record leaves empty numbers out, a stored one says null; a form is sent as it stands. */
export type DraftMode = 'create' | 'edit';

export interface DraftOptions {
  kind: Kind;
  mode: DraftMode;
  /** The record as it is stored, or the defaults of a new one. */
  values: FieldValues;
  /** Texts of an earlier session over these values. */
  texts?: Texts | undefined;
  now?: () => number;
}

interface FieldState {
  field: FieldDefinition;
  text: string;
  original: string;
  touched: boolean;
  /** Of the server or of a look-up; it stays until the field changes. */
  foreignError: string | undefined;
  snapshot: FieldSnapshot;
}

/** The one place that a form's texts, changes, errors and history live in; without React, so that keys cost no render. */
export class DraftStore {
  readonly definition: FormDefinition;
  readonly mode: DraftMode;
  readonly #validate: Kind['validate'];
  readonly #fields = new Map<string, FieldState>();
  readonly #history = new DraftHistory();
  readonly #fieldListeners = new Map<string, Set<() => void>>();
  readonly #textListeners = new Map<string, Set<() => void>>();
  readonly #formListeners = new Set<() => void>();
  readonly #now: () => number;
  #values: FieldValues;
  #form: FormSnapshot = { changed: [], errors: [], shownErrors: [], canUndo: false, canRedo: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ kind, mode, values, texts = {}, now = Date.now }: DraftOptions) {
    this.definition = kind.definition;
    this.mode = mode;
    this.#validate = kind.validate;
    this.#values = values;
    this.#now = now;
    for (const field of Object.values(kind.definition.fields)) {
      const original = fieldText(field, values[field.name]);
      const text = texts[field.name] ?? original;
      const changed = !isSameValue(field, text, original);
      const snapshot = { changed, error: undefined, shownError: undefined, warning: undefined };
      this.#fields.set(field.name, { field, text, original, touched: changed, foreignError: undefined, snapshot });
    }
    this.validateNow();
  }

  /** Hears of a field's snapshot. */
  subscribe(name: string, listener: () => void): () => void {
    return listen(this.#fieldListeners, name, listener);
  }

  /** Hears of every text that a field gets, also of those typed into its own input. */
  subscribeText(name: string, listener: () => void): () => void {
    return listen(this.#textListeners, name, listener);
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

  /** Texts that differ from their originals, to be kept over a reload. */
  texts(): Texts {
    const edited = [...this.#fields.values()].filter(({ text, original }) => text !== original);
    return Object.fromEntries(edited.map(({ field, text }) => [field.name, text]));
  }

  /** A text that a person typed into the field's own input. */
  type(name: string, text: string): void {
    const state = this.#state(name);
    if (state.text === text) return;
    this.#history.add({ before: { [name]: state.text }, after: { [name]: text } }, { place: name, at: this.#now() });
    const flipped = this.#setText(state, text);
    // Most keys flip nothing, and then nobody has to hear of them.
    if (flipped || this.#form.canUndo !== this.#history.canUndo || this.#form.canRedo) this.#publishForm();
    this.#validateSoon();
  }

  /** Texts set otherwise than by typing into each field: a choice made, values taken over, a curve edited point by point. */
  change(texts: Texts, { typing = false } = {}): void {
    const after = Object.fromEntries(Object.entries(texts).filter(([name, text]) => this.text(name) !== text));
    if (Object.keys(after).length === 0) return;
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, this.text(name)]));
    this.#history.add({ before, after }, typing ? { place: Object.keys(after).join(), at: this.#now() } : undefined);
    this.#write(after);
    this.#validateSoon();
  }

  /** The person has left the field. */
  blur(name: string): void {
    this.#history.close();
    this.#state(name).touched = true;
    this.validateNow();
  }

  /** Puts the originals of these fields back, as one step. */
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

  /** Shows every error of these fields, as Save and Next do; answers the first of them. */
  attempt(names: readonly string[] = [...this.#fields.keys()]): { field: string; message: string } | undefined {
    for (const name of names) this.#state(name).touched = true;
    this.validateNow();
    return this.#form.errors.find(({ field }) => names.includes(field));
  }

  /** An error that the form can't find itself; it goes when the field changes. */
  setForeignError(name: string, message: string | undefined): void {
    const state = this.#fields.get(name);
    if (!state || state.foreignError === message) return;
    state.foreignError = message;
    if (message !== undefined) state.touched = true;
    this.validateNow();
  }

  /** Takes a stored record as the new original; what was typed since `sent` stays as a change. */
  rebase(values: FieldValues, sent: Texts = {}): void {
    this.#values = values;
    for (const [name, state] of this.#fields) {
      const typedSince = name in sent && sent[name] !== state.text;
      state.original = fieldText(state.field, values[name]);
      state.foreignError = undefined;
      this.#setText(state, typedSince ? state.text : state.original);
      state.touched &&= typedSince;
    }
    this.#history.clear();
    this.validateNow();
  }

  /** Every text, as `rebase` wants them to know later what was typed meanwhile. */
  allTexts(): Texts {
    return Object.fromEntries([...this.#fields].map(([name, { text }]) => [name, text]));
  }

  /** The record that the texts stand for; a text that is no number leaves its field out. */
  values(): FieldValues {
    const values: FieldValues = {};
    for (const [name, { field, text }] of this.#fields) {
      const parsed = field.system ? { value: this.#values[name] } : parseFieldText(field, text);
      if ('value' in parsed && parsed.value !== undefined) values[name] = parsed.value;
    }
    return values;
  }

  /** What is sent of the draft, and therefore checked. */
  payload(): FieldValues {
    return this.mode === 'create' ? createPayload(this.definition, this.values()) : this.values();
  }

  /** Reads the whole draft at once and publishes what changed. */
  validateNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const messages = this.#messages();
    for (const [name, state] of this.#fields) {
      const parsed = parseFieldText(state.field, state.text);
      const error = messages.get(name);
      const shownError = state.touched ? error : undefined;
      const warning = 'value' in parsed && error === undefined ? softWarning(state.field, parsed.value) : undefined;
      this.#publish(state, { error, shownError, warning });
    }
    this.#publishForm();
  }

  /** Ends the pending check; the store can still be used. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  #messages(): Map<string, string> {
    const messages = new Map<string, string>();
    for (const [name, { field, text, foreignError }] of this.#fields) {
      const parsed = parseFieldText(field, text);
      if ('problem' in parsed) messages.set(name, MESSAGES[parsed.problem]);
      else if (foreignError !== undefined) messages.set(name, foreignError);
    }
    for (const issue of this.#validate(this.payload())) {
      if (!messages.has(issue.field)) messages.set(issue.field, issueMessage(issue, this.definition));
    }
    return messages;
  }

  #walk(texts: Texts | undefined): void {
    if (!texts) return;
    this.#write(texts);
    this.validateNow();
  }

  #write(texts: Texts): void {
    for (const [name, text] of Object.entries(texts)) {
      this.#setText(this.#state(name), text);
    }
    this.#publishForm();
  }

  /** Answers whether the field's snapshot flipped. */
  #setText(state: FieldState, text: string): boolean {
    if (state.text !== text) {
      state.text = text;
      state.touched = true;
      state.foreignError = undefined;
      for (const listener of this.#textListeners.get(state.field.name) ?? []) listener();
    }
    return this.#publish(state, { changed: !isSameValue(state.field, text, state.original) });
  }

  #publish(state: FieldState, parts: Partial<FieldSnapshot>): boolean {
    const next = { ...state.snapshot, ...parts };
    // Both have the same keys, since one was made of the other.
    const keys = Object.keys(next) as (keyof FieldSnapshot)[];
    if (keys.every((key) => next[key] === state.snapshot[key])) return false;
    state.snapshot = next;
    for (const listener of this.#fieldListeners.get(state.field.name) ?? []) listener();
    return true;
  }

  #publishForm(): void {
    const states = [...this.#fields.values()];
    const next: FormSnapshot = {
      changed: states.filter(({ snapshot }) => snapshot.changed).map(({ field }) => field.name),
      errors: states.flatMap(({ field, snapshot }) => entry(field.name, snapshot.error)),
      shownErrors: states.flatMap(({ field, snapshot }) => entry(field.name, snapshot.shownError)),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    };
    if (sameForm(next, this.#form)) return;
    this.#form = next;
    for (const listener of this.#formListeners) listener();
  }

  #validateSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.validateNow(), VALIDATION_DELAY);
  }

  #state(name: string): FieldState {
    const state = this.#fields.get(name);
    if (!state) throw new Error(`The form ${this.definition.id} has no field ${name}`);
    return state;
  }
}

/** Milliseconds from the last key to the check (catalogue, validated field behaviour). */
const VALIDATION_DELAY = 300;

function listen(listeners: Map<string, Set<() => void>>, name: string, listener: () => void): () => void {
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  return () => own.delete(listener);
}

function entry(field: string, message: string | undefined): { field: string; message: string }[] {
  return message === undefined ? [] : [{ field, message }];
}

function sameForm(a: FormSnapshot, b: FormSnapshot): boolean {
  const key = ({ changed, errors, shownErrors, canUndo, canRedo }: FormSnapshot) =>
    JSON.stringify([changed, errors, shownErrors, canUndo, canRedo]);
  return key(a) === key(b);
}
