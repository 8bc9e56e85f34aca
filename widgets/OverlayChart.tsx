import 'uplot/dist/uPlot.min.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import uPlot from 'uplot';
import styles from './OverlayChart.module.css';
import { type OverlaySeries, overlayData, overlayOptions } from './overlayPlot.ts';

export interface OverlayChartProps {
  label: string;
  axis: string;
  xTitle: string;
  /** Drawn one over the other, the last one uppermost. */
  series: readonly OverlaySeries[];
}

/** The variable of the legend's style sheet. */
function toLineColor(color: string): CSSProperties {
  // React's type lacks CSS variables.
  return { '--line-color': color } as CSSProperties;
}

/** A read-only chart of lines over one x; the same values are given as text beside the chart. */
export function OverlayChart({ label, axis, xTitle, series }: OverlayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const plot = new uPlot(overlayOptions({ width, height, axis, xTitle, series }), overlayData(series), element);
    const sizes = new ResizeObserver(() => {
      const size = element.getBoundingClientRect();
      if (size.width !== plot.width || size.height !== plot.height) plot.setSize(size);
    });
    sizes.observe(element);
    const themes = new MutationObserver(() => plot.redraw(false, true));
    themes.observe(document.documentElement, { attributes: true });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      plot.destroy();
    };
  }, [axis, xTitle, series]);
  return (
    <figure className={styles.chart} aria-label={`Chart of ${label}`}>
      <div ref={box} className={styles.box} />
      <figcaption>
        <ul className={styles.legend}>
          {series.map((line) => (
            <li
              key={line.label}
              data-color={line.color}
              data-dashed={line.isDashed || undefined}
              // A colour that is not a token of the theme.
              style={line.color.startsWith('#') ? toLineColor(line.color) : undefined}
            >
              <bdi>{line.label}</bdi>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
