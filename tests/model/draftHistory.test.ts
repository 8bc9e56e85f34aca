import { describe, expect, it } from 'vitest';
import { DraftHistory } from '#model/draftHistory.ts';

/** A step in which a field's text changes. */
const step = (name: string, before: string, after: string) => ({
  before: { [name]: before },
  after: { [name]: after },
});

function typing(...texts: [at: number, before: string, after: string][]): DraftHistory {
  const history = new DraftHistory();
  for (const [at, before, after] of texts) history.add(step('a', before, after), { place: 'a', at });
  return history;
}

describe('undo', () => {
  it('has nothing to restore at the beginning', () => {
    const history = new DraftHistory();
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    expect([history.undo(), history.redo()]).toEqual([undefined, undefined]);
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  });

  it('restores the last step first, and redo sets it again', () => {
    const history = new DraftHistory();
    history.add(step('a', '1', '2'));
    history.add(step('b', '3', '4'));
    expect([history.undo(), history.undo(), history.undo()]).toEqual([{ b: '3' }, { a: '1' }, undefined]);
    expect([history.canUndo, history.canRedo]).toEqual([false, true]);
    expect([history.redo(), history.redo(), history.redo()]).toEqual([{ a: '2' }, { b: '4' }, undefined]);
    expect([history.canUndo, history.canRedo]).toEqual([true, false]);
  });

  it('leads no way back to what was undone before another step', () => {
    const history = new DraftHistory();
    history.add(step('a', '1', '2'));
    history.undo();
    history.add(step('a', '1', '3'));
    expect(history.canRedo).toBe(false);
    expect([history.undo(), history.undo()]).toEqual([{ a: '1' }, undefined]);
  });

  it('takes what completes the typing for a part of it', () => {
    const history = typing([0, '', '1'], [100, '1', '12']);
    const mark = history.mark;
    history.complete({ before: { a: '12', b: '7' }, after: { a: '13', b: '12' } });
    expect(history.mark).toBeGreaterThan(mark);
    expect(history.done).toEqual([{ before: { a: '', b: '7' }, after: { a: '13', b: '12' } }]);
    history.add(step('a', '13', '14'), { place: 'a', at: 200 });
    expect([history.undo(), history.undo(), history.undo()]).toEqual([{ a: '13' }, { a: '', b: '7' }, undefined]);
  });

  it('counts it as a step while nobody is typing', () => {
    const history = typing([0, '', '1']);
    history.close();
    history.complete(step('a', '1', '2'));
    expect([history.undo(), history.undo()]).toEqual([{ a: '1' }, { a: '' }]);
  });

  it('keeps five hundred steps', () => {
    const history = new DraftHistory();
    for (let count = 0; count <= 500; count++) history.add(step('a', `${count}`, `${count + 1}`));
    const undone = Array.from({ length: 500 }, () => history.undo());
    expect(undone.at(-1)).toEqual({ a: '1' });
    expect(history.canUndo).toBe(false);
  });

  it('has nothing left once it was cleared', () => {
    const history = typing([0, '', '1'], [2000, '1', '12']);
    history.undo();
    history.clear();
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    history.add(step('a', '5', '6'), { place: 'a', at: 2001 });
    expect(history.undo()).toEqual({ a: '5' });
  });
});

describe('typing', () => {
  it('is one step while it continues in one place', () => {
    const history = typing([0, '', '1'], [999, '1', '12'], [1998, '12', '120']);
    expect(history.undo()).toEqual({ a: '' });
    expect(history.redo()).toEqual({ a: '120' });
  });

  it('is another step after a second', () => {
    const history = typing([0, '', '1'], [1000, '1', '12']);
    expect([history.undo(), history.undo()]).toEqual([{ a: '1' }, { a: '' }]);
  });

  it('is another step in another place', () => {
    const history = typing([0, '', '1']);
    history.add(step('b', '', '2'), { place: 'b', at: 1 });
    expect([history.undo(), history.undo()]).toEqual([{ b: '' }, { a: '' }]);
  });

  it('is another step after the place was left, or after a step that was not typed', () => {
    const left = typing([0, '', '1']);
    left.close();
    left.add(step('a', '1', '12'), { place: 'a', at: 1 });
    expect(left.undo()).toEqual({ a: '1' });
    const set = typing([0, '', '1']);
    set.add(step('a', '1', '5'));
    set.add(step('a', '5', '6'), { place: 'a', at: 1 });
    expect([set.undo(), set.undo(), set.undo()]).toEqual([{ a: '5' }, { a: '1' }, { a: '' }]);
  });

  it('is another step after an undo', () => {
    const history = typing([0, '', '1'], [2000, '1', '12']);
    history.undo();
    history.add(step('a', '1', '13'), { place: 'a', at: 2001 });
    expect([history.undo(), history.undo()]).toEqual([{ a: '1' }, { a: '' }]);
  });

  it('in several fields of one place is undone in all of them', () => {
    const history = new DraftHistory();
    history.add({ before: { x: '0', y: '0' }, after: { x: '1', y: '1' } }, { place: 'x,y', at: 0 });
    history.add({ before: { y: '1' }, after: { y: '2' } }, { place: 'x,y', at: 1 });
    expect(history.undo()).toEqual({ x: '0', y: '0' });
    expect(history.redo()).toEqual({ x: '1', y: '2' });
  });
});
