import { distance } from 'fastest-levenshtein';
import { parseUnit, type UnitFault } from '#model/parseUnit.ts';
import { SUPERSCRIPTS, type Unit } from '#model/Unit.ts';
import { listUnitSymbols } from '#model/unitSymbols.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Fault } from './parseExpression.ts';

/** Parses a unit of a kind, whose unit names may add countable things; a fault comes with a suggestion. */
export function readUnit(
  text: string,
  { unitNames }: Pick<MergedKind, 'unitNames'>,
): { unit: Unit } | { fault: Fault } {
  const counted = new Set(Object.keys(unitNames));
  const parsed = parseUnit(text, counted);
  return 'fault' in parsed ? { fault: toFault(parsed.fault, [...listUnitSymbols(), ...counted]) } : parsed;
}

/** Parses a unit that is shown, which must also be clear to its readers. */
export function readShownUnit(text: string, kind: Pick<MergedKind, 'unitNames'>): ReturnType<typeof readUnit> {
  const read = readUnit(text, kind);
  const fault = 'fault' in read ? undefined : findUnclear(text);
  return fault ? { fault } : read;
}

/** Finds what can be parsed in a unit but is unclear to its readers. */
function findUnclear(text: string): Fault | undefined {
  const [first, second] = [...text.matchAll(/\//g)];
  if (first && second)
    return {
      at: second.index,
      message: 'a second "/" leaves it unclear what the first one divides.',
      suggestion: 'Put everything below the line in parentheses: "W/(m·K)".',
    };
  const power = UNUSUAL_POWER.exec(text);
  if (power)
    return { at: power.index, message: `nothing is measured in a power such as "${power[0]}".`, suggestion: LOOKS };
  if (text.includes('^'))
    return { at: text.indexOf('^'), message: 'people would read the "^".', suggestion: suggestRaised(text) };
  if (text !== '1') return undefined;
  return { at: 0, message: '"1" is not a unit.', suggestion: 'A number without a unit states none: remove it.' };
}

function suggestRaised(text: string): string {
  const raised = text.replace(/\^(-?)(\d)/g, (_, minus, digit) => `${minus && '⁻'}${SUPERSCRIPTS[digit]}`);
  return `Did you mean "${raised}"?`;
}

const UNUSUAL_POWER = /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{2,}|⁻?⁰|\^-?(?:\d{2,}|0)/u;
const LOOKS = 'Units look like "kW", "m³/s" or "W/(m·K)", without spaces.';

function toFault({ at, problem, text }: UnitFault, known: string[]): Fault {
  switch (problem) {
    case 'symbol':
      return { at, message: `there is no unit "${text}".`, suggestion: suggestSymbol(text, known) };
    case 'divisor':
      return {
        at,
        message: `it is unclear whether what follows "${text}" is above or below the line.`,
        suggestion: 'Put everything below the line in parentheses: "W/(m·K)".',
      };
    case 'order':
      return {
        at,
        message:
          text === '' ? 'the unit ends where a symbol is expected.' : `"${text}" is not expected here in a unit.`,
        suggestion: suggestOrder(text),
      };
  }
}

function suggestOrder(text: string): string {
  if (text.includes('*') || /\p{L}\.\p{L}/u.test(text)) return 'Join factors by "·", as in "W/(m·K)".';
  if (/[€$£]|\{currenc/i.test(text)) return 'Money is "{currency}", as in "{currency}/kW".';
  return /℃|℉/.test(text) ? 'Did you mean "°C"?' : LOOKS;
}

function suggestSymbol(text: string, known: readonly string[]): string {
  // The Greek letter that looks like the micro sign, and signs that Unicode keeps only for old texts.
  const plain = text.replace('μ', 'µ').normalize('NFC');
  if (known.includes(plain))
    return `Did you mean "${plain}"? It is written ${sayCodes(plain, text)} and not ${sayCodes(text, plain)}.`;
  const instead =
    OTHER_WORDS.get(text.toLowerCase()) ??
    known.find((symbol) => symbol.toLowerCase() === text.toLowerCase()) ??
    // A symbol of two letters could be wrong by half, so any unit would be suggested.
    (text.length > 2 ? known.find((symbol) => distance(symbol.toLowerCase(), text.toLowerCase()) === 1) : undefined);
  return instead === undefined
    ? 'Symbols are those of the SI with yr, min, h, d, %, °C, bar and {currency}; name what is counted under "x-unit-names" in common.json.'
    : `Did you mean "${instead}"?`;
}

/** Names the characters of a symbol that another one does not have, as 'U+03A9'. */
function sayCodes(symbol: string, other: string): string {
  const own = [...symbol].filter((sign) => !other.includes(sign));
  return own.map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}

/** Symbols by other common ways to write them. */
const OTHER_WORDS = new Map([
  ['m2', 'm²'],
  ['m3', 'm³'],
  ['sec', 's'],
  ['hr', 'h'],
  ['hour', 'h'],
  ['hours', 'h'],
  ['day', 'd'],
  ['days', 'd'],
  ['year', 'yr'],
  ['years', 'yr'],
  ['c', '°C'],
  ['degc', '°C'],
  ['ohm', 'Ω'],
  ['um', 'µm'],
  ['rpm', '1/min'],
  ['€', '{currency}'],
  ['eur', '{currency}'],
  ['usd', '{currency}'],
  ['currency', '{currency}'],
  ['percent', '%'],
]);
