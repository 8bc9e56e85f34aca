import { type Fraction, findUnitSymbol, fraction, type UnitSymbol } from './unitSymbols.ts';

/** A unit as the powers of its symbols: kW/m² is kW to the power 1 and m to the power -2. An empty map means no unit. */
export type Unit = ReadonlyMap<string, number>;

/** The unit of plain numbers. */
export const NO_UNIT: Unit = new Map();

export function multiplyUnits(a: Unit, b: Unit): Unit {
  return joinPowers([...a, ...b]);
}

export function divideUnits(a: Unit, b: Unit): Unit {
  return multiplyUnits(a, raiseUnit(b, -1));
}

export function raiseUnit(unit: Unit, power: number): Unit {
  return joinPowers([...unit].map(([symbol, own]) => [symbol, own * power]));
}

/** Returns the square root of a unit; undefined if a power is odd. */
export function rootUnit(unit: Unit): Unit | undefined {
  const powers = [...unit.values()];
  return powers.every((power) => power % 2 === 0) ? raiseUnit(unit, 0.5) : undefined;
}

/** Returns the exact factor from `from` to `to` (1000 from kW to W); undefined if the two measure different things. */
export function convertUnit(from: Unit, to: Unit): Fraction | undefined {
  const ratio = divideUnits(from, to);
  return getDimension(ratio).size === 0 ? getSize(ratio) : undefined;
}

/** The symbol's size and dimension; undefined for an unknown symbol. */
type FindSymbol = (symbol: string) => UnitSymbol | undefined;

/** Returns the powers of the base quantities that the unit measures; an unknown symbol counts as a base quantity. */
export function getDimension(unit: Unit, find: FindSymbol = findUnitSymbol): ReadonlyMap<string, number> {
  return joinPowers(
    [...unit].flatMap(([symbol, power]) => {
      const { dimension = { [symbol]: 1 } } = find(symbol) ?? {};
      return Object.entries(dimension).map(([base, own]): [string, number] => [base, own * power]);
    }),
  );
}

/**
 * Whether the unit is a temperature level and not a difference: levels are subtracted and compared, never multiplied.
 */
export function isLevel(unit: Unit): boolean {
  return unit.size === 1 && unit.get(LEVEL) === 1;
}

/** The unit of the difference between two levels. */
export const LEVEL_DIFFERENCE: Unit = new Map([['K', 1]]);

/** The unit as kind files write it: '{currency}/(kW·yr)'; 'no unit' without one. */
export function unitText(unit: Unit): string {
  const all = [...unit];
  const above = all.filter(([, power]) => power > 0).map(([symbol, power]) => `${symbol}${superscript(power)}`);
  const below = all.filter(([, power]) => power < 0).map(([symbol, power]) => `${symbol}${superscript(-power)}`);
  if (below.length === 0) return above.join('·') || 'no unit';
  const divisor = below.length === 1 ? below.join('') : `(${below.join('·')})`;
  return `${above.join('·') || '1'}/${divisor}`;
}

/** The superscript digits; the index of each is its value. */
export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const LEVEL = '°C';

function superscript(power: number): string {
  return power === 1 ? '' : [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? digit).join('');
}

function joinPowers(powers: readonly (readonly [string, number])[]): Map<string, number> {
  const joined = new Map<string, number>();
  for (const [name, power] of powers) joined.set(name, (joined.get(name) ?? 0) + power);
  return new Map([...joined].filter(([, power]) => power !== 0));
}

/** Returns the size of one unit in SI base units. */
export function getSize(unit: Unit, find: FindSymbol = findUnitSymbol): Fraction {
  let size = fraction(1n);
  for (const [symbol, power] of unit) {
    const own = find(symbol)?.size ?? fraction(1n);
    const [above, below] = power > 0 ? [own.numerator, own.denominator] : [own.denominator, own.numerator];
    const times = BigInt(Math.abs(power));
    size = fraction(size.numerator * above ** times, size.denominator * below ** times);
  }
  return size;
}
