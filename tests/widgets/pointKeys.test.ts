import { expect, it, test } from 'vitest';
import { POINT_KEYS_HINT, POINT_KEYS_X_HINT, pointKey } from '#widgets/pointKeys.ts';

const alone = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['ArrowUp', { alongY: 1 }, { alongY: 10 }],
  ['ArrowDown', { alongY: -1 }, { alongY: -10 }],
  ['PageUp', { alongY: 10 }, { alongY: 10 }],
  ['PageDown', { alongY: -10 }, { alongY: -10 }],
  ['ArrowLeft', { walk: -1 }, { alongX: -1 }],
  ['ArrowRight', { walk: 1 }, { alongX: 1 }],
  ['Home', { walk: Number.NEGATIVE_INFINITY }, { walk: Number.NEGATIVE_INFINITY }],
  ['End', { walk: Number.POSITIVE_INFINITY }, { walk: Number.POSITIVE_INFINITY }],
  ['Tab', undefined, undefined],
])('%s on a point means %j, with Shift %j', (key, plain, shifted) => {
  expect(pointKey({ ...alone, key })).toEqual(plain);
  expect(pointKey({ ...alone, key, shiftKey: true })).toEqual(shifted);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s an arrow belongs to the browser', (modifier) => {
  expect(pointKey({ ...alone, key: 'ArrowLeft', [modifier]: true })).toBeUndefined();
});

it('the hints name the keys', () => {
  expect(POINT_KEYS_HINT).toBe('Left and right choose a point, up and down change it (Shift: 10 steps).');
  expect(POINT_KEYS_X_HINT).toBe('Shift with left and right moves it along x.');
});
