import { analyseColumn, type ColumnFacts } from './analyseColumn.ts';
import { columnWords } from './columnWords.ts';
import { type CurvePart, listCurveParts } from './curveAxes.ts';
import { matchLists } from './proposeCurves.ts';
import type { KindAppearance } from './proposeMapping.ts';
import type { SampleColumn, TableSample } from './TableSample.ts';
import { wordSimilarity } from './wordSimilarity.ts';

/** Names the group that is the whole file. */
export const WHOLE = '*';

const FEWEST_POINTS = 3;

/**
 * Joins the lines of a table of numbers that are the points of a curve of some kind, so that the file becomes one
 * component: columns for x and y, and any others, such as coefficients. Returns any other table as it is.
 */
export function findLoneCurve(sample: TableSample, kinds: readonly KindAppearance[]): TableSample {
  const { columns, long, group } = sample;
  const isOfNumbers = columns.every((column) => isColumnOfNumbers(column, sample));
  if (long !== undefined || group !== undefined || !isOfNumbers) return sample;
  const whole = {
    ...sample,
    group: WHOLE,
    columns: columns.map(({ cells, ...column }) => ({ ...column, cells: [cells.join('; ')] })),
  };
  const isWhole = columns.map(
    ({ cells }) => cells.length >= FEWEST_POINTS && cells.every((cell) => cell.trim() !== ''),
  );
  return kinds.some((kind) => isCurveIn(whole, { kind, isWhole })) ? whole : sample;
}

/** Whether each cell of a column is one number or blank. */
function isColumnOfNumbers(column: SampleColumn, sample: TableSample): boolean {
  const { numbers, separators } = analyseColumn(column, sample);
  return separators === undefined && numbers.length === column.cells.filter((cell) => cell.trim() !== '').length;
}

/** Whether columns without a blank are named like the x and a y of one curve, and can be read as its points. */
function isCurveIn(
  sample: TableSample,
  { kind, isWhole }: { kind: KindAppearance; isWhole: readonly boolean[] },
): boolean {
  const columnFacts = sample.columns.map((column) => analyseColumn(column, sample));
  const named = matchLists(columnFacts, kind)
    .filter(({ index, part }) => isWhole[index] && isNamedLike(part, { facts: columnFacts[index], kind }))
    .map(({ part }) => part);
  return named.some(
    ({ axis, curve }) => axis === 'x' && named.some((other) => other.axis !== 'x' && other.curve.id === curve.id),
  );
}

/** Whether a column's words are among those of an axis, in some language. */
function isNamedLike(
  { id }: CurvePart,
  { facts, kind }: { facts: ColumnFacts | undefined; kind: KindAppearance },
): boolean {
  return kind.some((definition) => {
    const same = listCurveParts(definition).find((part) => part.id === id);
    return same !== undefined && wordSimilarity(facts?.words ?? [], columnWords(same.shape.title)) > 0;
  });
}
