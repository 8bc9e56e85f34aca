import { expect, it } from 'vitest';
import { mapLimits } from '#codegen/mapLimits.ts';

it('are those of each axis, without its words, and without what is not limited', () => {
  const axis = { title: 'Source', unit: '°C' };
  const map = { x: { ...axis, minimum: -20, maximum: 30 }, y: { ...axis, minimum: 0 }, z: { ...axis, maximum: 12 } };
  expect(mapLimits(map as never)).toStrictEqual({
    x: { minimum: -20, maximum: 30 },
    y: { minimum: 0 },
    z: { maximum: 12 },
  });
  expect(mapLimits(undefined)).toStrictEqual({ x: {}, y: {}, z: {} });
});
