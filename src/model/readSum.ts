import { add, divide, multiply, subtract, toExact } from './exactNumber.ts';
import { type Fraction, fraction } from './unitSymbols.ts';

/** Calculates a text such as '9*250' or '(1.2 + 3) / 4'; undefined if it can't be read or divides by zero. */
export function readSum(text: string): Fraction | undefined {
  const tokens = text.match(TOKEN) ?? [];
  // No real data sheet nests a hundred parentheses.
  if (tokens.join('') !== text.replace(/\s/g, '') || tokens.length > MOST_TOKENS) return undefined;
  let next = 0;
  const result = readTerms();
  return next === tokens.length ? result : undefined;

  function readTerms(): Fraction | undefined {
    let sum = readFactors();
    while (sum && (tokens[next] === '+' || isMinus(tokens[next]))) {
      const join = tokens[next++] === '+' ? add : subtract;
      const term = readFactors();
      sum = term && join(sum, term);
    }
    return sum;
  }

  function readFactors(): Fraction | undefined {
    let product = readSigned();
    while (product && OPERATORS.test(tokens[next] ?? '')) {
      const isDivision = DIVISION.test(tokens[next++] ?? '');
      const factor = readSigned();
      product = factor && (isDivision ? divide(product, factor) : multiply(product, factor));
    }
    return product;
  }

  function readSigned(): Fraction | undefined {
    if (!isMinus(tokens[next])) return readValue();
    next++;
    const value = readSigned();
    return value && subtract(fraction(0n), value);
  }

  function readValue(): Fraction | undefined {
    const token = tokens[next++] ?? '';
    if (token !== '(') return NUMBER.test(token) ? toExact(token) : undefined;
    const inside = readTerms();
    return tokens[next++] === ')' ? inside : undefined;
  }
}

const TOKEN = /(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?|[-+*/()×·÷−–]/gi;
const NUMBER = /\d/;
const OPERATORS = /^[*/×·÷]$/;
const DIVISION = /^[/÷]$/;
const MOST_TOKENS = 200;

function isMinus(token: string | undefined): boolean {
  return token === '-' || token === '−' || token === '–';
}
