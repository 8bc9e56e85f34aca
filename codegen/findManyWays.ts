import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type ToCharSetElement, toCharSet } from 'regexp-ast-analysis';

/**
 * Returns the repeated part of a regular expression that can match a text in a number of ways that doubles with its
 * length; undefined if there is none. It looks for two different paths through the expression that begin and end at the
 * same place and read the same text.
 */
export function findManyWays(pattern: string): string | undefined {
  const automaton = createAutomaton(pattern);
  return automaton.inner.find((found) => found !== undefined) ?? automaton.emptied ?? automaton.findAmbiguity();
}

/** Whether a regular expression repeats so much that `findManyWays` searches only a part of it. */
export function isTooLargeToSearch(pattern: string): boolean {
  const automaton = createAutomaton(pattern);
  return automaton.isTooLarge || automaton.lookaheads.some(isTooLargeToSearch);
}

function createAutomaton(pattern: string): Automaton {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const automaton = new Automaton();
  automaton.readAlternatives(alternatives, []);
  return automaton;
}

type Element = AST.Element | AST.Alternative;

/** Counts ways up to two, as more make no difference. */
type Ways = Map<number, number>;

interface Part {
  /** How many ways there are to match the empty text. */
  empty: number;
  first: Ways;
  last: Ways;
}

const NOTHING: Part = { empty: 1, first: new Map(), last: new Map() };
/** The most positions in repeated parts that are searched; larger expressions are judged by their repetitions alone. */
const MOST_POSITIONS = 50;
/** The most repetitions of a counted part that are distinguished. */
const MOST_COPIES = 3;
/** From this number of repetitions on, a counted part is as slow as one that is repeated without end. */
const MANY_TIMES = 10;
/** From this number of positions on, counted parts are no longer written out. */
const TOO_MANY_TO_COPY = 1000;

class Automaton {
  /** The results for what lookaheads contain, each judged by itself. */
  readonly inner: (string | undefined)[] = [];
  readonly lookaheads: string[] = [];
  /** A part that has to be repeated many times and can match nothing, so that any of its repetitions may match. */
  emptied: string | undefined;
  readonly #characters: { set: ReturnType<typeof toCharSet>; loop: string | undefined }[] = [];
  readonly #follow: Ways[] = [];
  readonly #same = new Map<number, boolean>();

  readAlternatives(alternatives: readonly AST.Alternative[], loops: readonly string[]): Part {
    return alternatives
      .map(({ elements }) => elements.reduce((part, element) => this.#join(part, this.#read(element, loops)), NOTHING))
      .reduce((a, b) => ({
        empty: Math.min(2, a.empty + b.empty),
        first: add(a.first, b.first),
        last: add(a.last, b.last),
      }));
  }

  #read(element: Element, loops: readonly string[]): Part {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.readAlternatives(element.alternatives, loops);
      case 'Quantifier':
        return this.#repeat(element, loops);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        // Without the flag v, a class holds characters only.
        return this.#addPosition(toCharSet(element as ToCharSetElement, { unicode: true }), loops[0]);
      case 'Assertion':
        if ('alternatives' in element) {
          this.lookaheads.push(...element.alternatives.map(({ raw }) => raw));
          this.inner.push(...element.alternatives.map(({ raw }) => findManyWays(raw)));
        }
        return NOTHING;
      default:
        return NOTHING;
    }
  }

  #addPosition(set: ReturnType<typeof toCharSet>, loop: string | undefined): Part {
    const position = this.#characters.push({ set, loop }) - 1;
    this.#follow.push(new Map());
    const only: Ways = new Map([[position, 1]]);
    return { empty: 0, first: only, last: only };
  }

  #repeat({ min, max, element, raw }: AST.Quantifier, loops: readonly string[]): Part {
    const isLoop = max >= MANY_TIMES;
    const inside = isLoop ? [...loops, raw] : loops;
    const most = this.#characters.length > TOO_MANY_TO_COPY ? 1 : MOST_COPIES;
    const copies = Math.max(1, Math.min(isLoop ? min : max, most));
    const own = Array.from({ length: copies }, (_, copy) => {
      const part = this.#read(element, inside);
      if (min >= MANY_TIMES && part.empty > 0 && part.first.size > 0) this.emptied ??= raw;
      if (isLoop && copy === copies - 1) this.#link(part.last, part.first);
      return part;
    });
    // A repetition follows the one before it, and an optional one that matches nothing is not counted.
    return own.reduceRight(
      (rest, part, copy) =>
        copy < min ? this.#join(part, rest) : { ...this.#join({ ...part, empty: 0 }, rest), empty: 1 },
      NOTHING,
    );
  }

  #join(a: Part, b: Part): Part {
    this.#link(a.last, b.first);
    return {
      empty: Math.min(2, a.empty * b.empty),
      first: add(a.first, b.first, a.empty),
      last: add(b.last, a.last, b.empty),
    };
  }

  #link(from: Ways, to: Ways): void {
    for (const [before, ways] of from) this.#follow[before] = add(this.#follow[before] ?? new Map(), to, ways);
  }

  get isTooLarge(): boolean {
    return this.#characters.filter(({ loop }) => loop !== undefined).length > MOST_POSITIONS;
  }

  findAmbiguity(): string | undefined {
    if (this.isTooLarge) return undefined;
    // Nothing leads back to what is not repeated.
    const start = this.#characters.findIndex(({ loop }, index) => loop !== undefined && this.#findSecondWay(index));
    return this.#characters[start]?.loop;
  }

  /** Whether two different paths lead from a position back to it by the same text. */
  #findSecondWay(start: number): boolean {
    const count = this.#characters.length;
    const root = start * count + start;
    const before = new Map<number, number[]>();
    const open = [root];
    const seen = new Set(open);
    const doubled: number[] = [];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      for (const [next, ways] of this.#listNext(pair)) {
        const known = before.get(next);
        if (known) known.push(pair);
        else before.set(next, [pair]);
        if (ways > 1) doubled.push(next);
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    const back = new Set<number>();
    for (const todo = [root]; todo.length > 0; ) {
      for (const pair of before.get(todo.pop() ?? -1) ?? []) {
        if (back.has(pair)) continue;
        back.add(pair);
        todo.push(pair);
      }
    }
    return (
      doubled.some((pair) => back.has(pair)) || [...back].some((pair) => Math.floor(pair / count) !== pair % count)
    );
  }

  /** Whether there is a character that two positions can read. */
  #readSame(a: number, b: number): boolean {
    const key = a * this.#characters.length + b;
    const known = this.#same.get(key);
    if (known !== undefined) return known;
    const [own, other] = [this.#characters[a]?.set, this.#characters[b]?.set];
    const isSame = !(other && own?.isDisjointWith(other));
    this.#same.set(key, isSame);
    return isSame;
  }

  /** Yields the pairs of positions that two paths can reach together by one character, and the ways to do so. */
  *#listNext(pair: number): Generator<[pair: number, ways: number]> {
    const count = this.#characters.length;
    const [a, b] = [Math.floor(pair / count), pair % count];
    for (const [nextA, ways] of this.#follow[a] ?? []) {
      for (const [nextB] of this.#follow[b] ?? []) {
        if (this.#readSame(nextA, nextB)) yield [nextA * count + nextB, ways];
      }
    }
  }
}

function add(a: Ways, b: Ways, times = 1): Ways {
  if (times === 0) return a;
  const sum = new Map(a);
  for (const [position, ways] of b) sum.set(position, Math.min(2, (sum.get(position) ?? 0) + ways * times));
  return sum;
}
