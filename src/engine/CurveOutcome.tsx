import { memo, useMemo } from 'react';
import { curveFaults } from '#model/curveFaults.ts';
import { type CurvePoints, pointCount, valueAt } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { columnTitle, faultMessage } from '#widgets/curveMessages.ts';
import { Adjustments } from './Adjustments.tsx';
import styles from './CurveDialog.module.css';
import { CurveVersions } from './CurveVersions.tsx';
import { FaultCount } from './FaultCount.tsx';
import { PreviewTable } from './PreviewTable.tsx';

interface CurveOutcomeProps {
  curve: CurveDefinition;
  before: CurvePoints;
  after: CurvePoints;
  /** Label of the new curve in the legend. */
  label: string;
  /** Messages about what was done; if it is refused, the last one says why. */
  notes: readonly string[];
  /** Why the change is refused. */
  refusal?: string | undefined;
}

/** A preview of a changed curve: its chart over the current one, its points, and notes on what was done. */
export const CurveOutcome = memo(function CurveOutcome(props: CurveOutcomeProps) {
  const { curve, before, after, label, notes, refusal } = props;
  const isRefused = refusal !== undefined;
  const versions = useMemo(
    () => [{ label: 'Now', points: before }, ...(isRefused ? [] : [{ label, points: after }])],
    [before, after, label, isRefused],
  );
  return (
    <section className={styles.side} aria-label="Result">
      <h3 className={styles.heading}>Result</h3>
      <Adjustments notes={notes} isRefused={isRefused} />
      <CurveVersions curve={curve} versions={versions} isChange />
      {!isRefused && <PointTable curve={curve} before={before} points={after} />}
    </section>
  );
});

/** The points, with marks on values that differ from the current ones or break a rule. */
function PointTable({ curve, before, points }: { curve: CurveDefinition; before: CurvePoints; points: CurvePoints }) {
  const columns = [curve.x, ...curve.y];
  const faults = new Map(
    curveFaults(points, curve).map(({ row, column, code }) => [
      `${row}:${column}`,
      faultMessage(code, columns[column] ?? {}),
    ]),
  );
  return (
    <>
      <PreviewTable
        label="Points"
        columns={columns.map((column) => ({ title: columnTitle(column) }))}
        count={pointCount(points)}
        rowsName="points"
        readCell={(row, column) => {
          const value = valueAt(points, { row, column });
          return {
            text: formatNumber(value),
            fault: faults.get(`${row}:${column}`),
            isChanged: value !== valueAt(before, { row, column }),
          };
        }}
      />
      <FaultCount count={faults.size} />
    </>
  );
}
