import { describe, expect, it } from 'vitest';
import { faults, faultText, toPlace } from '#model/imports/faults.ts';
import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { DecimalMark } from '#model/imports/ImportMapping.ts';
import { cell, PLACE } from './turbineRow.ts';

const LONG = 'x'.repeat(61);
const CUT = `${'x'.repeat(59)}…`;
const AT = { file: 'turbines.csv', row: 7, column: 1, heading: 'P' };

describe('a fault', () => {
  it.each<[what: string, ImportFault, ImportFault]>([
    [
      'of a yes or no',
      faults.flag(cell('P', LONG)),
      { place: AT, reason: `"${CUT}" is neither yes nor no.`, fix: 'Write true or false.' },
    ],
    [
      'of a cell without a heading',
      faults.extra(PLACE),
      {
        place: PLACE,
        reason: 'has no heading.',
        fix: 'Give the column a heading, or put a text with delimiters in double quotes.',
      },
    ],
    [
      'of a unit',
      faults.unit(cell('P', { text: '5', unit: LONG }), 'kW'),
      { place: AT, reason: `"${CUT}" can't be converted into kW.`, fix: 'Give the value in kW.' },
    ],
    [
      'of a unit where the column has none',
      faults.unit(cell('P', { text: '5', unit: 'kW' })),
      {
        place: AT,
        reason: 'is in "kW", where a number without a unit is expected.',
        fix: 'Give the value without a unit, or give the column of the mapping its "unit".',
      },
    ],
    [
      'of a price in an unknown currency',
      faults.unit(cell('P', { text: '5', unit: 'CZK/kW' }), '{currency}/kW'),
      {
        place: AT,
        reason: `"CZK/kW" can't be converted into {currency}/kW.`,
        fix: 'Give the price in a unit such as EUR/kW, or add "written": "CZK/kW" to the column of the mapping, if it means {currency}/kW.',
      },
    ],
    [
      'of a price of a year',
      faults.unit(cell('P', { text: '5', unit: 'EUR2015/kW' }), '{currency}/kW'),
      {
        place: AT,
        reason: `is in "EUR2015/kW", which names a price year, and prices of several years can't be told apart.`,
        fix: 'Add "written": "EUR2015/kW" to the column of the mapping, if all its prices are of this year.',
      },
    ],
    [
      'of a missing unit',
      faults.unit(cell('P', '5'), 'kW'),
      {
        place: AT,
        reason: 'states no unit, where kW is expected.',
        fix: 'Fill in the unit, or add "written": "" to the column of the mapping, if it means that.',
      },
    ],
    [
      'of two values',
      faults.twoValues(cell('P', LONG), cell('P', `${LONG}y`, { row: 8, column: 1 })),
      {
        place: { ...AT, row: 8 },
        reason: `two cells give this value: "${CUT}" in row 7, column 1, and "${CUT}".`,
        fix: 'Remove one of the two.',
      },
    ],
    [
      'of two values in documents',
      faults.twoValues({ file: 'a.json', row: 2, text: '5' }, { file: 'a.json', row: 3, text: '6' }),
      {
        place: { file: 'a.json', row: 3 },
        reason: 'two cells give this value: "5" in row 2, and "6".',
        fix: 'Remove one of the two.',
      },
    ],
    [
      'of a blank cell',
      faults.needed(AT, 'without it nothing is known'),
      { place: AT, reason: 'is blank: without it nothing is known.', fix: 'Fill it in.', isBlank: true },
    ],
    [
      'of a choice',
      faults.choice(cell('P', LONG), ['gear', 'direct']),
      {
        place: AT,
        reason: `"${CUT}" is not a value that the mapping knows.`,
        fix: 'Known values: "gear", "direct". Add it to the mapping\'s "choices".',
      },
    ],
    [
      'of a curve that does not rise',
      faults.rising(cell('P', '5'), '4 m/s'),
      {
        place: AT,
        reason: 'the curve has several values at 4 m/s, or its x does not rise.',
        fix: 'Keep one value for each x, in rising order.',
      },
    ],
    [
      'of lists that differ in length',
      faults.lengths(PLACE, [3, 2]),
      {
        place: PLACE,
        reason: 'belongs to a curve whose lists have 3 and 2 values.',
        fix: 'Give each list as many values as the others.',
      },
    ],
    [
      'of a rule',
      faults.issue(PLACE, 'maker', 'Invalid value', LONG),
      {
        place: PLACE,
        reason: `gives maker the value "${'x'.repeat(58)}…: Invalid value.`,
        fix: 'Correct the value in the file, or skip such rows in the mapping.',
      },
    ],
    [
      'of a rule for a value that is not there',
      faults.issue(PLACE, 'hub_height', 'This field is required', undefined),
      {
        place: PLACE,
        reason: 'gives hub_height no value: This field is required.',
        fix: 'Correct the value in the file, or skip such rows in the mapping.',
      },
    ],
    [
      'of a name',
      faults.name(PLACE),
      { place: PLACE, reason: 'gives no name to the component.', fix: 'Fill in a column that is part of the name.' },
    ],
    [
      'of a key that comes twice',
      faults.doubled(cell('P', LONG), 'masts', [3, 5]),
      {
        place: AT,
        reason: `"${CUT}" is in the file of "masts" several times, in rows 3 and 5.`,
        fix: 'Remove all but one of them.',
      },
    ],
  ])('%s', (_, fault, expected) => {
    expect(fault).toStrictEqual(expected);
  });
});

