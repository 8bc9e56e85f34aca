import { useMemo, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import type { Axis } from '#model/FormDefinition.ts';
import styles from './CurveChart.module.css';
import { describeBehind } from './describeBehind.ts';
import { LogToggle } from './LogToggle.tsx';
import { POINT_KEYS_HINT, POINT_KEYS_X_HINT } from './pointKeys.ts';
import { summariseCurve } from './summariseCurve.ts';
import { type ChartSetup, useCurveChart } from './useCurveChart.ts';

interface CurveChartProps extends Omit<ChartSetup, 'log'> {
  label: string;
  idPrefix: string;
  /** The axes that start logarithmic. */
  logarithmic: readonly Axis[];
}

/** The curves as lines with dots that are moved by dragging or arrow keys; the table beside them shows the same points. */
export function CurveChart({ label, idPrefix, logarithmic, ...setup }: CurveChartProps) {
  const [isLogY, setLogY] = useState(() => logarithmic.includes('y'));
  const log = { x: logarithmic.includes('x'), y: isLogY };
  const { box, tip, tipTexts, byPointer, createHandle } = useCurveChart({ ...setup, log });
  const keysId = `${idPrefix}-keys`;
  const summaryId = `${idPrefix}-summary`;
  const { x, y, points, behind } = setup;
  const summary = useMemo(() => summariseCurve({ x, y, points }), [x, y, points]);
  const comparison = useMemo(() => behind && describeBehind({ x, y }, behind), [x, y, behind]);
  return (
    <figure
      className={styles.chart}
      aria-label={`Chart of ${label}`}
      aria-describedby={summaryId}
      data-grab={(tipTexts.length > 0 && setup.editable) || undefined}
      data-pointer={byPointer || undefined}
    >
      <div ref={box} className={styles.box} />
      <LogToggle values={points.y} isOn={isLogY} onChange={setLogY} />
      {createHandle &&
        setup.y.map((axis, curve) => (
          <input
            key={axis.title}
            type="range"
            className={styles.handle}
            aria-describedby={keysId}
            aria-readonly={!setup.editable || undefined}
            step="any"
            {...createHandle(axis, curve)}
          />
        ))}
      {tipTexts.length > 0 && (
        <div ref={tip} className={styles.tip} aria-hidden="true">
          <div>
            {tipTexts.map((text, index) => (
              <p key={index === 0 ? 'point' : 'gap'}>{text}</p>
            ))}
          </div>
        </div>
      )}
      <p id={summaryId} className={styles.keys}>
        {summary} {comparison}
      </p>
      <p id={keysId} className={styles.keys}>
        {setup.fixedX ? POINT_KEYS_HINT : `${POINT_KEYS_HINT} ${POINT_KEYS_X_HINT}`}
      </p>
    </figure>
  );
}
