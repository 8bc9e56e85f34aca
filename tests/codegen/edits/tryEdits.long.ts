import { expect, it } from 'vitest';
import { tryEdits } from './tryEdits.ts';

it('safe edits are not refused in 2,000 edits on 200 components each, and few alarms are false', () => {
  const { contradicted, breaking, alarms } = tryEdits({ kinds: 2000, components: 200 });
  console.warn(`${alarms.length} of ${breaking} verdicts 'breaking' were shown by no component`);
  expect(contradicted).toEqual([]);
  expect(alarms.length).toBeLessThanOrEqual(breaking * 0.05);
}, 3_600_000);
