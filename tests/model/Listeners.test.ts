import { expect, it } from 'vitest';
import { Listeners } from '#model/Listeners.ts';

it('calls the listeners of one name, each until it is removed', () => {
  const listeners = new Listeners();
  const called: string[] = [];
  const stop = listeners.add('a', () => called.push('first of a'));
  listeners.add('a', () => called.push('second of a'));
  listeners.add('b', () => called.push('b'));
  listeners.call('a');
  expect(called).toEqual(['first of a', 'second of a']);
  stop();
  listeners.call('a');
  listeners.call('nobody');
  expect(called).toEqual(['first of a', 'second of a', 'second of a']);
});
