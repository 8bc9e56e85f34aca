// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import uPlot from 'uplot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import * as resample from '#model/resampleCurve.ts';
import { findEnds } from '#widgets/behindPlot.ts';
import type { CurveBehind } from '#widgets/CurveBehind.ts';
import { CurveEditor } from '#widgets/CurveEditor.tsx';
import { chartPoints } from '#widgets/chartPoints.ts';
import { type Drawing, plotData, plotOptions } from '#widgets/curvePlot.ts';
import { eventually } from '../fixtures/eventually.ts';
import { cell, renderEditor, type, wind, windPoints } from './editedCurve.tsx';

vi.mock('#model/resampleCurve.ts', { spy: true });

const points: CurvePoints = { x: [0, 2, 6], y: [[0, 40, 90]] };
const actions = { onChoose: vi.fn(), onRemove: vi.fn() };
const E82: CurveBehind = { name: 'E-82', points, ...actions };

const show = (behind: CurveBehind | undefined) => renderEditor({ ...wind, behind }, windPoints);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => vi.clearAllMocks());

describe('a curve behind', () => {
  it('is named in the head, exchanged and removed there, and the focus stays in the curve', () => {
    show(E82);
    fireEvent.click(button('Behind: E-82'));
    expect(actions.onChoose).toHaveBeenCalledOnce();
    act(() => button('Remove E-82 from the chart').focus());
    fireEvent.click(button('Remove E-82 from the chart'));
    expect(actions.onRemove).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Power curve' }));
  });

  it('is compared below the curve and in the summary of the chart, as the curve is edited', async () => {
    const { container } = show(E82);
    const said = () => container.querySelector('p:has([data-side])')?.textContent;
    expect(said()).toBe('Compared with E-82: Power up to 65 kW lower at 4 m/s');
    const chart = await screen.findByRole('figure', { name: 'Chart of Power curve' });
    const summary = () => document.getElementById(chart.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(summary()).toMatch(/ Compared with E-82: Power up to 65 kW lower at 4 m\/s\.$/);
    type(cell('Power at 2 m/s'), '60');
    expect(said()).toBe('Compared with E-82: Power up to 65 kW lower at 4 m/s, up to 20 kW higher at 2 m/s');
    expect(summary()).toMatch(/up to 20 kW higher at 2 m\/s\.$/);
    expect([...container.querySelectorAll('[data-side]')].map((area) => area.getAttribute('data-side'))).toEqual([
      'lower',
      'higher',
    ]);
  });

  it('is read off by the keyboard with each point', async () => {
    show(E82);
    const [handle] = await screen.findAllByRole('slider');
    const press = () => fireEvent.keyDown(handle ?? document.body, { key: 'ArrowRight' });
    act(() => handle?.focus());
    press();
    expect(handle?.getAttribute('aria-valuetext')).toBe('1 m/s → 0 kW, 20 kW lower than E-82');
    expect(screen.getByText('20 kW lower than E-82')).toBeDefined();
  });

  it('changes the axes once it is there, and again once it is not', async () => {
    const editor = (behind: CurveBehind | undefined) => (
      <CurveEditor {...wind} points={windPoints} onChange={() => {}} behind={behind} />
    );
    const { rerender } = render(editor(undefined));
    const [handle] = await screen.findAllByRole('slider');
    // The handle is as long as the axis was when it was rendered last.
    const highest = () => {
      act(() => handle?.blur());
      act(() => handle?.focus());
      return handle?.getAttribute('max');
    };
    await eventually(() => expect(highest()).toBe('1'));
    rerender(editor(E82));
    await eventually(() => expect(highest()).toBe('90'));
    rerender(editor(undefined));
    await eventually(() => expect(highest()).toBe('1'));
  });

  it('is not read again by a key', () => {
    show(E82);
    const readings = () => vi.mocked(resample.findKnots).mock.calls.filter(([{ y }]) => y === points.y[0]).length;
    expect(readings()).toBe(1);
    type(cell('Power at 2 m/s'), '6');
    type(cell('Power at 2 m/s'), '60');
    expect(readings()).toBe(1);
  });

  it.each<[what: string, behind: Partial<CurveBehind>, said: string]>([
    ['that is being read', { points: undefined }, 'Loading E-82...'],
    ['without points', { points: { x: [], y: [[]] } }, 'E-82 has no points of this curve.'],
    ['that is gone', { points: undefined, problem: { message: 'E-82 has been deleted.' } }, 'E-82 has been deleted.'],
  ])('%s says so', (_, state, said) => {
    show({ ...E82, ...state });
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.queryByText(/Compared/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('that could not be read can be tried again', () => {
    const onRetry = vi.fn();
    show({ ...E82, points: undefined, problem: { message: 'E-82 could not be loaded: Offline', onRetry } });
    act(() => button('Retry').focus());
    fireEvent.click(button('Retry'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Power curve' }));
  });

  it('is not offered where there is none', async () => {
    const { container } = show(undefined);
    await eventually(() => expect(container.querySelector('canvas')).not.toBeNull());
    expect(container.textContent).not.toMatch(/Behind|Compared/);
  });
});

describe('the chart', () => {
  const other = [
    [
      { x: -5, y: 700 },
      { x: 40, y: 2 },
    ],
  ];

  function draw({ isForced = false, isLog = false, own = { x: [1, 30], y: [[10, 500]] } } = {}) {
    const chart = chartPoints(own);
    const lines = {
      own: [
        [
          { x: 1, y: 10 },
          { x: 30, y: 500 },
        ],
      ],
      other,
    };
    const drawing: Drawing = {
      ...{ points: own, chart, faults: [], active: undefined, yLimits: [{}], held: undefined, behind: lines },
      onDrawn: () => {},
    };
    const options = plotOptions({
      ...{ width: 500, height: 300, axis: 'Power', xTitle: 'Speed', curves: 1, isForced },
      log: { x: false, y: isLog },
      drawing: () => drawing,
    });
    return { options, plot: new uPlot(options, plotData(chart), document.body) };
  }

  const findRange = (plot: uPlot, scale: 'x' | 'y', ends: [number | null, number | null]) => {
    const range = plot.scales[scale]?.range;
    // uPlot's types leave out that an axis without values has no ends.
    return typeof range === 'function' ? range(plot, ends[0] as number, ends[1] as number, scale) : range;
  };

  it('has axes that hold both curves', () => {
    const { plot } = draw();
    expect(findRange(plot, 'x', [1, 30])).toEqual([-5, 40]);
    expect(findRange(plot, 'y', [10, 500])).toEqual([0, 700]);
  });

  it('has the axes of the other curve while its own has no point', () => {
    const { plot } = draw({ own: { x: [], y: [[]] } });
    expect(findRange(plot, 'x', [null, null])).toEqual([-5, 40]);
    expect(findRange(plot, 'y', [null, null])).toEqual([0, 700]);
  });

  it('has a logarithmic axis for what is positive', () => {
    const { plot } = draw({ isLog: true });
    expect(findRange(plot, 'y', [10, 500])).toEqual([1, 1000]);
    expect(findEnds(other, 'x', true)).toEqual([40, 40]);
    expect(findEnds([[]], 'x', false)).toBeUndefined();
  });

  it.each([
    [false, [6, 5]],
    [true, [2, 4]],
  ])('draws the other curve in grey dashes behind its own; colours of the system: %s', (isForced, dash) => {
    const { plot, options } = draw({ isForced });
    plot.root.style.setProperty('--muted', '#9caaba');
    const drawn: unknown[][] = [];
    const context = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...given: unknown[]) =>
            void drawn.push([name, ...given]),
        set: (_, name, value) => {
          drawn.push([name, value]);
          return true;
        },
      },
    );
    const fake = Object.assign(Object.create(plot), {
      ctx: context,
      bbox: { left: 0, top: 0, width: 100, height: 100 },
      valToPos: (value: number, axis: string) => (axis === 'x' ? value : 1000 - value),
    });
    options.hooks?.drawAxes?.forEach((hook) => void hook?.(fake));
    expect(drawn).toContainEqual(['setLineDash', dash]);
    expect(drawn).toContainEqual(['strokeStyle', '#9caaba']);
    // The own curve is lower at first and higher at the end.
    expect(drawn).toContainEqual(['moveTo', 1, 990]);
    expect(drawn.filter(([name]) => name === 'clip')).toHaveLength(2);
    expect(drawn.filter(([name]) => name === 'fill')).toHaveLength(1);
  });
});
