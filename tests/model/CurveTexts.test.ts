import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CurveTexts } from '#model/CurveTexts.ts';
import { formatList, parseList, withValues } from '#model/curvePoints.ts';
import { changedTexts, curveFieldNames } from '#model/curveText.ts';
import { ListWriter } from '#model/ListWriter.ts';
import { readNumberList } from '#model/numberList.ts';
import { getKind } from './loadedKinds.ts';

const curve = getKind('basicstorage').definition.curves.power_by_soc;
if (!curve) throw new Error('There is no curve');
const [X = '', CHARGE = '', DISCHARGE = ''] = curveFieldNames(curve);
const TEXTS: Record<string, string> = { [X]: '0, 50, 100', [CHARGE]: '1, 2, 3', [DISCHARGE]: '4, 5, 6' };

it('the list whose text stays is the same array, the edited one another', () => {
  const edited = new CurveTexts(curve);
  const before = edited.read((name) => TEXTS[name] ?? '');
  const after = edited.read((name) => (name === CHARGE ? '1, 7, 3' : (TEXTS[name] ?? '')));
  expect(after).toEqual({
    x: [0, 50, 100],
    y: [
      [1, 7, 3],
      [4, 5, 6],
    ],
  });
  expect(after.x).toBe(before.x);
  expect(after.y[1]).toBe(before.y[1]);
  expect(before.y[0]).toEqual([1, 2, 3]);
});

it('what is written is what the whole curve would be written as', () => {
  const edited = new CurveTexts(curve);
  const before = edited.read((name) => TEXTS[name] ?? '');
  for (const [row, value] of [
    [1, 7],
    [1, 7.5],
    [4, 0.0000001],
    [0, 1e21],
  ] as const) {
    const change = { before, after: withValues(before, [{ row, column: 1, value }]) };
    expect(edited.write(change)).toEqual(changedTexts(curve, change));
  }
});

it('a list is written as if none was written before', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.double(), fc.constantFrom(-0, 1e21, 1e-9));
  fc.assert(
    fc.property(fc.array(fc.array(number, { maxLength: 6 }), { maxLength: 6 }), (lists) => {
      const writer = new ListWriter();
      expect(lists.map((list) => writer.write(list))).toEqual(lists.map(formatList));
    }),
  );
});

it('a list that was written is read as one that was typed', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.double({ min: 0, noNaN: true }),
    fc.constantFrom(-0, 1e21),
  );
  fc.assert(
    fc.property(fc.array(number, { maxLength: 6 }), (list) => {
      const text = new ListWriter().write(list);
      expect(readNumberList(text)).toEqual(text === '' ? [] : text.split(', ').map(Number));
    }),
  );
  expect(readNumberList(new ListWriter().write([3, -4]))).toBeUndefined();
});

it('points whose numbers stay are the same object, however they are written', () => {
  const edited = new CurveTexts(curve);
  const before = edited.read((name) => TEXTS[name] ?? '');
  expect(edited.read((name) => (name === X ? '0,50,100.0' : (TEXTS[name] ?? '')))).toBe(before);
});

it('a list is read as its parts are, whatever it holds', () => {
  const part = fc.constantFrom('0', '1', '12.5', '.5', '1.', ',', ', ', ' ', '\t', '-1', '1e3', 'x', '9'.repeat(400));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const text = parts.join('');
      // An entry that is not a number is left out; the list is then read entry by entry.
      const whole = parseList(text);
      expect(parseList(`${text},x`)).toEqual(whole);
      expect(parseList(text)).not.toBe(whole);
    }),
    { numRuns: 1000 },
  );
});
