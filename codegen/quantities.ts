import {
  convertUnit,
  divideUnits,
  getDimension,
  isLevel,
  LEVEL_DIFFERENCE,
  multiplyUnits,
  NO_UNIT,
  rootUnit,
  type Unit,
  unitText,
} from '#model/Unit.ts';
import type { Fraction } from '#model/unitSymbols.ts';

/** A number of an expression as TypeScript, and its unit. */
export interface Quantity {
  code: string;
  /** Undefined for a bare number, which takes the unit of the other operand. */
  unit: Unit | undefined;
  /** Whether the unit is that of one field or number, and not of a product that could be read in several ways. */
  isPlain: boolean;
}

export interface UnitMismatch {
  message: string;
  suggestion?: string | undefined;
}

type Result<T> = T | { mismatch: UnitMismatch };

/** Returns the operands of a sum, a difference or a comparison as code in one unit, and the unit of the result. */
export function alignQuantities(
  operator: 'add' | 'subtract' | 'compare',
  a: Quantity,
  b: Quantity,
): Result<{ codes: [string, string]; unit: Unit | undefined }> {
  const codes: [string, string] = [a.code, b.code];
  if (!a.unit || !b.unit) {
    const [known, bare] = a.unit ? [a, b] : [b, a];
    if (!known.unit) return { codes, unit: undefined };
    // The ratio of two like quantities is a plain number, whichever units they are in.
    const share = known.isPlain ? undefined : convertUnit(known.unit, NO_UNIT);
    if (share)
      return { codes: a.unit ? [scaled(a.code, share), b.code] : [a.code, scaled(b.code, share)], unit: NO_UNIT };
    return isUnclear(known, bare) ? { mismatch: unclearNumber(known.unit) } : { codes, unit: known.unit };
  }
  if (isLevel(a.unit) || isLevel(b.unit)) return alignLevels(operator, { codes, units: [a.unit, b.unit] });
  const ratio = convertUnit(b.unit, a.unit);
  return ratio
    ? { codes: [a.code, scaled(b.code, ratio)], unit: a.unit }
    : { mismatch: otherQuantity(operator, a.unit, b.unit) };
}

/** Returns the product or quotient of two quantities, without its code. */
export function joinQuantities(
  operator: 'multiply' | 'divide',
  a: Quantity,
  b: Quantity,
): Result<Omit<Quantity, 'code'>> {
  const level = [a.unit, b.unit].find((unit) => unit && isLevel(unit));
  if (level) return { mismatch: multipliedLevel(operator) };
  if (countsHundredths(operator, a, b)) return { mismatch: DOUBLE_PERCENTAGE };
  if (!a.unit && !b.unit) return { unit: undefined, isPlain: true };
  const [left, right] = [a.unit ?? NO_UNIT, b.unit ?? NO_UNIT];
  const unit = operator === 'multiply' ? multiplyUnits(left, right) : divideUnits(left, right);
  // A share of something has the same unit as the thing.
  const isPlain = (a.isPlain && right.size === 0) || (operator === 'multiply' && b.isPlain && left.size === 0);
  return { unit, isPlain };
}

/** Returns the list if its numbers can be added; temperatures can't. */
export function summedQuantity<T extends Quantity>(list: T): Result<T> {
  return list.unit && isLevel(list.unit) ? { mismatch: ADDED_LEVELS } : list;
}

/** Returns the unit of a square root. */
export function rootQuantity({ unit }: Quantity): Result<Omit<Quantity, 'code'>> {
  if (!unit) return { unit, isPlain: true };
  const root = rootUnit(unit);
  return root ? { unit: root, isPlain: false } : { mismatch: noRoot(unit) };
}

/** Returns the code of a quantity in another unit; `isFixed` if the author of the expression can't choose that. */
export function quantityIn(
  wanted: Unit,
  { code, unit }: Quantity,
  { isFixed = false }: { isFixed?: boolean | undefined } = {},
): Result<{ code: string }> {
  if (!unit) return { code };
  const ratio = isLevel(unit) === isLevel(wanted) ? convertUnit(unit, wanted) : undefined;
  if (ratio) return { code: scaled(code, ratio) };
  const message =
    unit.size === 0
      ? `the value has no unit, so it can't be shown in ${unitText(wanted)}.`
      : wanted.size === 0
        ? `the value is in ${unitText(unit)}, but ${isFixed ? 'the field has no unit' : 'no "unit" is given'}.`
        : `the value is in ${unitText(unit)}, which can't be shown in ${unitText(wanted)}.`;
  return {
    mismatch: {
      message,
      suggestion: suggestTime(unit, wanted) ?? (isFixed ? suggestProduct(unit, wanted) : suggestUnit(unit)),
    },
  };
}

function suggestUnit(unit: Unit): string {
  return unit.size === 0 ? 'Leave the "unit" out, or make it "%".' : `Give it "unit": "${unitText(unit)}".`;
}

