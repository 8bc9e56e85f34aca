import { describe, expect, it } from 'vitest';
import { findBreakOff } from '#model/findBreakOff.ts';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

/** Shapes of tables as manufacturers publish them: where they begin, reach rated power and end, and how. */
const SHAPES = [
  { from: 4, rated: 14, to: 25, step: 1, power: 3000, zeros: 0 },
  { from: 3, rated: 13, to: 25, step: 0.5, power: 2000, zeros: 0 },
  { from: 2.5, rated: 12.5, to: 24.5, step: 0.5, power: 850, zeros: 0 },
  { from: 0, rated: 13, to: 25, step: 0.5, power: 3050, zeros: 10 },
  { from: 3, rated: 11, to: 28, step: 1, power: 5000, zeros: 2 },
  { from: 1, rated: 12, to: 34.5, step: 0.5, power: 2300, zeros: 0 },
  { from: 3.25, rated: 15, to: 20, step: 0.25, power: 55.5, zeros: 0 },
  { from: 4, rated: 16, to: 24, step: 4, power: 600, zeros: 0 },
];

type Table = (readonly [speed: number, power: number])[];

function createTable({ from, rated, to, step, power, zeros }: (typeof SHAPES)[number]): Table {
  const count = Math.round((to - from) / step) + 1;
  const table = Array.from({ length: count }, (_, index) => {
    const speed = from + index * step;
    // Rounded to a tenth of a kilowatt, as manufacturers do.
    return [speed, Math.round(power * Math.min(1, (speed / rated) ** 3) * 10) / 10] as const;
  });
  return [...table, ...Array.from({ length: zeros }, (_, index) => [to + (index + 1) * step, 0] as const)];
}

const NOTATIONS: Record<string, (table: Table) => string> = {
  tabs: (table) => table.map((row) => row.join('\t')).join('\n'),
  'a header and Windows line ends': (table) => ['v [m/s]\tP [kW]', ...table.map((row) => row.join('\t'))].join('\r\n'),
  'decimal commas': (table) =>
    table.map((row) => row.map((value) => value.toFixed(2).replace('.', ',')).join('\t')).join('\n'),
  semicolons: (table) => table.map((row) => row.join(';')).join('\n'),
  'commas between cells': (table) => table.map((row) => row.map((value) => value.toFixed(2)).join(',')).join('\n'),
};

/** The power on the line through the table; nothing outside of it. */
function powerAt(table: Table, speed: number): number {
  const after = table.findIndex(([x]) => x >= speed);
  const [x, y] = table[after] ?? [Number.NaN, 0];
  const [left, low] = table[after - 1] ?? [x, y];
  if (after < 0 || (after === 0 && x !== speed)) return 0;
  return left === x ? y : low + ((y - low) * (speed - left)) / (x - left);
}

describe.each(Object.entries(NOTATIONS))('a data sheet with %s', (_, write) => {
  it.each(SHAPES)('from $from to $to m/s is met at every whole speed, and is nothing outside', (shape) => {
    const table = createTable(shape);
    const text = write(table);
    const {
      points,
      notes,
      table: pasted,
    } = pasteIntoCurve({
      points: { x: Array.from({ length: 31 }, (__, speed) => speed), y: [Array(31).fill(0.667)] },
      text,
      at: { row: 0, column: 1 },
      fixedX: true,
      outside: 'zero',
      x: { title: 'Wind speed', unit: 'm/s' },
      y: [{ title: 'Power', unit: 'kW' }],
    });
    for (const [speed, power] of (points.y[0] ?? []).entries()) {
      expect(power, `at ${speed} m/s`).toBeCloseTo(powerAt(table, speed), 1);
    }
    const last = table.at(-1)?.[0] ?? 0;
    expect(notes.includes(`0 kW below ${shape.from} m/s`)).toBe(shape.from > 0);
    expect(notes.includes(`0 kW above ${last} m/s`)).toBe(last < 30);
    expect(pasted && findBreakOff(pasted)).toMatchObject({ x: shape.to, isLast: shape.zeros === 0 });
  });
});
