import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { isRecord } from '#model/isRecord.ts';
import { Refused } from '#server/Refused.ts';
import { PAGE_ROWS, type Page, type Sum, Sums, type Value } from './tableRows.ts';

const FORMAT = 'q-system-backup-1';
const LONGEST_LINE = 64 * 1024 * 1024;

/** The first line of a backup. */
export interface Head {
  format: typeof FORMAT;
  /** The last migration applied to the store. */
  level: string;
  made_at: string;
}

/**
 * Writes a backup that either engine can restore: gzipped lines of JSON. After the head comes, for each table, its name
 * and columns and then its rows, one per line; at the end the sums of all tables and the hash of all previous lines.
 */
export async function writeBackup(file: string, level: string, pages: AsyncIterable<Page>): Promise<void> {
  const head: Head = { format: FORMAT, level, made_at: new Date().toISOString() };
  // Neither the mode nor the target of a file that is there already is taken over.
  await rm(file, { force: true });
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(toLines(head, pages)), createGzip(), out);
}

async function* toLines(head: Head, pages: AsyncIterable<Page>): AsyncGenerator<string> {
  const [hash, sums] = [createHash('sha256'), new Sums()];
  const hashed = (...lines: unknown[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    hash.update(text);
    return text;
  };
  yield hashed(head);
  let table = '';
  for await (const page of pages) {
    if (page.table !== table) yield hashed({ table: page.table, columns: page.columns });
    table = page.table;
    sums.add(page);
    yield hashed(...page.rows);
  }
  yield hashed({ tables: Object.fromEntries(sums.toMap()) });
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** Reads a whole backup; returns its head and the sums of each table. Throws `Refused` for any fault in it. */
export async function verifyBackup(file: string): Promise<{ head: Head; sums: Map<string, Sum> }> {
  const [hash, sums] = [createHash('sha256'), new Sums()];
  let head: Head | undefined;
  let [listed, isWhole]: [unknown, boolean] = [undefined, false];
  for await (const { text, line, page } of readLines(file)) {
    if (isWhole) throw damaged(file);
    if (isRecord(line) && 'sha256' in line) {
      isWhole = line.sha256 === hash.digest('hex');
      if (!isWhole) throw damaged(file);
      continue;
    }
    hash.update(`${text}\n`);
    if (!head) head = toHead(file, line);
    else if (page) sums.add(page);
    else if (isRecord(line)) listed = line.tables;
  }
  if (!head || !isWhole || !isDeepStrictEqual(listed, Object.fromEntries(sums.toMap()))) throw damaged(file);
  return { head, sums: sums.toMap() };
}

/** Yields the pages of a backup that has been verified. */
export async function* readPages(file: string): AsyncGenerator<Page> {
  let page: Page | undefined;
  for await (const { page: read } of readLines(file)) {
    if (!read) continue;
    if (page?.table === read.table && page.rows.length < PAGE_ROWS) page.rows.push(...read.rows);
    else {
      if (page) yield page;
      page = read;
    }
  }
  if (page) yield page;
}

interface Line {
  text: string;
  line: unknown;
  /** The table that begins with this line, or the row that the line holds. */
  page?: Page;
}

async function* readLines(file: string): AsyncGenerator<Line> {
  let table: Pick<Page, 'table' | 'columns'> | undefined;
  let isFirst = true;
  for await (const text of splitLines(file)) {
    const line = parse(file, text);
    if (isFirst) toHead(file, line);
    isFirst = false;
    if (isRecord(line) && typeof line.table === 'string' && Array.isArray(line.columns)) {
      table = { table: line.table, columns: line.columns.map(String) };
      yield { text, line, page: { ...table, rows: [] } };
    } else if (Array.isArray(line)) {
      if (!table || line.length !== table.columns.length || !line.every(isValue)) throw damaged(file);
      yield { text, line, page: { ...table, rows: [line] } };
    } else yield { text, line };
  }
}

async function* splitLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw foreign(file);
      yield* lines;
    }
  } catch (error) {
    throw toRefusal(file, error);
  }
  if (rest) throw damaged(file);
}

function toRefusal(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new Refused(`There is no file ${file}`, { cause: error });
  if (code === 'EISDIR') return new Refused(`${file} is a folder. Name a backup in it.`, { cause: error });
  if (!code.startsWith('Z_')) return error;
  // Text that is not gzip fails at its head, a truncated file at its end.
  return /header/.test(String(error)) ? foreign(file) : damaged(file);
}

function toHead(file: string, line: unknown): Head {
  if (!isRecord(line) || line.format !== FORMAT || typeof line.level !== 'string') throw foreign(file);
  return { format: FORMAT, level: line.level, made_at: String(line.made_at) };
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw text.startsWith('{') || text.startsWith('[') ? damaged(file) : foreign(file);
  }
}

function isValue(value: unknown): value is Value {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function foreign(file: string): Refused {
  return new Refused(`${file} is not a backup of Q-System. Name a file that npm run store:backup wrote.`);
}

function damaged(file: string): Refused {
  return new Refused(`${file} is damaged or incomplete. Use another backup.`);
}
