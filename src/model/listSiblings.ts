import { currencyText } from './currencyText.ts';
import { groupDigits } from './groupDigits.ts';
import { formatNumber } from './parseNumber.ts';
import { readQuantity } from './readQuantity.ts';

/** The value of a field in one of the units commonly used for it. */
export interface Sibling {
  /** '5 MW', or '5000' in the field's own unit. */
  text: string;
  /** The value as shown, always with its unit. */
  label: string;
}

/**
 * Converts the value of a text to the units that are usual for its field; empty without such units or without a value.
 */
export function listSiblings(text: string, { unit, currency }: { unit: string; currency: string }): Sibling[] {
  const own = readQuantity(text, { unit, currency });
  if ('problem' in own || own.value === null) return [];
  const amount = `${formatNumber(own.value)} ${currencyText(unit, currency)}`;
  return findFamily(unit).flatMap((other) => {
    const read = readQuantity(amount, { unit: other, currency });
    if ('problem' in read || read.value === null) return [];
    const number = formatNumber(read.value);
    const shown = currencyText(other, currency);
    const label = `${shortNumber(read.value)} ${shown}`;
    return [{ text: other === unit ? number : `${number} ${shown}`, label }];
  });
}

/** Shortens a number with many decimals to six digits, for display only. */
function shortNumber(value: number): string {
  const number = formatNumber(value);
  const short = number.length > LONGEST ? formatNumber(Number(value.toPrecision(6))) : number;
  return `${short === number ? '' : '≈ '}${groupDigits(short) ?? short}`;
}

/** The most characters of a number that is not shortened. */
const LONGEST = 12;

/** Returns the units usual for the same quantity, including the given one; empty if there are none. */
export function findFamily(unit: string): readonly string[] {
  const [money] = PRICES.exec(unit) ?? [];
  // Other shares can be given in percent, but a percentage has no other unit.
  if (unit === '%') return [];
  const family = FAMILIES.find((units) => units.includes(unit.replace(PRICES, CURRENCY))) ?? [];
  return money === undefined
    ? family
    : family.filter((other) => other.includes(CURRENCY)).map((other) => other.replace(CURRENCY, money));
}

const CURRENCY = '{currency}';
/** The currency with a price year: '{currency}2024'. */
const PRICES = /\{currency\}(\d+)/;

/** Groups of units in which data sheets give the same quantity, in the order in which they are offered. */
const FAMILIES: readonly (readonly string[])[] = [
  ['W', 'kW', 'MW', 'GW', 'hp'],
  ['Wp', 'kWp', 'MWp', 'GWp'],
  ['Wh', 'kWh', 'MWh', 'GWh', 'MJ', 'GJ'],
  ['s', 'min', 'h', 'd', 'month', 'yr'],
  ['h/yr', 'd/yr', '%'],
  ['mm', 'cm', 'm', 'km', 'ft'],
  ['m/s', 'km/h', 'mph', 'kn'],
  ['km/d', 'm/s', 'km/yr'],
  ['cm²', 'm²', 'ha', 'km²'],
  ['l', 'm³'],
  ['l/s', 'm³/h', 'm³/s'],
  ['g', 'kg', 't'],
  ['kg/h', 'kg/s', 't/h'],
  ['°C', '°F', 'K'],
  ['W/m²', 'kW/m²'],
  ['ct', '{currency}'],
  ['{currency}/month', '{currency}/yr'],
  ['{currency}/l', '{currency}/m³'],
  ['ct/kWh', '{currency}/kWh', '{currency}/MWh'],
  ['{currency}/W', '{currency}/kW', '{currency}/MW'],
  ['{currency}/Wp', '{currency}/kWp', '{currency}/MWp'],
  ['{currency}/(kW·yr)', '{currency}/(MW·yr)'],
  ['{currency}/kg', '{currency}/t'],
  ['1/h', '1/d', '1/yr'],
  ['%/s', '%/min'],
  ['%/h', '%/d', '%/month', '%/yr'],
  ['1/K', '%/K'],
  ['mW/(m·K)', 'W/(m·K)'],
  ['kWh/kWh', '%'],
  ['Wh/km', 'kWh/km'],
  ['g/kWh', 'kg/kWh', 'kg/MWh'],
  ['Pa', 'kPa', 'bar', 'psi'],
];
