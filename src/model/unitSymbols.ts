/** A fraction in lowest terms with a positive denominator, so that units convert without rounding. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Powers of base quantities: power is mass · length² / time³. */
export type Dimension = Readonly<Record<string, number>>;

export interface UnitSymbol {
  /** The size in SI base units. */
  size: Fraction;
  dimension: Dimension;
}

/**
 * Returns the unit of a symbol, with or without a prefix; undefined for an unknown symbol. `{currency}2020` is money in
 * prices of 2020, a different quantity than that of any other year.
 */
export function findUnitSymbol(symbol: string): UnitSymbol | undefined {
  const [, year] = PRICES.exec(symbol) ?? [];
  return year === undefined ? SYMBOLS.get(symbol) : { size: fraction(1n), dimension: { [`money${year}`]: 1 } };
}

/** Money with its price year. */
const PRICES = /^\{currency\}((?:19|20)\d\d)$/;

/** Returns every known symbol, with and without its prefixes. */
export function listUnitSymbols(): string[] {
  return [...SYMBOLS.keys()];
}

const PREFIXES: Readonly<Record<string, Fraction>> = {
  µ: fraction(1n, 1_000_000n),
  m: fraction(1n, 1000n),
  c: fraction(1n, 100n),
  k: fraction(1000n),
  M: fraction(1_000_000n),
  G: fraction(1_000_000_000n),
  T: fraction(1_000_000_000_000n),
};

const NONE: Dimension = {};
const LENGTH: Dimension = { length: 1 };
const VOLUME: Dimension = { length: 3 };
const MASS: Dimension = { mass: 1 };
const TIME: Dimension = { time: 1 };
const TEMPERATURE: Dimension = { temperature: 1 };
const CURRENT: Dimension = { current: 1 };
const CHARGE: Dimension = { current: 1, time: 1 };
const FORCE: Dimension = { mass: 1, length: 1, time: -2 };
const PRESSURE: Dimension = { mass: 1, length: -1, time: -2 };
export const ENERGY: Dimension = { mass: 1, length: 2, time: -2 };
export const POWER: Dimension = { mass: 1, length: 2, time: -3 };
const VOLTAGE: Dimension = { mass: 1, length: 2, time: -3, current: -1 };
const RESISTANCE: Dimension = { mass: 1, length: 2, time: -3, current: -2 };

/** Symbol, prefixes that it takes, size and dimension. A year has 8760 hours, as everywhere in energy planning. */
const UNITS: readonly (readonly [symbol: string, prefixes: string, size: Fraction, dimension: Dimension])[] = [
  ['%', '', fraction(1n, 100n), NONE],
  ['°', '', fraction(1n), { angle: 1 }],
  ['{currency}', '', fraction(1n), { money: 1 }],
  ['m', 'µmck', fraction(1n), LENGTH],
  ['l', 'mc', fraction(1n, 1000n), VOLUME],
  ['g', 'µmk', fraction(1n, 1000n), MASS],
  ['t', 'kM', fraction(1000n), MASS],
  ['s', 'µm', fraction(1n), TIME],
  ['min', '', fraction(60n), TIME],
  ['h', '', fraction(3600n), TIME],
  ['d', '', fraction(86_400n), TIME],
  ['a', '', fraction(31_536_000n), TIME],
  ['yr', '', fraction(31_536_000n), TIME],
  ['Hz', 'kM', fraction(1n), { time: -1 }],
  ['K', 'm', fraction(1n), TEMPERATURE],
  ['°C', '', fraction(1n), TEMPERATURE],
  ['mol', 'k', fraction(1n), { amount: 1 }],
  ['N', 'kM', fraction(1n), FORCE],
  ['Pa', 'kM', fraction(1n), PRESSURE],
  ['bar', 'm', fraction(100_000n), PRESSURE],
  ['J', 'kMGT', fraction(1n), ENERGY],
  ['Wh', 'kMGTm', fraction(3600n), ENERGY],
  ['W', 'kMGTm', fraction(1n), POWER],
  ['Wp', 'kMG', fraction(1n), POWER],
  ['VA', 'kMG', fraction(1n), POWER],
  ['var', 'kMG', fraction(1n), POWER],
  ['A', 'µmk', fraction(1n), CURRENT],
  ['Ah', 'mk', fraction(3600n), CHARGE],
  ['V', 'µmkM', fraction(1n), VOLTAGE],
  ['Ω', 'mkM', fraction(1n), RESISTANCE],
];

const SYMBOLS = new Map<string, UnitSymbol>(
  UNITS.flatMap(([symbol, prefixes, size, dimension]) => [
    [symbol, { size, dimension }] as const,
    ...[...prefixes].map((prefix) => {
      const by = PREFIXES[prefix] ?? fraction(1n);
      const prefixed = fraction(size.numerator * by.numerator, size.denominator * by.denominator);
      return [`${prefix}${symbol}`, { size: prefixed, dimension }] as const;
    }),
  ]),
);

/** Returns the fraction in lowest terms. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  const common = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
