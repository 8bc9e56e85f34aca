/** The text of one entry of a list in a JSON document. */
export interface JsonEntry {
  /** The names that lead to the list. */
  path: readonly string[];
  text: string;
  /** The line at which the text begins. */
  line: number;
}

interface Container {
  isList: boolean;
  /** The name of the member of an object that is being read. */
  name: string;
  isNameNext: boolean;
}

interface OpenEntry {
  path: readonly string[];
  /** Where the entry begins in the held text. */
  start: number;
  /** The number of lists and objects that are open in it. */
  depth: number;
}

const MARKS = /["{}[\],]/g;
const NEWLINE = /\n/g;

/**
 * Splits a JSON document that arrives in slices into the entries of those lists that `accepts` their path; only lists
 * that are reached by names alone have one. What it checks is no more than that brackets are closed: entries and `rest`
 * are parsed by the caller.
 */
export class JsonSplitter {
  /** The document without the entries: each is a 0, followed by its line breaks. */
  rest = '';
  readonly #accepts: (path: readonly string[]) => boolean;
  readonly #open: Container[] = [];
  #entry: OpenEntry | undefined;
  /** The text that is neither in the rest nor in an entry yet; all before `#at` has been scanned. */
  #held = '';
  #at = 0;
  #line = 1;

  constructor(accepts: (path: readonly string[]) => boolean) {
    this.#accepts = accepts;
  }

  /** The number of characters that are held until their entry ends. */
  get held(): number {
    return this.#held.length;
  }

  /** Yields the entries that end in the slice. */
  *push(slice: string): Generator<JsonEntry> {
    this.#held += slice;
    for (let mark = this.#next(); mark !== undefined; mark = this.#next()) {
      const entry = this.#entry ? this.#stepInEntry(mark, this.#entry) : this.#step(mark);
      if (entry) yield entry;
    }
    this.#drop(this.#entry?.start ?? this.#at);
  }

  /** Adds what is left to the rest; an entry that is still open makes that no JSON. */
  end(): void {
    this.#at = this.#held.length;
    this.#entry = undefined;
    this.#drop(this.#at);
  }

  /** Moves behind the next bracket, comma or string; undefined if the text ends before. */
  #next(): string | undefined {
    MARKS.lastIndex = this.#at;
    const found = MARKS.exec(this.#held);
    if (!found) {
      this.#at = this.#held.length;
      return undefined;
    }
    const [mark] = found;
    const end = mark === '"' ? findStringEnd(this.#held, found.index) : MARKS.lastIndex;
    // A string that is cut off is read again with the next slice.
    this.#at = end ?? found.index;
    if (end === undefined) return undefined;
    return mark === '"' ? this.#held.slice(found.index, end) : mark;
  }

  #stepInEntry(mark: string, entry: OpenEntry): JsonEntry | undefined {
    if (mark === '{' || mark === '[') entry.depth++;
    else if (mark === '}' || mark === ']') {
      if (entry.depth === 0) return this.#endEntry(entry, false);
      entry.depth--;
    } else if (mark === ',' && entry.depth === 0) return this.#endEntry(entry, true);
    return undefined;
  }

  #endEntry({ path, start }: OpenEntry, isMore: boolean): JsonEntry | undefined {
    const text = this.#held.slice(start, this.#at - 1);
    const line = this.#line;
    this.#entry = undefined;
    // A list may be empty; a comma without an entry stays in the rest, which is no JSON then.
    const isBlank = text.trim() === '';
    if (!isBlank) {
      const breaks = countLines(text);
      this.rest += `0${'\n'.repeat(breaks)}`;
      this.#line += breaks;
      this.#held = this.#held.slice(this.#at - 1);
      this.#at = 1;
    }
    if (isMore) this.#beginEntry(path);
    else this.#open.pop();
    return isBlank ? undefined : { path, text, line };
  }

  #step(mark: string): undefined {
    const inside = this.#open.at(-1);
    if (mark === '{') this.#open.push({ isList: false, name: '', isNameNext: true });
    else if (mark === '}' || mark === ']') this.#open.pop();
    else if (mark === '[') {
      const path = this.#open.map(({ name }) => name);
      const isReached = this.#open.every(({ isList }) => !isList);
      this.#open.push({ isList: true, name: '', isNameNext: false });
      if (isReached && this.#accepts(path)) this.#beginEntry(path);
    } else if (mark === ',') {
      if (inside && !inside.isList) inside.isNameNext = true;
    } else if (inside?.isNameNext) {
      inside.name = readString(mark);
      inside.isNameNext = false;
    }
    return undefined;
  }

  #beginEntry(path: readonly string[]): void {
    this.#drop(this.#at);
    this.#entry = { path, start: 0, depth: 0 };
  }

  /** Moves the held text before `end` to the rest. */
  #drop(end: number): void {
    const text = this.#held.slice(0, end);
    this.rest += text;
    this.#line += countLines(text);
    this.#held = this.#held.slice(end);
    this.#at -= end;
    if (this.#entry) this.#entry.start -= end;
  }
}

/** Returns the offset behind the string that begins at `start`; undefined if it does not end. */
function findStringEnd(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return undefined;
}

function readString(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch (error) {
    // The rest, which holds it, is found to be no JSON.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function countLines(text: string): number {
  return text.match(NEWLINE)?.length ?? 0;
}
