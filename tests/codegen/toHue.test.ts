import { expect, test } from 'vitest';
import { toHue } from '#codegen/toHue.ts';

// People know a kind by its colour, so it stays the same from version to version.
test.each([
  ['wind', '#eb7083'],
  ['pv', '#7076eb'],
  ['gas_engine', '#eb70b4'],
  ['hydro', '#eb9370'],
  ['biogas', '#70a1eb'],
  ['flywheel', '#70ebaf'],
])('the colour of %s is %s', (id, color) => {
  expect(toHue(id)).toBe(color);
});
