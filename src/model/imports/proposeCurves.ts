import type { CurveDefinition } from '#model/FormDefinition.ts';
import { risesThroughout } from '#model/risesThroughout.ts';
import type { ColumnFacts } from './analyseColumn.ts';
import type { AnalysedSeries } from './analyseSeries.ts';
import { columnWords } from './columnWords.ts';
import type { CurvePart } from './curveAxes.ts';
import { listCurveParts } from './curveAxes.ts';
import { keepBestMatches } from './keepBestMatches.ts';
import type { KindAppearance } from './proposeMapping.ts';
import { unitRatio } from './unitRatio.ts';
import { wordSimilarity } from './wordSimilarity.ts';

/** The least score of a match; pairs below it are left to the user. */
const LEAST = 0.4;

interface SeriesMatch {
  series: AnalysedSeries;
  curve: string;
  score: number;
  unit: string;
  xUnit: string;
}

/**
 * Matches series of columns with the curves whose points they most likely hold; curves with several y are not matched.
 */
export function matchSeries(series: readonly AnalysedSeries[], [definition, ...others]: KindAppearance): SeriesMatch[] {
  const found = series.flatMap((one) =>
    Object.values(definition.curves).flatMap((curve): SeriesMatch[] => {
      const [y, ...more] = curve.y;
      if (!y || more.length > 0 || !one.facts.isNumeric) return [];
      const xUnit = one.xUnit ?? curve.x.unit ?? '';
      const ratio = unitRatio({ from: xUnit, to: curve.x.unit });
      const unit = one.facts.unit ?? y.unit ?? '';
      if (!ratio || !unitRatio({ from: unit, to: y.unit })) return [];
      const xs = one.xs.map((x) => (x * Number(ratio[0])) / Number(ratio[1]));
      if (!isOnAxis(xs, curve)) return [];
      const titles = [definition, ...others].flatMap((own) => listTitles(own.curves[curve.id]));
      const alike = Math.max(
        ...titles.map((title) => wordSimilarity(one.words, columnWords(title))),
        ...[definition, ...others].map((own) =>
          wordSimilarity(one.xWords, columnWords(own.curves[curve.id]?.x.title ?? '')),
        ),
      );
      const score = alike + (one.facts.unit === undefined ? 0 : 0.3) + (one.xUnit === undefined ? 0 : 0.3);
      return score >= LEAST ? [{ series: one, curve: curve.id, score, unit, xUnit }] : [];
    }),
  );
  return keepBestMatches(
    found,
    ({ series: one }) => one.pattern,
    ({ curve }) => curve,
  );
}

function listTitles(curve: CurveDefinition | undefined): string[] {
  return curve ? [curve.title, ...curve.y.map(({ title }) => title), ...(curve.axis ? [curve.axis] : [])] : [];
}

/** Whether most x are on the axis of a numbered curve, or all are within the limits of another curve's x. */
function isOnAxis(xs: readonly number[], { x }: CurveDefinition): boolean {
  const { source, minimum = -Infinity, maximum = x.unit === '%' ? 100 : Infinity } = x;
  if (!('from' in source)) return xs.every((one) => one >= minimum && one <= maximum);
  return xs.filter((one) => one >= source.from && one <= source.to).length > xs.length / 2;
}

interface AxisMatch {
  index: number;
  part: CurvePart;
  score: number;
  unit: string;
}

/**
 * Matches columns of lists with the curve axes that they most likely fill: each list of x rises, and the lists of one
 * curve are equally long.
 */
export function matchLists(columnFacts: readonly ColumnFacts[], [definition, ...others]: KindAppearance): AxisMatch[] {
  const parts = listCurveParts(definition);
  const found = columnFacts.flatMap((facts, index) =>
    parts.flatMap((part): AxisMatch[] => {
      const { curve, axis, shape } = part;
      if (facts.lists.length === 0) return [];
      const unit = facts.unit ?? shape.unit ?? '';
      const ratio = unitRatio({ from: unit, to: shape.unit });
      if (!ratio) return [];
      if (axis === 'x') {
        const toAxis = (x: number) => (x * Number(ratio[0])) / Number(ratio[1]);
        const fits = facts.lists.every((list) => risesThroughout(list) && isOnAxis(list.map(toAxis), curve));
        if (!fits) return [];
      }
      const titles = [definition, ...others].flatMap((own) => {
        const same = own.curves[curve.id];
        if (!same) return [];
        return axis === 'x' ? [same.x.title] : [same.y[axis]?.title ?? '', same.title];
      });
      const alike = Math.max(...titles.map((title) => wordSimilarity(facts.words, columnWords(title))));
      const score = alike + (facts.unit !== undefined && shape.unit !== undefined ? 0.3 : 0);
      return score >= LEAST ? [{ index, part, score, unit }] : [];
    }),
  );
  const chosen = keepBestMatches(
    found,
    ({ index }) => index,
    ({ part }) => part.id,
  );
  return chosen.filter(({ part, index }) => {
    // A curve needs an x and at least one y of the same length.
    const partner = chosen.find(
      (one) => one.part.curve.id === part.curve.id && (one.part.axis === 'x') !== (part.axis === 'x'),
    );
    return partner !== undefined && haveSameLengths(columnFacts[index], columnFacts[partner.index]);
  });
}

function haveSameLengths(some: ColumnFacts | undefined, others: ColumnFacts | undefined): boolean {
  if (!some || !others || some.lists.length !== others.lists.length) return false;
  const same = some.lists.filter((list, index) => list.length === others.lists[index]?.length).length;
  return same >= some.lists.length * 0.7;
}
