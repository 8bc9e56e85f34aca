import { distance } from 'fastest-levenshtein';
import { parseUnit, type UnitFault } from '#model/parseUnit.ts';
import type { Unit } from '#model/Unit.ts';
import { listUnitSymbols } from '#model/unitSymbols.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Fault } from './parseExpression.ts';

/** Parses a unit of a kind, whose unit names may add things to be counted; a fault comes with what to write instead. */
export function readUnit(
  text: string,
  { unitNames }: Pick<MergedKind, 'unitNames'>,
): { unit: Unit } | { fault: Fault } {
  const counted = new Set(Object.keys(unitNames));
  const parsed = parseUnit(text, counted);
  return 'fault' in parsed ? { fault: toFault(parsed.fault, [...listUnitSymbols(), ...counted]) } : parsed;
}

function toFault({ at, problem, text }: UnitFault, known: string[]): Fault {
  switch (problem) {
    case 'symbol':
      return { at, message: `there is no unit "${text}".`, suggestion: suggestSymbol(text, known) };
    case 'divisor':
      return {
        at,
        message: `it is unclear whether what follows "${text}" is above or below the line.`,
        suggestion: 'Put all that it is per in parentheses: "W/(m·K)".',
      };
    case 'order':
      return {
        at,
        message:
          text === '' ? 'the unit ends where a symbol should stand.' : `"${text}" is not expected here in a unit.`,
        suggestion: 'Units look like "kW", "m³/s" or "W/(m·K)", without spaces.',
      };
  }
}

function suggestSymbol(text: string, known: readonly string[]): string {
  const instead =
    OTHER_WORDS.get(text.toLowerCase()) ??
    known.find((symbol) => symbol.toLowerCase() === text.toLowerCase()) ??
    // Of two letters, half could be wrong, and the suggestion would be any unit.
    (text.length > 2 ? known.find((symbol) => distance(symbol.toLowerCase(), text.toLowerCase()) === 1) : undefined);
  return instead === undefined
    ? 'Symbols are those of the SI with yr, min, h, d, %, °C, bar and {currency}; name what is counted under "x-unit-names" in common.json.'
    : `Did you mean "${instead}"?`;
}

/** Symbols by what else people write for them. */
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
