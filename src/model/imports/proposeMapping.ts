import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { quantile } from '#model/quantile.ts';
import { analyseColumn, type ColumnFacts } from './analyseColumn.ts';
import { type AnalysedColumn, analyseSeries } from './analyseSeries.ts';
import { columnWords } from './columnWords.ts';
import { findCurrency, isOfOtherCurrency } from './draftParts.ts';
import { fileTitle } from './fileTitle.ts';
import { isUnsure } from './isUnsure.ts';
import { isYear } from './isYear.ts';
import { keepBestMatches } from './keepBestMatches.ts';
import type { DraftColumn, MappingDraft } from './MappingDraft.ts';
import { matchLists, matchSeries } from './proposeCurves.ts';
import { proposeName } from './proposeName.ts';
import { readFlag } from './readFlag.ts';
import { scoreKind } from './scoreKind.ts';
import type { TableSample } from './TableSample.ts';
import { toColumnId } from './toColumnId.ts';
import { toSetId } from './toSetId.ts';
import { unitRatio } from './unitRatio.ts';
import { wordSimilarity } from './wordSimilarity.ts';

/** The definition of a kind's form in each language. */
export type KindAppearance = readonly [FormDefinition, ...FormDefinition[]];

/**
 * Proposes the mapping that a table most likely needs: the kind whose fields fit its columns best, and the field of
 * each column. Its id differs from the taken ones.
 */
export function proposeMapping(
  sample: TableSample,
  kinds: readonly [KindAppearance, ...KindAppearance[]],
  taken?: readonly string[],
): MappingDraft {
  return toProposal(rankKinds(sample, kinds), taken);
}

/** A table with the kind that it fits best. */
export interface RankedTable {
  sample: TableSample;
  best: { kind: KindAppearance; columns: DraftColumn[]; matches: Matched['matches']; score: number };
  /** The score of the kind that it fits second best. */
  next: number;
}

/** Finds the kind whose fields fit a table's columns best. */
export function rankKinds(sample: TableSample, kinds: readonly [KindAppearance, ...KindAppearance[]]): RankedTable {
  const analysed = analyseColumns(sample);
  const ranked = kinds.map((kind) => {
    const { columns, matches } = matchColumns(sample, analysed, kind);
    return { kind, columns, matches, score: scoreKind(kind, matches, { sample, kinds }) };
  });
  const best = ranked.reduce((one, other) => (other.score > one.score ? other : one));
  return { sample, best, next: Math.max(...ranked.filter((one) => one !== best).map(({ score }) => score)) };
}

/** Returns the mapping of a table to the kind that it fits best. */
export function toProposal({ sample, best, next }: RankedTable, taken: readonly string[] = []): MappingDraft {
  const title = fileTitle(sample.file);
  const { columns, currency } = settleCurrency(best.columns, best.kind);
  return {
    id: toSetId(title, taken),
    title,
    kind: best.kind[0].id,
    ...(isUnsure(best, { next }) ? { isUnsure: true } : {}),
    source: { title, licence: '', url: '' },
    table: toDraftTable(sample),
    columns,
    name: proposeName(sample, columns),
    currency,
  };
}

/**
 * Chooses the currency that most matched columns name, if the kind offers it and no column holds it row by row; leaves
 * out the columns in other currencies.
 */
