import { type Fraction, fraction } from './unitSymbols.ts';

/** Converts a plain decimal text such as '-12.5e3' to an exact fraction. */
export function toExact(text: string): Fraction {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  // A number too small for a double becomes 0; writing out its digits would take forever.
  const power = Math.max(Number(exponent), -LEAST_POWER) - decimals.length;
  const digits = BigInt(`${whole}${decimals}`);
  return power < 0 ? fraction(digits, 10n ** BigInt(-power)) : fraction(digits * 10n ** BigInt(power));
}

/** Returns the number that is nearest to a fraction. */
export function toNearest({ numerator, denominator }: Fraction): number {
  const size = numerator < 0n ? -numerator : numerator;
  const missing = String(denominator).length - String(size).length + DIGITS;
  const scaled = missing > 0 ? size * 10n ** BigInt(missing) : size;
  // A further digit represents all that follow, so that only the last step rounds.
  const rest = scaled % denominator === 0n ? '0' : '1';
  const value = Number(`${scaled / denominator}${rest}e${-Math.max(missing, 0) - 1}`);
  return numerator < 0n ? -value : value;
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { ...b, numerator: -b.numerator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Undefined for a division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.numerator === 0n) return undefined;
  const [above, below] = [a.numerator * b.denominator, a.denominator * b.numerator];
  return below < 0n ? fraction(-above, -below) : fraction(above, below);
}

const LEAST_POWER = 400;

/** More significant digits than a double holds. */
const DIGITS = 25;
