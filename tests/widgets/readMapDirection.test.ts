import { expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { toBlock } from '#widgets/mapBlock.ts';
import { readMapDirection } from '#widgets/readMapDirection.ts';
import { COP } from './pastedMaps.ts';

const readFor = (map: MapDefinition, lines: string[]) => {
  const table = parseClipboardTable(lines.join('\n'), { isMatrix: true });
  return readMapDirection(table, toBlock(table), map);
};
const read = (...lines: string[]) => readFor(COP, lines);
const BODY = ['10\t2.4\t1.7', '20\t4.5\t2.9'];

it.each<[what: string, lines: string[]]>([
  ['in the corner', ['Source temperature\t35\t55', ...BODY]],
  ['in the corner, with a unit', ['Source [°C]\t35\t55', ...BODY]],
  ['above the corner', ['Source\t\t', '\t35\t55', ...BODY]],
  ['beside', ['\t\t35\t55', 'Source\t10\t2.4\t1.7', '\t20\t4.5\t2.9']],
  ['beside a row without a number', ['\t\t35\t55', 'Source\t\t2.4\t1.7', '\t20\t4.5\t2.9']],
  ['beside a shorter row', ['\t\t35\t55', 'Source', '\t20\t4.5\t2.9']],
  ['beside the last row', ['\t\t35\t55', '\t10\t2.4\t1.7', 'Source\t20\t4.5\t2.9']],
])('x runs down the side where its title is %s', (_, lines) => {
  expect(read(...lines)).toBe(true);
});

it.each<[what: string, lines: string[]]>([
  ['above', ['\tSink temperature\t', '\t35\t55', ...BODY]],
  ['above the last column', ['\t\tSink', '\t35\t55', ...BODY]],
  ['in the first row', ['\t35\t55\tSink', '10\t2.4\t1.7\t', '20\t4.5\t2.9\t']],
])('x runs down the side where the title of y is %s', (_, lines) => {
  expect(read(...lines)).toBe(true);
});

it.each<[what: string, lines: string[]]>([
  ['x is above', ['\tSource\t', '\t35\t55', ...BODY]],
  ['y is in the corner', ['Sink\t35\t55', ...BODY]],
  ['y is beside', ['\t\t35\t55', 'Sink\t10\t2.4\t1.7', '\t20\t4.5\t2.9']],
  [
    'x is above, and a row has no number of its own',
    ['\t\tSource\t', '\t\t35\t55', 'A\t\t2.4\t1.7', 'B\t20\t4.5\t2.9'],
  ],
  ['x is above, and the corner names both', ['\tSource\t', 'Source / Sink\t35\t55', ...BODY]],
  ['both say so', ['Sink\tSource\t', '\t35\t55', ...BODY]],
])('x runs along the top where the title of %s', (_, lines) => {
  expect(read(...lines)).toBe(false);
});

it.each<[what: string, lines: string[]]>([
  ['there are none', ['\t35\t55', ...BODY]],
  ['they name the value', ['COP\t35\t55', ...BODY]],
  ['one names both', ['Source / Sink\t35\t55', ...BODY]],
  ['one names neither', ['Humidity\t35\t55', ...BODY]],
  ['x is above and beside', ['Source\tSource\t', '\t35\t55', ...BODY]],
  ['the corner is a number and x stands among the values', ['5\t35\t55', '10\tSource\t1.7', '20\t4.5\t2.9']],
  ['there is no table', []],
])('the titles do not say where x runs where %s', (_, lines) => {
  expect(read(...lines)).toBeUndefined();
});

it('texts among the values are not titles of an axis', () => {
  expect(read('\t35\t55', '10\tSource\t1.7', '20\t4.5\t2.9')).toBeUndefined();
});

it('the unit of a number in the first row is not a title, though it is the first letter of an axis', () => {
  const map = { x: { title: 'Voltage', unit: 'V' }, y: { title: 'Current', unit: 'A' }, z: { title: 'Losses' } };
  expect(readFor(map, ['1\t6 V\t7 V', ...BODY])).toBeUndefined();
});
