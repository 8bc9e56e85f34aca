import { convertAmount, createMeasureConverter } from './createMeasureConverter.ts';
import { currencyText } from './currencyText.ts';
import { multiply, toExact, toNearest } from './exactNumber.ts';

import { parseNumber } from './parseNumber.ts';
import { listSymbols, parseUnit } from './parseUnit.ts';
import { readSum } from './readSum.ts';
import { translate } from './shownWording.ts';
import { splitCountWord } from './splitCountWord.ts';
import {
  differsInPowers,
  differsInPrices,
  isConvertible,
  measureUnit,
  readMeasure,
  readTypedUnit,
  type UnknownUnit,
} from './typedUnit.ts';
import { NO_UNIT } from './Unit.ts';
import type { Fraction } from './unitSymbols.ts';
import { visibleText } from './visibleText.ts';

/** The unit of a field's numbers. */
export interface Scale {
  /** As kind files write it; absent for plain numbers. */
  unit?: string | undefined;
  /** The currency that replaces `{currency}`; absent if any is accepted. */
  currency?: string | undefined;
}

/** Why a typed text is not a number of the field. */
export type QuantityProblem =
  | { problem: 'comma' | 'malformed' }
  /** A unit that this field can't have; the message says why. */
  | { problem: 'unit'; message: string };

/** The number in the field's unit (null for a blank text), or why there is none. */
export type ReadQuantity = { value: number | null } | QuantityProblem;

/**
 * Reads a typed text as a number in the field's unit: in a field in kW, '5 MW' is 5000, '= 9*250' is 2250 and
 * '1.234,56' is 1234.56. A plain number is taken as it is.
 */
export function readQuantity(text: string, scale: Scale): ReadQuantity {
  const plain = parseNumber(text);
  if ('value' in plain || text.length > LONGEST) return plain;
  const trimmed = markOne(withMoneyBehind(text), scale);
  const [, sum] = SUM.exec(trimmed) ?? [];
  const [, number = '', rest = ''] = (sum === undefined ? QUANTITY : CALCULATED).exec(sum ?? trimmed) ?? [];
  const amount = sum === undefined ? readAmount(number) : readSum(number);
  if (amount === undefined) return findFault(text, scale) ?? plain;
  return finish(convert(amount, rest.trim().replace(ONE, '1/'), scale));
}

/**
 * Returns a function that converts numbers exactly from one unit to another; undefined if these measure different
 * things. '' means no unit.
 */
export function createConverter(from: string, to: string): ((value: number) => number) | undefined {
  return createMeasureConverter(readMeasure(from), readMeasure(to));
}

/** Returns what an ambiguous text may mean: '1.5' for '1,5', and both '1.234' and '1234' for '1,234'. */
export function listReadings(text: string): string[] {
  const [, number = '', rest = ''] = QUANTITY.exec(withMoneyBehind(text)) ?? [];
  if (!ONE_COMMA.test(number)) return [];
  const isGrouped = ONE_GROUP.test(number);
  return [number.replace(',', '.'), ...(isGrouped ? [number.replace(',', '')] : [])].map((one) => `${one}${rest}`);
}

/**
 * Returns the other reading of a number with three decimals, which may be a group of three digits: '1234' for '1.234',
 * '5000 kWh' for '5.000 kWh'.
 */
export function findGroupedReading(text: string): string | undefined {
  const [, number = '', rest = ''] = QUANTITY.exec(withMoneyBehind(text)) ?? [];
  return ONE_DOTTED_GROUP.test(number) ? `${number.replace('.', '')}${rest}` : undefined;
}

/** Puts a currency behind its number, where units are: '30 €/MWh' for '€30/MWh'. */
function withMoneyBehind(text: string): string {
  return visibleText(text).trim().replace(LEADING_SIGN, '$1$3$4 $2$5');
}

/** Why a number with a comma would not be one of the field either with a dot, as in '1,5 MWh' for kW. */
function findFault(text: string, scale: Scale): QuantityProblem | undefined {
  const [first] = listReadings(text);
  const read = first === undefined ? undefined : readQuantity(first, scale);
  return read && 'problem' in read ? read : undefined;
}

/**
 * Reads a number in any notation with a single reading; returns 'comma' if its comma may be a decimal or a thousands
 * mark.
 */
function readAmount(number: string): Fraction | undefined {
  const dotted = toDotted(number.replace(/^\+\s?/, '').replace(/^[-−–]\s?/, '-'));
  if (dotted === undefined) return undefined;
  const parsed = parseNumber(dotted);
  return 'value' in parsed && parsed.value !== null ? toExact(dotted) : undefined;
}

