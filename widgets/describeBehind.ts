import { compareLines, findLargestGaps, gapBetween, type Line } from '#model/compareLines.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { significantText } from '#model/significantText.ts';
import type { LinesBehind } from './behindPlot.ts';
import { quantity } from './curveMessages.ts';

/** One statement about the difference; `side` names the area that shows it. */
export interface DifferencePart {
  side?: 'higher' | 'lower';
  text: string;
}

interface Axes {
  x: CurveAxis;
  y: readonly CurveAxis[];
}

/** How each series differs from the one behind: 'Power', 'up to 120 kW lower at 9 m/s', 'up to 45 kW higher ...'. */
export function describeSeries(
  { x, y }: Axes,
  { own, other }: LinesBehind,
): { title: string; parts: DifferencePart[] }[] {
  return y.map((axis, curve) => ({
    title: axis.title,
    parts: describeLine({ x, y: axis }, own[curve] ?? [], other[curve] ?? []),
  }));
}

/** The differences as one sentence: 'Compared with Enercon E-82: Power up to 120 kW lower at 9 m/s.' */
export function describeBehind(axes: Axes, { name, lines }: { name: string; lines: LinesBehind }): string {
  if (isNothing(lines.other)) return noPoints(name);
  const series = describeSeries(axes, lines).map(
    ({ title, parts }) => `${title} ${parts.map(({ text }) => text).join(', ')}`,
  );
  return `Compared with ${name}: ${series.join('; ')}.`;
}

/** How a series differs from the one behind at x: '120 kW lower than Enercon E-82'; undefined if one lacks that x. */
export function describeGap(
  { name, lines }: { name: string; lines: LinesBehind },
  { curve, x, unit }: { curve: number; x: number | undefined; unit: string | undefined },
): string | undefined {
  const gap = x === undefined ? undefined : gapBetween(lines.own[curve] ?? [], lines.other[curve] ?? [], x);
  if (gap === undefined) return undefined;
  if (gap === 0) return `the same as ${name}`;
  return `${formatGap(Math.abs(gap), unit)} ${gap > 0 ? 'higher' : 'lower'} than ${name}`;
}

/** Whether a curve has no points to draw. */
export function isNothing(lines: readonly Line[]): boolean {
  return lines.every((line) => line.length === 0);
}

/** The message about a curve that can't be drawn. */
export function noPoints(name: string): string {
  return `${name} has no points of this curve.`;
}

function describeLine({ x, y }: { x: CurveAxis; y: CurveAxis }, own: Line, other: Line): DifferencePart[] {
  const difference = compareLines(own, other);
  if (!difference.overlaps) return [{ text: `with no ${insideSentence(x.title)} in common` }];
  const sides = findLargestGaps(difference);
  const parts = (['higher', 'lower'] as const).flatMap((side) => {
    const gap = sides[side];
    if (!gap) return [];
    return [{ by: gap.by, side, text: `up to ${formatGap(gap.by, y.unit)} ${side} at ${quantity(gap.x, x.unit)}` }];
  });
  if (parts.length === 0) return [{ text: 'the same' }];
  return parts.sort((a, b) => b.by - a.by).map(({ side, text }) => ({ side, text }));
}

function formatGap(by: number, unit: string | undefined): string {
  // '5 % lower' would read as a share of the other value.
  const measure = unit === '%' ? 'percentage points' : unit;
  return measure ? `${significantText(by)} ${measure}` : significantText(by);
}
