import { expect, it } from 'vitest';
import { tryEdits } from './tryEdits.ts';

it('safe edits are not refused, and breaking ones are, in a sample of edits', () => {
  const { contradicted, breaking, alarms } = tryEdits({ kinds: 50, components: 30 });
  expect(contradicted).toEqual([]);
  expect(breaking).toBeGreaterThan(10);
  // The sample is small, and so are its components.
  expect(alarms.length).toBeLessThanOrEqual(breaking * 0.15);
});
