import { describe, expect, it } from 'vitest';
import { keepWrittenList, readNumberList } from '#model/numberList.ts';

/** A number that no other test has read, as results are cached by text. */
const fresh = () => Math.round(Math.random() * 2 ** 50);

describe('a list of numbers', () => {
  it.each([
    ['', []],
    [', 2', [2]],
    [', 2.5,.5', [2.5, 0.5]],
    [' , 2', [2]],
    [',  22  ', [22]],
  ])('has further entries as %j: %j', (rest, numbers) => {
    const first = fresh();
    expect(readNumberList(`${first}${rest}`)).toEqual([first, ...numbers]);
  });

  it.each(['', ' ', '   '])('is empty as %j', (text) => {
    expect(readNumberList(text)).toEqual([]);
  });

  it.each([
    ...[', 1.', ', 1. ,2', ', 1.22.3', ' 2', '  2', ' .5', ','],
    ...[', ', ',,2', ', ,2', ', x', ', -1', ', 1e3', '\n', ';2', '\t2'],
  ])('cannot have %j after a number', (rest) => {
    expect(readNumberList(`${fresh()}${rest}`)).toBeUndefined();
  });

  it.each([',', ' ,', '.', 'x'])('cannot have %j before a number', (start) => {
    expect(readNumberList(`${start}${start === '.' ? '.' : ''}${fresh()}`)).toBeUndefined();
  });
});

describe('the numbers of a text', () => {
  it('are the same list each time, until 32 other lists were read', () => {
    const text = `${fresh()}, 1`;
    const numbers = readNumberList(text);
    expect(readNumberList(text)).toBe(numbers);
    for (let count = 0; count < 32; count++) readNumberList(`${fresh()}, ${count}`);
    expect(readNumberList(text)).toEqual(numbers);
    expect(readNumberList(text)).not.toBe(numbers);
  });

  it('are among those of 31 other lists that were read since', () => {
    // Clears the cache.
    for (let count = 0; count < 40; count++) readNumberList(`${fresh()}, ${count}`);
    const lists = Array.from({ length: 8 }, () => readNumberList(`${fresh()}, 1`));
    expect(new Set(lists).size).toBe(8);
    const text = `${fresh()}, 2`;
    const numbers = readNumberList(text);
    expect([readNumberList(text), readNumberList(text)].every((list) => list === numbers)).toBe(true);
  });

  it('are not kept for a text of over 65,536 characters', () => {
    const entry = `${fresh()}`;
    const long = entry.padStart(65_536, ' ');
    expect(readNumberList(long)).toBe(readNumberList(long));
    const longer = `${long} `;
    expect(readNumberList(longer)).toEqual([Number(entry)]);
    expect(readNumberList(longer)).not.toBe(readNumberList(longer));
  });

  it('are those that were written, if none were read before', () => {
    const text = `${fresh()}, 3`;
    const written = [1, 2, 3];
    keepWrittenList(text, written);
    expect(readNumberList(text)).toBe(written);
    keepWrittenList(text, [4]);
    expect(readNumberList(text)).toBe(written);
  });
});
