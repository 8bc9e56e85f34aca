import { expect, it } from 'vitest';
import { MAP_GRADIENT, mapColor, mapLineColor } from '#widgets/mapColors.ts';

it.each([
  [0, '#00224e'],
  [1 / 9, '#123570'],
  [2 / 9, '#3b496c'],
  [0.5, '#7d7c76'],
  [1, '#fee838'],
  [-1, '#00224e'],
  [2, '#fee838'],
  [1 / 18, '#092c5f'],
  [0.01, '#022451'],
])('the share %f of the scale is %s', (share, color) => {
  expect(mapColor(share)).toBe(color);
});

it('lines start at the colour that contrasts with a dark background', () => {
  expect([mapLineColor(0), mapLineColor(0.5), mapLineColor(1)]).toEqual([mapColor(0.45), mapColor(0.725), '#fee838']);
});

it('the legend goes through the colours from dark blue to yellow', () => {
  expect(MAP_GRADIENT).toBe(
    'linear-gradient(to right, #00224e, #123570, #3b496c, #575d6d, #707173, #8a8678, #a59c74, #c3b369, #e1cc55, #fee838)',
  );
});
