import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findKindRanges } from '#codegen/kindRanges.ts';
import { writeLimits } from '#codegen/writeLimits.ts';
import { createForm } from '../fixtures/createForm.ts';
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

describe('the ranges of a small kind', () => {
  const MESSAGE = { message: 'Rare' };
  const depot = createForm({ a: { warn: { minimum: 5, ...MESSAGE } }, b: { warn: { maximum: 9 } }, c: {} });
  const TEXT = '{ "properties": { "a": {}, "c": {} } }';

  const find = (text: string, file = 'list.csv') =>
    findKindRanges({ subclass: 'depot', definitions: [depot], kindText: TEXT, from: { file, text } });
  const METHOD =
    'Proposed: 1.5 times the distance of the quartiles beyond them (Tukey), by ratios where values are positive and wide; at most one value in 200 beyond each; rounded outward to two digits.';

  it('say how they were found, which fields are elsewhere, and which have a text', () => {
    expect(find(table('a;b', (index) => `${index};${index}`, 8))).toEqual({
      lines: [
        'a: 8 values, 5th percentile 1.35, median 4.5, 95th percentile 7.65',
        '  now       minimum 5; flags 4: 1, 2, 3, 4',
        '  proposed  minimum -2.5, maximum 12; flags none',
        'b: 8 values, 5th percentile 1.35, median 4.5, 95th percentile 7.65',
        '  now       maximum 9; flags none',
        '  proposed  minimum -2.5, maximum 12; flags none',
        '',
        METHOD,
        'b is not in the file of the kind; write its x-warn into the shared file.',
        'a has its own warning text; check that it still fits.',
      ],
      kindText:
        '{ "properties": { "a": { "x-warn": { "minimum": -2.5, "message": "Rare", "maximum": 12 } }, "c": {} } }',
    });
  });

  it('are left out for a field with few values, or with values that are all equal', () => {
    const rows = (index: number) => (index > 7 ? `;${index};1` : `${index};${index};1`);
    expect(find(table('a;b;c', rows, 8))).toEqual({
      lines: [
        'a: 7 values, 5th percentile 1.3, median 4, 95th percentile 6.7',
        '  now       minimum 5; flags 4: 1, 2, 3, 4',
        '  proposed  nothing: fewer than 8 values',
        'b: 8 values, 5th percentile 1.35, median 4.5, 95th percentile 7.65',
        '  now       maximum 9; flags none',
        '  proposed  minimum -2.5, maximum 12; flags none',
        'c: 8 values, 5th percentile 1, median 1, 95th percentile 1',
        '  now       no limits; flags none',
        '  proposed  nothing: all values are equal',
        '',
        METHOD,
        'b is not in the file of the kind; write its x-warn into the shared file.',
      ],
      kindText: TEXT,
    });
  });

  it('are left out where no accepted value would be beyond them', () => {
    const bounded = createForm({ a: { minimum: 0, maximum: 8 } });
    const from = { file: 'list.csv', text: table('a', String, 8) };
    const ranges = findKindRanges({ subclass: 'depot', definitions: [bounded], kindText: TEXT, from });
    expect(ranges).toMatchObject({ kindText: TEXT });
  });

  it('need 8 values of a field', () => {
    const FEW = 'list.csv: fewer than 8 values, too few to say what is usual.';
    expect(find(table('a;b', (index) => `${index};${index}`, 7))).toEqual({ fault: FEW });
  });

  it('need a component with values', () => {
    expect(find('[{}]', 'list.json')).toEqual({
      fault: 'list.json: no column is named after a number of depot. Found: nothing.',
    });
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
