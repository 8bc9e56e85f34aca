import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { type CurvePoints, samePoints } from '#model/curvePoints.ts';
import { type Drawing, plotData, plotOptions } from './curvePlot.ts';

interface PlotSetup {
  box: RefObject<HTMLDivElement | null>;
  axis: string;
  xTitle: string;
  curves: number;
  /** Redrawn on every render; the chart itself stays. */
  drawing: Drawing;
}

/** A uPlot chart that fills its box and follows the page's colours; undefined until the box has a size. */
export function useCurvePlot({ box, axis, xTitle, curves, drawing }: PlotSetup): uPlot | undefined {
  const [plot, setPlot] = useState<uPlot>();
  const current = useRef<uPlot>(undefined);
  const latest = useRef(drawing);
  const drawn = useRef<CurvePoints>(drawing.points);

  useLayoutEffect(() => {
    latest.current = drawing;
    if (samePoints(drawn.current, drawing.points)) current.current?.redraw(false, false);
    else current.current?.setData(plotData(drawing.chart));
    drawn.current = drawing.points;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const options = plotOptions({ width, height, axis, xTitle, curves, drawing: () => latest.current });
    const created = new uPlot(options, plotData(latest.current.chart), element);
    current.current = created;
    setPlot(created);

    const sizes = new ResizeObserver(() => {
      const size = element.getBoundingClientRect();
      if (size.width !== created.width || size.height !== created.height) created.setSize(size);
    });
    sizes.observe(element);
    const redraw = () => {
      // A font or theme may load after the chart was removed.
      if (current.current === created) created.redraw(false, true);
    };
    const themes = new MutationObserver(redraw);
    themes.observe(document.documentElement, { attributes: true });
    document.fonts?.ready.then(redraw);

    return () => {
      current.current = undefined;
      sizes.disconnect();
      themes.disconnect();
      created.destroy();
      setPlot(undefined);
    };
  }, [box, axis, xTitle, curves]);

  return plot;
}
