import { UNMISTAKABLE } from './listPossibleUnits.ts';
import { parseUnit } from './parseUnit.ts';
import { createConverter } from './readQuantity.ts';
import { CURRENCY } from './typedUnit.ts';

export interface Heading {
  /** In lower case, without the unit. */
  title: string;
  /** '' for a plain number, as in '[-]'; undefined if the heading has none. */
  unit: string | undefined;
  /** The text in brackets, if it is not a unit. */
  unknown: string | undefined;
  /** A text that may be an unknown unit, 'gal/hr' or 'P/Pn' but not 'net', or a factor: 'x1000', 'Tsd.'. */
  doubtful: string | undefined;
  /** Texts that may contain a unit among other words; empty if the heading has a unit. */
  open: readonly string[];
}

/** The parts of one text above a column. */
interface ReadText {
  title: string;
  unit?: string | undefined;
  unknown?: string | undefined;
  doubtful?: string | undefined;
  isOpen?: boolean;
}

/**
 * Reads the title and the unit of a column from the cells above it: 'Power [W]', 'Power (kW)', 'Power in kW', 'P / kW',
 * 'Power, MW', a program's 'power_kw', or a unit alone.
 */
export function readHeading(cells: readonly { text: string; isUnit: boolean }[]): Heading {
  const read = cells.map(({ text, isUnit }) => (isUnit ? { title: '', unit: toUnit(text) } : readText(text)));
  // The unit closest to the numbers wins.
  const unit = read.findLast((text) => text.unit !== undefined)?.unit;
  const find = (name: 'unknown' | 'doubtful') =>
    unit === undefined ? read.find((text) => text[name] !== undefined)?.[name] : undefined;
  const titles = read.map(({ title }) => title).filter((title) => title !== '');
  const factor = read.map(({ title, unknown = '' }) => FACTOR.exec(`${title} ${unknown}`)?.[0]);
  const doubtful = factor.find((text) => text !== undefined) ?? find('doubtful');
  const open = unit === undefined ? read.filter(({ isOpen }) => isOpen).map((text) => text.title) : [];
  return { title: titles.join(' ').toLowerCase(), unit, unknown: find('unknown'), doubtful, open };
}

function readText(text: string): ReadText {
  if (text.length >= LONGEST) return { title: text };
  const brackets = [...text.matchAll(BRACKETS)].map(({ 0: all, 1: bracket, 2: inner = '', index }) => ({
    ...{ all, index, inner: inner.trim(), isSquare: bracket === '[' },
  }));
  const square = brackets.filter(({ isSquare }) => isSquare);
  const isStated = ({ inner }: { inner: string }) => readInner(inner) !== undefined;
  const stated = square.find(isStated);
  if (stated) return { title: without(text, stated), unit: readInner(stated.inner) };
  const plain = withoutRemarks(text);
  const unstated = readSuffix(text) ?? readBehind(text) ?? readBehind(plain) ?? readAmid(text);
  if (unstated) return unstated;
  const parenthesised = brackets.find(isStated);
  if (parenthesised) return { title: without(text, parenthesised), unit: readInner(parenthesised.inner) };
  const conditional = readBehind(plain.replace(CONDITION, ''));
  if (conditional) return conditional;
  const [unknown] = square;
  if (unknown) return { title: without(text, unknown), unknown: unknown.inner };
  const doubtful = [...brackets.map(({ inner }) => inner), text].find((part) => MAY_BE_UNIT.test(part));
  return { title: text, doubtful, isOpen: true };
}

/** Returns the unit in brackets, also beside remarks: 'MW, net'. */
function readInner(inner: string): string | undefined {
  const words = inner.split(/[,;]/).map((part) => part.trim());
  const [only, ...others] = words.filter((word) => UNMISTAKABLE.test(word) && toUnit(word) !== undefined);
  return toUnit(inner) ?? (others.length === 0 ? only : undefined);
}

