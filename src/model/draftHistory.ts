/** Texts of some fields, before or after a step. */
export type Texts = Record<string, string>;

interface Step {
  before: Texts;
  after: Texts;
}

/** The undo and redo steps of a form; continued typing in one field is one step. */
export class DraftHistory {
  #done: Step[] = [];
  #undone: Step[] = [];
  /** What is being typed in; another place, a pause or leaving the place ends the step. */
  #open: { place: string; at: number } | undefined;

  /** Adds a step; further typing in the same place extends the last one. */
  add(step: Step, typing?: { place: string; at: number }): void {
    const last = this.#done.at(-1);
    const goesOn = typing && this.#open?.place === typing.place && typing.at - this.#open.at < PAUSE;
    if (last && goesOn && this.#undone.length === 0) {
      last.before = { ...step.before, ...last.before };
      last.after = { ...last.after, ...step.after };
    } else {
      this.#done.push(step);
      this.#undone = [];
      if (this.#done.length > LONGEST) this.#done.shift();
    }
    this.#open = typing;
  }

  close(): void {
    this.#open = undefined;
  }

  /** Texts to restore, or undefined at the beginning. */
  undo(): Texts | undefined {
    this.close();
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    return step?.before;
  }

  /** Texts to set again, or undefined at the end. */
  redo(): Texts | undefined {
    const step = this.#undone.pop();
    if (step) this.#done.push(step);
    return step?.after;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.close();
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }
}

/** Milliseconds without a key after which further typing in the same place is a new step. */
const PAUSE = 1000;
const LONGEST = 500;
