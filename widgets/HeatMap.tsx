import { memo, type PointerEvent, useMemo } from 'react';
import type { MapDefinition, MapValue } from '#model/FormDefinition.ts';
import { mapQuantity } from '#model/mapMessages.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { columnTitle } from './curveMessages.ts';
import styles from './HeatMap.module.css';
import { edgeShares, numberRange } from './mapBounds.ts';
import type { MapCellPosition } from './mapCells.ts';
import { MAP_GRADIENT, mapColor } from './mapColors.ts';

interface HeatMapProps {
  map: MapDefinition;
  /** NaN where a cell holds no number. */
  value: MapValue;
  /** The marked cell, by its row and column in the table. */
  active: MapCellPosition | undefined;
  onHover: (cell: MapCellPosition | undefined) => void;
}

/** A map as coloured cells to scale, y upwards, with a legend; the table holds the same values. */
export function HeatMap({ map, value, active, onHover }: HeatMapProps) {
  const columns = useMemo(() => edgeShares(value.x), [value.x]);
  const rows = useMemo(() => edgeShares(value.y), [value.y]);
  const range = useMemo(() => numberRange(value.z), [value.z]);

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const column = findCell(columns, (event.clientX - left) / width);
    const row = findCell(rows, 1 - (event.clientY - top) / height);
    onHover(column < 1 || row < 1 ? undefined : { row, column });
  }

  const marked = active && active.row > 0 && active.column > 0 ? active : undefined;
  return (
    <figure className={styles.figure}>
      <span className={styles.yTitle}>{columnTitle(map.y)}</span>
      <Ticks values={value.y} edges={rows} side="y" />
      <svg
        className={styles.plot}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={describe(map, value)}
        onPointerMove={point}
        onPointerLeave={() => onHover(undefined)}
      >
        <Cells value={value} columns={columns} rows={rows} range={range} />
        {marked && (
          <rect
            className={styles.mark}
            x={columns[marked.column - 1]}
            y={1 - (rows[marked.row] ?? 1)}
            width={span(columns, marked.column)}
            height={span(rows, marked.row)}
          />
        )}
      </svg>
      <Ticks values={value.x} edges={columns} side="x" />
      <span className={styles.xTitle}>{columnTitle(map.x)}</span>
      {range && (
        <figcaption className={styles.legend}>
          <span>{formatNumber(range.least)}</span>
          <span className={styles.scale} style={{ background: MAP_GRADIENT }} />
          <span>{mapQuantity(range.most, map.z)}</span>
        </figcaption>
      )}
    </figure>
  );
}

interface CellsProps {
  value: MapValue;
  columns: readonly number[];
  rows: readonly number[];
  range: { least: number; most: number } | undefined;
}

/** Draws one path per colour step, however many cells there are. */
const Cells = memo(function Cells({ value, columns, rows, range }: CellsProps) {
  const paths = new Map<number, string>();
  value.z.forEach((cells, row) => {
    cells.forEach((number, column) => {
      if (!range || !Number.isFinite(number)) return;
      const step = Math.round(((number - range.least) / (range.most - range.least || 1)) * STEPS);
      const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? 0];
      const [top, bottom] = [1 - (rows[row + 1] ?? 0), 1 - (rows[row] ?? 0)];
      paths.set(step, `${paths.get(step) ?? ''}M${left} ${top}H${right}V${bottom}H${left}Z`);
    });
  });
  return [...paths].map(([step, d]) => <path key={step} d={d} fill={mapColor(step / STEPS)} />);
});

const STEPS = 64;

/** Numbers along an axis, as many as fit. */
function Ticks({ values, edges, side }: { values: readonly number[]; edges: readonly number[]; side: 'x' | 'y' }) {
  return (
    <div className={side === 'x' ? styles.xTicks : styles.yTicks} aria-hidden="true">
      {placeTicks(values, edges).map(({ value, middle }) => (
        <span key={middle} style={side === 'x' ? { left: `${100 * middle}%` } : { bottom: `${100 * middle}%` }}>
          {formatNumber(value)}
        </span>
      ))}
    </div>
  );
}

function placeTicks(values: readonly number[], edges: readonly number[]): { value: number; middle: number }[] {
  const placed: { value: number; middle: number }[] = [];
  for (const [index, value] of values.entries()) {
    const middle = ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
    const isFree = placed.every((other) => Math.abs(other.middle - middle) >= TICK_ROOM);
    if (Number.isFinite(value) && isFree) placed.push({ value, middle });
  }
  return placed;
}

/** The share of an axis that a number takes. */
const TICK_ROOM = 0.09;

/** The cell at a share of an axis, counting from 1; 0 outside. */
function findCell(edges: readonly number[], share: number): number {
  return Math.max(
    0,
    edges.findIndex((edge) => share < edge),
  );
}

function span(edges: readonly number[], cell: number): number {
  return (edges[cell] ?? 0) - (edges[cell - 1] ?? 0);
}

/** The chart's accessible name, with its lowest and highest value. */
function describe(map: MapDefinition, { x, y, z }: MapValue): string {
  const range = numberRange(z);
  if (!range) return `Heat map of ${map.z.title}: no values yet.`;
  const place = (wanted: number) => {
    const row = z.findIndex((cells) => cells.includes(wanted));
    const column = z[row]?.indexOf(wanted) ?? 0;
    const at = [mapQuantity(y[row] ?? Number.NaN, map.y), mapQuantity(x[column] ?? Number.NaN, map.x)];
    return `${mapQuantity(wanted, map.z)} at ${at.join(', ')}`;
  };
  return `Heat map of ${map.z.title}: lowest ${place(range.least)}; highest ${place(range.most)}. The table holds all values.`;
}
