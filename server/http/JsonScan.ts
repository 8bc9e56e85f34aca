/** Far deeper than any body of this product needs. */
const DEEPEST = 100;

/** A list in a text: the indexes of its brackets, and of commas between its entries at which it can be cut. */
export interface LongList {
  start: number;
  end: number;
  cuts: readonly number[];
}

/**
 * Walks through a JSON text in steps, without parsing it: finds out whether it is nested too deeply, and finds the long
 * lists that are the document itself or a property of it.
 */
export class JsonScan {
  readonly #text: string;
  readonly #piece: number;
  readonly #lists: LongList[] = [];
  #at = 0;
  #depth = 0;
  #isDeep = false;
  /** The depth at which lists are looked for: 0 if the document is a list, 1 if it is an object. */
  #level: number | undefined;
  #list: { start: number; cuts: number[] } | undefined;

  constructor(text: string, piece: number) {
    this.#text = text;
    this.#piece = piece;
  }

  /** Whether the text is nested so deeply that parsing it, or walking through the value, could fail. */
  get isDeep(): boolean {
    return this.#isDeep;
  }

  /** The lists that are longer than a piece. */
  get lists(): readonly LongList[] {
    return this.#lists;
  }

  /** Walks through the next piece; returns whether there is more. */
  advance(): boolean {
    const until = Math.min(this.#text.length, this.#at + this.#piece);
    for (; this.#at < until && !this.#isDeep; this.#at += 1) this.#take(this.#text.charCodeAt(this.#at));
    return this.#at < this.#text.length && !this.#isDeep;
  }

  #take(character: number): void {
    if (character === QUOTE) this.#at = findEnd(this.#text, this.#at);
    else if (character === COMMA) this.#cut();
    else if (character === OPEN_LIST || character === OPEN_OBJECT) this.#open(character === OPEN_LIST);
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) this.#close(character === CLOSE_LIST);
  }

  #open(isList: boolean): void {
    this.#level ??= isList ? 0 : 1;
    if (isList && this.#depth === this.#level) this.#list = { start: this.#at, cuts: [] };
    this.#depth += 1;
    this.#isDeep = this.#depth > DEEPEST;
  }

  #cut(): void {
    if (!this.#list || this.#depth !== (this.#level ?? 0) + 1) return;
    const { start, cuts } = this.#list;
    if (this.#at - (cuts.at(-1) ?? start) > this.#piece) cuts.push(this.#at);
  }

  #close(isList: boolean): void {
    this.#depth -= 1;
    if (!this.#list || this.#depth !== this.#level) return;
    const { start, cuts } = this.#list;
    if (isList && this.#at - start > this.#piece) this.#lists.push({ start, end: this.#at, cuts });
    this.#list = undefined;
  }
}

/** Returns the index of the quote that ends a string; the end of the text if the string is not closed. */
function findEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) return at;
    if (character === BACKSLASH) at += 1;
  }
  return text.length;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
