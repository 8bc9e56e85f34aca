import type { FormDefinition } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { DecimalMark, ImportSource } from './ImportMapping.ts';
import type { ColumnLists, DraftColumn, ExpectedUnit, MappingDraft } from './MappingDraft.ts';
import { type KindAppearance, listPlainFields, proposeKind } from './proposeMapping.ts';
import type { SheetView, TableSample } from './TableSample.ts';
import { toColumnId } from './toColumnId.ts';

/** A file in the words of schemas/import.schema.json; what it holds has not been checked yet. */
export interface MappingFile {
  $id: string;
  title?: unknown;
  kind: string;
  source?: unknown;
  table?: unknown;
  columns: Record<string, unknown>;
  name: Record<string, unknown>;
  fields: Record<string, unknown>;
}

/** A mapping file as the draft for a table, with the parts that could not be applied. */
export interface OpenedMapping {
  draft: MappingDraft;
  /** The headings of columns that the mapping reads and the table lacks. */
  missing: string[];
  /** Columns whose unit is another one than the mapping expects; the table's unit is taken. */
  differing: { heading: string; unit: string; expected: string }[];
  /** The mapping's decimal mark, if the table's numbers look different; it is used. */
  decimal?: DecimalMark;
  /** The parts of the file that a draft can't express, by their paths. */
  beyond: string[];
}

/** Whether the content of a JSON file is a mapping. */
export function isMappingFile(value: unknown): value is MappingFile {
  return (
    isRecord(value) &&
    typeof value.$id === 'string' &&
    typeof value.kind === 'string' &&
    isRecord(value.columns) &&
    isRecord(value.name) &&
    isRecord(value.fields)
  );
}

/** Returns what a mapping file reads of its table's file. */
export function findView({ table }: MappingFile): SheetView {
  const { sheet, transposed, long } = isRecord(table) ? table : {};
  const value = isRecord(long) ? long.value : undefined;
  return {
    sheet: typeof sheet === 'string' ? sheet : undefined,
    transposed: transposed === true,
    year: typeof value === 'string' ? value : undefined,
  };
}

/** Applies a mapping file, such as `toMappingFile` writes, to a table; `kind` is the file's. */
export function openMapping(file: MappingFile, sample: TableSample, kind: KindAppearance): OpenedMapping {
  const [definition] = kind;
  const settings = isRecord(file.table) ? file.table : {};
  const decimal: DecimalMark = settings.decimal === ',' ? ',' : '.';
  const form = { ...sample, decimal };
  const entries = readEntries(file);
  const { fills, takes, currency, unread } = readFields(file, entries, definition);
  const read = new Map(entries.map((entry) => [entry.column, entry]));
  const ids = new Set(entries.map(({ id }) => id));
  const differing: OpenedMapping['differing'] = [];

  const columns = proposeKind(form, kind).columns.map((column): DraftColumn => {
    const { heading, holds, unclear: _, isAssumed: __, ...rest } = column;
    const entry = read.get(heading);
    if (!entry) return { ...column, id: toColumnId(heading, ids), field: undefined };
    const { id, unit, written = unit } = entry;
    const own = { ...rest, heading, id, field: fills.get(id), ...readHolds(entry, holds, takes.get(id)) };
    const isNumeric = entry.type === 'number' || entry.type === 'list';
    const isOther = column.written !== undefined && column.written !== written && column.unit !== unit;
    if (isNumeric && isOther) {
      differing.push({ heading, unit: column.written ?? '', expected: written });
      const unclear = column.unclear === undefined ? {} : { unclear: column.unclear };
      return { ...own, unit: column.unit, ...unclear, expected: { unit: written, isStated: true } };
    }
    const isUnstated = column.isAssumed && column.written === undefined && written !== '' && entry.type !== 'text';
    return { ...own, unit, ...(isUnstated && expectsUnits(settings) ? { expected: toUnstated(written) } : {}) };
  });

  const headings = new Set(columns.map(({ heading }) => heading));
  const { columns: _, file: __, ...ofSample } = form;
  return {
    draft: {
      id: file.$id,
      title: readText(file.title) || file.$id,
      kind: file.kind,
      source: readSource(file.source),
      table: ofSample,
      columns,
      name: readText(file.name.text),
      currency,
    },
    missing: entries.map(({ column }) => column).filter((heading) => !headings.has(heading)),
    differing,
    ...(decimal === sample.decimal ? {} : { decimal }),
    beyond: [...unread, ...listBeyond(file), ...listOtherForms(settings, sample)],
  };
}

/** Whether a file with these settings states the units of its columns apart from their headings. */
function expectsUnits({ units, long }: Record<string, unknown>): boolean {
  return units !== undefined || (isRecord(long) && long.unit !== undefined);
}

function toUnstated(unit: string): ExpectedUnit {
  return { unit, isStated: false };
}

/** A column that the file reads; of several that read the same one, the first. */
interface Entry {
  id: string;
  column: string;
  type: string;
  unit: string;
  written?: string;
  /** The unit of the numbers in a series' headings. */
  x: string;
  separators?: string[];
}

