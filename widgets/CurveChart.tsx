import 'uplot/dist/uPlot.min.css';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { type CurveFault, type CurvePoints, samePoints } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './CurveChart.module.css';
import { type ChartPoint, type ChartPoints, chartPoints, movePoint, snapped, snapStep } from './chartPoints.ts';
import type { CurveCellPosition } from './curveCells.ts';
import { columnTitle, quantity } from './curveMessages.ts';
import { type PlotState, plotData } from './curvePlot.ts';
import { POINT_KEYS_HINT, POINT_KEYS_X_HINT, pointKey } from './pointKeys.ts';
import { useCurvePlot } from './useCurvePlot.ts';
import { usePointDrag } from './usePointDrag.ts';

interface CurveChartProps {
  label: string;
  /** Title of the y axis. */
  axis: string;
  x: CurveAxis;
  y: readonly CurveAxis[];
  points: CurvePoints;
  faults: readonly CurveFault[];
  fixedX: boolean;
  /** Points can be moved. */
  editable: boolean;
  /** The cell of the table whose point is marked. */
  active: CurveCellPosition | undefined;
  onHover: (cell: CurveCellPosition | undefined) => void;
  /** The point that the keyboard moves; undefined where the focus left the chart. */
  onFocusPoint: (cell: CurveCellPosition | undefined) => void;
  /** While a point is dragged: the curve as it would be; undefined once that is over. */
  onPreview: (points: CurvePoints | undefined) => void;
  onChange: (points: CurvePoints) => void;
  idPrefix: string;
}

/** The curves as lines with dots, moved by dragging or by arrow keys; the table beside it says the same in text. */
export function CurveChart(props: CurveChartProps) {
  const { label, axis, x, y, points, faults, fixedX, editable, onPreview, onChange, onFocusPoint, idPrefix } = props;
  const box = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const handles = useRef<(HTMLInputElement | null)[]>([]);
  const moved = useRef<CurvePoints>(undefined);
  const [chosen, setChosen] = useState<number[]>([]);
  /** A point in the hand needs no keyboard's ring around it. */
  const [byPointer, setByPointer] = useState(false);

  const chart = useMemo(() => chartPoints(points), [points]);
  const active = findPoint(props.active, chart);
  const getCell = ({ index, curve }: ChartPoint) => ({ row: chart.rows[index] ?? 0, column: curve + 1 });
  const [state] = useState<PlotState>(() => ({
    chart,
    faults,
    active,
    yLimits: y,
    held: undefined,
    onDrawn: () => {},
  }));
  const plot = useCurvePlot({ box, axis, xTitle: columnTitle(x), curves: y.length, state });
  const shown = useRef(points);

  const chosenOn = (curve: number) => Math.min(chosen[curve] ?? 0, Math.max(chart.x.length - 1, 0));
  const valueAt = ({ index, curve }: ChartPoint) => chart.y[curve]?.[index] ?? undefined;

  useEffect(() => {
    function placeHandles() {
      if (!plot) return;
      handles.current.forEach((handle, curve) => {
        place(handle, plot, chart, { index: chosenOn(curve), curve });
      });
      if (active) place(tip.current, plot, chart, active);
    }
    Object.assign(state, { chart, faults, active, yLimits: y, onDrawn: placeHandles } satisfies Partial<PlotState>);
    if (samePoints(shown.current, points)) plot?.redraw(false, false);
    else plot?.setData(plotData(chart));
    shown.current = points;
    placeHandles();
  });

  usePointDrag({
    box,
    plot,
    chart: () => state.chart,
    movesX: editable && !fixedX,
    movesY: editable,
    handlers: {
      onHover: (point) => props.onHover(point && getCell(point)),
      onPick: (point) => {
        setByPointer(true);
        handles.current[point.curve]?.focus({ preventScroll: true });
        choose(point);
        if (plot) state.held = { x: scaleRange(plot, 'x'), y: scaleRange(plot, 'y') };
      },
      onMove: (point, to) => {
        moved.current = pointsWith(point, to);
        onPreview(moved.current);
      },
      onDrop: (isKept) => {
        const result = moved.current;
        moved.current = undefined;
        state.held = undefined;
        onPreview(undefined);
        if (isKept && result) onChange(result);
      },
    },
  });

  function pointsWith(point: ChartPoint, to: { x?: number; y?: number }): CurvePoints {
    if (!plot) return points;
    const gap = getStep(plot, 'x');
    const snappedTo = {
      x: to.x === undefined ? undefined : snapped(to.x, gap),
      y: to.y === undefined ? undefined : snapped(to.y, getStep(plot, 'y')),
    };
    return movePoint({ points, chart, point, to: snappedTo, limits: { x, y: y[point.curve] ?? {} }, gap });
  }

  function choose(point: ChartPoint) {
    setChosen((before) => y.map((_, curve) => (curve === point.curve ? point.index : (before[curve] ?? 0))));
    onFocusPoint(getCell(point));
  }

  function press(event: KeyboardEvent, curve: number) {
    const action = pointKey(event);
    const point = { index: chosenOn(curve), curve };
    const at = { x: chart.x[point.index], y: valueAt(point) };
    if (!action || !plot || at.x === undefined) return;
    event.preventDefault();
    setByPointer(false);
    onFocusPoint(getCell(point));
    if (action.walk !== undefined) {
      choose({ index: Math.min(Math.max(point.index + action.walk, 0), chart.x.length - 1), curve });
    } else if (editable && action.alongY !== undefined && at.y !== undefined) {
      onChange(pointsWith(point, { y: at.y + action.alongY * getStep(plot, 'y') }));
    } else if (editable && !fixedX && action.alongX !== undefined) {
      onChange(pointsWith(point, { x: at.x + action.alongX * getStep(plot, 'x') }));
    }
  }

  function describePoint(point: ChartPoint): string {
    const value = valueAt(point);
    const text = value === undefined ? 'no value' : quantity(value, y[point.curve]?.unit);
    return `${quantity(chart.x[point.index], x.unit)} → ${text}`;
  }

  return (
    <figure
      className={styles.chart}
      aria-label={`Chart of ${label}`}
      data-grab={(active && editable) || undefined}
      data-pointer={byPointer || undefined}
    >
      <div ref={box} className={styles.box} />
      {chart.x.length > 0 &&
        y.map((series, curve) => {
          const point = { index: chosenOn(curve), curve };
          const value = valueAt(point) ?? 0;
          return (
            <input
              key={series.title}
              ref={(handle) => {
                handles.current[curve] = handle;
              }}
              type="range"
              className={styles.handle}
              aria-label={`${columnTitle(series)}, point ${point.index + 1}`}
              aria-describedby={`${idPrefix}-keys`}
              aria-valuetext={describePoint(point)}
              aria-readonly={!editable || undefined}
              min={Math.min(series.minimum ?? 0, value)}
              max={Math.max(series.maximum ?? scaleRange(plot, 'y')[1], value)}
              step="any"
              value={value}
              onChange={(event) => editable && onChange(pointsWith(point, { y: event.currentTarget.valueAsNumber }))}
              onKeyDown={(event) => press(event, curve)}
              onFocus={() => onFocusPoint(getCell(point))}
              onBlur={() => {
                setByPointer(false);
                onFocusPoint(undefined);
              }}
            />
          );
        })}
      {active && (
        <div ref={tip} className={styles.tip} aria-hidden="true">
          <span>{describePoint(active)}</span>
        </div>
      )}
      <p id={`${idPrefix}-keys`} className={styles.keys}>
        {fixedX ? POINT_KEYS_HINT : `${POINT_KEYS_HINT} ${POINT_KEYS_X_HINT}`}
      </p>
    </figure>
  );
}

