import { describe, expect, it } from 'vitest';
import { kind as basicstorage } from '#generated/kinds/basicstorage.ts';
import { kind as converter } from '#generated/kinds/converter.ts';
import { kind as wind } from '#generated/kinds/wind.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { formatClipboardTable } from '#model/formatClipboardTable.ts';
import { type Paste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { PASTED_TABLES, type PastedTable, SPEEDS, toExpectedCurve } from '../fixtures/pastedTables.ts';

const CURVES: Record<PastedTable['curve'], Omit<Paste, 'text'>> = {
  wind: toTarget(wind.definition.curves.power),
  soc: toTarget(basicstorage.definition.curves.power_by_soc),
  converter: toTarget(converter.definition.curves.efficiency_by_power),
  aging: toTarget(basicstorage.definition.curves.cycle_aging),
};

function toTarget(curve: CurveDefinition | undefined): Omit<Paste, 'text'> {
  if (!curve) throw new Error('There is no such curve');
  const { title, axis = '', x, y, outside, rising } = curve;
  const fixedX = 'from' in x.source;
  const points = fixedX ? { x: SPEEDS, y: [SPEEDS.map(() => 0.5)] } : { x: [0, 100], y: y.map(() => [7, 7]) };
  return { points, x, y, fixedX, outside, rising, about: `${title} ${axis}` };
}

describe('a pasted table', () => {
  it.each(PASTED_TABLES)('$curve: $from', (table) => {
    const { lines, says = [], asked = [], refused, plain = false } = table;
    const onto = CURVES[table.curve];
    const { points, notes, refusal, asks } = pasteIntoCurve({ ...onto, text: lines.join('\n') });
    expect(notes).toEqual(expect.arrayContaining([...says, ...asked]));
    expect(refusal).toBe(refused);
    if (plain || asked.length > 0) expect(asks).toBe(!plain);
    if (table.points === undefined && refused === undefined) {
      expect(asked).not.toEqual([]);
      return;
    }
    const expected = refused === undefined ? toExpectedCurve(table) : onto.points;
    for (const [series, values] of [expected.x, ...expected.y].entries())
      expect([points.x, ...points.y][series]).toEqual(values.map((value) => expect.closeTo(Math.max(value, 0), 6)));
    expect(pasteIntoCurve({ ...onto, text: formatClipboardTable(points) }).points).toEqual(points);
  });
});