describe('a fault of a number', () => {
  it.each<[DecimalMark, string]>([
    ['.', 'Write digits with a decimal dot and no thousands separators, or leave the cell blank.'],
    [',', 'Write digits with a decimal comma and no thousands separators, or leave the cell blank.'],
    ['either', 'Write digits with one decimal sign and no thousands separators, or leave the cell blank.'],
    ['1,234.5', 'Write digits with a decimal dot, and commas between thousands only, or leave the cell blank.'],
    ['1.234,5', 'Write digits with a decimal comma, and dots between thousands only, or leave the cell blank.'],
  ])('says how numbers are written with %j', (mark, fix) => {
    expect(faults.number(cell('P', LONG), mark)).toStrictEqual({
      place: AT,
      reason: `"${CUT}" is not a number.`,
      fix,
    });
  });

  it.each([
    ['[1,2]', 'holds nested values, [1,2], where a number is expected.'],
    ['{"a":1}', 'holds nested values, {"a":1}, where a number is expected.'],
    [`[${LONG}`, `holds nested values, [${'x'.repeat(58)}…, where a number is expected.`],
    ['5 [kW]', '"5 [kW]" is not a number.'],
    ['5 {a}', '"5 {a}" is not a number.'],
  ])('says of %s that it %s', (text, reason) => {
    expect(faults.number(cell('P', text), '.').reason).toBe(reason);
  });
});

describe('the place of a fault', () => {
  const text = (place: ImportFault['place']) => faultText({ place, reason: 'is wrong.', fix: 'Correct it.' });

  it('is written before its reason, and what to do behind it', () => {
    expect(text(AT)).toBe('turbines.csv:7:1 P is wrong. Correct it.');
    expect(text(PLACE)).toBe('turbines.csv:7 is wrong. Correct it.');
    expect(text({ ...PLACE, heading: 'power.rated' })).toBe('turbines.csv:7 power.rated is wrong. Correct it.');
    expect(text({ ...PLACE, column: 4 })).toBe('turbines.csv:7:4 is wrong. Correct it.');
  });

  it('is the file alone where the whole file is wrong', () => {
    expect(text({ file: 'pumps.xlsx' })).toBe('pumps.xlsx is wrong. Correct it.');
    expect(text({ file: 'pumps.json', heading: 'power.rated' })).toBe('pumps.json power.rated is wrong. Correct it.');
  });

  it('is that of its cell, without what the cell holds', () => {
    expect(toPlace(cell('P', { text: '5', unit: 'kW' }))).toStrictEqual(AT);
    expect(toPlace({ ...PLACE, text: '5' })).toStrictEqual(PLACE);
  });
});
