import { parseUnit } from './parseUnit.ts';
import { createConverter } from './readQuantity.ts';
import { CURRENCY } from './typedUnit.ts';

export interface Heading {
  /** In lower case, without the unit. */
  title: string;
  /** '' for a plain number, as of '[-]'; undefined where the heading has none. */
  unit: string | undefined;
  /** The text in brackets, where it is not a unit. */
  unknown: string | undefined;
}

/**
 * The title and the unit of a column, from the cells above it: 'Power [W]', 'Power (kW)', 'Power in kW', a program's
 * 'power_kw', or a unit alone.
 */
export function readHeading(cells: readonly { text: string; isUnit: boolean }[]): Heading {
  let unit: string | undefined;
  let unknown: string | undefined;
  const titles = cells.map(({ text, isUnit }) => {
    const [, title = text, bracket, inBrackets, behindIn] = (text.length < LONGEST && UNIT.exec(text)) || [];
    const suffix = title === text && !isUnit ? readSuffix(text) : undefined;
    const found = suffix?.unit ?? toUnit(isUnit ? text : (inBrackets ?? behindIn ?? ''));
    // What stands nearer to the numbers is about them.
    unit = found ?? unit;
    if (suffix) return suffix.title;
    if (isUnit) return '';
    if (found === undefined && bracket === '[') unknown ??= inBrackets;
    return found === undefined && bracket !== '[' ? text : title;
  });
  const title = titles.filter((text) => text !== '').join(' ');
  return { title: title.toLowerCase(), unit, unknown: unit === undefined ? unknown : undefined };
}

/** The unit behind the last underscore of a program's name for a column, whatever its case. */
function readSuffix(text: string): { title: string; unit: string } | undefined {
  const [, title, suffix] = /^(\w+)_([a-z]+)$/i.exec(text) ?? [];
  const unit = SUFFIXES.get(suffix?.toLowerCase() ?? '');
  return title === undefined || unit === undefined ? undefined : { title: title.replaceAll('_', ' '), unit };
}

const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ...['W', 'kW', 'MW', 'GW', 'Wh', 'kWh', 'MWh', 'GWh'].map((unit) => [unit.toLowerCase(), unit] as const),
  ...(['ms', 'mps'] as const).map((suffix) => [suffix, 'm/s'] as const),
  ['kmh', 'km/h'],
  ...(['pct', 'perc', 'percent'] as const).map((suffix) => [suffix, '%'] as const),
  ['pu', ''],
]);

/** Whether a line holds nothing but units; without titles above it, 'A' and 'min' are rather titles themselves. */
export function isUnitLine(cells: readonly string[], { isBelowTitles }: { isBelowTitles: boolean }): boolean {
  const texts = cells.filter((text) => text !== '');
  const isUnit = (text: string) => FRACTIONS.has(text) || !('fault' in parseUnit(text));
  const isPlain = isBelowTitles || texts.some((text) => text.length > 1 && text !== 'min');
  return texts.length > 0 && isPlain && texts.every(isUnit);
}

/** The unit, as far as it is one. */
function toUnit(text: string): string | undefined {
  if (text === '') return undefined;
  if (FRACTIONS.has(text.toLowerCase())) return '';
  // 'SOC' and 'TOP' are rather words than currencies.
  return createConverter(text, text) && !CURRENCY.test(text) ? text : undefined;
}

/** Characters of a heading. */
const LONGEST = 200;

/** What is said of a plain number. */
const FRACTIONS = new Set(['-', '–', '1', 'p.u.', 'pu', 'fraction']);

/** A title, and a unit in brackets or behind 'in'. */
const UNIT = /^(.*?)\s*(?:([[(])\s*([^[\]()]*(?:\([^()]*\)[^[\]()]*)?)\s*[\])]|(?:^|\s)in\s+(\S+))$/;
