import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis, CurveDefinition } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { formatNumber } from '#model/parseNumber.ts';
import type { Transformation } from '#model/transformCurve.ts';
import { quantity } from '#widgets/curveMessages.ts';

export type TransformationKind = Transformation['kind'];

/** A number that a transformation needs. */
export interface Parameter {
  name: 'by' | 'from' | 'to' | 'step';
  label: string;
  unit: string;
  /** The initial text, which changes nothing or little. */
  start: string;
}

export const KIND_LABELS: Readonly<Record<TransformationKind, string>> = {
  scale: 'Scale by a factor',
  normalise: 'Normalise to a maximum',
  offset: 'Add an offset',
  fill: 'Fill gaps linearly',
  sort: 'Sort by x',
  resample: 'Resample at equal steps',
};

/** Lists the possible transformations of a curve; those of a numbered one keep x unchanged. */
export function listKinds({ fixedX }: { fixedX: boolean }): TransformationKind[] {
  const all: TransformationKind[] = ['scale', 'normalise', 'offset', 'fill'];
  return fixedX ? all : [...all, 'sort', 'resample'];
}

/** Whether a transformation can be limited to one series. */
export function isOfSeries(kind: TransformationKind): boolean {
  return kind !== 'sort' && kind !== 'resample';
}

/** Lists the numbers that a transformation needs; those of y are in the unit of the series. */
export function listParameters(
  kind: TransformationKind,
  { curve, series, points }: { curve: CurveDefinition; series: number | undefined; points: CurvePoints },
): Parameter[] {
  const [x, y] = [curve.x.unit ?? '', curve.y[series ?? 0]?.unit ?? ''];
  const known = points.x.filter(Number.isFinite);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  switch (kind) {
    case 'scale':
      return [{ name: 'by', label: 'Factor', unit: '', start: '1' }];
    case 'normalise':
      return [{ name: 'to', label: 'Maximum', unit: y, start: y === '%' ? '100' : '1' }];
    case 'offset':
      return [{ name: 'by', label: 'Offset', unit: y, start: '0' }];
    case 'resample':
      return [
        { name: 'from', label: 'From', unit: x, start: formatNumber(first) },
        { name: 'to', label: 'To', unit: x, start: formatNumber(last) },
        { name: 'step', label: 'Step', unit: x, start: formatNumber((last - first) / Math.max(known.length - 1, 1)) },
      ];
    default:
      return [];
  }
}

interface Chosen {
  kind: TransformationKind;
  /** Index of the series; undefined for all. */
  series: number | undefined;
  values: Readonly<Record<Parameter['name'], number>>;
}

export function toTransformation({ kind, series, values: { by, from, to, step } }: Chosen): Transformation {
  switch (kind) {
    case 'sort':
      return { kind };
    case 'resample':
      return { kind, from, to, step };
    case 'fill':
      return { kind, curve: series };
    case 'normalise':
      return { kind, to, curve: series };
    default:
      return { kind, by, curve: series };
  }
}

/** The message about what was done. */
export function describeDone(change: Transformation, { x, y }: { x: CurveAxis; y: readonly CurveAxis[] }): string {
  const unit = y[('curve' in change && change.curve) || 0]?.unit;
  switch (change.kind) {
    case 'sort':
      return `Sorted by ${insideSentence(x.title)}`;
    case 'scale':
      return `Scaled by ${formatNumber(change.by)}`;
    case 'normalise':
      return `Normalised to ${quantity(change.to, unit)}`;
    case 'offset':
      return `Added ${quantity(change.by, unit)}`;
    case 'resample':
      return `Resampled at steps of ${quantity(change.step, x.unit)}`;
    case 'fill':
      return 'Gaps were filled linearly';
  }
}
