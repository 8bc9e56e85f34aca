// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showGroups } from '#widgets/showGroups.ts';

it('the frame of a large number has its groups of digits, as long as the number is large', () => {
  const input = document.createElement('input');
  const frame = document.createElement('span');
  frame.append(input);
  input.value = '12500.5';
  showGroups(input);
  expect({ ...frame.dataset }).toEqual({ grouped: '12\u202f500.5' });
  expect(input.value).toBe('12500.5');
  input.value = '1250';
  showGroups(input);
  expect({ ...frame.dataset }).toEqual({});
});

it('an input outside the page is left alone', () => {
  const input = document.createElement('input');
  input.value = '12500';
  expect(() => showGroups(input)).not.toThrow();
});
