/** Texts of some fields, before or after a step. */
export type Texts = Record<string, string>;

interface Step {
  before: Texts;
  after: Texts;
}

/** The steps of a form that can be taken back and repeated; typing on in one field is one step. */
export class DraftHistory {
  #done: Step[] = [];
  #undone: Step[] = [];
  /** The field that is being typed in; another field, a pause or leaving the field ends the step. */
  #open: { field: string; at: number } | undefined;

  typed(field: string, { before, after, at }: { before: string; after: string; at: number }): void {
    const last = this.#done.at(-1);
    if (last && this.#open?.field === field && at - this.#open.at < PAUSE && this.#undone.length === 0) {
      last.after = { [field]: after };
    } else {
      this.#push({ before: { [field]: before }, after: { [field]: after } });
    }
    this.#open = { field, at };
  }

  changed(step: Step): void {
    this.#push(step);
    this.close();
  }

  close(): void {
    this.#open = undefined;
  }

  /** Texts to put back, or nothing at the beginning. */
  undo(): Texts | undefined {
    this.close();
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    return step?.before;
  }

  /** Texts to put in again, or nothing at the end. */
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

  #push(step: Step): void {
    this.#done.push(step);
    this.#undone = [];
    if (this.#done.length > LONGEST) this.#done.shift();
  }
}

/** Milliseconds without a key after which typing on in the same field is a step of its own. */
const PAUSE = 1000;
const LONGEST = 500;
