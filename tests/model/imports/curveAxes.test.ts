import { expect, it } from 'vitest';
import { findCurvePart, listCurveParts } from '#model/imports/curveAxes.ts';
import { createDefinition, EFFICIENCY, POWER, TURBINE } from '../../fixtures/importDrafts.ts';

it('the axes of curves are x and each line, curve by curve', () => {
  expect(listCurveParts(TURBINE)).toEqual([
    { curve: POWER, axis: 'x', id: 'power.x', shape: POWER.x },
    { curve: POWER, axis: 0, id: 'power.y0', shape: POWER.y[0] },
    { curve: EFFICIENCY, axis: 'x', id: 'efficiency.x', shape: EFFICIENCY.x },
    { curve: EFFICIENCY, axis: 0, id: 'efficiency.y0', shape: EFFICIENCY.y[0] },
    { curve: EFFICIENCY, axis: 1, id: 'efficiency.y1', shape: EFFICIENCY.y[1] },
  ]);
  expect(listCurveParts(createDefinition({}))).toEqual([]);
});

it.each([
  ['efficiency.y1', EFFICIENCY.y[1]],
  ['power.x', POWER.x],
  ['power.y1', undefined],
  ['power', undefined],
  ['hub_height', undefined],
  ['noise.x', undefined],
  [undefined, undefined],
])('the axis %s', (id, shape) => {
  expect(findCurvePart(TURBINE, id)?.shape).toBe(shape);
});
