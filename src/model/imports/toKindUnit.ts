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
    .replaceAll(HOURS, 'h')
    .replace(/\bdeg ?C\b/, '°C')
    .replace(/^C$/, '°C')
    .replace(/\/°?C$/, '/K')
    .replace(/m3\b/, 'm³')
    .replace(/m2\b/, 'm²');
  const spelled = plain.replaceAll(OTHER_CASE, (symbol) => SYMBOLS.get(symbol.toLowerCase()) ?? symbol);
  const candidates = [written, plain, spelled, spelled.replaceAll(CARRIER, '$1')];
  const unit = candidates.find((one) => !('fault' in parseUnit(one)));
  return unit === undefined ? undefined : { unit, ...currency };
}

const NO_UNITS = new Set(['per unit', 'p.u.', 'pu', '-', '–', 'fraction', '1', 'ratio']);
const SIGNS = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);
/** A currency, with or without a price year. */
export const MONEY = /(?<![A-Za-z])(EUR|USD|GBP|CHF|SEK|NOK|DKK|€|\$|£)[-_ ]?(?:\d{4}|\d{2})?(?![A-Za-z])/;
const YEARS = /(?<![\p{L}])(?:years?|Jahre?|annum)(?![\p{L}])/giu;
const HOURS = /(?<![\p{L}])(?:hours?|Stunden?)(?![\p{L}])/giu;
/** Symbols in other letters that mean nothing else: 'KW', 'kwh'; not 'mw', which may be MW or mW. */
const OTHER_CASE = /(?<!\p{L})(?:kwh|kwp|kw|wp|wh)(?!\p{L})/giu;
const SYMBOLS = new Map(['kWh', 'kWp', 'kW', 'Wp', 'Wh'].map((symbol) => [symbol.toLowerCase(), symbol]));
/** The carrier of a power or energy ('kW_th'), which a kind's field implies. */
const CARRIER = /(Wh?)_?(el|e|th|t|heat|cap)(?![A-Za-z])/g;

/** Returns the carrier that a unit names: 'e' of 'EUR/kW_el', 't' of 'kWth'. */
export function findCarrier(unit: string): string | undefined {
  const [[, , carrier] = []] = unit.matchAll(CARRIER);
  // Their first letters distinguish all spellings: el and e, th and t.
  return carrier === 'heat' ? 't' : carrier?.[0];
}
