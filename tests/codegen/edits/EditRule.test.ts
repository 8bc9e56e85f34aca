import { expect, it } from 'vitest';
import { always, TEXT, waive } from '#codegen/edits/EditRule.ts';

it('a rule may have one ruling for all edits', () => {
  const ruling = { effects: ['gone'] as const, judge: () => 'gone' as const };
  expect(always('default')).toEqual({ added: 'default', removed: 'default', changed: 'default' });
  expect(always(ruling)).toEqual({ added: ruling, removed: ruling, changed: ruling });
});

it('a keyword that only people read has no other effect than its text', () => {
  expect(TEXT).toEqual({ added: 'text', removed: 'text', changed: 'text' });
});

it('a waiver says why edits are not judged', () => {
  expect(waive('each entry is judged')).toEqual({ waived: 'each entry is judged' });
});
