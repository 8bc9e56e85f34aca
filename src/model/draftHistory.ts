import { Listeners } from './Listeners.ts';

/** Texts of some fields, before or after a step. */
export type Texts = Record<string, string>;

export interface HistoryStep {
  before: Texts;
  after: Texts;
  /** Describes the step where the texts don't: 'paste of 31 rows'. */
  note?: string | undefined;
}

/** What a person sees of a history. */
export type ShownHistory = Pick<DraftHistory, 'done' | 'undone' | 'mark' | 'subscribe'>;

/** The undo and redo steps of a form; continued typing in one field is one step. */
export class DraftHistory {
  #done: HistoryStep[] = [];
  #undone: HistoryStep[] = [];
  /** What is being typed in; another place, a pause or leaving the place ends the step. */
  #open: { place: string; at: number } | undefined;
  #mark = 0;
  readonly #listeners = new Listeners();

  /** Adds a step; further typing in the same place extends the last one. */
  add(step: HistoryStep, typing?: { place: string; at: number }): void {
    const last = this.#done.at(-1);
    const goesOn = typing && this.#open?.place === typing.place && typing.at - this.#open.at < PAUSE;
    if (last && goesOn && this.#undone.length === 0) {
      last.before = { ...step.before, ...last.before };
      last.after = { ...last.after, ...step.after };
    } else {
      this.#done.push(step);
      this.#undone = [];
      if (this.#done.length > LONGEST) this.#done.shift();
      this.#publish();
    }
    this.#open = typing;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = undefined;
    this.#publish();
  }

  /** Texts to restore, or undefined at the beginning. */
  undo(): Texts | undefined {
    this.close();
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    this.#publish();
    return step?.before;
  }

  /** Texts to set again, or undefined at the end. */
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

  /** Subscribes to new, ended, undone and repeated steps, not to the keys that extend one. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add('', listener);
  }

  /** Another number after each change that subscribers are called for. */
  get mark(): number {
    return this.#mark;
  }

  /** What can be undone, the latest first. */
  get done(): readonly HistoryStep[] {
    return this.#done.toReversed();
  }

  /** What can be done again, the next first. */
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

/** Milliseconds without a key after which further typing in the same place is a new step. */
const PAUSE = 1000;
const LONGEST = 500;
