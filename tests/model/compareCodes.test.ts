import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCodes } from '#model/compareCodes.ts';

it('texts are compared as a store compares their bytes', () => {
  const text = fc
    .array(fc.constantFrom('a', 'é', '\u07ff', '漢', '\ud7ff', '\ue000', '\uffee', '😀', '\u{10ffff}'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareCodes(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
  );
  expect(compareCodes('\uffee', '😀')).toBeLessThan(0);
});

it.each([
  ['the last character before the pairs and the first after them', '\ud7ff', '\ue000'],
  ['the last of one unit and the first of two', '\uffff', '\u{10000}'],
  ['two with the same first unit', '\u{103fe}', '\u{103ff}'],
  ['two with the same second unit', '\u{10000}', '\u{10400}'],
])('%s are in order', (_what, one, other) => {
  expect([compareCodes(one, other), compareCodes(other, one)].map(Math.sign)).toEqual([-1, 1]);
});
