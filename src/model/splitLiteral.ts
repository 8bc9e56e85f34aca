import { isRecord } from './isRecord.ts';

/**
 * Returns the cells of a list as a program writes it: rows or columns of JSON or Python ('[[3, 22], [4, 90]]', `{"v":
 * [3, 4]}`, 'v = [3, 4]' on each line), and rows of MATLAB or of a spreadsheet's formula ('[3 22; 4 90]'). Undefined
 * for any other text.
 */
export function splitLiteral(text: string): string[][] | undefined {
  if (!/[[{(;]/.test(text) || text.includes('\t')) return undefined;
  return splitMatrix(text.trim()) ?? toRows(parse(joinLines(text) ?? toJson(text)));
}

// Each text matches in one way only, as trying all of them would take forever for a long list with a word in it.
const NUMBER = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?`;
const IN_BRACKETS = new RegExp(`^(?:\\w+\\s*=)?\\s*[[{]\\s*(${NUMBER}(?:[\\s,;]+${NUMBER})*[\\s,;]*)[\\]}];?$`, 'i');
const IN_COMMAS = new RegExp(
  `^(?:\\s*${NUMBER}(?:,\\s+${NUMBER})+\\s*;)+(?:\\s*${NUMBER}(?:,\\s+${NUMBER})+\\s*)?$`,
  'i',
);

/** Splits rows that end with semicolons: '[3 22; 4 90]', '{3,22;4,90}', and '3, 22; 4, 90'. */
function splitMatrix(text: string): string[][] | undefined {
  const [, inner = IN_COMMAS.test(text) ? text : undefined] = IN_BRACKETS.exec(text) ?? [];
  if (!inner?.includes(';')) return undefined;
  const rows = inner.split(';').map((row) => row.trim());
  return rows.filter((row) => row !== '').map((row) => row.split(/\s*,\s*|\s+/));
}

/**
 * Returns lines such as 'power = [22, 90]' as the text of one JSON object, and lines such as '(3, 22)' as that of one
 * list; undefined for others.
 */
function joinLines(text: string): string | undefined {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const pairs = filled.map((line) => PAIR.exec(line)?.[1]);
  if (pairs.length > 1 && !pairs.includes(undefined))
    return toJson(`[${pairs.map((pair = '') => `[${pair.slice(1, -1)}]`).join(', ')}]`);
  const named = filled.map((line) => /^([\w.]+)\s*(?:[=:]|<-)(.+?)[,;]?$/.exec(line));
  const members = named.map((match) => match && `"${match[1]}": ${toJson(match[2] ?? '')}`);
  return members.includes(null) ? undefined : `{${members.join(', ')}}`;
}

/** Numbers in brackets. In parentheses, a comma without a blank may be that of one negative number: '(1,234)'. */
const PAIR = /^(?:-\s+)?((?:[[{][^[\](){}]*|\([^[\](){}]*,\s[^[\](){}]*)[\])}])[,;]?$/;

/** Converts the keywords, brackets and blanks of Python, MATLAB and R to those of JSON. */
function toJson(text: string): string {
  return text
    .replace(/\b(?:np\.|numpy\.)?(?:array|c)\(/g, '(')
    .replace(/\[[-+.\d\seE]+\]/g, (list, _, whole) => (list === whole && ONE_PAIR.test(list) ? list : withCommas(list)))
    .replace(/\](\s+)\[/g, '],$1[')
    .replace(/([{,]\s*)(-?\d+(?:\.\d+)?)(?=\s*:)/g, '$1"$2"')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll("'", '"')
    .replace(/\b(?:None|nan|NaN)\b/g, 'null')
    .replace(/(\d)\.(?=[\s,\]}])/g, '$1')
    .replace(/,(\s*[\]}])/g, '$1');
}

/** Two numbers alone, which may be one with a blank between thousands. */
const ONE_PAIR = /^\[\s*\S+\s+\S+\s*\]$/;

function withCommas(list: string): string {
  return list.replace(/(?<=[.\d])\s+(?=[-+.\d])/g, ', ');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Any text may contain brackets; it is then read as lines and cells.
    return undefined;
  }
}

function toRows(value: unknown): string[][] | undefined {
  const whole = unwrap(value);
  if (Array.isArray(whole)) return fromArray(whole.map(unwrap));
  if (!isRecord(whole)) return undefined;
  const members = Object.entries(whole).map(([name, member]) => [name, unwrap(member)]);
  const columns = members.flatMap(([name, values]) => (isFlatArray(values) ? [[name, ...values]] : []));
  if (columns.length > 0 && columns.length === members.length) return turn(columns);
  return isFlat(members.flat()) ? members.map((row) => row.map(toText)) : undefined;
}

/** Removes brackets around a single inner list. */
function unwrap(value: unknown): unknown {
  let list = value;
  while (Array.isArray(list) && list.length === 1 && Array.isArray(list[0])) [list] = list;
  return list;
}

function fromArray(values: unknown[]): string[][] | undefined {
  if (values.length === 0) return undefined;
  if (isFlat(values)) return [values.map(toText)];
  if (values.every(isFlatArray)) return values.map((row) => row.map(toText));
  const records = values.filter(isRecord);
  if (records.length < values.length || !isFlat(records.flatMap((record) => Object.values(record)))) return undefined;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [names, ...records.map((record) => names.map((name) => toText(record[name])))];
}

function turn(columns: readonly unknown[][]): string[][] {
  const length = Math.max(...columns.map((column) => column.length));
  return Array.from({ length }, (_, row) => columns.map((column) => toText(column[row])));
}

function isFlatArray(value: unknown): value is unknown[] {
  return Array.isArray(value) && isFlat(value);
}

/** Whether all are single values. */
function isFlat(values: readonly unknown[]): boolean {
  return values.every((value) => value === null || typeof value !== 'object');
}

function toText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim();
}
