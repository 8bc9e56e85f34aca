// @vitest-environment jsdom
import './setup.ts';
import uPlot from 'uplot';
import { describe, expect, it } from 'vitest';
import { OVERLAY_COLORS, type OverlaySeries } from '#widgets/OverlaySeries.ts';
import { overlayData, overlayOptions } from '#widgets/overlayPlot.ts';

const line = (label: string, given: Partial<OverlaySeries> = {}): OverlaySeries => ({
  label,
  x: [0, 1],
  y: [2, 3],
  color: 'curve-1',
  ...given,
});
const createOptions = (...series: OverlaySeries[]) =>
  overlayOptions({ width: 300, height: 200, axis: 'Power [kW]', xTitle: 'Wind speed [m/s]', series, isForced: false });
const draw = (...series: OverlaySeries[]) => {
  const options = createOptions(...series);
  return { options, plot: new uPlot(options, overlayData(series), document.body) };
};

describe('a chart of several lines', () => {
  it('has the size and titles of its place', () => {
    const { width, height, axes } = createOptions();
    expect([width, height, axes?.map(({ label }) => label)]).toEqual([300, 200, ['Wind speed [m/s]', 'Power [kW]']]);
  });

  it('has numbers on its x axis, and from 0 to a round number on its y axis', () => {
    const { plot } = draw(line('a', { y: [50, 101] }));
    expect(plot.scales.x?.time).toBe(false);
    const range = plot.scales.y?.range;
    expect(typeof range === 'function' && range(plot, 50, 101, 'y')).toEqual([0, 110]);
  });

  it('draws each line wider than those over it, up to the third', () => {
    const widths = createOptions(...['a', 'b', 'c', 'd', 'e'].map((label) => line(label))).series.map((it) => it.width);
    expect(widths).toEqual([undefined, 8, 8, 6, 4, 2]);
  });

  it('draws a line across the x that only others have, with a dot at each of its own', () => {
    const [, drawn] = createOptions(line('a')).series;
    expect(drawn).toMatchObject({ spanGaps: true, points: { show: true } });
    expect(drawn).not.toHaveProperty('dash');
  });

  it('draws a dashed line thin, wherever it is', () => {
    const [, below] = createOptions(line('a', { dashes: 'long' }), line('b')).series;
    expect(below).toMatchObject({ width: 2, dash: [6, 5] });
    const [, other] = createOptions(line('a', { dashes: 'short' }), line('b')).series;
    expect(other).toMatchObject({ width: 2, dash: [2, 4] });
  });

  it('draws lines and dots in the colour of the theme', () => {
    const { plot, options } = draw(...[...OVERLAY_COLORS, 'muted' as const].map((color) => line(color, { color })));
    for (const [index, name] of OVERLAY_COLORS.entries()) plot.root.style.setProperty(`--${name}`, `#00000${index}`);
    plot.root.style.setProperty('--muted', '#888888');
    const colors = options.series
      .slice(1)
      .map(({ stroke, points }) =>
        [stroke, points?.stroke, points?.fill].map((it) => (typeof it === 'function' ? it(plot, 1) : it)),
      );
    const expected = ['#000000', '#000001', '#000002', '#000003', '#000004', '#000005', '#888888'];
    expect(colors).toEqual(expected.map((color) => [color, color, color]));
  });

  it('has whole ticks where every x is whole', () => {
    const steps = (...x: number[]) => {
      const { plot } = draw(line('a', { x }));
      const { incrs } = plot.axes[0] ?? {};
      return typeof incrs === 'function' ? incrs(plot, 0, 0, 1, 300, 50) : [];
    };
    expect(steps(0, 1)).not.toContain(2.5);
    expect(steps(0, 0.5)).toContain(2.5);
  });

  it('has the logarithmic axes of its curve while all values are above 0', () => {
    const isLog = (y: number[]) => {
      const logarithmic = ['y'] as const;
      const size = { width: 300, height: 200, axis: 'Cycles', xTitle: 'Depth', isForced: false };
      return overlayOptions({ ...size, series: [line('a', { y })], logarithmic }).scales?.y?.distr === 3;
    };
    expect([isLog([1, 100]), isLog([0, 100])]).toEqual([true, false]);
  });

  it('has logarithmic axes only where its curve has them', () => {
    const find = (logarithmic: ('x' | 'y')[] | undefined) => {
      const size = { width: 300, height: 200, axis: 'Cycles', xTitle: 'Depth', isForced: false };
      const series = [line('a', { x: [1, 10], y: [5, 90] })];
      const { x, y } = overlayOptions({ ...size, series, logarithmic }).scales ?? {};
      return [x?.distr, y?.distr];
    };
    expect([find(undefined), find([]), find(['x']), find(['y'])]).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [3, undefined],
      [undefined, 3],
    ]);
  });

  it('has whole powers of ten on a logarithmic axis, one of them without values', () => {
    const size = { width: 300, height: 200, axis: 'Cycles', xTitle: 'Depth', isForced: false };
    const { plot } = draw(line('a'));
    const { range } =
      overlayOptions({ ...size, series: [line('a', { y: [5, 90] })], logarithmic: ['y'] }).scales?.y ?? {};
    // uPlot passes null, against its types, where there are no values.
    const find = (...ends: [minimum: number | null, maximum: number | null]) =>
      typeof range === 'function' && range(plot, ...(ends as [number, number]), 'y');
    expect([find(5, 90), find(null, null)]).toEqual([
      [1, 100],
      [1, 10],
    ]);
  });

  it('has lines in colours of their own, and dots in the colours of the lines', () => {
    const { plot, options } = draw(line('a', { color: '#0a0b0c', width: 7 }));
    const [, drawn] = options.series;
    const { stroke, points } = drawn ?? {};
    expect(typeof stroke === 'function' && stroke(plot, 1)).toBe('#0a0b0c');
    expect(drawn?.width).toBe(7);
    expect(points).toEqual({ show: true, size: 5, width: 1, stroke, fill: stroke });
  });

  it('differs by dashes and by colours of the theme where the system sets the colours', () => {
    const series = ['a', 'b', 'c'].map((label) => line(label, { color: '#0a0b0c' }));
    const size = { width: 300, height: 200, axis: 'Power', xTitle: 'Speed' };
    const options = overlayOptions({ ...size, series, isForced: true });
    const plot = new uPlot(options, overlayData(series), document.body);
    plot.root.style.setProperty('--curve-3', '#333333');
    const [, ...lines] = options.series;
    expect(lines.map(({ dash }) => dash)).toEqual([[], [8, 5], [2, 4]]);
    const { stroke, points } = lines[2] ?? {};
    expect(points).toEqual({ show: true, size: 5, width: 1, stroke, fill: stroke });
    expect(typeof stroke === 'function' && stroke(plot, 3)).toBe('#333333');
  });
});
