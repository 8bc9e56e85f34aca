import { type ApiError, toApiError } from '#api/ApiError.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { NameCheck } from './NameCheck.ts';
import { showFieldErrors } from './showFieldErrors.ts';

/** The phase of the last attempt to send a form; an attempt ends in one of the last four. */
export type SubmissionState<Theirs> =
  | { phase: 'idle' }
  /** The name is being looked up. */
  | { phase: 'checking' }
  | { phase: 'sending' }
  | { phase: 'settled' }
  | { phase: 'invalid'; fault: string }
  /**
   * `fault` is the first field that the answer reports, `line` a message about the whole form; either or both are set.
   */
  | { phase: 'failed'; fault: string | undefined; line: string | undefined }
  /** Someone else has saved the record since. */
  | { phase: 'conflict'; theirs: Theirs };

/** Makes the stored record the draft's original; text typed since it was sent stays. */
export type TakeStored = (stored: FieldValues) => void;

/** One attempt: the fields that must be valid, the call, and how a failure is handled. */
export interface Try<Theirs> {
  /** The fields that must be valid; all by default. */
  fields?: readonly string[] | undefined;
  names?: NameCheck | undefined;
  send: (take: TakeStored) => Promise<unknown>;
  /** Reads the stored record after a 412 response; if omitted, a 412 is handled like any other failure. */
  readTheirs?: (() => Promise<Theirs>) | undefined;
  /** Returns the messages of a failure: by field, and a line for one that concerns no field. */
  explain: (error: ApiError) => { fields: Readonly<Record<string, string>>; line: string };
  /** Leads to the first field at fault. */
  onFault: (field: string) => void;
  onFailed?: ((error: ApiError) => void) | undefined;
}

/** Sends a draft: validates it, waits for the name look-up, calls the server, and shows errors at their fields. */
export class Submission<Theirs = never> {
  readonly #store: DraftStore;
  readonly #listeners = new Set<() => void>();
  #state: SubmissionState<Theirs> = { phase: 'idle' };
  #last: Try<Theirs> | undefined;
  #isOpen = false;

  constructor(store: DraftStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SubmissionState<Theirs> => this.#state;

  /** Whether the form is on the screen. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#state.phase === 'checking' || this.#state.phase === 'sending';
  }

  /**
   * Marks the form as shown until the returned function is called; leaving it during a look-up cancels the attempt.
   */
  open(): () => void {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      this.giveUp();
    };
  }

  /** Validates and sends; ignored while another attempt is in progress or a conflict is unresolved. */
  async attempt(wanted: Try<Theirs>): Promise<void> {
    if (this.isBusy || this.#state.phase === 'conflict') return;
    this.#last = wanted;
    if (this.#isFaulty(wanted)) return;
    if (wanted.names?.isPending) {
      const checking = this.#enter({ phase: 'checking' });
      await wanted.names.settle();
      if (this.#state !== checking || this.#isFaulty(wanted)) return;
    }
    this.#enter({ phase: 'sending' });
    const sent = this.#store.allTexts();
    try {
      await wanted.send((stored) => {
        const { sources } = this.#store;
        this.#store.rebase(stored, new Set([...this.#store.typedSince(sent), ...sources.lackedBy(stored)]));
      });
      this.#enter({ phase: 'settled' });
    } catch (thrown) {
      await this.#fail(toApiError(thrown), wanted);
    }
  }

  /** Tries again, after clearing earlier errors from the server and from look-ups. */
  async retry(): Promise<void> {
    if (!this.#last) return;
    this.#store.clearForeignErrors();
    await this.attempt(this.#last);
  }

  /** Cancels an attempt that is still waiting for the name look-up. */
  giveUp(): void {
    if (this.#state.phase === 'checking') this.#enter({ phase: 'idle' });
  }

  /** Returns to idle, unless something is being sent. */
  reset(): void {
    if (this.#state.phase !== 'sending') this.#enter({ phase: 'idle' });
  }

  /** Removes the message of a failure; its field stays marked. */
  dismissLine(): void {
    if (this.#state.phase === 'failed' && this.#state.line) this.#enter({ ...this.#state, line: undefined });
  }

  #isFaulty({ fields, onFault }: Try<Theirs>): boolean {
    const error = this.#store.attempt(fields);
    if (!error) return false;
    this.#enter({ phase: 'invalid', fault: error.field });
    onFault(error.field);
    return true;
  }

  async #fail(error: ApiError, wanted: Try<Theirs>): Promise<void> {
    const { readTheirs, explain, onFault, onFailed } = wanted;
    if (error.status === 412 && readTheirs) {
      const read = await readTheirs().then(
        (theirs) => ({ theirs }),
        (thrown: unknown) => toApiError(thrown),
      );
      if ('theirs' in read) this.#enter({ phase: 'conflict', theirs: read.theirs });
      else await this.#fail(read, { ...wanted, readTheirs: undefined });
      return;
    }
    const { fields, line } = explain(error);
    const { first: fault, elsewhere } = showFieldErrors(this.#store, fields);
    this.#enter({ phase: 'failed', fault, line: elsewhere || (fault ? undefined : line) });
    if (fault) onFault(fault);
    onFailed?.(error);
  }

  #enter(state: SubmissionState<Theirs>): SubmissionState<Theirs> {
    this.#state = state;
    for (const listener of this.#listeners) listener();
    return state;
  }
}