function readEntries({ columns }: MappingFile): Entry[] {
  const seen = new Set<string>();
  return Object.entries(columns).flatMap(([id, entry]) => {
    if (!isRecord(entry) || typeof entry.column !== 'string' || seen.has(entry.column)) return [];
    seen.add(entry.column);
    const { column, separators } = entry;
    return {
      ...{ id, column, type: readText(entry.type) || 'number', unit: readText(entry.unit), x: readText(entry.x) },
      ...(typeof entry.written === 'string' ? { written: entry.written } : {}),
      ...(Array.isArray(separators) ? { separators: separators.map(readText) } : {}),
    };
  });
}

/** Returns what the cells of a column hold: as stated in the file, else as the table shows. */
function readHolds(
  { type, x, separators }: Entry,
  holds: DraftColumn['holds'],
  take: ColumnLists['take'] | undefined,
): Pick<DraftColumn, 'holds'> {
  if (holds?.sort === 'series') return { holds: { ...holds, unit: x } };
  if (type === 'text') return holds ? { holds } : {};
  if (type !== 'list') return {};
  return { holds: { sort: 'list', separators: separators ?? [], take: take ?? holds?.take ?? 'min' } };
}

interface ReadFields {
  /** What each column fills, by its id. */
  fills: Map<string, string>;
  /** How the numbers of a list become one, by the column's id. */
  takes: Map<string, ColumnLists['take']>;
  currency: string | undefined;
  /** The paths of fields with other values. */
  unread: string[];
}

function readFields({ fields }: MappingFile, entries: readonly Entry[], definition: FormDefinition): ReadFields {
  const known = new Set(entries.map(({ id }) => id));
  const read: ReadFields = { fills: new Map(), takes: new Map(), currency: undefined, unread: [] };
  for (const [target, value] of Object.entries(fields)) {
    const [, take, list] = TAKE.exec(readText(value)) ?? [];
    const filled = listFilled(target, list ?? value, definition);
    if (target === 'currency' && isRecord(value) && typeof value.constant === 'string') read.currency = value.constant;
    else if (filled.length === 0 || filled.some(([id]) => !known.has(id) || read.fills.has(id)))
      read.unread.push(`fields.${target}`);
    // A column that holds several y counts as the first of them.
    else for (const [id, part] of filled.toReversed()) read.fills.set(id, part);
    if (list !== undefined && isTake(take)) read.takes.set(list, take);
  }
  return read;
}

/** An expression of `toMappingFile` for one number of a list. */
const TAKE = /^(min|max|mean)\((\w+)\)$/;

function isTake(text: string | undefined): text is ColumnLists['take'] {
  return text === 'min' || text === 'max' || text === 'mean';
}

/** Returns the columns that a field or curve is filled from, each with its part of it; none if it is more than that. */
function listFilled(target: string, value: unknown, definition: FormDefinition): [id: string, part: string][] {
  const isField = listPlainFields(definition).some(({ name }) => name === target);
  if (typeof value === 'string') return isField ? [[value, target]] : [];
  if (!isRecord(value) || !Object.hasOwn(definition.curves, target)) return [];
  const { curve } = value;
  if (typeof curve === 'string') return [[curve, target]];
  if (!Array.isArray(curve)) return [];
  return curve.map((id, index) => [readText(id), index === 0 ? `${target}.x` : `${target}.y${index - 1}`]);
}

/** Returns the paths of what only codegen reads. */
function listBeyond({ columns, name, ...file }: MappingFile): string[] {
  return [
    ...listOthers(file, FILE_WORDS),
    ...Object.entries(columns).flatMap(([id, column]) => listOthers(column, COLUMN_WORDS, `columns.${id}.`)),
    ...listOthers(name, NAME_WORDS, 'name.'),
  ];
}

function listOthers(value: unknown, words: readonly string[], path = ''): string[] {
  if (!isRecord(value)) return [path.slice(0, -1)];
  return Object.keys(value)
    .filter((word) => !words.includes(word))
    .map((word) => path + word);
}

const FILE_WORDS = ['$schema', '$id', 'title', 'kind', 'source', 'table', 'fields', 'leftOut'];
const COLUMN_WORDS = ['column', 'type', 'unit', 'x', 'written', 'separators'];
const NAME_WORDS = ['text'];
/** Detected anew for each table. */
const TABLE_WORDS = ['format', 'delimiter', 'decimal', 'header', 'firstRow', 'units'];

/** Returns the settings of the file's table that differ from what the table shows, or that only codegen reads. */
function listOtherForms(
  settings: Record<string, unknown>,
  { rows, long, group, sheet, transposed }: TableSample,
): string[] {
  const shown = Object.entries({ rows, long, group, sheet, transposed }).filter(([, value]) => value !== undefined);
  const words = new Set([...Object.keys(settings), ...shown.map(([word]) => word)]);
  const isSame = (word: string) =>
    shown.some(([one, value]) => one === word && JSON.stringify(value) === JSON.stringify(settings[word]));
  return [...words].filter((word) => !TABLE_WORDS.includes(word) && !isSame(word)).map((word) => `table.${word}`);
}

function readSource(value: unknown): ImportSource {
  const { title, licence, url, citation, version } = isRecord(value) ? value : {};
  return {
    ...{ title: readText(title), licence: readText(licence), url: readText(url) },
    ...(typeof citation === 'string' ? { citation } : {}),
    ...(typeof version === 'string' ? { version } : {}),
  };
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
