import { describe, expect, it } from 'vitest';
import { changePlan } from '#model/imports/changePlan.ts';
import type { ImportPlan } from '#model/imports/ImportPlan.ts';
import { planRows, readRow } from './planned.ts';
import { TURBINE } from './turbineRow.ts';

const first = ({ rows: [row] }: ImportPlan) => row?.unusual;

describe('values that are unusual', () => {
  const HIGH = { sort: 'unusual', field: 'rated_power', text: 'Unusually high: above 8000 kW' };

  it('are named, until they are corrected', () => {
    const plan = planRows([readRow('A', { values: { rated_power: 9000 } })]);
    expect(first(plan)).toEqual([HIGH]);
    const corrected = changePlan(plan, { type: 'valued', id: 0, field: 'rated_power', value: 3000 }, TURBINE);
    expect(first(corrected)).toEqual([]);
  });

  it('are not named where the mapping gives them, or skips the row', () => {
    const values = { rated_power: 9000 };
    const sources = [{ field: 'rated_power', page: 'The same for every row', isConstant: true }];
    expect(first(planRows([readRow('A', { values, sources })]))).toEqual([]);
    const skipped = { why: 'No turbine.', fix: 'Leave it.' };
    expect(first(planRows([readRow('A', { values, skipped })]))).toEqual([]);
  });
});
