import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { SPEEDS, toExpectedCurve } from '../fixtures/pastedTables.ts';

/** A turbine of a published table. */
export interface Curve {
  name: string;
  /** Wind speed in m/s and power in W. */
  points: [speed: string, power: string][];
}

/** Reads a table with a curve a line: the wind speeds are in its first line. */
export function readCurves(file: string): Curve[] {
  const [head = [], ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map(([name = '', ...powers]) => ({
    name,
    points: powers.flatMap((power, at): Curve['points'] => (power === '' ? [] : [[head[at + 1] ?? '', power]])),
  }));
}

/** Pastes a text onto the power curve of a wind turbine. */
export function paste(text: string) {
  return pasteIntoCurve({
    ...{ text, points: { x: SPEEDS, y: [SPEEDS.map(() => 0.5)] }, fixedX: true, outside: 'zero' },
    x: { title: 'Wind speed', unit: 'm/s' },
    y: [{ title: 'Power', unit: 'kW', minimum: 0, belowMinimum: 'clip' }],
  });
}

/** The ways in which a curve is written for the clipboard. */
export const LAYOUTS: Record<string, (points: Curve['points']) => string> = {
  column: (points) => ['Wind speed [m/s]\tPower [W]', ...points.map((point) => point.join('\t'))].join('\n'),
  row: (points) =>
    [
      ['Wind speed [m/s]', ...points.map(([speed]) => speed)].join('\t'),
      ['Power [W]', ...points.map(([, power]) => power)].join('\t'),
    ].join('\n'),
};

/** Expects that every curve of a table, pasted in W, is the same in kW at every whole wind speed. */
export function expectSame(curves: readonly Curve[], write: (points: Curve['points']) => string): void {
  for (const { name, points } of curves) {
    const kilowatts = points.map(([speed, power]) => `${speed} ${Number(power) / 1000}`).join('; ');
    const expected = toExpectedCurve({ from: name, curve: 'wind', lines: [], points: kilowatts });
    const pasted = paste(write(points));
    expect(pasted.notes).toContain('Converted from W to kW');
    for (const [speed, power] of (pasted.points.y[0] ?? []).entries()) {
      const wanted = expected.y[0]?.[speed] ?? Number.NaN;
      const difference = Math.abs(power - wanted) / Math.max(1, wanted);
      expect(difference, `${name} at ${speed} m/s`).toBeLessThan(1e-9);
    }
  }
}
