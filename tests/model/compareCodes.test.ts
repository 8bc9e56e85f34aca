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
