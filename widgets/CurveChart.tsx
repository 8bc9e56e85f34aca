import { type RefObject, useLayoutEffect, useRef } from 'react';
import 'uplot/dist/uPlot.min.css';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { Axis } from '#model/FormDefinition.ts';
import styles from './CurveChart.module.css';
import { describeBehind } from './describeBehind.ts';
import type { FollowCurve } from './LiveCurve.ts';
import { LogToggle } from './LogToggle.tsx';
import { POINT_KEYS_HINT, POINT_KEYS_X_HINT } from './pointKeys.ts';
import { summariseCurve } from './summariseCurve.ts';
import { type ChartSetup, useCurveChart } from './useCurveChart.ts';

interface CurveChartProps extends Omit<ChartSetup, 'log'> {
  label: string;
  idPrefix: string;
  /** The axes that are logarithmic. */
  logarithmic: readonly Axis[];
  onLogarithmic: (axes: readonly Axis[]) => void;
  /** Is set to the function that shows a typed value. */
  followRef: RefObject<FollowCurve | undefined>;
}

/** The curves as lines with dots that are moved by dragging or arrow keys; the table beside them shows the same points. */
export function CurveChart(props: CurveChartProps) {
  const { label, idPrefix, logarithmic, onLogarithmic, followRef, ...setup } = props;
  const log = { x: logarithmic.includes('x'), y: logarithmic.includes('y') };
  const { box, tip, tipTexts, byPointer, follow, createHandle } = useCurveChart({ ...setup, log });
  const keysId = `${idPrefix}-keys`;
  const summaryId = `${idPrefix}-summary`;
  const { x, y, points, behind } = setup;
  const summary = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLParagraphElement>(null);

  // These texts follow each typed value, so they are written into the page without a render.
  useLayoutEffect(() => write(place.current, tipTexts[0]));
  useLayoutEffect(() => {
    const comparison = behind && describeBehind({ x, y }, behind);
    write(summary.current, [summariseCurve({ x, y, points }), comparison].filter(Boolean).join(' '));
  }, [x, y, points, behind]);

  function toggleY(isOn: boolean) {
    const others = logarithmic.filter((one) => one !== 'y');
    onLogarithmic(isOn ? [...others, 'y'] : others);
  }

  useLayoutEffect(() => {
    followRef.current = (next: CurvePoints, cell) => {
      const texts = follow(next, cell);
      if (!texts) return false;
      write(place.current, texts[0]);
      write(summary.current, summariseCurve({ x, y, points: next }));
      return true;
    };
    return () => {
      followRef.current = undefined;
    };
  });

  return (
    <figure
      className={styles.chart}
      aria-label={`Chart of ${label}`}
      aria-describedby={summaryId}
      data-grab={(tipTexts.length > 0 && setup.editable) || undefined}
      data-pointer={byPointer || undefined}
    >
      <div ref={box} className={styles.box} />
      <LogToggle values={points.y} isOn={log.y} onChange={toggleY} />
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
            <p ref={place} />
            {tipTexts.slice(1).map((text) => (
              <p key="gap">{text}</p>
            ))}
          </div>
        </div>
      )}
      <p ref={summary} id={summaryId} className={styles.keys} />
      <p id={keysId} className={styles.keys}>
        {setup.fixedX ? POINT_KEYS_HINT : `${POINT_KEYS_HINT} ${POINT_KEYS_X_HINT}`}
      </p>
    </figure>
  );
}

function write(element: HTMLElement | null, text = ''): void {
  if (element && element.textContent !== text) element.textContent = text;
}