/** Returns the text with a decimal dot and without thousands marks; undefined if the marks are misplaced. */
function toDotted(text: string): string | undefined {
  if (GROUPED_BY_SPACE.test(text)) return text.replace(/[\s'’]/g, '').replace(',', '.');
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_DOT.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return text.includes(',') ? undefined : text;
}

/** Converts an amount to the unit of the field, exactly. */
function convert(amount: Fraction, rest: string, { unit = '', currency }: Scale): Fraction | QuantityProblem {
  if (rest === '' || rest === unit) return amount;
  // 'k' behind a temperature is more likely a small K.
  const many = rest === 'k' && TEMPERATURE.test(unit) ? undefined : splitCountWord(rest);
  if (many) return convert(multiply(amount, many.factor), many.unit, { unit, currency });
  const own = parseUnit(unit, listSymbols(unit));
  const ownUnit = 'fault' in own ? NO_UNIT : own.unit;
  const typed = isRate(unit) && /^(?:\/|per\s)/i.test(rest) ? `1 ${rest}` : rest;
  const from = readTypedUnit(typed, { currency, counted: new Set(ownUnit.keys()) });
  if (!from) return { problem: 'malformed' };
  if ('unknown' in from) return refuseUnknown(from.unknown, rest, { unit, currency });
  const to = measureUnit(ownUnit);
  const converted = isConvertible(from, to) ? convertAmount(amount, from, to) : undefined;
  const shown = currencyText(unit, currency);
  if (converted) return converted;
  if (differsInPowers(from, to)) return refusePowers(rest, shown);
  return differsInPrices(from, to) ? refusePrices(rest, shown) : refuse(rest, shown);
}

/** Whether a unit is a rate, such as '1/h'. */
function isRate(unit: string): boolean {
  return unit.startsWith('1/');
}

/** Rewrites '3 1/h' as '3 per 1/h', as its 1 would be read as a digit of the number; percentages have no other rate. */
function markOne(text: string, { unit = '' }: Scale): string {
  return isRate(unit) || unit.startsWith('%/') ? text.replace(/(?<=\d)\s+1\s?\/\s?(?=[\p{L}(])/u, ` ${ONE}`) : text;
}

const ONE = 'per 1/';

/** An unknown symbol is more likely a typo than a unit. */
function refuseUnknown(
  { symbol, instead }: UnknownUnit,
  rest: string,
  { unit, currency }: Scale & { unit: string },
): QuantityProblem {
  if (instead.length > 0)
    return {
      problem: 'unit',
      message: translate('There is no unit {symbol}. Did you mean {units}?', {
        symbol,
        units: instead.join(` ${translate('or')} `),
      }),
    };
  if (!MONEY.test(symbol)) return { problem: 'malformed' };
  return unit.includes(CURRENCY) ? refuse(symbol, currencyText(CURRENCY, currency)) : refuse(rest, unit);
}

function refuse(from: string, to: string): QuantityProblem {
  const message =
    to === ''
      ? translate('This number has no unit: {from} does not fit', { from })
      : translate("{from} can't be converted to {to}", { from, to });
  return { problem: 'unit', message };
}

/** The active part of an apparent power depends on the power factor, which is not stated. */
function refusePowers(from: string, to: string): QuantityProblem {
  return {
    problem: 'unit',
    message: translate("{from} can't be converted to {to} without a power factor", { from, to }),
  };
}

/** Prices of different years differ by inflation, which is not stated. */
function refusePrices(from: string, to: string): QuantityProblem {
  return {
    problem: 'unit',
    message: translate("{from} can't be converted to {to}: the price years differ", { from, to }),
  };
}

function finish(converted: Fraction | QuantityProblem): ReadQuantity {
  if ('problem' in converted) return converted;
  const value = toNearest(converted);
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value } : { problem: 'malformed' };
}

const CURRENCY = '{currency}';
/** The code or sign of a currency. */
const MONEY = /^(?:[A-Z]{3}|[€$£¥₹])$/;
/** A currency in front of a number, and what is behind it: '€30/MWh', '-EUR 100', '€100k'. */
const LEADING_SIGN =
  /^([-+−–]?)([€$£¥₹]|[A-Z]{3}(?=[\s\d]))\s*([-+−–]?\d[\d.,'’]*(?:\s\d{3})*(?:[.,]\d+)?)(\s?(?:[kM]|(?!p[er])\p{L}{2,}\.?)(?=\s|$))?(.*)$/u;
const SUM = /^=\s*(.+)$/;
/** A number in any notation, and the text after it. */
const QUANTITY =
  /^([-+−–]?\s?(?:\d[\d.,'’]*(?:\s\d[\d.,]*)*|\.\d+)(?:e[+-]?\d{1,3}(?![\p{L}\d]))?)(\s*(?:[^\d\s.,].*)?)$/iu;
/** A calculation, and the unit after it. */
const CALCULATED = /^((?:[-+*/().×·÷−–\s\d]|(?<=\d)e(?=[-+]?\d))*[\d)])\s*([^\d\s().,].*)?$/iu;
const ONE_COMMA = /^[-+−–]?\s?\d*,\d+$/;
const ONE_GROUP = /^[-+−–]?\s?[1-9]\d{0,2},\d{3}$/;
const ONE_DOTTED_GROUP = /^[-−–]?[1-9]\d{0,2}\.\d{3}$/;
const GROUPED_BY_SPACE = /^-?\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/;
/** The last one with lakhs and crores, as in India. */
const GROUPED_BY_COMMA = /^-?\d{1,3}(?:,\d{3}){2,}$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const GROUPED_BY_DOT = /^-?\d{1,3}(?:\.\d{3}){2,}$|^-?\d{1,3}(?:\.\d{3})+,\d+$/;

/** In characters; longer texts are not numbers. */
const LONGEST = 1000;

const TEMPERATURE = /^(?:°[CF]|K)$/;
