import { parseUnit } from '#model/parseUnit.ts';

interface KindUnit {
  /** As kind files write it; '' for a plain number. */
  unit: string;
  /** The code of the currency that the file names. */
  currency?: string;
}

/**
 * Converts a unit as tables write it, such as 'EUR2020/kW_th' or 'years', to the notation of kind files; undefined for
 * any other text.
 */
export function toKindUnit(text: string): KindUnit | undefined {
  const written = text.trim();
  if (NO_UNITS.has(written.toLowerCase())) return { unit: '' };
  const [, code] = MONEY.exec(written) ?? [];
  const currency = code === undefined ? {} : { currency: SIGNS.get(code) ?? code };
  const plain = written
    .replace(MONEY, '{currency}')
    .replaceAll(YEARS, 'yr')
    .replace(/^hours?$/i, 'h')
    .replace(/\bdeg ?C\b/, '°C')
    .replace(/^C$/, '°C')
    .replace(/\/°?C$/, '/K')
    .replace(/m3\b/, 'm³')
    .replace(/m2\b/, 'm²');
  const candidates = [written, plain, plain.replaceAll(CARRIER, '$1')];
  const unit = candidates.find((one) => one !== '' && !('fault' in parseUnit(one)));
  return unit === undefined ? undefined : { unit, ...currency };
}

const NO_UNITS = new Set(['per unit', 'p.u.', 'pu', '-', '–', 'fraction', '1', 'ratio']);
const SIGNS = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);
/** A currency, with or without a price year. */
const MONEY = /(?<![A-Za-z])(EUR|USD|GBP|CHF|SEK|NOK|DKK|€|\$|£)[-_ ]?(?:\d{4}|\d{2})?(?![A-Za-z])/;
const YEARS = /(?<![\p{L}])(?:years?|Jahre?|annum)(?![\p{L}])/giu;
/** The carrier of a power or energy ('kW_th'), which a kind's field implies. */
const CARRIER = /([kMG]?Wh?)_?(?:el|e|th|t|heat|cap)(?![A-Za-z])/g;
