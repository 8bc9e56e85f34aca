import { UNMISTAKABLE } from './listPossibleUnits.ts';
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
  /** What may be a unit that is not known, 'gal/hr' or 'P/Pn' but not 'net', or a factor: 'x1000', 'Tsd.'. */
  doubtful: string | undefined;
  /** The texts in which a unit may stand amid other words; none where it has one. */
  open: readonly string[];
}

/** What one text above a column says. */
interface ReadText {
  title: string;
  unit?: string | undefined;
  unknown?: string | undefined;
  doubtful?: string | undefined;
  isOpen?: boolean;
}

/**
 * The title and the unit of a column, from the cells above it: 'Power [W]', 'Power (kW)', 'Power in kW', 'P / kW',
 * 'Power, MW', a program's 'power_kw', or a unit alone.
 */
export function readHeading(cells: readonly { text: string; isUnit: boolean }[]): Heading {
  const read = cells.map(({ text, isUnit }) => (isUnit ? { title: '', unit: toUnit(text) } : readText(text)));
  // What is closer to the numbers is about them.
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

/** The unit in brackets, also beside remarks: 'MW, net'. */
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
 * A unit behind a title: any behind 'in' or a slash ('P / kW', 'v/m/s'), behind a comma or a blank one that nothing else
 * is written like ('Power, MW', 'Load %').
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
  // '25 °C' is a condition that the column was measured in.
  if (unit === undefined || /(?:^|[\s=<>@])[\d.,]+$/.test(title)) return undefined;
  const isListed = sign !== undefined && SPELLED.test(last);
  return isStated || isListed || UNMISTAKABLE.test(unit) ? { title, unit } : undefined;
}

/** Without what is said in brackets, and without the sign of a footnote: 'Power MW (1.225 kg/m³) 1)'. */
function withoutRemarks(text: string): string {
  return text
    .replace(BRACKETS, ' ')
    .replace(/\s*(?:[*†‡¹²³]+|(?<=\s)\d\))\s*$/, '')
    .trim();
}

/** A unit behind 'in' where more follows: 'Power in MW at 1.225 kg/m³'. */
function readAmid(text: string): ReadText | undefined {
  const [all = '', word = ''] = AMID.exec(text) ?? [];
  const unit = UNMISTAKABLE.test(word) ? toUnit(word) : undefined;
  return unit === undefined ? undefined : { title: text.replace(all, ''), unit };
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

/** Whether a text says what numbers are multiplied by: 'x1000', 'Tsd.'. */
export function isFactor(text: string): boolean {
  return FACTOR.test(text);
}

/** Whether a line holds nothing but units; without titles above it, 'A' and 'min' are rather titles themselves. */
export function isUnitLine(cells: readonly string[], { isBelowTitles }: { isBelowTitles: boolean }): boolean {
  const texts = cells.filter((text) => text !== '');
  const isTyped = (text: string) => UNMISTAKABLE.test(text) && toUnit(text) !== undefined;
  const isUnit = (text: string) => FRACTIONS.has(text) || !('fault' in parseUnit(text)) || isTyped(text);
  const isPlain = isBelowTitles || texts.some((text) => text.length > 1 && text !== 'min');
  return texts.length > 0 && isPlain && texts.every(isUnit);
}

/** The unit, as far as it is one. */
function toUnit(text: string): string | undefined {
  if (text === '') return undefined;
  if (FRACTIONS.has(text.toLowerCase())) return '';
  if (/^in\s/.test(text)) return toUnit(text.slice('in '.length).trim());
  // 'SOC' and 'TOP' are rather words than currencies.
  return createConverter(text, text) && !CURRENCY.test(text) ? text : undefined;
}

/** Characters of a heading. */
const LONGEST = 200;

/** The units that denote a plain number. */
const FRACTIONS = new Set(['-', '–', '1', 'p.u.', 'pu', 'fraction']);

/** Brackets and what is inside, which may have parentheses of its own. */
const BRACKETS = /([[({])([^[\](){}]*(?:\([^()]*\)[^[\](){}]*)?)[\])}]/g;
/** A title, and what stands behind its last blank. */
const LAST_WORD = /^(.*\S)\s+(\S+)$/s;
/** A title, and what stands behind its first slash. */
const SLASHED = /^([^/\s]+)\/(\S+)$/;
/** A title, and what leads to its unit. */
const MARKED = /^(.*?)\s*(?:([/,;:])|(?<=^|\s)(in))$/s;
/** Units that nothing else behind a comma is written like, but much behind a blank. */
const SPELLED = /^(?:hp|PS|percent|pct|bar|psi)$/;
/** What the numbers were measured at: '@ 1.225', 'at 25 °C'. */
const CONDITION = /,?\s+(?:@|at|bei)\s*[^\s\d]{0,4}\s?\d.*/s;
const AMID = /\sin\s+(\S+?)[,;:]?(?=\s)/;
/** What the numbers are multiplied by. */
const FACTOR = /[x×*·]\s?10+(?!\d)|(?<!\d)10\s?(?:\^\s?\d|[²³⁶])|(?<!\p{L})(?:tsd|mio|thousands?|millions?)(?!\p{L})/iu;
/** What is written like a unit. */
const MAY_BE_UNIT = /^\S*[/·%°²³]\S*$/u;