function settleCurrency(
  columns: readonly DraftColumn[],
  [definition]: KindAppearance,
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

/** Proposes the columns of the same table for another kind. */
export function proposeKind(
  sample: TableSample,
  kind: KindAppearance,
): Pick<MappingDraft, 'kind' | 'columns' | 'currency'> {
  return { kind: kind[0].id, ...settleCurrency(matchColumns(sample, analyseColumns(sample), kind).columns, kind) };
}

function analyseColumns(sample: TableSample): AnalysedColumn[] {
  return sample.columns.map((column, index) => ({ ...column, index, facts: analyseColumn(column, sample) }));
}

function toDraftTable({ columns: _, file: __, ...table }: TableSample): MappingDraft['table'] {
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
  /** The score of each matched field and curve; a series counts twice, as few kinds have curves. */
  matches: readonly { name: string; score: number }[];
}

/**
 * Matches series and lists with curves, then the other columns with fields: one column per field, best scores first.
 */
function matchColumns(sample: TableSample, columns: readonly AnalysedColumn[], kind: KindAppearance): Matched {
  const series = analyseSeries(sample, columns);
  const ofSeries = matchSeries(series, kind);
  const inCurves = new Set(ofSeries.flatMap(({ series: { headings } }) => headings));
  const ofLists = matchLists(
    columns.map(({ facts }) => facts),
    kind,
  );
  const used = new Set(ofLists.map(({ index }) => index));
  const free = columns.filter(({ index, heading }) => !used.has(index) && !inCurves.has(heading));
  const ofFields = matchFields({ file: sample.file, columns: free }, kind);
  const ids = new Set<string>();
  const ownColumns = columns.map(({ heading, unit: written, cells, index, facts }): DraftColumn => {
    const { separators, currency, unclear } = facts;
    const field = ofFields.find((one) => one.index === index);
    const axis = ofLists.find((one) => one.index === index);
    return {
      id: toColumnId(heading, ids),
      heading,
      written,
      field: axis?.part.id ?? field?.field.name,
      unit: axis?.unit ?? field?.unit ?? unclear ?? facts.unit ?? '',
      ...(facts.unit === undefined && unclear === undefined ? { isAssumed: true } : {}),
      ...(unclear !== undefined && facts.isNumeric ? { unclear } : {}),
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
      unit: match?.unit ?? one.facts.unit ?? '',
      ...(one.facts.unit === undefined ? { isAssumed: true } : {}),
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

/** The number of first values that the user is shown. */
const SHOWN = 3;

function firstCells(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell.trim() !== '').slice(0, SHOWN);
}

interface Fields {
  file: string;
  /** Those that are not part of a curve. */
  columns: readonly AnalysedColumn[];
}

/** Matches each field and column once, best scores first; of fields with the same score, the one most similar to the file's name. */
function matchFields({ file, columns }: Fields, kind: KindAppearance): Match[] {
  const inFile = columnWords(fileTitle(file));
  const likeFile = ({ name }: FieldDefinition) => wordSimilarity(inFile, columnWords(name));
  const fields = listPlainFields(kind[0])
    .toSorted((a, b) => likeFile(b) - likeFile(a))
    .map((field) => ({ field, titles: listTitles(field, kind) }));
  const matches = columns.flatMap(({ index, facts, cells }): Match[] =>
    fields.flatMap(({ field, titles }) => {
      // The cheapest test comes first, as a table may have thousands of columns.
      const score = scorePair(facts, field, titles);
      if (score < LEAST || (field.type === 'flag' && !areFlags(cells))) return [];
      const unit = findUnit(facts, field);
      return unit === undefined ? [] : [{ index, field, score, unit }];
    }),
  );
  return keepBestMatches(
    matches,
    ({ index }) => index,
    ({ field }) => field.name,
  );
}

/** Returns the words of a field's name, and of its title in each language. */
function listTitles({ name }: FieldDefinition, kind: KindAppearance): string[][] {
  return [name, ...kind.map(({ fields }) => fields[name]?.title ?? '')].map(columnWords);
}

/** Returns the fields that a single column can fill. */
export function listPlainFields({ fields }: FormDefinition): FieldDefinition[] {
  return Object.values(fields).filter(
    ({ name, system, hidden, type, curve }) =>
      !system && !hidden && curve === undefined && name !== 'name' && TYPES.has(type),
  );
}

const TYPES: ReadonlySet<FieldDefinition['type']> = new Set(['number', 'integer', 'text', 'flag', 'choice']);

/** The least score of a match; pairs below it are left to the user. */
const LEAST = 0.5;

/**
 * Returns the unit in which the median of the column is within the field's limits, '' for fields that are not numbers;
 * undefined if there is none.
 */
function findUnit({ words, unit, numbers, unclear }: ColumnFacts, field: FieldDefinition): string | undefined {
  if (!isNumber(field)) return '';
  // A calendar year is not a duration, and an unknown unit is left to the user.
  if (unclear !== undefined || ((unit === undefined || unit === 'yr') && numbers.every(isYear))) return undefined;
  // A class of wind speeds is not a speed.
  if (unit === undefined && field.unit !== undefined && words.some((word) => OF_CLASSES.has(word))) return undefined;
  // A share is often written in percent without saying so.
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

/** Words of columns whose numbers count or name something, and measure nothing. */
const OF_CLASSES: ReadonlySet<string> = new Set(
  'class klasse category kategorie zone code index id number nummer rank rang version'.split(' '),
);

/** Whether some cells, and no others, say yes or no. */
function areFlags(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every((cell) => readFlag(cell) !== undefined);
}

function scorePair(facts: ColumnFacts, field: FieldDefinition, titles: readonly (readonly string[])[]): number {
  if (isNumber(field) !== facts.isNumeric) return 0;
  const alike = Math.max(...titles.map((words) => wordSimilarity(facts.words, words)));
  return alike + (facts.unit && field.unit ? 0.3 : 0);
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
