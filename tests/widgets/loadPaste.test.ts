import { expect, it } from 'vitest';
import { findPaste, loadPaste } from '#widgets/lazyPaste.ts';

it('the function that pastes tables is found once it is loaded', async () => {
  const paste = await loadPaste();
  expect(findPaste()).toBe(paste);
  const axes = { x: { title: 'Wind speed' }, y: [{ title: 'Power' }] };
  const points = { x: [3, 4], y: [[0, 10]] };
  expect(
    paste({ text: '5', at: { row: 1, column: 1 }, points, fixedX: true, outside: 'zero', ...axes }).points.y,
  ).toEqual([[0, 5]]);
});
