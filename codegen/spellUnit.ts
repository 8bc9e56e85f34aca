import { parseUnit } from '#model/parseUnit.ts';
import type { Wording } from '#model/Wording.ts';
import { phrase } from './phrase.ts';

/** The names of unit symbols, one and many: `{ "kW": ["kilowatt", "kilowatts"] }`. */
export type UnitNames = Record<string, [one: string, many: string]>;

/** The language in which a unit is spelled; English if it has no wording. */
interface Language {
  wording?: Wording;
}

/**
 * Spells a unit: 'kilowatts per square metre' for `kW/m²`, 'per year' for `1/yr`; undefined if a symbol has no name or
 * nothing is abbreviated.
 */
export function spellUnit(unit: string, names: UnitNames, language: Language = {}): string | undefined {
  if (unit === CURRENCY) return undefined;
  const parsed = parseUnit(unit, new Set(Object.keys(names)));
  if ('fault' in parsed) return undefined;
  const ones = new Map(Object.entries(names).map(([symbol, [one]]) => [symbol, one]));
  const manies = new Map(Object.entries(names).map(([symbol, [, many]]) => [symbol, many]));
  const above = parsed.parts.filter(({ isBelow }) => !isBelow);
  const below = parsed.parts.filter(({ isBelow }) => isBelow);
  const counted = above.map(({ text }, index) => findName(text, index < above.length - 1 ? ones : manies, language));
  const divided = below.map(({ text }) => findName(text, ones, language));
  if ([...counted, ...divided].includes(undefined)) return undefined;
  const units = counted.join(' ');
  if (divided.length === 0) return units || undefined;
  const divisors = divided.join(` ${phrase(language, 'and')} `);
  return units === ''
    ? phrase(language, 'per {divisors}', { divisors })
    : phrase(language, '{units} per {divisors}', { units, divisors });
}

/** Returns the name of a symbol; that of money contains its year. */
function findName(symbol: string, names: ReadonlyMap<string, string>, language: Language): string | undefined {
  const [, year] = MONEY.exec(symbol) ?? [];
  if (year === undefined) return names.get(symbol);
  return year === '' ? CURRENCY : phrase(language, '{currency} of {year}', { year });
}

const CURRENCY = '{currency}';
const MONEY = /\{currency\}(\d*)/;
