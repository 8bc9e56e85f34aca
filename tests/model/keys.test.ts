import { describe, expect, it, test } from 'vitest';
import { isPressed, KEY_PLACES, KEYS, type KeyBinding } from '#model/keys.ts';
import { findRangeKey } from '#widgets/rangeKeys.ts';

const bindings = Object.entries<KeyBinding>(KEYS);
const press = (combination: string) => {
  const parts = combination.split('+');
  const key = parts.pop() ?? '';
  const [ctrlKey, shiftKey] = [parts.includes('Ctrl'), parts.includes('Shift')];
  return { key: key.length === 1 ? key.toLowerCase() : key, ctrlKey, shiftKey, metaKey: false, altKey: false };
};

test.each(KEY_PLACES)('%s: no key does two things', (place) => {
  const keys = bindings.filter(([, binding]) => binding.place === place).flatMap(([, binding]) => binding.keys);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('keys that are down are those of a binding', () => {
  it.each([
    ['Ctrl+K', KEYS.palette, true],
    ['Ctrl+Shift+K', KEYS.palette, false],
    ['k', KEYS.palette, false],
    ['Ctrl+Shift+Z', KEYS.redo, true],
    ['Ctrl+Y', KEYS.redo, true],
    ['Ctrl+Z', KEYS.redo, false],
    ['Enter', KEYS.run, true],
    ['Ctrl+Enter', KEYS.run, false],
  ])('%s', (combination, binding, wanted) => {
    expect(isPressed(press(combination), binding)).toBe(wanted);
  });

  it('with Cmd as with Ctrl, and never with Alt', () => {
    expect(isPressed({ ...press('k'), metaKey: true }, KEYS.palette)).toBe(true);
    expect(isPressed({ ...press('Ctrl+K'), altKey: true }, KEYS.palette)).toBe(false);
  });
});

describe('the table of a curve knows', () => {
  const { extend, selectAll, fillDown, fill, clear, ends } = KEYS;
  const combinations = [extend, selectAll, fillDown, fill, clear, ends].flatMap(({ keys }) => [...keys]);
  it.each(combinations)('%s', (combination) => {
    const whole = { selectionStart: 0, selectionEnd: 3, value: '120' };
    expect(findRangeKey(press(combination), whole, true)).toBeDefined();
  });
});
