import { describe, expect, it } from 'vitest';
import { formatClipboardTable } from '#model/formatClipboardTable.ts';
import { type Paste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { PASTED_TABLES, type PastedTable, SPEEDS, toExpectedCurve } from '../fixtures/pastedTables.ts';

const CURVES: Record<PastedTable['curve'], Omit<Paste, 'text'>> = {
  wind: {
    points: { x: SPEEDS, y: [SPEEDS.map(() => 0.5)] },
    ...{ fixedX: true, outside: 'zero' },
    x: { title: 'Wind speed', unit: 'm/s' },
    y: [{ title: 'Power', unit: 'kW', minimum: 0 }],
  },
  soc: createCurve('State of charge', ['Charge', 'Discharge']),
  converter: createCurve('Power', ['Rectifier', 'Inverter']),
  aging: { ...createCurve('Depth of discharge', ['']), y: [{ title: 'Cycles to end of life', unit: '' }] },
};

function createCurve(title: string, series: string[]): Omit<Paste, 'text'> {
  const y = series.map((name) => ({ title: name, unit: '%', minimum: 0, maximum: 100 }));
  return {
    points: { x: [0, 100], y: y.map(() => [7, 7]) },
    ...{ fixedX: false, rising: true, outside: 'hold', y },
    x: { title, unit: '%', minimum: 0, maximum: 100 },
  };
}

describe('a pasted table', () => {
  it.each(PASTED_TABLES)('$curve: $from', (table) => {
    const { lines, says = [], refused } = table;
    const onto = CURVES[table.curve];
    const { points, notes, refusal } = pasteIntoCurve({ ...onto, text: lines.join('\n') });
    expect(notes).toEqual(expect.arrayContaining(says));
    expect(refusal).toBe(refused);
    const expected = refused === undefined ? toExpectedCurve(table) : onto.points;
    for (const [series, values] of [expected.x, ...expected.y].entries())
      expect([points.x, ...points.y][series]).toEqual(values.map((value) => expect.closeTo(value, 6)));
    expect(pasteIntoCurve({ ...onto, text: formatClipboardTable(points) }).points).toEqual(points);
  });
});
