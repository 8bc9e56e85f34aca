import { lazy, memo, Suspense, useMemo } from 'react';
import { curveFieldNames, toCurvePoints } from '#model/curveText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { columnTitle } from '#widgets/curveMessages.ts';
import { OVERLAY_COLORS, type OverlaySeries } from '#widgets/overlayPlot.ts';
import styles from './CurveOverlay.module.css';

export interface CurveVersion {
  /** What the legend says of it: 'Before', or a component's name. */
  label: string;
  /** Texts of the curve's fields. */
  texts: Texts;
}

export interface CurveOverlayProps {
  curve: CurveDefinition;
  versions: readonly CurveVersion[];
  /** The first version is what was: grey and dashed behind the others. */
  isChange?: boolean | undefined;
}

// uPlot is only fetched by those who look at a curve.
const OverlayChart = lazy(() =>
  import('#widgets/OverlayChart.tsx').then((module) => ({ default: module.OverlayChart })),
);

/** Several versions of a curve on one chart, which is drawn anew only when one of their texts or labels changes. */
export const CurveOverlay = memo(function CurveOverlay({ curve, versions, isChange = false }: CurveOverlayProps) {
  const series = useMemo(() => toSeries(curve, versions, isChange), [curve, versions, isChange]);
  const [first] = curve.y;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <OverlayChart
        label={curve.title}
        axis={curve.axis ?? (first ? columnTitle(first) : '')}
        xTitle={columnTitle(curve.x)}
        series={series}
      />
    </Suspense>
  );
}, hasSameContent);

function hasSameContent(before: CurveOverlayProps, after: CurveOverlayProps): boolean {
  if (before.curve !== after.curve || before.isChange !== after.isChange) return false;
  if (before.versions.length !== after.versions.length) return false;
  const names = curveFieldNames(after.curve);
  return after.versions.every(({ label, texts }, index) => {
    const old = before.versions[index];
    return old?.label === label && names.every((name) => old.texts[name] === texts[name]);
  });
}

/** Each version has its own colour, and its second curve is dashed; a change shows each curve in its usual colour. */
function toSeries(curve: CurveDefinition, versions: readonly CurveVersion[], isChange: boolean): OverlaySeries[] {
  return versions.flatMap(({ label, texts }, version) => {
    const { x, y } = toCurvePoints(curve, (name) => texts[name] ?? '');
    return curve.y.map((column, index) => {
      const isOld = isChange && version === 0;
      const place = isChange ? index : version;
      return {
        label: curve.y.length > 1 ? `${label}: ${column.title}` : label,
        x,
        y: y[index] ?? [],
        color: isOld ? 'muted' : (OVERLAY_COLORS[place % OVERLAY_COLORS.length] ?? 'curve-1'),
        isDashed: isOld || (!isChange && index > 0),
      };
    });
  });
}
