import { expect, it } from 'vitest';
import { dependsOn } from '#codegen/dependsOn.ts';
import { derivedSize, isTooLarge } from '#codegen/derivedSize.ts';
import { mergedKind } from './mergedKind.ts';

type Given = string | { value: string; when: string };

function derive(values: Record<string, Given>) {
  const entries = Object.entries(values).map(([name, given]) => [
    name,
    { title: name, ...(typeof given === 'string' ? { value: given } : given) },
  ]);
  return mergedKind({ 'x-derived': Object.fromEntries(entries) });
}

it.each<[title: string, values: Record<string, Given>, size: number]>([
  ['its numbers, names and signs', { a: '2 * power' }, 3],
  ['those of its condition', { a: { value: '1 / power', when: 'power > 0' } }, 6],
  ['those of the values that it names, each time', { a: 'b + b', b: 'power * 2' }, 7],
  ['those that are named by a value that it names', { a: 'b + 1', b: 'c * 2', c: '3 - 1' }, 7],
  ['one for itself', { a: 'a + 1' }, 3],
])('the size of a derived value counts %s', (_, values, size) => {
  const kind = derive(values);
  expect(derivedSize('a', kind)).toBe(size);
  expect(derivedSize('a', kind)).toBe(size);
});

it('a name that is not a derived value has no size', () => {
  expect(derivedSize('power', derive({}))).toBe(0);
});

it('a value of 2000 parts is not too large, and one of 2001 is', () => {
  const long = (parts: number) => derive({ a: 'b', b: Array(parts).fill('1').join(' ') });
  expect([isTooLarge('a', long(2000)), isTooLarge('a', long(2001))]).toEqual([false, true]);
});

const CHAIN = derive({
  total: 'heat_2 + 1',
  heat_2: { value: '1', when: 'Cost > 0' },
  Cost: 'power * 2',
  circle: 'ring + 1',
  ring: 'circle + 1',
  quoted: { value: '2 h', when: "fuel = 'total'" },
  h: '1',
});

it.each([
  ['total', 'total', true],
  ['total', 'heat_2', true],
  ['total', 'Cost', true],
  ['heat_2', 'Cost', true],
  ['Cost', 'power', false],
  ['Cost', 'total', false],
  ['heat_2', 'total', false],
  ['circle', 'ring', true],
  ['circle', 'total', false],
  ['missing', 'total', false],
  // Neither a text nor a unit is the name of a value.
  ['quoted', 'total', false],
  ['quoted', 'h', false],
])('whether "%s" is calculated from "%s": %s', (name, other, leads) => {
  expect(dependsOn(name, other, CHAIN)).toBe(leads);
});
