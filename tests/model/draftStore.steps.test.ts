import { describe, expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

const KIND = {
  definition: createDefinition(
    [
      createField('name', { type: 'text', title: 'Name' }),
      createField('power', { title: 'Power', minimum: 0 }),
      createField('note', { type: 'text', title: 'Note' }),
      createField('grid', { type: 'flag', title: 'Grid' }),
    ],
    { objects: {} },
  ),
  validate: () => [],
};

/** A form of a stored record, at a time that stays the same. */
const open = () =>
  new DraftStore({ kind: KIND, mode: 'edit', values: { name: 'A', power: 5, note: 'Old', grid: false }, now: () => 0 });

describe('a step', () => {
  it('that completes what was typed is undone with it', () => {
    const store = open();
    store.type('power', '6');
    store.change({ note: 'New' }, { completes: true });
    expect([store.text('power'), store.text('note')]).toEqual(['6', 'New']);
    store.undo();
    expect([store.text('power'), store.text('note')]).toEqual(['5', 'Old']);
    store.redo();
    expect([store.text('power'), store.text('note')]).toEqual(['6', 'New']);
  });

  it('is undone alone where it completes nothing', () => {
    const store = open();
    store.type('power', '6');
    store.change({ note: 'New' });
    store.undo();
    expect([store.text('power'), store.text('note')]).toEqual(['6', 'Old']);
  });
});

it('restoring a field checks the form at once, unlike a change', () => {
  const store = open();
  store.change({ power: 'x' });
  expect(store.form().errors).toEqual([]);
  store.blur('power');
  expect(store.form().errors).toMatchObject([{ field: 'power' }]);
  store.restore(['power']);
  expect([store.text('power'), store.form().errors]).toEqual(['5', []]);
});

it('a change checks the form at once where any of its fields decides which others are shown', () => {
  const store = open();
  store.change({ power: 'x', grid: 'true' });
  expect(store.form().errors).toMatchObject([{ field: 'power' }]);
});
