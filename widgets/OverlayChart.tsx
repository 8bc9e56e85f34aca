import 'uplot/dist/uPlot.min.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import type { Axis } from '#model/FormDefinition.ts';
import { followPage } from './followPage.ts';
import { lineDash, overlayDash } from './lineDashes.ts';
import styles from './OverlayChart.module.css';
import type { OverlaySeries } from './OverlaySeries.ts';
import { forcedColor, isSameLook, overlayData, overlayOptions } from './overlayPlot.ts';
import { useForcedColors } from './useForcedColors.ts';
import { isWhole } from './wholeTicks.ts';

export interface OverlayChartProps {
  label: string;
  axis: string;
  xTitle: string;
  /** Drawn one over the other, the last one uppermost. */
  series: readonly OverlaySeries[];
  /** The axes that are logarithmic while all their values are positive; pass the same array on every render. */
  logarithmic?: readonly Axis[] | undefined;
}

/** A read-only chart of lines over one x; the same values are given as text beside the chart. */
export function OverlayChart({ label, axis, xTitle, series, logarithmic }: OverlayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isForced = useForcedColors();
  const plot = useRef<uPlot>(undefined);
  const latest = useRef(series);
  /** Lines that look like `series`; the chart is only made anew when these change, which takes longer than its drawing. */
  const [alike, setAlike] = useState(series);
  if (alike !== series && !isSameLook(alike, series, logarithmic ?? NO_AXES)) setAlike(series);

  useEffect(() => {
    const isDrawn = latest.current === series;
    latest.current = series;
    if (plot.current && !isDrawn) redraw(plot.current, series);
  }, [series]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const options = overlayOptions({ width, height, axis, xTitle, series: alike, isForced, logarithmic });
    const created = new uPlot(options, overlayData(latest.current), element);
    plot.current = created;
    const unfollow = followPage(created, element);
    return () => {
      plot.current = undefined;
      unfollow();
      created.destroy();
    };
  }, [axis, xTitle, alike, isForced, logarithmic]);
  return (
    <figure className={styles.chart} aria-label={`Chart of ${label}`}>
      <div ref={box} className={styles.box} />
      <figcaption>
        <ul className={styles.legend}>
          {series.map((line, index) => (
            <li key={line.label}>
              <LegendLine line={line} forcedIndex={isForced ? index : undefined} />
              <bdi>{line.label}</bdi>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const NO_AXES: readonly Axis[] = [];

function redraw(plot: uPlot, series: readonly OverlaySeries[]): void {
  const wasWhole = isWhole(plot.data[0]);
  const data = overlayData(series);
  plot.setData(data);
  // uPlot keeps the ticks of an axis while its range is unchanged.
  if (isWhole(data[0]) !== wasWhole) plot.redraw(false, true);
}

/** A sample of a line as the chart draws it. */
function LegendLine({ line, forcedIndex }: { line: OverlaySeries; forcedIndex: number | undefined }) {
  const color = forcedIndex === undefined ? line.color : forcedColor(forcedIndex);
  const dash = forcedIndex === undefined ? overlayDash(line.dashes) : lineDash(forcedIndex);
  return (
    <svg className={styles.line} width="26" height="4" aria-hidden="true" style={toColor(color)}>
      <line x1="0" y1="2" x2="26" y2="2" stroke="currentColor" strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  );
}

function toColor(color: OverlaySeries['color']): CSSProperties {
  return { color: color.startsWith('#') ? color : `var(--${color})` };
}
