import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';

const wind = await loadKind.wind();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a form that is judged on submit', () => {
  const judged = () => {
    const values = { ...createDefaults(wind.definition), subclass: 'wind', is_template: false, name: 'Ridge' };
    return new DraftStore({ kind: wind, mode: 'edit', values, judging: 'onSubmit' });
  };

  it('shows no error while a field is typed into and left, however long that takes', () => {
    const store = judged();
    store.type('hub_height', '1,');
    store.blur('hub_height');
    vi.advanceTimersByTime(1000);
    expect(store.form().shownErrors).toEqual([]);
    expect(store.form().errors).toHaveLength(1);
  });

  it('shows every error on submit, and clears each with the first key in its field', () => {
    const store = judged();
    store.type('hub_height', '1,');
    store.type('invest', '-1');
    store.attempt();
    expect(store.form().shownErrors).toHaveLength(2);
    store.type('hub_height', '1,5');
    expect(store.form().shownErrors).toEqual([{ field: 'invest', message: 'Value must be non-negative' }]);
    vi.advanceTimersByTime(1000);
    expect(store.form().shownErrors).toHaveLength(1);
  });

  it("clears a server's message in the same way", () => {
    const store = judged();
    store.setForeignError('name', 'Unknown');
    expect(store.snapshot('name').shownError).toBe('Unknown');
    store.type('name', 'Ridge 2');
    expect(store.snapshot('name').shownError).toBeUndefined();
  });
});
