import { createChartScale } from '#model/chartScale.ts';
import { formatNumber } from '#model/parseNumber.ts';
import styles from './PrintChart.module.css';

export interface PrintSeries {
  label: string;
  x: readonly number[];
  y: readonly number[];
}

export interface PrintChartProps {
  label: string;
  xTitle: string;
  yTitle: string;
  series: readonly PrintSeries[];
  logarithmic: readonly ('x' | 'y')[] | undefined;
}

const [WIDTH, HEIGHT] = [720, 260];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 12, 8, 40];

/** A printable line chart as vector graphics; its lines differ in dashes as well as in colour. */
export function PrintChart({ label, xTitle, yTitle, series, logarithmic = [] }: PrintChartProps) {
  const xs = createChartScale(
    series.flatMap(({ x }) => x),
    { isLog: logarithmic.includes('x') },
  );
  const ys = createChartScale(
    series.flatMap(({ y }) => y),
    { isLog: logarithmic.includes('y') },
  );
  const left = (x: number) => LEFT + xs.place(x) * (WIDTH - LEFT - RIGHT);
  const top = (y: number) => HEIGHT - BOTTOM - ys.place(y) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {ys.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={top(tick)} y2={top(tick)} />
            <text x={LEFT - 6} y={top(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {xs.ticks.map((tick) => (
          <text key={tick} x={left(tick)} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
            {formatNumber(tick)}
          </text>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
          {xTitle}
        </text>
        <text transform={`translate(12 ${(HEIGHT - BOTTOM) / 2}) rotate(-90)`} textAnchor="middle">
          {yTitle}
        </text>
        {series.map((one, index) => (
          <polyline key={one.label} {...getStroke(index)} points={toPoints(one, left, top)} fill="none" />
        ))}
      </svg>
      {series.length > 1 && (
        <figcaption className={styles.legend}>
          {series.map((one, index) => (
            <span key={one.label}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <line x1="0" x2="28" y1="4" y2="4" {...getStroke(index)} />
              </svg>
              <bdi>{one.label}</bdi>
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

const DASHES = [undefined, '6 3', '2 3', '9 3 2 3', '12 4', '1 2'];

function getStroke(index: number) {
  const place = index % DASHES.length;
  return { stroke: `var(--curve-${place + 1})`, strokeWidth: 1.75, strokeDasharray: DASHES[place] };
}

/** Returns the points of a polyline; points without a value, or without a logarithm on such an axis, are left out. */
function toPoints({ x, y }: PrintSeries, left: (x: number) => number, top: (y: number) => number): string {
  const places = x.map((value, index) => [left(value), top(y[index] ?? Number.NaN)] as const);
  return places
    .flatMap((place) => (place.every(Number.isFinite) ? place.map((at) => at.toFixed(1)).join() : []))
    .join(' ');
}
