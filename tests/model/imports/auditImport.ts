import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadImport } from '#generated/imports.ts';
import { loadKind, type Subclass } from '#generated/kinds.ts';
import type { ImportedRow } from '#model/imports/ImportedRow.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import type { Audit } from './audits.ts';
import { createFile } from './createFile.ts';
import { type RereadRow, rereadTable } from './rereadTable.ts';

/** What a second reading of a whole table found. */
export interface Audited {
  rows: number;
  imported: number;
  skipped: number;
  faulty: number;
  /** Values of imported components that were compared. */
  values: number;
  /** Cells whose text was compared with the file. */
  cells: number;
  differences: string[];
}

/** Imports a table and compares every row, value and cell with a second reading of the file. */
export async function auditImport(audit: Audit, folder: string): Promise<Audited> {
  const load = loadImport[audit.mapping];
  if (!load) throw new Error(`There is no mapping "${audit.mapping}".`);
  const mapping = await load();
  const kind = await loadKind[mapping.kind as Subclass]();
  const [main, ...others] = [audit.file, ...(audit.beside ? [audit.beside] : [])].map((file) => {
    const bytes = readFileSync(toPath(folder, file));
    return { file: createFile(bytes, basename(file)), bytes };
  });
  if (!main) throw new Error('An audit has a file.');
  const files = new Map([['main', main.file]]);
  for (const [index, name] of Object.keys(mapping.beside).entries()) {
    const other = others[index];
    if (other) files.set(name, other.file);
  }
  const reread =
    audit.reread?.(main.bytes) ??
    rereadTable(main.bytes, audit.firstRow === undefined ? {} : { firstRow: audit.firstRow });
  const beside = others[0] && new Map(rereadTable(others[0].bytes).map((row) => [row.columns[0] ?? '', row]));
  const found = new Map<number, ImportedRow>();
  const audited: Audited = {
    rows: reread.length,
    imported: 0,
    skipped: 0,
    faulty: 0,
    values: 0,
    cells: 0,
    differences: [],
  };
  const report = (line: number, text: string) => audited.differences.push(`${audit.file}:${line} ${text}`);
  for await (const event of importFiles({ mapping, kind, files })) {
    if (event.sort === 'file' || event.sort === 'notice') {
      report(event.fault.place.row ?? 0, event.fault.reason);
      continue;
    }
    if (found.has(event.place.row)) report(event.place.row, 'is told twice');
    found.set(event.place.row, event);
  }
  if (found.size !== reread.length) report(0, `has ${reread.length} rows, of which ${found.size} were told`);
  const names = new Set<string>();
  const lines = new Map(
    [audit.file, ...(audit.beside ? [audit.beside] : [])].map((file) => [basename(file), readLines(folder, file)]),
  );
  for (const row of reread) {
    const event = found.get(row.line);
    const own = beside?.get(row.columns[0] ?? '');
    const isImported = event?.sort === 'component';
    if (isImported === audit.isLeftOut(row, own)) report(row.line, isImported ? 'should not be imported' : 'should be');
    if (event?.sort === 'skipped' || event?.sort === 'faulty') {
      audited[event.sort]++;
      nameRow(event, report);
    }
    if (event?.sort !== 'component') continue;
    audited.imported++;
    compareBody(event, { audit, row, own, audited, report });
    compareName(event, audit.name(row), names, report);
    for (const cell of event.source.values.flatMap(({ cells }) => cells)) {
      audited.cells++;
      const text = audit.reread
        ? row.cells.get(cell.heading ?? '')
        : lines.get(cell.file)?.get(cell.row)?.[(cell.column ?? 0) - 1];
      // Of a list in one cell each entry is a cell.
      if (text === undefined || !text.includes(cell.text)) report(cell.row, `${cell.heading} is not "${cell.text}"`);
    }
  }
  return audited;
}

/** Reports a row that is left out without a place to the column, a reason and what to do about it. */
function nameRow(event: Exclude<ImportedRow, Component>, report: Report): void {
  const faults = event.sort === 'skipped' ? [event.skip] : event.faults;
  if (faults.length === 0) report(event.place.row, 'is left out and nobody says why');
  for (const { place, reason, fix } of faults) {
    const isPlaced = place.file === event.place.file && place.row === event.place.row && place.column !== undefined;
    if (!isPlaced || place.heading === undefined) report(event.place.row, `is left out without a column: ${reason}`);
    if (!/\w\.$/.test(reason) || !/\w[".]*\.$/.test(fix))
      report(event.place.row, `is left out without a fix: ${reason}`);
  }
}

type Component = Extract<ImportedRow, { sort: 'component' }>;
type Report = (line: number, text: string) => void;

function compareBody(
  { body, adjustments, source }: Component,
  {
    audit,
    row,
    own,
    audited,
    report,
  }: { audit: Audit; row: RereadRow; own: RereadRow | undefined; audited: Audited; report: Report },
): void {
  const wanted = audit.values(row, own);
  const { subclass: _, name: _name, description: _text, ...values } = body;
  for (const field of new Set([...Object.keys(wanted), ...Object.keys(values)])) {
    audited.values++;
    const isSame = agrees(values[field], wanted[field], findHow(source, field));
    if (!isSame) report(row.line, `${field} is ${JSON.stringify(values[field])}, not ${JSON.stringify(wanted[field])}`);
  }
  const told = new Set(adjustments.map((one) => one.field));
  for (const [field, value] of Object.entries(wanted))
    if (value === undefined && !told.has(field)) report(row.line, `${field} is blank and nobody says so`);
}

function findHow({ values }: Component['source'], field: string): string | undefined {
  return values.find((one) => one.field === field)?.how;
}

/** What is taken over is the same number to the last digit; what is calculated, or lies on a curve, agrees to nine digits. */
function agrees(value: unknown, wanted: unknown, how: string | undefined): boolean {
  if (Array.isArray(wanted)) {
    const list = String(value).split(', ').map(Number);
    return list.length === wanted.length && list.every((one, index) => isNear(one, Number(wanted[index])));
  }
  if (value === wanted) return true;
  const isExact = how === 'as written' || how === 'converted';
  return !isExact && typeof value === 'number' && typeof wanted === 'number' && isNear(value, wanted);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function compareName({ body, place, adjustments }: Component, full: string, names: Set<string>, report: Report): void {
  const name = String(body.name);
  const key = name.toLowerCase();
  if ([...name].length > 50) report(place.row, `"${name}" is too long`);
  if (names.has(key)) report(place.row, `"${name}" is not unique`);
  names.add(key);
  if (name === full) return;
  const sorts = adjustments.filter(({ field }) => field === 'name').map(({ sort }) => sort);
  if (sorts.length === 0) report(place.row, `"${full}" became "${name}" and nobody says so`);
  if (sorts.includes('shortened') && !String(body.description).startsWith(full)) report(place.row, `"${full}" is lost`);
}

function readLines(folder: string, file: string): Map<number, readonly string[]> {
  return new Map(rereadTable(readFileSync(toPath(folder, file))).map(({ line, columns }) => [line, columns]));
}

/** Samples lie in one folder, whole tables in one for each kind. */
function toPath(folder: string, file: string): string {
  const whole = join(folder, file);
  return existsSync(whole) ? whole : join(folder, basename(file));
}
