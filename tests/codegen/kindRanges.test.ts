import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findKindRanges } from '#codegen/kindRanges.ts';
import { writeLimits } from '#codegen/writeLimits.ts';
import { getKind } from '../model/loadedKinds.ts';

const KIND = 'basicstorage';
const KIND_TEXT = readFileSync(`schemas/kinds/${KIND}.json`, 'utf8');
const definitions = [getKind(KIND).definition, getKind('wind').definition];

const propose = (text: string, { subclass = KIND, file = 'list.csv' } = {}) => {
  const ranges = findKindRanges({ subclass, definitions, kindText: KIND_TEXT, from: { file, text } });
  return 'fault' in ranges ? { fault: ranges.fault, text: '', lines: [] } : { ...ranges, text: ranges.kindText };
};
const table = (heading: string, row: (index: number) => string, count = 12) =>
  [heading, ...Array.from({ length: count }, (_, index) => row(index + 1))].join('\n');

describe('the ranges of a kind', () => {
  it('are those of a table, in the units of the fields', () => {
    const { lines } = propose(table('Name;Capacity [MWh];c;Colour', (index) => `B ${index};0,${index};1;red`));
    expect(lines.slice(0, 6)).toEqual([
      'capacity (kWh): 12 values, 5th percentile 100, median 350, 95th percentile 845; from MWh',
      '  now       above 0, maximum 1000000; flags none',
      '  proposed  maximum 1400; flags none',
      'c (1/h): 12 values, 5th percentile 1, median 1, 95th percentile 1',
      expect.stringMatching(/^ {2}now {7}/),
      '  proposed  nothing: all values are equal',
    ]);
  });

  it('are those of exported components, and name the values that would be flagged', () => {
    const components = Array.from({ length: 40 }, (_, index) => ({
      subclass: KIND,
      name: `B ${index}`,
      capacity: index === 0 ? 2_000_000 : 100 + index,
    }));
    const { lines } = propose(JSON.stringify(components), { file: 'list.json' });
    expect(lines[0]).toMatch(/^capacity \(kWh\): 40 values,/);
    expect(lines[1]).toBe('  now       above 0, maximum 1000000; flags 1: 2000000');
    expect(lines.join('\n')).not.toContain('list.json');
  });

  it('are written into the file, of which the rest stays as it is', () => {
    const { text } = propose(table('capacity', (index) => `${index * 100}`));
    expect(JSON.parse(text).properties.capacity['x-warn']).toMatchObject({ maximum: 1800 });
    const others = (content: string) => content.split('\n').filter((line) => !line.includes('x-warn'));
    expect(others(text)).toEqual(others(KIND_TEXT));
    const changed = text.split('\n').filter((line, index) => line !== KIND_TEXT.split('\n')[index]);
    expect(changed).toHaveLength(1);
  });

  it.each([
    [
      'no such kind',
      'capacity\n1',
      { subclass: 'basicstorag' },
      'There is no kind "basicstorag". Did you mean "basicstorage"?',
    ],
    ['a kind unlike any', 'capacity\n1', { subclass: 'x' }, 'There is no kind "x". Kinds: basicstorage, wind.'],
    ['text alone', 'Dear all,', {}, 'list.csv: there are no numbers in it.'],
    ['no headings', '1;2\n3;4', {}, 'list.csv: line 1: there are no headings above the numbers.'],
    [
      'other columns',
      'Height [m];Colour\n1;2',
      {},
      'list.csv: no column is named after a number of basicstorage. Found: "Height [m]" and "Colour".',
    ],
    ['another unit', 'Capacity [m]\n1', {}, 'list.csv: column "Capacity [m]": m can\'t be converted to kWh.'],
    ['few values', 'Capacity\n1\n2', {}, 'list.csv: fewer than 8 values, too few to say what is usual.'],
    [
      'broken JSON',
      '[\n{"capacity": 1,}]',
      { file: 'list.json' },
      "list.json: entry 1: Not JSON: line 2, column 16: expected a field name in double quotes, found '}'.",
    ],
    [
      'components of other kinds',
      '[{"subclass": "wind", "capacity": 1}]',
      { file: 'list.json' },
      'list.json: no column is named after a number of basicstorage. Found: "wind".',
    ],
  ])('are refused in one line for %s', (_what, text, options, fault) => {
    expect(propose(text, options).fault).toBe(fault);
  });
});

describe('limits are written', () => {
  it.each([
    [
      'into a field on one line',
      '{ "properties": { "a": { "type": "number" } } }',
      '{ "properties": { "a": { "type": "number", "x-warn": { "maximum": 5 } } } }',
    ],
    [
      'into a field on several lines',
      '{\n  "properties": {\n    "a": {\n      "type": "number"\n    }\n  }\n}\n',
      '{\n  "properties": {\n    "a": {\n      "type": "number",\n      "x-warn": { "maximum": 5 }\n    }\n  }\n}\n',
    ],
    [
      'over others',
      '{ "properties": { "a": { "x-warn": {"maximum": 1}, "type": "number" } } }',
      '{ "properties": { "a": { "x-warn": { "maximum": 5 }, "type": "number" } } }',
    ],
    [
      'into an empty field',
      '{ "properties": { "a": {} } }',
      '{ "properties": { "a": { "x-warn": { "maximum": 5 } } } }',
    ],
  ])('%s', (_what, before, after) => {
    expect(writeLimits(before, [{ name: 'a', limits: { maximum: 5 } }])).toEqual({ text: after, missing: [] });
  });

  it('with their words, into an object inside, and not for fields of shared files', () => {
    const before = '{ "properties": { "charging": { "properties": { "power": { "type": "number" } } } } }';
    const limits = { maximum: 5, message: { maximum: 'High' } };
    const changes = [
      { name: 'charging/power', limits },
      { name: 'lifetime', limits },
    ];
    expect(writeLimits(before, changes)).toEqual({
      text: before.replace('"number"', '"number", "x-warn": { "maximum": 5, "message": { "maximum": "High" } }'),
      missing: ['lifetime'],
    });
  });
});
