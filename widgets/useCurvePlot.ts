import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { type PlotState, plotData, plotOptions } from './curvePlot.ts';

interface PlotSetup {
  box: RefObject<HTMLDivElement | null>;
  axis: string;
  xTitle: string;
  curves: number;
  /** One object for the life of the widget; the drawing reads it. */
  state: PlotState;
}

/** A uPlot chart that fills its box and follows the page's colours; undefined until the box has a size. */
export function useCurvePlot({ box, axis, xTitle, curves, state }: PlotSetup): uPlot | undefined {
  const [plot, setPlot] = useState<uPlot>();
  const current = useRef<uPlot>(undefined);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const created = new uPlot(
      plotOptions({ width, height, axis, xTitle, curves, state }),
      plotData(state.chart),
      element,
    );
    current.current = created;
    setPlot(created);

    const sizes = new ResizeObserver(() => {
      const size = element.getBoundingClientRect();
      if (size.width !== created.width || size.height !== created.height) created.setSize(size);
    });
    sizes.observe(element);
    const redraw = () => {
      // A late font or theme may reach a chart that is gone.
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
  }, [box, axis, xTitle, curves, state]);

  return plot;
}
