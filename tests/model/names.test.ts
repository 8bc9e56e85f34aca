import { describe, expect, it } from 'vitest';
import { COLLATOR } from '#model/collator.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';

describe('two names', () => {
  it.each([
    ['North Ridge', 'north  ridge '],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδος', 'οδοσ'],
    ['Ｒｉｇ', 'rig'],
    ['Ärger', 'a\u0308rger'],
    ['Mühle\u00a0 2', 'mühle 2'],
  ])('%j and %j are the same', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['Rig', 'Rig 2'],
    ['Kız', 'Kiz'],
    ['οδος', 'οδο'],
    ['NorthRidge', 'North Ridge'],
  ])('%j and %j are different', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  it('may be the same in another kind, and among templates', () => {
    const group = (subclass: string, is_template: boolean) => nameGroup({ subclass, is_template });
    expect(group('wind', false)).toBe(group('wind', false));
    expect(new Set([group('wind', false), group('wind', true), group('pv', false)]).size).toBe(3);
  });
});

it('names in lists are in the order that people expect', () => {
  const names = ['unit 10', 'Unit 9', 'ridge', 'Ärger', 'Zone', 'arger'];
  expect(names.toSorted(COLLATOR.compare)).toEqual(['Ärger', 'arger', 'ridge', 'Unit 9', 'unit 10', 'Zone']);
});
