import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPoint } from '#model/addPoint.ts';
import { type CurvePoints, removePoints, withValues } from '#model/curvePoints.ts';
import { changedTexts, curveFieldNames, toCurvePoints } from '#model/curveText.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { getKind } from './loadedKinds.ts';

function findCurve(subclass: string, id: string): CurveDefinition {
  const curve = getKind(subclass).definition.curves[id];
  if (!curve) throw new Error(`There is no curve ${id}`);
  return curve;
}

const power = findCurve('basicstorage', 'power_by_soc');
const [X = '', CHARGE = '', DISCHARGE = ''] = curveFieldNames(power);

describe('the texts of an edited curve', () => {
  it('leave the lists as they were written that the edit does not change', () => {
    const texts: Record<string, string> = { [X]: '0,50,  100', [CHARGE]: '1.0,2,3', [DISCHARGE]: '0,\n1, 2' };
    const before = toCurvePoints(power, (name) => texts[name] ?? '');
    expect(before).toEqual({
      x: [0, 50, 100],
      y: [
        [1, 2, 3],
        [0, 1, 2],
      ],
    });
    const after = withValues(before, [{ row: 1, column: 1, value: 7 }]);
    expect(changedTexts(power, { before, after })).toEqual({ [CHARGE]: '1, 7, 3' });
  });

  it('leave the numbered fields as they are that the edit does not change', () => {
    const wind = findCurve('wind', 'power');
    const before = toCurvePoints(wind, (name) => (name === 'pc7' ? '' : '1.50'));
    expect(changedTexts(wind, { before, after: withValues(before, [{ row: 3, column: 1, value: 9 }]) })).toEqual({
      pc3: '9',
    });
  });

  it('of numbered fields count x from the first to the last, and leave out what is not a number', () => {
    const counting: CurveDefinition = {
      ...power,
      x: { title: 'Speed', source: { from: 3, to: 5 } },
      y: [{ title: 'Power', source: { fields: ['p3', 'p4', 'p5'] } }],
    };
    const texts: Record<string, string> = { p3: '1.5', p4: '', p5: '1,' };
    expect(curveFieldNames(counting)).toEqual(['p3', 'p4', 'p5']);
    expect(toCurvePoints(counting, (name) => texts[name] ?? '')).toEqual({
      x: [3, 4, 5],
      y: [[1.5, Number.NaN, Number.NaN]],
    });
  });

  it('read back as the points, whatever is added, removed or set, and whatever separated the numbers', () => {
    const number = fc.double({ min: 0, max: 1e6, noNaN: true });
    const list = fc
      .array(fc.tuple(number, fc.constantFrom(', ', ',', ',\n', '\t', '\r\n', ' ,  ')), { maxLength: 8 })
      .map((entries) => entries.map(([value, separator]) => `${value}${separator}`).join(''));
    const edit = fc.oneof(
      fc.constant((points: CurvePoints) => addPoint(points, { maximum: 100 }).points),
      fc.nat(8).map((row) => (points: CurvePoints) => removePoints(points, row)),
      fc.tuple(fc.nat(8), fc.nat(2), number).map(
        ([row, column, value]) =>
          (points: CurvePoints) =>
            withValues(points, [{ row, column, value }]),
      ),
    );
    fc.assert(
      fc.property(fc.tuple(list, list, list), fc.array(edit, { maxLength: 6 }), ([x, charge, discharge], edits) => {
        const texts: Record<string, string> = { [X]: x, [CHARGE]: charge, [DISCHARGE]: discharge };
        for (const change of edits) {
          const before = toCurvePoints(power, (name) => texts[name] ?? '');
          const after = change(before);
          Object.assign(texts, changedTexts(power, { before, after }));
          expect(toCurvePoints(power, (name) => texts[name] ?? '')).toEqual(after);
        }
      }),
    );
  });
});
