import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import uPlot from 'uplot';
import type { CurveFault } from '#model/curveFaults.ts';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import type { LinesBehind } from './behindPlot.ts';
import { type ChartPoint, type ChartPoints, chartPoints, movePoint, type ShownPoints, snapped } from './chartPoints.ts';
import type { CurveCellPosition } from './curveCells.ts';
import { columnTitle, quantity } from './curveMessages.ts';
import { type Drawing, keepsRange, type LogAxes, scaleRange, scaleStep, stepAlong } from './curvePlot.ts';
import { describeGap } from './describeBehind.ts';
import { isLogarithmic } from './logAxis.ts';
import { pointKey } from './pointKeys.ts';
import { useCurvePlot } from './useCurvePlot.ts';
import { usePointDrag } from './usePointDrag.ts';

export interface ChartSetup {
  /** Title of the y axis. */
  axis: string;
  x: CurveAxis;
  y: readonly CurveAxis[];
  points: CurvePoints;
  faults: readonly CurveFault[];
  /** The curve that is drawn behind, and the name of its record. */
  behind?: { name: string; lines: LinesBehind } | undefined;
  fixedX: boolean;
  /** The axes that are logarithmic while all their values are positive. */
  log: LogAxes;
  /** Whether points can be moved. */
  editable: boolean;
  /** The cell of the table whose point is marked. */
  active: CurveCellPosition | undefined;
  onHover: (cell: CurveCellPosition | undefined) => void;
  /** Called with the point that the keyboard moves; undefined once the focus leaves the chart. */
  onFocusPoint: (cell: CurveCellPosition | undefined) => void;
  /** Called with the resulting curve while a point is dragged, and with undefined at the end. */
  onPreview: (points: CurvePoints | undefined) => void;
  onChange: (points: CurvePoints) => void;
}

interface CurveChartState {
  box: RefObject<HTMLDivElement | null>;
  tip: RefObject<HTMLDivElement | null>;
  /** Texts of the marked point: '50 % → 90 %', and how far it is from the curve behind. */
  tipTexts: readonly string[];
  /** Whether the chosen point was picked up by pointer, so that it needs no focus ring. */
  byPointer: boolean;
  /**
   * Draws points in which only the value of this cell differs, and returns the texts of the marked point; returns
   * undefined if more than that changes, so that the chart has to be rendered.
   */
  follow: (points: CurvePoints, cell: CurveCellPosition) => readonly string[] | undefined;
  /** Props of the range input over a curve's chosen point; undefined for a curve without points. */
  createHandle: ((axis: CurveAxis, curve: number) => ComponentProps<'input'>) | undefined;
}

/** The axes at the start of a drag. */
type Held = NonNullable<Drawing['held']> & { log: LogAxes };

