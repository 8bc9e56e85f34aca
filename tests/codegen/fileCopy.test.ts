import { describe, expect, it } from 'vitest';
import { FileCopy } from '#codegen/FileCopy.ts';
import { toSource } from './mergedKind.ts';

const createCopy = (value: object) => new FileCopy(toSource('probe.json', value));

describe('a copy', () => {
  it('has the same value in other objects and lists', () => {
    const source = toSource('probe.json', { a: [{ b: 1 }, 'c', null], d: { e: true } });
    const copy = new FileCopy(source);
    expect(copy.source).toBe(source);
    expect(JSON.stringify(copy.value)).toBe(JSON.stringify(source.value));
    copy.remove(['a', '0', 'b']);
    copy.remove(['a', '1']);
    copy.remove(['d', 'e']);
    expect(JSON.stringify(copy.value)).toBe('{"a":[{},null],"d":{}}');
    expect(JSON.stringify(source.value)).toBe('{"a":[{"b":1},"c",null],"d":{"e":true}}');
  });

  it('has keys such as "constructor" only if the file has them', () => {
    const copy = createCopy({ a: {} });
    expect(Object.getPrototypeOf(copy.value)).toBeNull();
    copy.remove(['constructor']);
    copy.remove(['a', 'toString'], 'b');
    expect(JSON.stringify(copy.value)).toBe('{"a":{}}');
  });
});

describe('removing', () => {
  it('of what does not exist changes nothing', () => {
    const copy = createCopy({ a: 1, b: 'text', '': 2 });
    copy.remove(['c']);
    copy.remove(['a', 'd']);
    copy.remove(['b', '0']);
    copy.remove(['c', 'd', 'e']);
    expect(JSON.stringify(copy.value)).toBe('{"a":1,"b":"text","":2}');
    expect(copy.toOriginal(['b', 0])).toEqual(['b', 0]);
  });

  it('of an unknown name does not make the new one', () => {
    const copy = createCopy({ a: 1 });
    copy.remove(['c'], 'd');
    expect(JSON.stringify(copy.value)).toBe('{"a":1}');
    expect(copy.toOriginal(['d'])).toEqual(['d']);
  });

  it('renames to a free name only', () => {
    const copy = createCopy({ titel: 'A', old: 1, taken: 2 });
    copy.remove(['titel'], 'title');
    copy.remove(['old'], 'taken');
    expect(JSON.stringify(copy.value)).toBe('{"taken":2,"title":"A"}');
    expect(copy.toOriginal(['title'])).toEqual(['titel']);
    expect(copy.toOriginal(['taken'])).toEqual(['taken']);
  });

  it('renames several entries of one object', () => {
    const copy = createCopy({ a: { x: { y: 1 }, z: 2 }, b: { x: 1 } });
    copy.remove(['a', 'x'], 'ex');
    copy.remove(['a', 'z'], 'zet');
    copy.remove(['a', 'ex', 'y'], 'why');
    expect(copy.toOriginal(['a', 'ex', 'why'])).toEqual(['a', 'x', 'y']);
    expect(copy.toOriginal(['a', 'zet'])).toEqual(['a', 'z']);
    expect(copy.toOriginal(['b', 'ex'])).toEqual(['b', 'ex']);
  });

  it('of entries of a list keeps the places of the others', () => {
    const copy = createCopy({ a: ['p', 'q', { r: 1 }, 's'] });
    copy.remove(['a', '0']);
    copy.remove(['a', '1', 'r'], 'are');
    expect(JSON.stringify(copy.value)).toBe('{"a":["q",{"are":1},"s"]}');
    expect(copy.toOriginal(['a', 0])).toEqual(['a', 1]);
    expect(copy.toOriginal(['a', '1', 'are'])).toEqual(['a', 2, 'r']);
    copy.remove(['a', '1']);
    expect(copy.toOriginal(['a', 1])).toEqual(['a', 3]);
    expect(copy.toOriginal(['a', 2, 'b'])).toEqual(['a', 2, 'b']);
  });
});

it('places problems of the changed value in the original file', () => {
  const copy = createCopy({ a: ['p', 'q'], titel: 'A' });
  copy.remove(['a', '0']);
  copy.remove(['titel'], 'title');
  const source = copy.toSource();
  expect(source.value).toBe(copy.value);
  expect(source.problemAt(['a', 0], 'No.')).toEqual({
    file: 'schemas/probe.json',
    line: 1,
    column: 11,
    message: 'No.',
  });
  expect(source.placeAt(['title'])).toEqual({ file: 'schemas/probe.json', line: 1, column: 16 });
});
