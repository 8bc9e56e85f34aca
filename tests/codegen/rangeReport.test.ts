import { expect, it } from 'vitest';
import { reportRange } from '#codegen/rangeReport.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';

const POWER: FieldDefinition = {
  ...{ name: 'power', title: 'Power', type: 'number', help: '', required: true },
  ...{ nullable: false, readOnly: false, hidden: false, system: false },
};
const FIVE = [1, 2, 3, 4, 5];
const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);
const WIDE = Array.from({ length: 41 }, (_, index) => 10 ** (index / 10));

const report = (words: Partial<FieldDefinition>, values: number[], notes: string[] = []) =>
  reportRange({ field: { ...POWER, ...words }, values, notes });

it('few values are described, and nothing is proposed', () => {
  expect(report({}, FIVE)).toEqual({
    field: POWER,
    proposed: undefined,
    lines: [
      'power: 5 values, 5th percentile 1.2, median 3, 95th percentile 4.8',
      '  now       no limits; flags none',
      '  proposed  nothing: fewer than 8 values',
    ],
  });
});

it('the unit and what was converted are named', () => {
  const [head] = report({ unit: 'kW' }, FIVE, ['from W', '1 cell is not a number']).lines;
  expect(head).toBe(
    'power (kW): 5 values, 5th percentile 1.2, median 3, 95th percentile 4.8; from W; 1 cell is not a number',
  );
});

it('nothing is proposed for equal values', () => {
  expect(report({}, Array(8).fill(5)).lines[2]).toBe('  proposed  nothing: all values are equal');
});

it.each([
  [{ minimum: 2 }, 'minimum 2; flags 1: 1'],
  [{ exclusiveMinimum: 2 }, 'above 2; flags 2: 1, 2'],
  [{ maximum: 3.5 }, 'maximum 3.5; flags 2: 4, 5'],
  [{ minimum: 2, exclusiveMinimum: 1, maximum: 4 }, 'minimum 2, above 1, maximum 4; flags 2: 1, 5'],
  [{ minimum: 0, maximum: 9 }, 'minimum 0, maximum 9; flags none'],
  [{}, 'no limits; flags none'],
])('the present limits %j are described with the values that they flag', (warn, text) => {
  expect(report({ warn }, FIVE).lines[1]).toBe(`  now       ${text}`);
});

it('flagged values are sorted and listed once, up to ten of them', () => {
  expect(report({ warn: { minimum: 5 } }, [4, 10, 9, 4, 3]).lines[1]).toBe('  now       minimum 5; flags 3: 3, 4');
  const flagged = (count: number) => report({ warn: { minimum: 99 } }, TWENTY.slice(0, count)).lines[1];
  expect(flagged(10)).toBe('  now       minimum 99; flags 10: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
  expect(flagged(11)).toBe('  now       minimum 99; flags 11: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...');
});

it('limits are proposed with the values that they would flag', () => {
  const { proposed, lines } = report({}, [...TWENTY.map((value) => value + 100), 1000]);
  expect(proposed).toEqual({ minimum: 91, maximum: 920 });
  expect(lines[2]).toBe('  proposed  minimum 91, maximum 920; flags 1: 1000');
});

it('limits that compare ratios are marked', () => {
  expect(report({}, WIDE).lines[2]).toMatch(/^ {2}proposed {2}minimum [\d.]+, maximum \d+, by ratios; flags none$/);
});

it.each<[words: Partial<FieldDefinition>, proposed: object, text: string]>([
  [{}, { minimum: -8.5, maximum: 30 }, 'minimum -8.5, maximum 30'],
  [{ minimum: -10, maximum: 31 }, { minimum: -8.5, maximum: 30 }, 'minimum -8.5, maximum 30'],
  [{ minimum: -8.5 }, { maximum: 30 }, 'maximum 30'],
  [{ minimum: -8.5, exclusiveMinimum: -20 }, { maximum: 30 }, 'maximum 30'],
  [{ minimum: -20, exclusiveMinimum: -8.5 }, { maximum: 30 }, 'maximum 30'],
  [{ maximum: 30 }, { minimum: -8.5 }, 'minimum -8.5'],
  [{ exclusiveMaximum: 30, maximum: 40 }, { minimum: -8.5 }, 'minimum -8.5'],
  [{ exclusiveMaximum: 40, maximum: 30 }, { minimum: -8.5 }, 'minimum -8.5'],
  [{ minimum: 0, maximum: 25 }, {}, 'no limits'],
])('within the hard limits %j these are proposed: %j', (words, proposed, text) => {
  const made = report(words, TWENTY);
  expect(made.proposed).toEqual(proposed);
  expect(made.lines[2]).toBe(`  proposed  ${text}; flags none`);
});
