import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { quantile } from '#model/quantile.ts';
import { columnWords } from './columnWords.ts';
import { findCurrency, isOfOtherCurrency } from './draftParts.ts';
import { fileTitle } from './fileTitle.ts';
import { findSeries } from './findSeries.ts';
import { keepSurest } from './keepSurest.ts';
import { likeness } from './likeness.ts';
import { type ColumnLook, lookAtColumn } from './lookAtColumn.ts';
import type { DraftColumn, MappingDraft } from './MappingDraft.ts';
import { type LookedSeries, matchLists, matchSeries, readXUnit } from './proposeCurves.ts';
import { proposeName } from './proposeName.ts';
import { scoreKind } from './scoreKind.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';
import { toColumnId } from './toColumnId.ts';
import { toSetId } from './toSetId.ts';
import { unitRatio } from './unitRatio.ts';

/** A kind as its form is, in each language. */
export type KindLook = readonly [FormDefinition, ...FormDefinition[]];

/**
 * The mapping that a table most likely needs: the kind whose fields its columns fit best, and the columns of that. Its id is
 * none of the taken ones.
 */
export function proposeMapping(
  sample: TableSample,
  kinds: readonly [KindLook, ...KindLook[]],
  taken: readonly string[] = [],
): MappingDraft {
  const ranked = kinds.map((kind) => {
    const { columns, matches } = matchColumns(sample, kind);
    return { kind, columns, score: scoreKind(kind, matches, { sample, kinds }) };
  });
  const best = ranked.reduce((one, other) => (other.score > one.score ? other : one));
  const title = fileTitle(sample.file);
  const { columns, currency } = settleCurrency(best.columns, best.kind);
  return {
    id: toSetId(title, taken),
    title,
    kind: best.kind[0].id,
    source: { title, licence: '', url: '' },
    table: tableOf(sample),
    columns,
    name: proposeName(sample, columns),
    currency,
  };
}

/** The currency that most matched columns name, where the kind has it and no column says it row by row; columns of others are left out. */
function settleCurrency(
  columns: readonly DraftColumn[],
  [definition]: KindLook,
): Pick<MappingDraft, 'columns' | 'currency'> {
  const choices = columns.some(({ field }) => field === 'currency') ? [] : (definition.fields.currency?.choices ?? []);
  const counts = choices.map(({ value }) => ({
    code: String(value),
    count: columns.filter(({ field, currency }) => field !== undefined && currency === value).length,
  }));
  const [most] = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const currency = findCurrency({ columns, currency: most?.code }, definition);
  return {
    columns: columns.map((column) => (isOfOtherCurrency(column, currency) ? { ...column, field: undefined } : column)),
    currency: most?.code,
  };
}

/** The same table as components of another kind. */
export function proposeKind(sample: TableSample, kind: KindLook): Pick<MappingDraft, 'kind' | 'columns' | 'currency'> {
  return { kind: kind[0].id, ...settleCurrency(matchColumns(sample, kind).columns, kind) };
}

function tableOf({ columns: _, file: __, ...table }: TableSample): MappingDraft['table'] {
  return table;
}

interface Match {
  index: number;
  field: FieldDefinition;
  score: number;
  unit: string;
}

interface Matched {
  columns: DraftColumn[];
  /** How sure each field and curve is; a curve counts as one of few kinds. */
  matches: readonly { name: string; score: number }[];
}

interface LookedColumn extends SampleColumn {
  index: number;
  look: ColumnLook;
}

/** Each field gets one column and each column one field, the surest pairs first; curves get series and lists. */
function matchColumns(sample: TableSample, kind: KindLook): Matched {
  const columns = sample.columns.map((column, index) => ({ ...column, index, look: lookAtColumn(column, sample) }));
  const series = listSeries(sample, columns);
  const ofSeries = matchSeries(series, kind);
  const inCurves = new Set(ofSeries.flatMap(({ series: { headings } }) => headings));
  const ofLists = matchLists(
    columns.map(({ look }) => look),
    kind,
  );
  const used = new Set(ofLists.map(({ index }) => index));
  const free = columns.filter(({ index, heading }) => !used.has(index) && !inCurves.has(heading));
  const ofFields = matchFields({ file: sample.file, columns: free }, kind);
  const ids = new Set<string>();
  const ownColumns = columns.map(({ heading, unit: written, cells, index, look }): DraftColumn => {
    const { separators, currency, unclear } = look;
    const field = ofFields.find((one) => one.index === index);
    const axis = ofLists.find((one) => one.index === index);
    return {
      id: toColumnId(heading, ids),
      heading,
      written,
      field: axis?.part.id ?? field?.field.name,
      unit: axis?.unit ?? field?.unit ?? unclear ?? look.unit ?? '',
      ...(look.unit === undefined && unclear === undefined ? { isAssumed: true } : {}),
      ...(unclear !== undefined && look.isNumeric ? { unclear } : {}),
      ...(currency === undefined ? {} : { currency }),
      ...(separators ? { holds: { sort: 'list', separators, take: 'min' } } : {}),
      shown: firstCells(cells),
    };
  });
  const seriesColumns = series.map((one): DraftColumn => {
    const match = ofSeries.find(({ series: { pattern } }) => pattern === one.pattern);
    return {
      id: toColumnId(one.pattern.replace('{x}', ' series '), ids),
      heading: one.pattern,
      written: undefined,
      field: match?.curve,
      unit: match?.unit ?? one.look.unit ?? '',
      ...(one.look.unit === undefined ? { isAssumed: true } : {}),
      holds: { sort: 'series', headings: one.headings, unit: match?.xUnit ?? one.xUnit ?? '' },
      shown: columns
        .filter(({ heading }) => one.headings.includes(heading))
        .map(({ heading, cells: [first = ''] }) => `${heading}: ${first}`)
        .slice(0, SHOWN),
    };
  });
  return {
    columns: [...seriesColumns, ...ownColumns],
    matches: [
      ...ofFields.map(({ field, score }) => ({ name: field.name, score })),
      ...ofSeries.map(({ curve, score }) => ({ name: curve, score: 2 * score })),
      ...ofLists.map(({ part, score }) => ({ name: part.curve.id, score })),
    ],
  };
}

