import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectSame, LAYOUTS, paste, readCurves } from './publishedCurves.ts';

/** The folder of the whole tables, as docs/imports.md lists them; they are not ours to ship. */
const folder = process.env.IMPORT_DATA;

describe.skipIf(folder === undefined).each(Object.entries(LAYOUTS))(
  'all published power curves in W, as a %s,',
  (_, write) => {
    const read = (name: string) => readCurves(join(folder ?? '', 'wind', name));

    it('are the same at every whole wind speed', () => {
      const curves = read('oedb_power_curves.csv');
      expect(curves.length).toBeGreaterThan(60);
      expectSame(curves, write);
    });

    it('have the faults of a broken table said', () => {
      const curves = read('oedb_power_curves_broken.csv');
      const faulty = curves.filter(({ points }) => points.filter(([speed]) => speed === '15.0').length > 1);
      expect(faulty.length).toBeGreaterThan(0);
      for (const { name, points } of curves) {
        const { notes, asks } = paste(write(points));
        const isSaid = notes.includes('Several values at 15 m/s: the last one was used');
        expect(isSaid, name).toBe(faulty.some((curve) => curve.name === name));
        expect(asks).toBe(true);
      }
    });
  },
);
