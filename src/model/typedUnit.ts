import { parseUnit } from './parseUnit.ts';
import { getDimension, getSize, NO_UNIT, type Unit } from './Unit.ts';
import {
  ENERGY,
  type Fraction,
  findUnitSymbol,
  fraction,
  listUnitSymbols,
  POWER,
  type UnitSymbol,
} from './unitSymbols.ts';

/** The size of one unit in SI base units, and its dimension. */
export interface Measure {
  size: Fraction;
  /** Powers of base quantities, as text. */
  dimension: string;
  /** For a temperature: how far its zero is above absolute zero, in its own steps. */
  zero?: Fraction;
}

/** A unit that can't be read: another currency, or an unknown symbol, with a suggestion. */
export interface UnknownUnit {
  symbol: string;
  instead: readonly string[];
}

interface KnownSymbols {
  /** The accepted currency; undefined if any is accepted. */
  currency?: string | undefined;
  /** Symbols of things that are counted. */
  counted: ReadonlySet<string>;
}

/**
 * Returns the measure of a unit as people write it: 'EUR/kW', 'm2', 'kwh / a', 'degF'. Undefined if it is not a unit.
 */
export function readTypedUnit(
  text: string,
  { currency, counted }: KnownSymbols,
): Measure | { unknown: UnknownUnit } | undefined {
  let unknown: UnknownUnit | undefined;
  const written = joinFactors(text).replace(WORD, (word: string) => {
    const { symbol, year = '', power = '' } = WORD_AND_POWER.exec(word)?.groups ?? {};
    const found = symbol === undefined ? undefined : findSymbol(symbol, { currency, counted });
    if (found === undefined || (year !== '' && found !== MONEY)) return word;
    if (typeof found !== 'object') return `${found}${year}${POWERS.get(power) ?? power}`;
    unknown ??= found;
    return word;
  });
  if (unknown) return { unknown };
  const parsed = parseUnit(written, new Set([...counted, ...TYPED.keys()]));
  return 'fault' in parsed ? undefined : measureUnit(parsed.unit);
}

/** Whether `from` converts to `to`; money without a price year is taken to be in the prices of `to`. */
export function isConvertible(from: Measure, to: Measure): boolean {
  const [year = MONEY_BASE] = PRICES.exec(to.dimension) ?? [];
  return from.dimension.replace(PLAIN_MONEY, `${year}^`) === to.dimension;
}

/** Whether one of `a` is the same amount as one of `b`. */
export function isSameMeasure(a: Measure, b: Measure): boolean {
  return a.dimension === b.dimension && isSameFraction(a.size, b.size) && isSameFraction(a.zero, b.zero);
}

function isSameFraction(a: Fraction | undefined, b: Fraction | undefined): boolean {
  return a?.numerator === b?.numerator && a?.denominator === b?.denominator;
}

/** Whether two units differ only in their price years. */
export function differsInPrices(from: Measure, to: Measure): boolean {
  const [one, other] = [from, to].map(({ dimension }) => dimension.replace(PRICES, MONEY_BASE));
  return one === other && from.dimension !== to.dimension;
}

/** Whether two units differ only in the sort of power: active, apparent or reactive. */
export function differsInPowers(from: Measure, to: Measure): boolean {
  const [one, other] = [from, to].map(({ dimension }) => dimension.replace(SORTS, ''));
  return one === other && from.dimension !== to.dimension;
}

const SORTS = /(?:apparent|reactive)\^-?\d+ /g;

const MONEY_BASE = 'money';
const PLAIN_MONEY = /money\^/;
const PRICES = /money\d{4}/;

/** Returns the measure of a unit in any currency; undefined if it can't be read. '' means no unit. */
export function readMeasure(text: string): Measure | undefined {
  const read = text === '' ? measureUnit(NO_UNIT) : readTypedUnit(text, { counted: new Set() });
  return read && 'unknown' in read ? undefined : read;
}

/** Returns the measure of a parsed unit. */
export function measureUnit(unit: Unit): Measure {
  const powers = [...getDimension(unit, findMeasured)].sort(([a], [b]) => (a < b ? -1 : 1));
  const [only] = unit.size === 1 ? unit : [];
  const zero = only?.[1] === 1 ? ZEROS.get(only[0]) : undefined;
  return {
    size: getSize(unit, findAnySymbol),
    dimension: powers.map(([base, power]) => `${base}^${power}`).join(' '),
    ...(zero ? { zero } : {}),
  };
}

/**
 * Normalises a unit as people write it: 'kW h' and 'kW * h' become 'kW·h', 'EUR per kW' 'EUR/kW', '% p.a.' '%/yr',
 * 'W/mK' 'W/(m·K)' and 'm.s-1' 'm·s-1'; the carrier in 'kWel' or 'kW_th' is dropped.
 */
