/** Names of unit symbols, one and many: `{ "kW": ["kilowatt", "kilowatts"] }`. */
export type UnitNames = Record<string, [one: string, many: string]>;

/** 'kilowatts per square metre' for `kW/m²`, 'per year' for `1/yr`; undefined where a symbol has no name or nothing is abbreviated. */
export function spellUnit(unit: string, names: UnitNames): string | undefined {
  if (unit === CURRENCY) return undefined;
  const [above = '', ...below] = unit.split('/');
  const counted =
    above === '1'
      ? []
      : splitSymbols(above).map((symbol, index, all) => findName(symbol, names, index === all.length - 1));
  const divided = below.flatMap(splitSymbols).map((symbol) => findName(symbol, names, false));
  if ([...counted, ...divided].includes(undefined)) return undefined;
  const parts = [
    ...(counted.length ? [counted.join(' ')] : []),
    ...(divided.length ? [`per ${divided.join(' and ')}`] : []),
  ];
  return parts.join(' ') || undefined;
}

function splitSymbols(product: string): string[] {
  return product.replace(/^\((.*)\)$/, '$1').split('·');
}

function findName(symbol: string, names: UnitNames, isMany: boolean): string | undefined {
  if (symbol === CURRENCY) return CURRENCY;
  return Object.hasOwn(names, symbol) ? names[symbol]?.[isMany ? 1 : 0] : undefined;
}

const CURRENCY = '{currency}';
