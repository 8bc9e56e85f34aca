import type { DraftStore } from '#model/DraftStore.ts';
import { MESSAGES } from '#model/messages.ts';
import { nameKey } from '#model/nameKey.ts';
import { translate } from '#model/shownWording.ts';

export interface NameLookUp {
  /** Finds the records that already have a name. */
  find: (name: string) => Promise<readonly { id: string }[]>;
  /** The record that may keep its name. */
  ownId?: string | undefined;
}

/** Checks while a name is typed whether it is free; if the look-up fails or times out, the name is accepted. */
export class NameCheck {
  readonly #store: DraftStore;
  readonly #lookUp: NameLookUp;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | undefined;

  constructor(store: DraftStore, lookUp: NameLookUp) {
    this.#store = store;
    this.#lookUp = lookUp;
  }

  /** Begins checking; returns a function that stops it. */
  start(): () => void {
    const stop = this.#store.subscribeText('name', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#begin(), NAME_CHECK_DELAY);
    });
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      stop();
    };
  }

  /** Whether the look-up of the current name is waiting to start or in progress. */
  get isPending(): boolean {
    return this.#timer !== undefined || this.#underWay !== undefined;
  }

  /** Resolves once the current name has been looked up, or its look-up has failed. */
  async settle(): Promise<void> {
    while (this.isPending) {
      if (this.#timer !== undefined) this.#begin();
      await this.#underWay;
    }
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const current: Promise<void> = this.#check().finally(() => {
      if (this.#underWay === current) this.#underWay = undefined;
    });
    this.#underWay = current;
  }

  async #check(): Promise<void> {
    const { find, ownId } = this.#lookUp;
    const name = this.#typed();
    if (name === '' || (ownId !== undefined && nameKey(name) === nameKey(this.#store.original('name')))) return;
    const matches = await find(name).catch(() => []);
    // The name may have changed since: only the verdict on the current one counts.
    if (name === this.#typed() && matches.some(({ id }) => id !== ownId))
      this.#store.setForeignError('name', translate(MESSAGES.nameTaken));
  }

  #typed(): string {
    return this.#store.text('name').trim();
  }
}

/** Milliseconds after the last key (catalogue, constants: name check 250). */
const NAME_CHECK_DELAY = 250;
