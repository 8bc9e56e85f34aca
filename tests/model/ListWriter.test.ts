import { expect, it } from 'vitest';
import { ListWriter } from '#model/ListWriter.ts';
import { readNumberList } from '#model/numberList.ts';

/** A number that no other test has written or read, as lists are cached by their texts. */
const fresh = () => Math.round(Math.random() * 2 ** 50) / 1000;

it('numbers are written with commas between them, without those that are missing', () => {
  expect(new ListWriter().write([1, Number.NaN, 2.5, Number.POSITIVE_INFINITY, -3])).toBe('1, 2.5, -3');
  expect(new ListWriter().write([])).toBe('');
});

it('a list is written anew where its values have changed', () => {
  const writer = new ListWriter();
  expect(writer.write([1, 2, 3])).toBe('1, 2, 3');
  expect(writer.write([1, 5, 3])).toBe('1, 5, 3');
  expect(writer.write([5, 3])).toBe('5, 3');
  expect(writer.write([0, 0])).toBe('0, 0');
  expect(writer.write([-0, 0])).toBe('0, 0');
});

it('what is written is what is read back, without a minus before zero', () => {
  const value = fresh();
  const text = new ListWriter().write([value, -0]);
  expect(readNumberList(text)).toEqual([value, 0]);
});

it('a list with a negative number cannot be read, wherever the number is', () => {
  for (const values of [[-fresh()], [fresh(), -1], [-1, fresh()], [-fresh(), 0]]) {
    expect(readNumberList(new ListWriter().write(values))).toBeUndefined();
  }
});
