import { expect, it } from 'vitest';
import { isDeepEqual } from '#model/isDeepEqual.ts';

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, undefined, false],
  [null, {}, false],
  [{}, null, false],
  [[], [], true],
  [[], {}, false],
  [{}, [], false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [1, 3], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[1, 2], [2, 1], false],
  [[undefined], [], false],
  [{}, {}, true],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: { b: 1 } }, { a: { b: 1 } }, true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
])('%j and %j are the same: %s', (a, b, isSame) => {
  expect(isDeepEqual(a, b)).toBe(isSame);
});
