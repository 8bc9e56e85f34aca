import { describe, expect, it } from 'vitest';
import { type Curve, expectSame, LAYOUTS, paste, readCurves } from './publishedCurves.ts';

describe.each(Object.entries(LAYOUTS))('a published power curve in W, as a %s,', (_, write) => {
  it('is the same at every whole wind speed', () => {
    const curves = readCurves('tests/fixtures/imports/oedb_power_curves.csv');
    expect(curves.length).toBeGreaterThan(2);
    expectSame(curves, write);
  });

  it('has its wind speeds that occur several times said', () => {
    const points: Curve['points'] = [14, 15, 15, 15, 16].map((speed, at) => [`${speed}.0`, `${at}000`]);
    const { notes, asks } = paste(write(points));
    expect(notes).toContain('Several values at 15 m/s: the last one was used');
    expect(asks).toBe(true);
  });
});
