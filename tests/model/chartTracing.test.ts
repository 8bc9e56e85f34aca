import { describe, expect, it } from 'vitest';
import {
  type ChartTracing,
  createTracing,
  findNextTarget,
  findPlace,
  isSameMarker,
  listMarkers,
  moveMarker,
  placeTarget,
  removeMarker,
} from '#model/chartTracing.ts';

/** A picture of a power curve and its thrust: two references and three points are set. */
const HALF_DONE: ChartTracing = {
  places: { x1: { x: 40, y: 300 }, y1: { x: 38, y: 290 } },
  texts: { x1: '0', x2: '', y1: '0', y2: '' },
  isLogarithmic: { x: false, y: true },
  lines: [
    [
      { x: 50, y: 280 },
      { x: 90, y: 200 },
    ],
    [{ x: 60, y: 120 }],
  ],
};

it('begins without references, on linear axes, with a line for each series', () => {
  expect(createTracing(2)).toEqual({
    places: {},
    texts: { x1: '', x2: '', y1: '', y2: '' },
    isLogarithmic: { x: false, y: false },
    lines: [[], []],
  });
});

it('asks for two references of x, then two of y, then the line', () => {
  const asked = [];
  let tracing = createTracing(1);
  for (let click = 0; click < 6; click += 1) {
    const target = findNextTarget(tracing);
    asked.push(target);
    tracing = placeTarget(tracing, { target, series: 0, at: { x: click, y: click } }).tracing;
  }
  expect(asked).toEqual(['x1', 'x2', 'y1', 'y2', 'line', 'line']);
  expect(tracing.places).toEqual({ x1: { x: 0, y: 0 }, x2: { x: 1, y: 1 }, y1: { x: 2, y: 2 }, y2: { x: 3, y: 3 } });
  expect(tracing.lines).toEqual([
    [
      { x: 4, y: 4 },
      { x: 5, y: 5 },
    ],
  ]);
});

it('asks again for a reference that was removed', () => {
  expect(findNextTarget(HALF_DONE)).toBe('x2');
  expect(findNextTarget(removeMarker(HALF_DONE, { reference: 'x1' }))).toBe('x1');
});

describe('placing', () => {
  it('sets a reference and returns its marker', () => {
    const { tracing, marker } = placeTarget(HALF_DONE, { target: 'y2', series: 0, at: { x: 38, y: 20 } });
    expect(marker).toEqual({ reference: 'y2' });
    expect(tracing).toEqual({ ...HALF_DONE, places: { ...HALF_DONE.places, y2: { x: 38, y: 20 } } });
  });

  it('appends a point to the line of its series and returns its marker', () => {
    const { tracing, marker } = placeTarget(HALF_DONE, { target: 'line', series: 1, at: { x: 95, y: 130 } });
    expect(marker).toEqual({ series: 1, index: 1 });
    expect(tracing).toEqual({
      ...HALF_DONE,
      lines: [
        HALF_DONE.lines[0],
        [
          { x: 60, y: 120 },
          { x: 95, y: 130 },
        ],
      ],
    });
  });

  it('ignores a series that the curve does not have', () => {
    const { tracing, marker } = placeTarget(HALF_DONE, { target: 'line', series: 2, at: { x: 1, y: 1 } });
    expect(marker).toEqual({ series: 2, index: 0 });
    expect(tracing).toEqual(HALF_DONE);
  });
});

describe('a marker', () => {
  it('is found where it was placed, and nowhere before that or after it was removed', () => {
    expect(findPlace(HALF_DONE, { reference: 'y1' })).toEqual({ x: 38, y: 290 });
    expect(findPlace(HALF_DONE, { reference: 'y2' })).toBeUndefined();
    expect(findPlace(HALF_DONE, { series: 0, index: 1 })).toEqual({ x: 90, y: 200 });
    expect(findPlace(HALF_DONE, { series: 0, index: 2 })).toBeUndefined();
    expect(findPlace(HALF_DONE, { series: 5, index: 0 })).toBeUndefined();
    expect(findPlace(HALF_DONE, undefined)).toBeUndefined();
  });

  it('moves alone', () => {
    const at = { x: 70, y: 240 };
    expect(moveMarker(HALF_DONE, { reference: 'x1' }, at)).toEqual({
      ...HALF_DONE,
      places: { x1: at, y1: { x: 38, y: 290 } },
    });
    expect(moveMarker(HALF_DONE, { series: 0, index: 0 }, at)).toEqual({
      ...HALF_DONE,
      lines: [[at, { x: 90, y: 200 }], HALF_DONE.lines[1]],
    });
  });

  it('is removed alone; the points behind it move up', () => {
    expect(removeMarker(HALF_DONE, { reference: 'x1' })).toEqual({ ...HALF_DONE, places: { y1: { x: 38, y: 290 } } });
    expect(removeMarker(HALF_DONE, { series: 0, index: 0 })).toEqual({
      ...HALF_DONE,
      lines: [[{ x: 90, y: 200 }], HALF_DONE.lines[1]],
    });
  });

  it.each([
    [{ reference: 'x1' }, { reference: 'x1' }, true],
    [{ reference: 'x1' }, { reference: 'x2' }, false],
    [{ series: 0, index: 1 }, { series: 0, index: 1 }, true],
    [{ series: 0, index: 1 }, { series: 0, index: 2 }, false],
    [{ series: 0, index: 1 }, { series: 1, index: 1 }, false],
    [{ reference: 'x1' }, { series: 0, index: 0 }, false],
    [{ series: 0, index: 0 }, { reference: 'x1' }, false],
    [{ series: 0, index: 0 }, undefined, false],
    [undefined, { reference: 'x1' }, false],
    [undefined, undefined, true],
  ] as const)('%j and %j are the same: %j', (one, other, isSame) => {
    expect(isSameMarker(one, other)).toBe(isSame);
  });
});

it('lists the references in their order, then the points of each series', () => {
  const later = placeTarget(HALF_DONE, { target: 'x2', series: 0, at: { x: 400, y: 300 } }).tracing;
  expect(listMarkers(later)).toEqual([
    { marker: { reference: 'x1' }, at: { x: 40, y: 300 } },
    { marker: { reference: 'x2' }, at: { x: 400, y: 300 } },
    { marker: { reference: 'y1' }, at: { x: 38, y: 290 } },
    { marker: { series: 0, index: 0 }, at: { x: 50, y: 280 } },
    { marker: { series: 0, index: 1 }, at: { x: 90, y: 200 } },
    { marker: { series: 1, index: 0 }, at: { x: 60, y: 120 } },
  ]);
});
