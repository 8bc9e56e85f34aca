import { analyseColumn, type ColumnFacts } from './analyseColumn.ts';
import { columnWords } from './columnWords.ts';
import { fileTitle } from './fileTitle.ts';
import { findSeries, type HeadingSeries } from './findSeries.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';
import { toKindUnit } from './toKindUnit.ts';

export interface AnalysedColumn extends SampleColumn {
  index: number;
  facts: ColumnFacts;
}

/** A series of columns, with the facts that its headings and first column show. */
export interface AnalysedSeries extends HeadingSeries {
  facts: ColumnFacts;
  /** The words before the number in the headings, or those of the file's name if there are none. */
  words: readonly string[];
  /** The words of the heading before a series whose headings are only numbers: 'wind speed'. */
  xWords: readonly string[];
  /** The unit after the number, or in the heading before, if there is one. */
  xUnit: string | undefined;
}

/** Returns the table's series of columns; a long table has none, as its columns are parameters. */
export function analyseSeries(
  { long, file, decimal }: TableSample,
  columns: readonly AnalysedColumn[],
): AnalysedSeries[] {
  if (long) return [];
  const title = columnWords(fileTitle(file));
  return findSeries(columns.map(({ heading }) => heading)).flatMap((series) => {
    const own = columns.filter(({ heading }) => series.headings.includes(heading));
    const { before } = splitPattern(series.pattern);
    const named = analyseColumn({ heading: before.trim(), unit: undefined, cells: [] }, { decimal, file });
    const words = columnWords(before);
    const isNumeric = own.filter(({ facts }) => facts.isNumeric).length > own.length / 2;
    return own.slice(0, 1).map((first) => {
      const ofX = series.pattern === X ? columns.find(({ index }) => index === first.index - 1)?.facts : undefined;
      return {
        ...series,
        facts: { ...first.facts, isNumeric, unit: named.unit ?? first.facts.unit },
        words: words.length > 0 ? words : title,
        xWords: ofX?.words ?? [],
        xUnit: readXUnit(series.pattern) ?? ofX?.unit,
      };
    });
  });
}

/** Returns the unit after the number in a series' headings: 'm/s' for 'power at {x} m/s'. */
export function readXUnit(pattern: string): string | undefined {
  const text = splitPattern(pattern).after.replaceAll(/^[\s_([]+|[\s_)\]]+$/g, '');
  const unit = SUFFIXES.get(text.toLowerCase()) ?? toKindUnit(text)?.unit;
  return unit === '' ? undefined : unit;
}

const X = '{x}';

function splitPattern(pattern: string): Record<'before' | 'after', string> {
  const at = pattern.indexOf(X);
  return { before: pattern.slice(0, at), after: pattern.slice(at + X.length) };
}

const SUFFIXES = new Map([
  ['ms', 'm/s'],
  ['mps', 'm/s'],
  ['pct', '%'],
  ['percent', '%'],
]);
