import { parseUnit } from '#model/parseUnit.ts';

/** Names of unit symbols, one and many: `{ "kW": ["kilowatt", "kilowatts"] }`. */
export type UnitNames = Record<string, [one: string, many: string]>;

/** 'kilowatts per square metre' for `kW/m²`, 'per year' for `1/yr`; undefined where a symbol has no name or nothing is abbreviated. */
export function spellUnit(unit: string, names: UnitNames): string | undefined {
  if (unit === CURRENCY) return undefined;
  const parsed = parseUnit(unit, new Set(Object.keys(names)));
  if ('fault' in parsed) return undefined;
  const above = parsed.parts.filter(({ isBelow }) => !isBelow);
  const below = parsed.parts.filter(({ isBelow }) => isBelow);
  const counted = above.map(({ text }, index) => findName(text, names, index === above.length - 1));
  const divided = below.map(({ text }) => findName(text, names, false));
  if ([...counted, ...divided].includes(undefined)) return undefined;
  const parts = [
    ...(counted.length ? [counted.join(' ')] : []),
    ...(divided.length ? [`per ${divided.join(' and ')}`] : []),
  ];
  return parts.join(' ') || undefined;
}

function findName(symbol: string, names: UnitNames, isMany: boolean): string | undefined {
  const [, year] = MONEY.exec(symbol) ?? [];
  if (year !== undefined) return year === '' ? CURRENCY : `${CURRENCY} of ${year}`;
  return Object.hasOwn(names, symbol) ? names[symbol]?.[isMany ? 1 : 0] : undefined;
}

const CURRENCY = '{currency}';
const MONEY = /^\{currency\}(\d*)$/;