function without(text: string, { all, index }: { all: string; index: number }): string {
  return [text.slice(0, index), text.slice(index + all.length)]
    .map((part) => part.replace(/^[\s,;:/]+|[\s,;:/]+$/g, ''))
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Reads a unit after a title: any unit after 'in' or a slash ('P / kW', 'v/m/s'); after a comma or a blank, only one
 * that can be nothing else ('Power, MW', 'Load %').
 */
function readBehind(text: string): ReadText | undefined {
  const whole = text.replace(/\s*\/\s*/g, '/');
  const slashed = SLASHED.exec(whole);
  if (UNMISTAKABLE.test(whole) && !UNMISTAKABLE.test(slashed?.[2] ?? '') && !('fault' in parseUnit(whole)))
    return { title: '', unit: whole };
  const spaced = LAST_WORD.exec(text);
  const [, before = '', last = ''] = spaced ?? slashed ?? [];
  const [, title = before, sign, word] = MARKED.exec(before) ?? [];
  const isStated = !spaced || sign === '/' || word === 'in' || last.startsWith('/');
  const unit = toUnit(last.replace(/^\//, '').replace(/^\((.*)\)$/, '$1'));
  // '25 °C' is a measuring condition, not the unit of the column.
  if (unit === undefined || /(?:^|[\s=<>@])[\d.,]+$/.test(title)) return undefined;
  const isListed = sign !== undefined && SPELLED.test(last);
  return isStated || isListed || UNMISTAKABLE.test(unit) ? { title, unit } : undefined;
}

/** Removes brackets with their content and the mark of a footnote: 'Power MW (1.225 kg/m³) 1)'. */
function withoutRemarks(text: string): string {
  return text
    .replace(BRACKETS, ' ')
    .replace(/\s*(?:[*†‡¹²³]+|(?<=\s)\d\))\s*$/, '')
    .trim();
}

/** Reads a unit after 'in' that more text follows: 'Power in MW at 1.225 kg/m³'. */
function readAmid(text: string): ReadText | undefined {
  const [all = '', word = ''] = AMID.exec(text) ?? [];
  const unit = UNMISTAKABLE.test(word) ? toUnit(word) : undefined;
  return unit === undefined ? undefined : { title: text.replace(all, ''), unit };
}

/**
 * Reads the unit in a program's name for a column: 'power_kw', 'P_MW_net' and 'Power.MW' in any case, 'EnginePowerMW'.
 */
function readSuffix(text: string): { title: string; unit: string } | undefined {
  const [, title, suffix, more = ''] =
    /^(\w+?)[_.]([a-z]+)((?:_(?:net|gross|el|th|out|in|max|mean|avg))?)$/i.exec(text) ?? [];
  const unit = SUFFIXES.get(suffix?.toLowerCase() ?? '');
  if (title !== undefined && unit !== undefined) return { title: `${title}${more}`.replaceAll('_', ' '), unit };
  const [, joined, power] = /^(\w*?\p{Ll})([kMG]?Wh?)$/u.exec(text) ?? [];
  return joined === undefined || power === undefined || !CAMEL.test(joined)
    ? undefined
    : { title: joined, unit: power };
}

/** A name of several words, or one that begins with a capital letter. */
const CAMEL = /^\p{Lu}\p{Ll}+|\p{Ll}\p{Lu}/u;

const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ...['W', 'kW', 'MW', 'GW', 'Wh', 'kWh', 'MWh', 'GWh'].map((unit) => [unit.toLowerCase(), unit] as const),
  ...(['ms', 'mps'] as const).map((suffix) => [suffix, 'm/s'] as const),
  ['kmh', 'km/h'],
  ...(['pct', 'perc', 'percent'] as const).map((suffix) => [suffix, '%'] as const),
  ['pu', ''],
]);

/** Whether a text contains a factor of the numbers: 'x1000', 'Tsd.'. */
export function isFactor(text: string): boolean {
  return FACTOR.test(text);
}

/** Whether a line holds only units; without titles above it, 'A' and 'min' are more likely titles themselves. */
export function isUnitLine(cells: readonly string[], { isBelowTitles }: { isBelowTitles: boolean }): boolean {
  const texts = cells.filter((text) => text !== '');
  const isTyped = (text: string) => UNMISTAKABLE.test(text) && toUnit(text) !== undefined;
  const isUnit = (text: string) => FRACTIONS.has(text) || !('fault' in parseUnit(text)) || isTyped(text);
  const isPlain = isBelowTitles || texts.some((text) => text.length > 1 && text !== 'min');
  return texts.length > 0 && isPlain && texts.every(isUnit);
}

/** Returns the text if it is a unit, '' if it denotes a plain number, and undefined otherwise. */
function toUnit(text: string): string | undefined {
  if (text === '') return undefined;
  if (FRACTIONS.has(text.toLowerCase())) return '';
  if (/^in\s/.test(text)) return toUnit(text.slice('in '.length).trim());
  // 'SOC' and 'TOP' are more likely words than currencies.
  return createConverter(text, text) && !CURRENCY.test(text) ? text : undefined;
}

/** In characters; a longer text is a title without a unit. */
const LONGEST = 200;

/** The units that denote a plain number. */
const FRACTIONS = new Set(['-', '–', '1', 'p.u.', 'pu', 'fraction']);

/** Brackets and their content, which may have one pair of parentheses. */
const BRACKETS = /([[({])([^[\](){}]*(?:\([^()]*\)[^[\](){}]*)?)[\])}]/g;
/** A title, and the text after its last blank. */
const LAST_WORD = /^(.*\S)\s+(\S+)$/s;
/** A title, and the text after its first slash. */
const SLASHED = /^([^/\s]+)\/(\S+)$/;
/** A title, and the sign or 'in' before its unit. */
const MARKED = /^(.*?)\s*(?:([/,;:])|(?<=^|\s)(in))$/s;
/** Units that are unmistakable after a comma, but not after a blank. */
const SPELLED = /^(?:hp|PS|percent|pct|bar|psi|(?:kilo|mega|giga)?watts?)$/i;
/** A measuring condition: '@ 1.225', 'at 25 °C'. */
const CONDITION = /,?\s+(?:@|at|bei)\s*[^\s\d]{0,4}\s?\d.*/s;
const AMID = /\sin\s+(\S+?)[,;:]?(?=\s)/;
/** A factor of the numbers. */
const FACTOR = new RegExp(
  [
    String.raw`[x×*·]\s?10+(?!\d)|(?<!\d)10\s?(?:\^\s?\d|[²³⁶])`,
    String.raw`(?<!\p{L})(?:tsd|tausend|mio|thousands?|millions?|lakhs?|crores?)(?!\p{L})`,
    // '1000 kW' may be a unit.
    String.raw`(?:(?<!\p{L})in\s+1[.,'’ ]?000s?|(?<!\d)['’]000)(?![\d\p{L}]|\s*[kMG]?Wh?(?!\p{L}))`,
  ].join('|'),
  'iu',
);
/** A word that looks like a unit. */
const MAY_BE_UNIT = /^\S*[/·%°²³]\S*$/u;
