import { Listeners } from './Listeners.ts';

/** Texts of some fields, before or after a step. */
export type Texts = Record<string, string>;

export interface HistoryStep {
  before: Texts;
  after: Texts;
  /** Describes the step where the texts don't: 'paste of 31 rows'. */
  note?: string | undefined;
}

/** The part of a history that the user sees. */
export type ShownHistory = Pick<DraftHistory, 'done' | 'undone' | 'mark' | 'subscribe'>;

/** The undo and redo steps of a form; continued typing in one field is one step. */
export class DraftHistory {
  #done: HistoryStep[] = [];
  #undone: HistoryStep[] = [];
  /** The place being typed in, and the time of the last keystroke; another place, a pause or a blur ends the step. */
  #open: { place: string; at: number } | undefined;
  #mark = 0;
  readonly #listeners = new Listeners();

  /** Adds a step; further typing in the same place extends the last one. */
  add(step: HistoryStep, typing?: { place: string; at: number }): void {
    const goesOn = typing && this.#open?.place === typing.place && typing.at - this.#open.at < PAUSE;
    if (!goesOn || !this.#extendLast(step)) this.#push(step);
    this.#open = typing;
  }

  /** Adds what completes the typing to its step, and ends that; adds a step if nobody is typing. */
  complete(step: HistoryStep): void {
    if (!this.#open || !this.#extendLast(step)) this.#push(step);
    this.close();
  }

  #extendLast(step: HistoryStep): boolean {
    const last = this.#done.at(-1);
    if (!last || this.#undone.length > 0) return false;
    last.before = { ...step.before, ...last.before };
    last.after = { ...last.after, ...step.after };
    return true;
  }

  #push(step: HistoryStep): void {
    this.#done.push(step);
    this.#undone = [];
    if (this.#done.length > LONGEST) this.#done.shift();
    this.#publish();
  }

  close(): void {
    if (!this.#open) return;
    this.#open = undefined;
    this.#publish();
  }

  /** Undoes a step, and returns the texts to restore; undefined if there is none. */
  undo(): Texts | undefined {
    this.close();
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    this.#publish();
    return step?.before;
  }

  /** Redoes a step, and returns the texts to set again; undefined if there is none. */
  redo(): Texts | undefined {
    const step = this.#undone.pop();
    if (step) this.#done.push(step);
    this.#publish();
    return step?.after;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.close();
    this.#publish();
  }

  /** Subscribes to new, ended, undone and redone steps, not to keystrokes that extend one. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add('', listener);
  }

  /** Increases with each change that subscribers are notified of. */
  get mark(): number {
    return this.#mark;
  }

  /** The steps that can be undone, the latest first. */
  get done(): readonly HistoryStep[] {
    return this.#done.toReversed();
  }

  /** The steps that can be redone, the next one first. */
  get undone(): readonly HistoryStep[] {
    return this.#undone.toReversed();
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  #publish(): void {
    this.#mark += 1;
    this.#listeners.call('');
  }
}

/** Milliseconds without a keystroke after which typing in the same place starts a new step. */
const PAUSE = 1000;
const LONGEST = 500;