function joinFactors(text: string): string {
  return text
    .trim()
    .replace(/[º˚]/g, '°')
    .replace(/(?:°|(?<!\p{L})deg\.?)\s+(?=[CF]$)/giu, '°')
    .replace(/\s*(?<!\p{L})p\.\s?a\.?$/iu, '/yr')
    .replace(/(?<=\p{L})\.(?=(\p{L})|$|\/)/gu, (_, next) => (next ? '·' : ''))
    .replace(/(?<!\p{L})ms(?=\^?-1|⁻¹)/gu, 'm·s')
    .replace(/\/(\p{L}+)-(yr|year)\b/gu, '/($1·$2)')
    .replace(/(?<!\p{L})([kMGT]?Wh?)[_\s]?(?:el|e|th|t|mech)(?![\p{L}\d])\.?/gu, '$1')
    .replace(/\/\s*\(?(m[²2]?)K(?![\p{L}\d])\)?/gu, (_, area: string) => `/(${area}·K)`)
    .replace(/\s+per\s+/gi, '/')
    .replace(/\s*([/()])\s*/g, '$1')
    .replace(/\s*[*×·⋅]\s*|\s+/g, '·');
}

/** Returns the symbol in the notation of the unit tables, or suggestions for an unknown one. */
function findSymbol(written: string, { currency, counted }: KnownSymbols): string | UnknownUnit {
  if (counted.has(written) || findAnySymbol(written)) return written;
  const [, many, sum = ''] = MANY.exec(written) ?? [];
  if (many !== undefined && isCurrency(sum, currency)) return many === 'M' ? 'MMoney' : 'kMoney';
  const code = findCode(written);
  if (isCurrency(currency === undefined ? code : code.toUpperCase(), currency)) return MONEY;
  const other = OTHER_WORDS.get(written.toLowerCase());
  if (other !== undefined) return other;
  const similar = [...listUnitSymbols(), ...TYPED.keys()].filter((one) => one.toLowerCase() === written.toLowerCase());
  const [only] = similar;
  // 'ML' is a million litres rather than a thousandth of one.
  const isOtherSize = only !== undefined && written.startsWith('M') && isMilli(only);
  return only !== undefined && similar.length === 1 && !isOtherSize ? only : { symbol: written, instead: similar };
}

/** Thousands or millions of a currency: 'k€', 'MEUR', and 'T€', which is a thousand in German. */
const MANY = /^([kMT])([A-Z]{3}|[€$£¥₹])$/;

function isCurrency(written: string, accepted: string | undefined): boolean {
  const code = findCode(written);
  return accepted === undefined ? CURRENCY.test(code) : code === accepted.toUpperCase();
}

/** Returns the code of a currency by its sign or name; any other text as it is. */
function findCode(written: string): string {
  return CURRENCY_SIGNS.get(written.toLowerCase()) ?? written;
}

/** Whether a symbol is a thousandth of another one: 'ml', but not 'min' or 'mph'. */
function isMilli(symbol: string): boolean {
  return symbol !== 'min' && symbol.startsWith('m') && findAnySymbol(symbol.slice(1)) !== undefined;
}

/**
 * Finds a symbol; apparent (VA) and reactive (var) power get an extra dimension, as the unit tables treat both like W.
 */
function findMeasured(symbol: string): UnitSymbol | undefined {
  const found = findAnySymbol(symbol);
  const [, sort] = POWER_SORTS.find(([ending]) => symbol.endsWith(ending)) ?? [];
  return found && sort !== undefined ? { ...found, dimension: { ...found.dimension, [sort]: 1 } } : found;
}

const POWER_SORTS = [
  ['VA', 'apparent'],
  ['var', 'reactive'],
] as const;

function findAnySymbol(symbol: string): UnitSymbol | undefined {
  return findUnitSymbol(symbol) ?? TYPED.get(symbol);
}

const WORD = /[^/()·\s]+/gu;
const WORD_AND_POWER =
  /^(?<symbol>\{currency\}|[^\d^⁻⁰¹²³⁴⁵⁶⁷⁸⁹_]+?)(?:_?(?<year>(?:19|20)\d\d))?(?<power>\^?-?\d|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹])?$/u;
/** 'm2' and 'm^2' as 'm²', 's-1' as 's^-1'. */
const POWERS = new Map([
  ...['2', '3'].flatMap((digit) => ['', '^'].map((mark) => [`${mark}${digit}`, digit === '2' ? '²' : '³'] as const)),
  ...['-1', '-2', '-3'].map((power) => [power, `^${power}`] as const),
]);

