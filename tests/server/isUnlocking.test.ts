import { expect, it } from 'vitest';
import { isUnlocking } from '#server/components/isUnlocking.ts';

it.each<[body: unknown, isOff: boolean]>([
  [{ locked: false }, true],
  [{ locked: 'false' }, true],
  [{ name: 'A', locked: false }, true],
  [{ locked: true }, false],
  [{ locked: 'true' }, false],
  [{ locked: '' }, false],
  [{ locked: 0 }, false],
  [{ locked: null }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  [false, false],
  ['false', false],
])('the body %j switches the lock off: %s', (body, isOff) => {
  expect(isUnlocking(body)).toBe(isOff);
});