/** Manages a curve's chart: its drawing, the chosen point of each curve, and moving points by pointer and keyboard. */
export function useCurveChart(setup: ChartSetup): CurveChartState {
  const { x, y, points, fixedX, editable, onPreview, onChange, onFocusPoint } = setup;
  const box = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const dragged = useRef<CurvePoints>(undefined);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [byPointer, setByPointer] = useState(false);
  const [held, setHeld] = useState<Held>();

  const shown = useRef<ShownPoints>(undefined);
  const chart = useMemo(() => chartPoints(points, shown.current), [points]);
  useLayoutEffect(() => {
    shown.current = { points, chart };
  });
  /** The points as they are drawn, which may be newer than the rendered ones. */
  const read = (): ShownPoints => shown.current ?? { points, chart };
  // Another scale would recreate the chart, which would drop the dragged point.
  const log = held?.log ?? {
    x: setup.log.x && isLogarithmic([chart.x]),
    y: setup.log.y && isLogarithmic(chart.y),
  };
  const active = findPoint(setup.active, chart);
  const last = Math.max(chart.x.length - 1, 0);
  const chosenOn = (curve: number): ChartPoint => ({ index: Math.min(chosen[curve] ?? 0, last), curve });

  const drawing: Drawing = {
    ...{ points, chart, faults: setup.faults, active, yLimits: y, held },
    behind: setup.behind?.lines,
    onDrawn: placeElements,
  };
  const { plot, draw } = useCurvePlot({
    box,
    axis: setup.axis,
    xTitle: columnTitle(x),
    curves: y.length,
    log,
    drawing,
  });

  usePointDrag({
    box,
    plot,
    readChart: () => read().chart,
    movesX: editable && !fixedX,
    movesY: editable,
    handlers: {
      onHover: (point) => setup.onHover(point && getCell(point)),
      onPick: (point) => {
        setByPointer(true);
        inputs.current[point.curve]?.focus({ preventScroll: true });
        choose(point);
        setHeld({ x: scaleRange(plot, 'x'), y: scaleRange(plot, 'y'), log });
      },
      onMove: (point, to) => {
        dragged.current = moved(point, to);
        onPreview(dragged.current);
      },
      onDrop: (isKept) => {
        const result = dragged.current;
        dragged.current = undefined;
        setHeld(undefined);
        onPreview(undefined);
        if (isKept && result) onChange(result);
      },
    },
  });

  function placeElements(drawn: uPlot) {
    const { chart: placed } = read();
    inputs.current.forEach((input, curve) => {
      place(input, drawn, placed, chosenOn(curve));
    });
    if (active) place(tip.current, drawn, placed, active);
  }

  function getCell({ index, curve }: ChartPoint): CurveCellPosition {
    return { row: chart.rows[index] ?? 0, column: curve + 1 };
  }

  function moved(point: ChartPoint, to: { x?: number; y?: number }): CurvePoints {
    const { points, chart } = read();
    if (!plot) return points;
    const gap = scaleStep(plot, 'x', to.x ?? chart.x[point.index] ?? 0);
    const snappedTo = {
      x: to.x === undefined ? undefined : snapped(to.x, gap),
      y: to.y === undefined ? undefined : snapped(to.y, scaleStep(plot, 'y', to.y)),
    };
    return movePoint({ points, chart, point, to: snappedTo, limits: { x, y: y[point.curve] ?? {} }, gap });
  }

  function choose(point: ChartPoint) {
    setChosen((before) => y.map((_, curve) => (curve === point.curve ? point.index : (before[curve] ?? 0))));
    onFocusPoint(getCell(point));
  }

  function press(event: KeyboardEvent, point: ChartPoint) {
    const action = pointKey(event);
    const { chart } = read();
    const at = { x: chart.x[point.index], y: chart.y[point.curve]?.[point.index] ?? undefined };
    if (!action || !plot || at.x === undefined) return;
    event.preventDefault();
    setByPointer(false);
    onFocusPoint(getCell(point));
    if (action.walk !== undefined) {
      choose({ ...point, index: Math.min(Math.max(point.index + action.walk, 0), last) });
    } else if (editable && action.alongY !== undefined && at.y !== undefined) {
      onChange(moved(point, { y: stepAlong(plot, 'y', { from: at.y, steps: action.alongY }) }));
    } else if (editable && !fixedX && action.alongX !== undefined) {
      onChange(moved(point, { x: stepAlong(plot, 'x', { from: at.x, steps: action.alongX }) }));
    }
  }

  function describe({ index, curve }: ChartPoint, { x: xs, y: values }: ChartPoints): string[] {
    const value = values[curve]?.[index] ?? undefined;
    const { unit } = y[curve] ?? {};
    const at = `${quantity(xs[index], x.unit)} → ${value === undefined ? 'no value' : quantity(value, unit)}`;
    const gap = value !== undefined && setup.behind && describeGap(setup.behind, { curve, x: xs[index], unit });
    return gap ? [at, gap] : [at];
  }

  function follow(next: CurvePoints, { row, column }: CurveCellPosition): readonly string[] | undefined {
    const [before, curve] = [read(), column - 1];
    const index = before.chart.rows.indexOf(row);
    const after = { points: next, chart: chartPoints(next, before) };
    const [from, to] = [before, after].map((one) => one.chart.y[curve]?.[index] ?? undefined);
    const isDrawn = plot && !setup.behind && !held && from !== undefined && to !== undefined;
    // The handle of the curve shows the value, and its range may end with the axis; a log axis needs values above 0.
    if (!isDrawn || chosenOn(curve).index === index || from > 0 !== to > 0) return undefined;
    const isRanged = y.every(({ maximum }) => maximum !== undefined);
    if (!isRanged && !keepsRange(plot, { ...drawing, ...after }, log.y)) return undefined;
    shown.current = after;
    draw(after);
    return active ? describe(active, after.chart) : [];
  }

  function createHandle(axis: CurveAxis, curve: number): ComponentProps<'input'> {
    const point = chosenOn(curve);
    const value = chart.y[curve]?.[point.index] ?? 0;
    return {
      ref: (input) => {
        inputs.current[curve] = input;
      },
      'aria-label': `${columnTitle(axis)}, point ${point.index + 1}`,
      'aria-valuetext': describe(point, chart).join(', '),
      min: Math.min(axis.minimum ?? 0, value),
      max: Math.max(axis.maximum ?? scaleRange(plot, 'y')[1], value),
      value,
      onChange: ({ currentTarget }) => editable && onChange(moved(point, { y: currentTarget.valueAsNumber })),
      onKeyDown: (event) => press(event, point),
      onFocus: () => onFocusPoint(getCell(point)),
      onBlur: () => {
        setByPointer(false);
        onFocusPoint(undefined);
      },
    };
  }

  return {
    box,
    tip,
    tipTexts: active ? describe(active, chart) : [],
    follow,
    byPointer,
    createHandle: chart.x.length > 0 ? createHandle : undefined,
  };
}

/** The chart's point for a cell of the table; for a cell of x, the first curve's point. */
function findPoint(cell: CurveCellPosition | undefined, { rows }: ChartPoints): ChartPoint | undefined {
  const index = cell ? rows.indexOf(cell.row) : -1;
  return cell && index >= 0 ? { index, curve: Math.max(cell.column - 1, 0) } : undefined;
}

/** Puts an element over a point of the chart; a point without a value is taken at the lowest y that is not negative. */
function place(element: HTMLElement | null, plot: uPlot, chart: ChartPoints, { index, curve }: ChartPoint): void {
  const x = chart.x[index];
  if (!element || x === undefined) return;
  // Computed from `bbox`, as measuring would force the browser to lay out the page.
  const offset = (edge: number) => Math.round(edge / uPlot.pxRatio);
  const left = offset(plot.bbox.left) + plot.valToPos(x, 'x');
  const lowest = Math.max(0, scaleRange(plot, 'y')[0]);
  const top = offset(plot.bbox.top) + plot.valToPos(chart.y[curve]?.[index] ?? lowest, 'y');
  const transform = `translate(${left}px, ${top}px)`;
  // Near an edge the text of the tooltip opens inwards.
  const [side, below] = [left > plot.width / 2 ? 'left' : 'right', `${top < plot.height / 4}`];
  const wanted = `${transform} ${side} ${below}`;
  // Reading an element's style or data costs more than drawing a curve of a few points.
  if (placed.get(element) === wanted) return;
  placed.set(element, wanted);
  element.style.transform = transform;
  element.dataset.side = side;
  element.dataset.below = below;
}

/** Where elements were put last. */
const placed = new WeakMap<HTMLElement, string>();
