import { expect, it } from 'vitest';
import { carrySources } from '#model/carrySources.ts';
import { changeSteps } from '#model/changeSteps.ts';
import type { KindChanges } from '#model/KindChanges.ts';

/** A battery: version 2 renames a field, version 3 replaces its energy by its power, by way of the renamed field. */
const CHANGES: KindChanges = {
  2: [changeSteps.rename({ before: 'duration', after: 'hours' })],
  3: [
    changeSteps.calculate({
      up: { power: (record) => record.number('energy') / record.number('hours') },
      down: { energy: (record) => record.number('power') * record.number('hours') },
    }),
  ],
};

const RANGE = { source: 'Data sheet', low: 40, high: 60 };

it('a range is converted with the values of the version that each step begins at', () => {
  const record = { energy: 50, duration: 2 };
  const carried = carrySources(CHANGES, { energy: RANGE }, { from: 1, to: 3, record });
  expect(carried).toEqual({ power: { source: 'Data sheet', low: 20, high: 30 } });
  const back = carrySources(CHANGES, carried, { from: 3, to: 1, record: { power: 25, hours: 2 } });
  expect(back).toEqual({ energy: RANGE });
});
