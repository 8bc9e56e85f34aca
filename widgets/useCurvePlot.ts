import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { type CurvePoints, samePoints } from '#model/curvePoints.ts';
import { type Drawing, type LogAxes, plotData, plotOptions } from './curvePlot.ts';
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
  /** Redrawn on every render; the chart itself stays. */
  drawing: Drawing;
}

/** Returns a uPlot chart that fills its box and follows the page's colours; undefined until it is mounted. */
export function useCurvePlot({ box, axis, xTitle, curves, log, drawing }: PlotSetup): uPlot | undefined {
  const isForced = useForcedColors();
  const { x: isLogX, y: isLogY } = log;
  const [plot, setPlot] = useState<uPlot>();
  const current = useRef<uPlot>(undefined);
  const latest = useRef(drawing);
  const drawn = useRef<CurvePoints>(drawing.points);
  const drawnBehind = useRef(drawing.behind?.other);

  useLayoutEffect(() => {
    latest.current = drawing;
    const { current: shown } = current;
    const wasWhole = isWhole(drawn.current.x);
    const isSame = samePoints(drawn.current, drawing.points) && drawnBehind.current === drawing.behind?.other;
    if (isSame) shown?.redraw(false, false);
    else shown?.setData(plotData(drawing.chart));
    drawn.current = drawing.points;
    drawnBehind.current = drawing.behind?.other;
    // uPlot keeps the ticks of an axis while its range is unchanged.
    if (isWhole(drawing.points.x) !== wasWhole) shown?.redraw(false, true);
  });

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

  return plot;
}
