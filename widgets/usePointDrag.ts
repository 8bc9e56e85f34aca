import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type uPlot from 'uplot';
import type { ChartPoint, ChartPoints } from './chartPoints.ts';

/** Pixels within which the pointer hits a point, and beyond which a movement along an axis counts. */
const REACH = { mouse: 16, touch: 28 };
const SLACK = 5;

interface DragHandlers {
  onHover: (point: ChartPoint | undefined) => void;
  onPick: (point: ChartPoint) => void;
  /** Called with the pointer's place in values; a coordinate is absent until the pointer has moved along its axis. */
  onMove: (point: ChartPoint, to: { x?: number; y?: number }) => void;
  /** Called when the point is released, or the drag is cancelled. */
  onDrop: (isKept: boolean) => void;
}

interface DragSetup {
  box: RefObject<HTMLDivElement | null>;
  plot: uPlot | undefined;
  /** Returns the points as they are drawn. */
  readChart: () => ChartPoints;
  movesX: boolean;
  movesY: boolean;
  handlers: DragHandlers;
}

interface Drag {
  point: ChartPoint;
  pointerId: number;
  /** Its start on the page: the chart's own origin moves when its axes grow. */
  from: { clientX: number; clientY: number };
  alongX: boolean;
  alongY: boolean;
}

/** Handles hovering and dragging of points with mouse, pen or finger; Escape cancels a drag. */
export function usePointDrag(setup: DragSetup): void {
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });
  const { box, plot } = setup;

  useEffect(() => {
    const element = box.current;
    if (!element || !plot) return;
    let drag: Drag | undefined;

    function getPosition(event: { clientX: number; clientY: number }) {
      const over = plot?.over.getBoundingClientRect();
      return { left: event.clientX - (over?.left ?? 0), top: event.clientY - (over?.top ?? 0) };
    }

    function pointAt(event: { clientX: number; clientY: number }, reach: number): ChartPoint | undefined {
      return plot && nearestPoint(plot, latest.current.readChart(), getPosition(event), reach);
    }

    function pick(event: PointerEvent) {
      if (event.button !== 0) return;
      const point = pointAt(event, event.pointerType === 'touch' ? REACH.touch : REACH.mouse);
      if (!point) return;
      event.preventDefault();
      latest.current.handlers.onPick(point);
      if (!latest.current.movesY) return;
      drag = {
        point,
        pointerId: event.pointerId,
        from: { clientX: event.clientX, clientY: event.clientY },
        alongX: false,
        alongY: false,
      };
      element?.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent) {
      const { handlers, movesX } = latest.current;
      if (!drag || !plot) return handlers.onHover(pointAt(event, REACH.mouse));
      const { left, top } = getPosition(event);
      drag.alongX ||= movesX && Math.abs(event.clientX - drag.from.clientX) > SLACK;
      drag.alongY ||= Math.abs(event.clientY - drag.from.clientY) > SLACK;
      if (!drag.alongX && !drag.alongY) return;
      handlers.onMove(drag.point, {
        ...(drag.alongX && { x: plot.posToVal(left, 'x') }),
        ...(drag.alongY && { y: plot.posToVal(top, 'y') }),
      });
    }

    function drop(isKept: boolean) {
      if (!drag) return;
      element?.releasePointerCapture(drag.pointerId);
      drag = undefined;
      latest.current.handlers.onDrop(isKept);
    }

    const letGo = () => drop(true);
    const cancel = () => drop(false);
    const leave = () => {
      if (!drag) latest.current.handlers.onHover(undefined);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag) return;
      // A dialog around the chart must not close for it.
      event.stopPropagation();
      drop(false);
    };
    const keepFromScrolling = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (touch && latest.current.movesY && pointAt(touch, REACH.touch)) event.preventDefault();
    };

    element.addEventListener('pointerdown', pick);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', letGo);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('touchstart', keepFromScrolling, { passive: false });
    window.addEventListener('keydown', onEscape, true);
    return () => {
      element.removeEventListener('pointerdown', pick);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', letGo);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('touchstart', keepFromScrolling);
      window.removeEventListener('keydown', onEscape, true);
    };
  }, [box, plot]);
}

function nearestPoint(
  plot: uPlot,
  chart: ChartPoints,
  at: { left: number; top: number },
  reach: number,
): ChartPoint | undefined {
  let nearest: ChartPoint | undefined;
  let distance = reach;
  chart.y.forEach((values, curve) => {
    values.forEach((y, index) => {
      if (y === null) return;
      const left = plot.valToPos(chart.x[index] ?? 0, 'x') - at.left;
      const away = Math.hypot(left, plot.valToPos(y, 'y') - at.top);
      if (away >= distance) return;
      nearest = { index, curve };
      distance = away;
    });
  });
  return nearest;
}
