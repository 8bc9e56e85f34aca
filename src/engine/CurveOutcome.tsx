import { lazy, Suspense, useMemo } from 'react';
import { type CurvePoints, curveFaults, pointCount, valueAt } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { columnTitle, faultMessage } from '#widgets/curveMessages.ts';
import { OVERLAY_COLORS, type OverlaySeries } from '#widgets/overlayPlot.ts';
import styles from './CurveDialog.module.css';

interface CurveOutcomeProps {
  curve: CurveDefinition;
  before: CurvePoints;
  after: CurvePoints;
  /** What the legend calls the curve afterwards. */
  label: string;
  /** What was done, in words; the last one says why it can't be done. */
  notes: readonly string[];
  /** Why it can't be done. */
  refusal?: string | undefined;
}

const OverlayChart = lazy(() =>
  import('#widgets/OverlayChart.tsx').then((module) => ({ default: module.OverlayChart })),
);

/** Rows that are drawn. */
const MOST_ROWS = 200;

/** The curve that would be: its chart over that of now, its points, and what was done to the block. */
export function CurveOutcome({ curve, before, after, label, notes, refusal }: CurveOutcomeProps) {
  const isRefused = refusal !== undefined;
  const series = useMemo(
    () =>
      toSeries(curve, [
        { points: before, label: 'Now', isOld: true },
        ...(isRefused ? [] : [{ points: after, label, isOld: false }]),
      ]),
    [curve, before, after, label, isRefused],
  );
  const [first] = curve.y;
  return (
    <section className={styles.side} aria-label="Result">
      <h3 className={styles.heading}>Result</h3>
      <ul className={styles.notes} aria-label="Adjustments" aria-live="polite">
        {notes.map((note, index) => (
          <li key={note} data-refusal={(isRefused && index === notes.length - 1) || undefined}>
            {note}
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className={styles.chart} />}>
        <OverlayChart
          label={curve.title}
          axis={curve.axis ?? (first ? columnTitle(first) : '')}
          xTitle={columnTitle(curve.x)}
          series={series}
        />
      </Suspense>
      {!isRefused && <PointTable curve={curve} before={before} points={after} />}
    </section>
  );
}

interface Version {
  points: CurvePoints;
  label: string;
  isOld: boolean;
}

function toSeries(curve: CurveDefinition, versions: readonly Version[]): OverlaySeries[] {
  return versions.flatMap(({ points, label, isOld }) =>
    curve.y.map((column, index) => ({
      label: curve.y.length > 1 ? `${label}: ${column.title}` : label,
      x: points.x,
      y: points.y[index] ?? [],
      color: isOld ? ('muted' as const) : (OVERLAY_COLORS[index] ?? 'curve-1'),
      isDashed: isOld,
    })),
  );
}

/** The points; what differs from now and what breaks a rule is marked. */
function PointTable({ curve, before, points }: { curve: CurveDefinition; before: CurvePoints; points: CurvePoints }) {
  const columns = [curve.x, ...curve.y];
  const count = pointCount(points);
  const faults = new Map(
    curveFaults(points, curve).map(({ row, column, code }) => [
      `${row}:${column}`,
      faultMessage(code, columns[column] ?? {}),
    ]),
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table} aria-label="Points">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {columnTitle(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => row).map((row) => (
              <tr key={row}>
                {columns.map(({ title }, column) => {
                  const cell = { row, column };
                  const fault = faults.get(`${row}:${column}`);
                  return (
                    <td
                      key={title}
                      title={fault}
                      data-invalid={fault !== undefined || undefined}
                      data-changed={valueAt(points, cell) !== valueAt(before, cell) || undefined}
                    >
                      {formatNumber(valueAt(points, cell))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > MOST_ROWS && <p className={styles.more}>and {count - MOST_ROWS} more points</p>}
      {faults.size > 0 && (
        <p className={styles.faults}>
          {faults.size === 1 ? 'One value breaks a rule' : `${faults.size} values break a rule`} and can be corrected
          afterwards.
        </p>
      )}
    </>
  );
}
