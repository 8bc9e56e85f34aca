import { Suspense, useMemo } from 'react';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { columnTitle } from '#widgets/curveMessages.ts';
import { OVERLAY_COLORS, type OverlaySeries } from '#widgets/OverlaySeries.ts';
import styles from './CurveVersions.module.css';

export interface DrawnVersion {
  /** Its label in the legend. */
  label: string;
  points: CurvePoints;
}

interface CurveVersionsProps {
  curve: CurveDefinition;
  /** The chart is redrawn when this array changes. */
  versions: readonly DrawnVersion[];
  /** Whether the first version is the former one, drawn grey and dashed behind the others. */
  isChange: boolean;
}

// uPlot is only fetched when a curve is shown.
const OverlayChart = lazyPart(async () => (await import('#widgets/OverlayChart.tsx')).OverlayChart);

/** Several versions of a curve on one chart. */
export function CurveVersions({ curve, versions, isChange }: CurveVersionsProps) {
  const series = useMemo(() => toSeries(curve, versions, isChange), [curve, versions, isChange]);
  const [first] = curve.y;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <OverlayChart
        label={curve.title}
        axis={curve.axis ?? (first ? columnTitle(first) : '')}
        xTitle={columnTitle(curve.x)}
        series={series}
        logarithmic={curve.logarithmic}
      />
    </Suspense>
  );
}

const DASHES = ['long', 'short'] as const;

/**
 * Each version has its own colour, and its second curve is dashed. A change shows each curve in its usual colour, and the
 * former ones in different dashes.
 */
function toSeries(curve: CurveDefinition, versions: readonly DrawnVersion[], isChange: boolean): OverlaySeries[] {
  return versions.flatMap(({ label, points }, version) =>
    curve.y.map((column, index) => {
      const isOld = isChange && version === 0;
      const place = isChange ? index : version;
      return {
        label: curve.y.length > 1 ? `${label}: ${column.title}` : label,
        x: points.x,
        y: points.y[index] ?? [],
        color: isOld ? 'muted' : (OVERLAY_COLORS[place % OVERLAY_COLORS.length] ?? 'curve-1'),
        dashes: isOld ? DASHES[index % 2] : isChange || index === 0 ? undefined : 'long',
      };
    }),
  );
}
