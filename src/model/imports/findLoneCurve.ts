import { columnWords } from './columnWords.ts';
import { listCurveParts } from './curveAxes.ts';
import { likeness } from './likeness.ts';
import { lookAtColumn } from './lookAtColumn.ts';
import { matchLists } from './proposeCurves.ts';
import type { KindLook } from './proposeMapping.ts';
import type { TableSample } from './TableSample.ts';

/** Names the group that is the whole file. */
export const WHOLE = '*';

const FEWEST_POINTS = 3;

/**
 * Joins the lines of a table of two columns of numbers that are the x and y of a curve of some kind, so that the file
 * becomes one component; returns any other table as it is.
 */
export function findLoneCurve(sample: TableSample, kinds: readonly KindLook[]): TableSample {
  const { columns, long, group } = sample;
  const isPair = columns.length === 2 && long === undefined && group === undefined;
  if (!isPair || columns.some(({ cells }) => cells.length < FEWEST_POINTS || cells.some((cell) => cell.trim() === '')))
    return sample;
  const whole = {
    ...sample,
    group: WHOLE,
    columns: columns.map(({ cells, ...column }) => ({ ...column, cells: [cells.join('; ')] })),
  };
  return kinds.some((kind) => isCurveIn(whole, kind)) ? whole : sample;
}

/** Whether the two columns are named like the axes of one curve, and can be read as its points. */
function isCurveIn(sample: TableSample, kind: KindLook): boolean {
  const looks = sample.columns.map((column) => lookAtColumn(column, sample));
  const matched = matchLists(looks, kind);
  const named = matched.filter(({ index, part }) =>
    kind.some((definition) => {
      const same = listCurveParts(definition).find(({ id }) => id === part.id);
      return same !== undefined && likeness(looks[index]?.words ?? [], columnWords(same.shape.title)) > 0;
    }),
  );
  return named.length === 2;
}
