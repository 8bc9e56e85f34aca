import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { samePoints } from '#model/curvePoints.ts';
import { type Drawing, keepsRange, type LogAxes, plotData, plotOptions } from './curvePlot.ts';
import { followPage } from './followPage.ts';
import { useForcedColors } from './useForcedColors.ts';
import { isWhole } from './wholeTicks.ts';

interface PlotSetup {
  box: RefObject<HTMLDivElement | null>;
  axis: string;
  xTitle: string;
  curves: number;
  /** A change recreates the chart. */
  log: LogAxes;
  /** Drawn on every render; the chart itself stays. */
  drawing: Drawing;
}

interface CurvePlot {
  /** Fills its box and follows the page's colours; undefined until it is mounted. */
  plot: uPlot | undefined;
  /** Draws other values of the same points until the next render. */
  draw: (values: Pick<Drawing, 'points' | 'chart'>) => void;
}

/** Manages a uPlot chart, which is redrawn on every render. */
export function useCurvePlot({ box, axis, xTitle, curves, log, drawing }: PlotSetup): CurvePlot {
  const isForced = useForcedColors();
  const { x: isLogX, y: isLogY } = log;
  const [plot, setPlot] = useState<uPlot>();
  const current = useRef<uPlot>(undefined);
  const latest = useRef(drawing);

  function show(next: Drawing) {
    const [before, { current: shown }] = [latest.current, current];
    latest.current = next;
    if (!shown) return;
    const isSameBehind = before.behind?.other === next.behind?.other;
    if (samePoints(before.points, next.points) && isSameBehind) {
      shown.redraw(false, false);
    } else if (before.chart.x === next.chart.x && isSameBehind && keepsRange(shown, next, isLogY)) {
      shown.setData(plotData(next.chart), false);
      shown.redraw(false, false);
    } else {
      shown.setData(plotData(next.chart));
    }
    // uPlot keeps the ticks of an axis while its range is unchanged.
    if (before.chart.x !== next.chart.x && isWhole(before.points.x) !== isWhole(next.points.x))
      shown.redraw(false, true);
  }

  useLayoutEffect(() => show(drawing));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const log = { x: isLogX, y: isLogY };
    const options = plotOptions({ width, height, axis, xTitle, curves, log, isForced, drawing: () => latest.current });
    const created = new uPlot(options, plotData(latest.current.chart), element);
    current.current = created;
    setPlot(created);

    const unfollow = followPage(created, element);
    return () => {
      current.current = undefined;
      unfollow();
      created.destroy();
      setPlot(undefined);
    };
  }, [box, axis, xTitle, curves, isLogX, isLogY, isForced]);

  return { plot, draw: (values) => show({ ...latest.current, ...values }) };
}
