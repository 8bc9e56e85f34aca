import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { SPEEDS, toExpectedCurve } from '../fixtures/pastedTables.ts';

/** The folder of the whole tables, as docs/imports.md lists them; they are not ours to ship. */
const folder = process.env.IMPORT_DATA;
const WHOLE = join(folder ?? '', 'wind/oedb_power_curves.csv');
const BROKEN = join(folder ?? '', 'wind/oedb_power_curves_broken.csv');
const SAMPLE = 'tests/fixtures/imports/oedb_power_curves.csv';

interface Curve {
  name: string;
  /** Wind speed in m/s and power in W. */
  points: [speed: string, power: string][];
}

/** Reads a table with a curve a line: the wind speeds are in its first line. */
function readCurves(file: string): Curve[] {
  const [head = [], ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map(([name = '', ...powers]) => ({
    name,
    points: powers.flatMap((power, at): Curve['points'] => (power === '' ? [] : [[head[at + 1] ?? '', power]])),
  }));
}

function paste(text: string) {
  return pasteIntoCurve({
    ...{ text, points: { x: SPEEDS, y: [SPEEDS.map(() => 0.5)] }, fixedX: true, outside: 'zero' },
    x: { title: 'Wind speed', unit: 'm/s' },
    y: [{ title: 'Power', unit: 'kW', minimum: 0, belowMinimum: 'clip' }],
  });
}

const LAYOUTS: Record<string, (points: Curve['points']) => string> = {
  column: (points) => ['Wind speed [m/s]\tPower [W]', ...points.map((point) => point.join('\t'))].join('\n'),
  row: (points) =>
    [
      ['Wind speed [m/s]', ...points.map(([speed]) => speed)].join('\t'),
      ['Power [W]', ...points.map(([, power]) => power)].join('\t'),
    ].join('\n'),
};

describe.each(Object.entries(LAYOUTS))('a published power curve in W, as a %s,', (_, write) => {
  const files = [SAMPLE, WHOLE].filter((file) => file === SAMPLE || (folder !== undefined && existsSync(file)));

  it.each(files)('is the same at every whole wind speed: %s', (file) => {
    const curves = readCurves(file);
    expect(curves.length).toBeGreaterThan(file === SAMPLE ? 2 : 60);
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
  });

  it('has its wind speeds that occur several times said', () => {
    const points: Curve['points'] = [14, 15, 15, 15, 16].map((speed, at) => [`${speed}.0`, `${at}000`]);
    const { notes, asks } = paste(write(points));
    expect(notes).toContain('Several values at 15 m/s: the last one was used');
    expect(asks).toBe(true);
  });

  it.skipIf(folder === undefined || !existsSync(BROKEN))('has the faults of a broken table said', () => {
    const curves = readCurves(BROKEN);
    const faulty = curves.filter(({ points }) => points.filter(([speed]) => speed === '15.0').length > 1);
    expect(faulty.length).toBeGreaterThan(0);
    for (const { name, points } of curves) {
      const { notes, asks } = paste(write(points));
      const isSaid = notes.includes('Several values at 15 m/s: the last one was used');
      expect(isSaid, name).toBe(faulty.some((curve) => curve.name === name));
      expect(asks).toBe(true);
    }
  });
});
