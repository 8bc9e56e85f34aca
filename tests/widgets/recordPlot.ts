import type uPlot from 'uplot';

/** A call of a method, or a property that was set: `['arc', 10, 20, 4, 0, 6.28]`, `['fillStyle', 'red']`. */
export type Drawn = readonly [name: string, ...given: unknown[]];

interface RecordedPlot {
  data?: uPlot.AlignedData;
  bbox?: uPlot.BBox;
  /** Colours of the theme. */
  colors?: Readonly<Record<string, string>>;
  scales?: Readonly<Record<string, { min?: number; max?: number }>>;
  /** Whether y is logarithmic, which leaves values that are not positive without a place. */
  isLog?: boolean;
}

/** A chart whose canvas records what is drawn; 1 is 10 pixels, with 0 at the left and 200 pixels from the top. */
export function recordPlot({
  data = [[]],
  bbox = { left: 0, top: 0, width: 300, height: 200 },
  colors = {},
  scales = {},
  isLog = false,
}: RecordedPlot = {}) {
  const drawn: Drawn[] = [];
  const ctx = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          drawn.push([String(name), ...given]),
      set: (_, name, value) => drawn.push([String(name), value]) > 0,
    },
  );
  const root = document.createElement('div');
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(name, color);
  const valToPos = (value: number, scale: string, onCanvas?: boolean) => {
    if (!onCanvas || !['x', 'y'].includes(scale)) return -1;
    if (scale === 'x') return 10 * value;
    return isLog && value <= 0 ? Number.POSITIVE_INFINITY : 200 - 10 * value;
  };
  // jsdom has no canvas and no layout: these are the parts of a chart that drawing needs.
  const plot = { data, bbox, ctx, root, scales, valToPos } as unknown as uPlot;
  return { plot, drawn };
}