/** The point that a cell of the table stands for; a cell of x stands for the first curve's. */
function findPoint(cell: CurveCellPosition | undefined, { rows }: ChartPoints): ChartPoint | undefined {
  const index = cell ? rows.indexOf(cell.row) : -1;
  return cell && index >= 0 ? { index, curve: Math.max(cell.column - 1, 0) } : undefined;
}

/** Puts an element over a point of the chart; it hides where the point has no value. */
function place(element: HTMLElement | null, plot: uPlot, chart: ChartPoints, { index, curve }: ChartPoint): void {
  const x = chart.x[index];
  const y = chart.y[curve]?.[index];
  if (!element || x === undefined) return;
  const left = plot.over.offsetLeft + plot.valToPos(x, 'x');
  const top = plot.over.offsetTop + plot.valToPos(y ?? 0, 'y');
  element.style.transform = `translate(${left}px, ${top}px)`;
  // Near an edge the text of the tooltip opens inwards.
  element.dataset.side = left > plot.width / 2 ? 'left' : 'right';
  element.dataset.below = top < plot.height / 4 ? 'true' : 'false';
}

function scaleRange(plot: uPlot | undefined, scale: 'x' | 'y'): [number, number] {
  const { min, max } = plot?.scales[scale] ?? {};
  return [min ?? 0, max ?? 1];
}

/** The step of a movement: about one pixel, as a power of ten. */
function getStep(plot: uPlot, scale: 'x' | 'y'): number {
  const [minimum, maximum] = scaleRange(plot, scale);
  return snapStep(maximum - minimum, scale === 'x' ? plot.over.clientWidth : plot.over.clientHeight);
}