/** How many of the first values a person is shown. */
const SHOWN = 3;

function firstCells(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell.trim() !== '').slice(0, SHOWN);
}

/** The series of columns of the table; a long one has none, as its columns are parameters. */
function listSeries({ long, file, decimal }: TableSample, columns: readonly LookedColumn[]): LookedSeries[] {
  if (long) return [];
  const title = columnWords(fileTitle(file));
  return findSeries(columns.map(({ heading }) => heading)).flatMap((series) => {
    const own = columns.flatMap(({ heading, look }) => (series.headings.includes(heading) ? look : []));
    const [first] = own;
    if (!first) return [];
    const [before = ''] = series.pattern.split('{x}');
    const named = lookAtColumn({ heading: before.trim(), unit: undefined, cells: [] }, { decimal, file });
    const words = columnWords(before);
    const isNumeric = own.filter((look) => look.isNumeric).length > own.length / 2;
    return {
      ...series,
      look: { ...first, isNumeric, unit: named.unit ?? first.unit },
      words: words.length > 0 ? words : title,
      xUnit: readXUnit(series.pattern),
    };
  });
}

interface Fields {
  file: string;
  /** Those that no curve is in. */
  columns: readonly LookedColumn[];
}

/** Each field and column once, the surest first; of fields that are as like, that of the file's name. */
function matchFields({ file, columns }: Fields, [definition, ...others]: KindLook): Match[] {
  const inFile = columnWords(fileTitle(file));
  const likeFile = ({ name }: FieldDefinition) => likeness(inFile, columnWords(name));
  const fields = listPlainFields(definition).toSorted((a, b) => likeFile(b) - likeFile(a));
  const matches = columns.flatMap(({ index, look }): Match[] =>
    fields.flatMap((field) => {
      const unit = findUnit(look, field);
      if (unit === undefined) return [];
      const titles = [definition, ...others].map(({ fields: own }) => own[field.name]?.title ?? '');
      const score = scorePair(look, field, titles);
      return score >= LEAST ? [{ index, field, score, unit }] : [];
    }),
  );
  return keepSurest(
    matches,
    ({ index }) => index,
    ({ field }) => field.name,
  );
}

/** The fields that one column can fill. */
export function listPlainFields({ fields }: FormDefinition): FieldDefinition[] {
  return Object.values(fields).filter(
    ({ name, system, hidden, type, curve }) =>
      !system && !hidden && curve === undefined && name !== 'name' && TYPES.has(type),
  );
}

const TYPES: ReadonlySet<FieldDefinition['type']> = new Set(['number', 'integer', 'text', 'flag', 'choice']);

/** Pairs that are less sure are left to the person. */
const LEAST = 0.5;

/** The unit in which the column's numbers are possible values of the field; undefined where there is none. */
function findUnit({ unit, numbers, unclear }: ColumnLook, field: FieldDefinition): string | undefined {
  if (!isNumber(field)) return '';
  // A year is no number of years, and what a unit means that nobody knows is for the person to say.
  if (unclear !== undefined || (unit === undefined && areYears(numbers))) return undefined;
  // A share is often written in percent, and says so nowhere.
  const candidates = unit !== undefined ? [unit] : [field.unit ?? '', '%'];
  const middle = quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
  return candidates.find((from) => {
    const ratio = unitRatio({ from, to: field.unit });
    return ratio !== undefined && isWithin((middle * Number(ratio[0])) / Number(ratio[1]), field);
  });
}

function areYears(numbers: readonly number[]): boolean {
  return numbers.every((one) => Number.isInteger(one) && one >= 1900 && one <= 2100);
}

function scorePair(look: ColumnLook, field: FieldDefinition, titles: readonly string[]): number {
  if (isNumber(field) !== look.isNumeric) return 0;
  const alike = Math.max(...[field.name, ...titles].map((text) => likeness(look.words, columnWords(text))));
  return alike + (look.unit && field.unit ? 0.3 : 0);
}

function isNumber({ type }: FieldDefinition): boolean {
  return type === 'number' || type === 'integer';
}

interface Limits {
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

function isWithin(value: number, limits: Limits): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = limits;
  return value >= minimum && value > exclusiveMinimum && value <= maximum && value < exclusiveMaximum;
}
