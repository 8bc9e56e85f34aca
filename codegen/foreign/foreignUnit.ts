import { parseUnit } from '#model/parseUnit.ts';

/**
 * Returns a unit of another program as kind files write it: 'currency/MWh' becomes {currency}/MWh; '' for a plain
 * number, undefined for an unknown unit.
 */
export function foreignUnit(text: string): string | undefined {
  const given = text.trim();
  if (PLAIN.has(given.toLowerCase())) return '';
  const written = given
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s*[*.]\s*/g, '·')
    .replaceAll(/[^\s/·()]+/g, (word) => ALIASES.get(word.toLowerCase()) ?? word)
    .replace(/([a-zA-Z])2(?![\d}])/g, '$1²')
    .replace(/([a-zA-Z])3(?![\d}])/g, '$1³');
  return 'fault' in parseUnit(written) ? undefined : written;
}

const PLAIN = new Set(['', '-', '–', 'n/a', 'na', 'none', 'per unit', 'p.u.', 'pu', '1', 'unitless', 'dimensionless']);

const ALIASES: ReadonlyMap<string, string> = new Map([
  ...(['currency', 'eur', 'usd', '€', '$'] as const).map((word) => [word, '{currency}'] as const),
  ...(['year', 'years', 'y'] as const).map((word) => [word, 'yr'] as const),
  ...(['hour', 'hours'] as const).map((word) => [word, 'h'] as const),
  ...(['day', 'days'] as const).map((word) => [word, 'd'] as const),
  ...(['minute', 'minutes'] as const).map((word) => [word, 'min'] as const),
  ...(['second', 'seconds'] as const).map((word) => [word, 's'] as const),
  ...(['metre', 'metres', 'meter', 'meters'] as const).map((word) => [word, 'm'] as const),
  ...(['degree', 'degrees', 'deg'] as const).map((word) => [word, '°'] as const),
  ...(['tonne', 'tonnes', 'ton', 'tons'] as const).map((word) => [word, 't'] as const),
  ...(['percent', 'pct'] as const).map((word) => [word, '%'] as const),
  ...(['ohm', 'ohms'] as const).map((word) => [word, 'Ω'] as const),
  ...(['celsius', 'degc', 'c'] as const).map((word) => [word, '°C'] as const),
  ['mvar', 'Mvar'],
  ['kvar', 'kvar'],
  ['kwp', 'kWp'],
  ['kwh', 'kWh'],
  ['kw', 'kW'],
]);
