import { expect, it } from 'vitest';
import { copyNames } from '#features/components/actions/bulkTasks.ts';

const item = (id: string, name: string, subclass = 'pv') => ({
  id,
  name,
  subclass,
  is_template: false,
  locked: false,
  created_at: '',
  updated_at: '',
});

it('copies of many get names that differ from all others of their kind, and from each other', () => {
  const all = [item('1', 'Roof'), item('2', 'Roof (copy)'), item('3', 'Roof', 'wind'), item('4', 'W'.repeat(50))];
  expect([...copyNames(all, all)]).toEqual([
    ['1', 'Roof (copy 2)'],
    ['2', 'Roof (copy) (copy)'],
    ['3', 'Roof (copy)'],
    ['4', `${'W'.repeat(43)} (copy)`],
  ]);
  const alike = [item('5', `${'W'.repeat(49)}a`), item('6', `${'W'.repeat(49)}b`)];
  expect(new Set(copyNames(alike, alike).values()).size).toBe(2);
});
