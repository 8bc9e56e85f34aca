import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { convertExactly } from './convertExactly.ts';

/**
 * Returns a workbook in which cells hold what the reader of workbooks leaves out: '95 %' for 0.95 that is shown in percent,
 * '#DIV/0!' for an error, and '=B2*2' for a formula without a stored value. The workbook is returned as it is if it has no
 * such cells.
 */
export function spellOutCells(book: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const files = unzipSync(book, { filter: ({ name }) => XML.test(name) });
  const percent = findPercentStyles(files);
  let isChanged = false;
  for (const [path, bytes] of Object.entries(files)) {
    if (!SHEET.test(path)) continue;
    const text = strFromU8(bytes);
    if (percent.size === 0 && !FORMULA_OR_ERROR.test(text)) continue;
    const spelt = text.replace(CELL, (cell, prefix: string, attributes: string, content: string) =>
      spellOut({ cell, prefix, attributes, content }, percent),
    );
    if (spelt === text) continue;
    files[path] = strToU8(spelt);
    isChanged = true;
  }
  return isChanged ? zipSync(files, { level: 0 }) : book;
}

interface CellXml {
  cell: string;
  /** The prefix of the namespace, with its colon. */
  prefix: string;
  attributes: string;
  content: string;
}

function spellOut({ cell, prefix, attributes, content }: CellXml, percent: ReadonlySet<string>): string {
  const text = readText(content, attributes, percent);
  if (text === undefined) return cell;
  const place = /\sr=["'][^"']*["']/.exec(attributes)?.[0] ?? '';
  return `<${prefix}c${place} t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is></${prefix}c>`;
}

/** Returns the XML of the text of a cell that is to be spelt out. */
function readText(content: string, attributes: string, percent: ReadonlySet<string>): string | undefined {
  const value = VALUE.exec(content)?.[1] ?? '';
  const type = readAttribute(attributes, 't') ?? 'n';
  if (type === 'e') return value || undefined;
  const formula = FORMULA.exec(content);
  if (formula && value === '') return type === 'str' && VALUE.test(content) ? undefined : `=${formula[1] ?? ''}`;
  if (type !== 'n' || value === '' || !percent.has(readAttribute(attributes, 's') ?? '0')) return undefined;
  // Spreadsheets write 7 % as 7.0000000000000007E-2.
  const number = Number(value);
  return Number.isFinite(number) ? `${convertExactly(String(number), PERCENT)} %` : undefined;
}

/** The numbers of the cell styles that show values in percent. */
function findPercentStyles(files: Readonly<Record<string, Uint8Array>>): ReadonlySet<string> {
  const path = Object.keys(files).find((name) => STYLES.test(name));
  const text = path === undefined ? '' : strFromU8(files[path] ?? new Uint8Array());
  const formats = new Set(['9', '10']);
  for (const [tag] of text.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const id = readAttribute(tag, 'numFmtId');
    if (id !== undefined && isPercent(readAttribute(tag, 'formatCode') ?? '')) formats.add(id);
  }
  const styles = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(text)?.[0] ?? '';
  const each = [...styles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => readAttribute(tag, 'numFmtId') ?? '0');
  return new Set(each.flatMap((id, index) => (formats.has(id) ? [String(index)] : [])));
}

/** Whether a format shows a hundred times the value: '0.0%', but not '0.0"%"' or '0.0\%'. */
function isPercent(format: string): boolean {
  return format.replace(/&quot;.*?&quot;|".*?"|\\./g, '').includes('%');
}

function readAttribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
}

const PERCENT: [string, string] = ['100', '1'];
/** The reader needs no pictures. */
const XML = /\.(?:xml|rels)$/;
const SHEET = /(?:^|\/)worksheets\/[^/]+\.xml$/;
const STYLES = /(?:^|\/)styles\.xml$/;
const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const FORMULA_OR_ERROR = /<(?:\w+:)?f[\s/>]|\st=["']e["']/;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?(?:\/>|>([^<]*)<)/;
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>([^<]*)<)/;