const MONEY = '{currency}';

/** The code of a currency, if it is not the symbol of a unit. */
export const CURRENCY = /^[A-Z]{3}$/;

const CURRENCY_SIGNS = new Map([
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
]);

/** The zeros of temperature scales above absolute zero, in their own steps. */
const ZEROS = new Map([
  ['K', fraction(0n)],
  ['°C', fraction(27_315n, 100n)],
  ['°F', fraction(45_967n, 100n)],
]);

/** Units of data sheets that kind files don't use. */
const TYPED: ReadonlyMap<string, UnitSymbol> = new Map([
  ['kMoney', { size: fraction(1000n), dimension: { money: 1 } }],
  ['MMoney', { size: fraction(1_000_000n), dimension: { money: 1 } }],
  ['ct', { size: fraction(1n, 100n), dimension: { money: 1 } }],
  ['week', { size: fraction(604_800n), dimension: { time: 1 } }],
  // A twelfth of the year of 8760 hours.
  ['month', { size: fraction(2_628_000n), dimension: { time: 1 } }],
  ['°F', { size: fraction(5n, 9n), dimension: { temperature: 1 } }],
  ['in', { size: fraction(254n, 10_000n), dimension: { length: 1 } }],
  ['ft', { size: fraction(3048n, 10_000n), dimension: { length: 1 } }],
  ['mi', { size: fraction(1_609_344n, 1000n), dimension: { length: 1 } }],
  ['ha', { size: fraction(10_000n), dimension: { length: 2 } }],
  ['lb', { size: fraction(45_359_237n, 100_000_000n), dimension: { mass: 1 } }],
  ['mph', { size: fraction(44_704n, 100_000n), dimension: { length: 1, time: -1 } }],
  ['kn', { size: fraction(1852n, 3600n), dimension: { length: 1, time: -1 } }],
  ['hp', { size: fraction(74_569_987_158_227_022n, 100_000_000_000_000n), dimension: POWER }],
  ['PS', { size: fraction(73_549_875n, 100_000n), dimension: POWER }],
  ['Btu', { size: fraction(105_505_585_262n, 100_000_000n), dimension: ENERGY }],
  ['MMBtu', { size: fraction(105_505_585_262n, 100n), dimension: ENERGY }],
  ['psi', { size: fraction(6_894_757_293_168n, 1_000_000_000n), dimension: { mass: 1, length: -1, time: -2 } }],
]);

/** Symbols by their other spellings. */
const OTHER_WORDS = new Map<string, string>([
  ['currency', MONEY],
  ['cent', 'ct'],
  ['cents', 'ct'],
  ['cts', 'ct'],
  ['¢', 'ct'],
  ...alike('%', 'percent', 'pct', 'prozent'),
  ...alike('s', 'sec', 'secs', 'second', 'seconds', 'sekunde', 'sekunden'),
  ...alike('min', 'mins', 'minute', 'minutes', 'minuten'),
  ...alike('h', 'hr', 'hrs', 'hour', 'hours', 'stunde', 'stunden'),
  ...alike('d', 'day', 'days', 'tag', 'tage'),
  ...alike('week', 'weeks', 'wk', 'woche', 'wochen'),
  ...alike('month', 'months', 'mo', 'monat', 'monate'),
  ...alike('yr', 'y', 'yrs', 'year', 'years', 'annum', 'jahr', 'jahre'),
  ...['', 'kilo', 'mega', 'giga'].flatMap((prefix, at) =>
    alike(`${' kMG'.charAt(at).trim()}W`, `${prefix}watt`, `${prefix}watts`),
  ),
  ...alike('mi', 'mile', 'miles'),
  ...alike('m', 'meter', 'meters', 'metre', 'metres'),
  ...alike('ft', 'foot', 'feet'),
  ...alike('in', 'inch', 'inches'),
  ...alike('l', 'liter', 'liters', 'litre', 'litres'),
  ...alike('kn', 'kts', 'knot', 'knots'),
  ...alike('km/h', 'kmh', 'kph'),
  ['c', '°C'],
  ['celsius', '°C'],
  ['fahrenheit', '°F'],
  ['degc', '°C'],
  ['deg', '°'],
  ['f', '°F'],
  ['degf', '°F'],
  ['ohm', 'Ω'],
  ['um', 'µm'],
  // Unicode has look-alikes of µ, Ω and the degree signs.
  ['μm', 'µm'],
  ['ω', 'Ω'],
  ['℃', '°C'],
  ['℉', '°F'],
]);

function alike(symbol: string, ...words: string[]): [string, string][] {
  return words.map((word) => [word, symbol]);
}
