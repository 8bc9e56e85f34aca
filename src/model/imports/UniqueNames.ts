import { nameKey } from '#model/nameKey.ts';
import type { Adjustment } from './ImportedRow.ts';
import { shortenName, TAIL } from './shortenName.ts';

/** A name that was given to a row, with notes if it is not the full one. */
export interface GivenName {
  name: string;
  /** The name before it was shortened or made unique. */
  full: string;
  adjustments: Pick<Adjustment, 'sort' | 'text'>[];
}

/** The texts made from the columns for a name; each may be empty. */
export interface NameTexts {
  full: string;
  /** The name to use if the full one is too long. */
  short?: string;
  /** What distinguishes two rows of the same name. */
  mark: string;
}

/** Gives the components of one import unique names of limited length; the first of several equal names is kept. */
export class UniqueNames {
  readonly #longest: number;
  readonly #taken = new Set<string>();
  /** By taken name, the next number to append. */
  readonly #counts = new Map<string, number>();

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Returns and reserves a name; undefined if all columns of the name are blank. */
  give({ full, mark, ...texts }: NameTexts): GivenName | undefined {
    if (full === '') return undefined;
    const short = this.shorten({ full, ...texts });
    const adjustments: GivenName['adjustments'] =
      short === full
        ? []
        : [{ sort: 'shortened', text: `"${full}" is named "${short}"; the description has the full name.` }];
    const name = this.isTaken(short) ? this.distinguish(short, mark) : short;
    if (name !== short)
      adjustments.push({
        sort: 'distinguished',
        text: `"${short}" is the name of another row, so this one is "${name}".`,
      });
    this.take(nameKey(name));
    return { name, full, adjustments };
  }

  /** Returns and reserves a name that always has the mark, so that it does not depend on other rows. */
  giveMarked({ full, mark, ...texts }: NameTexts): string | undefined {
    if (full === '') return undefined;
    const short = this.shorten({ full, ...texts });
    const name = mark !== '' || this.isTaken(short) ? this.distinguish(short, mark) : short;
    this.take(nameKey(name));
    return name;
  }

  /** Reserves a name, by its key. */
  take(key: string): void {
    this.#taken.add(key);
  }

  isTaken(name: string): boolean {
    return this.#taken.has(nameKey(name));
  }

  /**
   * Returns a name that fits: the full one, or else the short one, or else its beginning and end; keeps more of the end
   * if that is taken, as similar names often differ there.
   */
  shorten(texts: Pick<NameTexts, 'full' | 'short'>): string {
    const full = [...texts.full].length <= this.#longest ? texts.full : texts.short || texts.full;
    for (let tail = TAIL; tail < this.#longest - 1; tail += 6) {
      const short = shortenName(full, this.#longest, tail);
      if (!this.isTaken(short)) return short;
    }
    return shortenName(full, this.#longest);
  }

  /** Returns a free name for one that is taken: with the mark, or else with a number. */
  distinguish(name: string, mark: string): string {
    const suffix = ` (${mark})`;
    const marked = `${shortenName(name, this.#longest - [...suffix].length)}${suffix}`;
    if (mark !== '' && [...suffix].length < this.#longest / 2 && !this.isTaken(marked)) return marked;
    return this.#count(name);
  }

  #count(name: string): string {
    for (let number = this.#counts.get(name) ?? 2; ; number++) {
      const suffix = ` ${number}`;
      const counted = `${shortenName(name, this.#longest - suffix.length)}${suffix}`;
      if (this.isTaken(counted)) continue;
      this.#counts.set(name, number + 1);
      return counted;
    }
  }
}