function suggestProduct(unit: Unit, wanted: Unit): string {
  const factor = unitText(divideUnits(wanted, unit));
  const example = factor.startsWith('1/') ? '' : `, such as 1 ${factor}`;
  return `Multiply it by something in ${factor}${example}, or correct the "unit" of a column.`;
}

// Zero is the same in all units, and a number without a unit is a plain number.
function isUnclear({ unit = NO_UNIT, isPlain }: Quantity, bare: Quantity): boolean {
  if (bare.code === '0' || unit.size === 0) return false;
  return !isPlain || unit.has('%');
}

function unclearNumber(unit: Unit): UnitMismatch {
  const text = unitText(unit);
  return {
    message: `the unit of the number beside ${text} is unclear.`,
    suggestion: `Write its unit after it, such as 20 ${text}.`,
  };
}

function alignLevels(
  operator: 'add' | 'subtract' | 'compare',
  { codes, units }: { codes: [string, string]; units: [Unit, Unit] },
): Result<{ codes: [string, string]; unit: Unit }> {
  const [a, b] = units;
  const [left, right] = codes;
  if (isLevel(a) && isLevel(b)) {
    if (operator === 'compare') return { codes, unit: a };
    if (operator === 'subtract') return { codes, unit: LEVEL_DIFFERENCE };
    return { mismatch: { message: "two temperatures in °C can't be added.", suggestion: 'Add a difference in K.' } };
  }
  const ratio = convertUnit(isLevel(a) ? b : a, LEVEL_DIFFERENCE);
  const fits = operator === 'add' || (operator === 'subtract' && isLevel(a));
  if (!ratio || !fits) return { mismatch: otherQuantity(operator, a, b) };
  return isLevel(a)
    ? { codes: [left, scaled(right, ratio)], unit: a }
    : { codes: [scaled(left, ratio), right], unit: b };
}

function otherQuantity(operator: 'add' | 'subtract' | 'compare', a: Unit, b: Unit): UnitMismatch {
  const [left, right] = [a, b].map((unit) => (unit.size === 0 ? 'a number without unit' : unitText(unit)));
  const message =
    operator === 'compare'
      ? `${left} can't be compared with ${right}.`
      : operator === 'add'
        ? `${right} can't be added to ${left}.`
        : `${right} can't be subtracted from ${left}.`;
  return { message, suggestion: suggestTime(a, b) ?? suggestFactor(a, b) };
}

/** Returns advice if one unit is the other over time, as power is energy over time; undefined otherwise. */
function suggestTime(a: Unit, b: Unit): string | undefined {
  const ratio = getDimension(divideUnits(a, b));
  const time = ratio.size === 1 ? ratio.get('time') : undefined;
  if (time !== 1 && time !== -1) return undefined;
  const [amount, rate] = time === 1 ? [a, b] : [b, a];
  return `Divide the ${unitText(amount)} by a time, such as 1 h, or multiply the ${unitText(rate)} by one.`;
}

function suggestFactor(a: Unit, b: Unit): string | undefined {
  if (a.size > 0 && b.size > 0) {
    const isTemperature = (unit: Unit) => getDimension(unit).has('temperature');
    return isTemperature(a) && isTemperature(b) ? '°C is a level and K a difference of two.' : undefined;
  }
  return `Multiply what has no unit by something in ${unitText(a.size > 0 ? a : b)}.`;
}

function multipliedLevel(operator: 'multiply' | 'divide'): UnitMismatch {
  const done = operator === 'multiply' ? 'multiplied' : 'divided';
  return {
    message: `a temperature in °C is a level, which can't be ${done}.`,
    suggestion: 'Subtract another temperature first; the difference is in K.',
  };
}

const ADDED_LEVELS: UnitMismatch = {
  message: "temperatures in °C can't be added up.",
  suggestion: 'Take their mean.',
};

function noRoot(unit: Unit): UnitMismatch {
  return {
    message: `the square root of ${unitText(unit)} has no unit.`,
    suggestion: 'Every power in the unit must be even.',
  };
}

/** Whether a percentage is divided by 100 by hand. */
function countsHundredths(operator: 'multiply' | 'divide', a: Quantity, b: Quantity): boolean {
  const [factor, others] = operator === 'multiply' ? ['0.01', [a, b]] : ['100', [b]];
  const isPercentage = [a, b].some(({ unit }) => unit?.has('%'));
  return isPercentage && others.some(({ unit, code }) => !unit && code === factor);
}

const DOUBLE_PERCENTAGE: UnitMismatch = {
  message: 'a percentage is converted by itself, so this would divide by 100 twice.',
  suggestion: 'Leave the 100 out.',
};

function scaled(code: string, { numerator, denominator }: Fraction): string {
  if (numerator === denominator) return code;
  if (denominator === 1n) return `(${code} * ${numerator})`;
  return numerator === 1n ? `(${code} / ${denominator})` : `(${code} * ${numerator} / ${denominator})`;
}
