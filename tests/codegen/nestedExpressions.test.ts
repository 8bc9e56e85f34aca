import { describe, expect, it, test } from 'vitest';
import { compileConditions } from '#codegen/compileConditions.ts';
import { compileCondition, compileNumber } from '#codegen/compileExpression.ts';
import { parseUnit } from '#model/parseUnit.ts';
import { toTexts } from './mergedKind.ts';
import { nestedKind } from './nestedKind.ts';

const kind = nestedKind();

describe('an expression reads', () => {
  test.each<[what: string, text: string, code: string, reads: string[]]>([
    ['a field of an object', 'charging.power > 1', 'c.isAbove(r.number("charging/power"), 1)', ['charging/power']],
    ['a choice', "charging.mode = 'smart'", 'c.isSame(r.text("charging/mode"), "smart")', ['charging/mode']],
    ['another than a choice', "charging.mode != 'off'", 'c.isOther(r.text("charging/mode"), "off")', ['charging/mode']],
    ['one of several', "tariff.type in ('fixed')", 'c.isOneOf(r.text("tariff/type"), ["fixed"])', ['tariff/type']],
    ['what is common to all cases', 'tariff.fee > 1', 'c.isAbove(r.number("tariff/fee"), 1)', ['tariff/fee']],
    [
      'a field of a case',
      'tariff.fixed.price > 1',
      'c.isAbove(r.number("tariff/=fixed/price"), 1)',
      ['tariff/=fixed/price'],
    ],
    [
      'a case whose name is no word',
      "tariff.'time-of-use'.price > 1",
      'c.isAbove(r.number("tariff/=time-of-use/price"), 1)',
      ['tariff/=time-of-use/price'],
    ],
    [
      'a column',
      'sum(periods.hours) = 24 h',
      'c.isEqual(c.sum(c.each(r.rows("periods"), (p) => p.number("hours"))), 24)',
      ['periods'],
    ],
    [
      'columns that are joined',
      'max(price * hours of periods where active) > 1 {currency}/kW',
      'c.isAbove(c.max(c.each(r.rows("periods"), (p) => (p.number("price") * p.number("hours")), (p) => p.flag("active"))), 1)',
      ['periods'],
    ],
    [
      'every row',
      "every(periods where price >= 0 and day = 'work')",
      'c.every(r.rows("periods"), (p) => c.and(c.isAtLeast(p.number("price"), 0), c.isSame(p.text("day"), "work")))',
      ['periods'],
    ],
    [
      'any row beside a field',
      'any(periods where price > tariff.fixed.price)',
      'c.any(r.rows("periods"), (p) => c.isAbove(p.number("price"), r.number("tariff/=fixed/price")))',
      ['periods', 'tariff/=fixed/price'],
    ],
    [
      'rows beside the whole table',
      'any(periods where price > 2 * mean(periods.price))',
      'c.any(r.rows("periods"), (p) => c.isAbove(p.number("price"), (2 * c.mean(c.each(r.rows("periods"), (p) => p.number("price"))))))',
      ['periods'],
    ],
    ['how many rows there are', 'count(periods) > 1', 'c.isAbove(c.count(r.rows("periods")), 1)', ['periods']],
    [
      'how many rows are so',
      'count(periods where active) > 1',
      'c.isAbove(c.count(r.rows("periods"), (p) => p.flag("active")), 1)',
      ['periods'],
    ],
    ['a list of values', 'max(ports) > 5', 'c.isAbove(c.max(r.list("ports")), 5)', ['ports']],
    [
      'each value of a list',
      'every(ports where value > 5)',
      'c.every(r.rows("ports"), (p) => c.isAbove(p.number("value"), 5))',
      ['ports'],
    ],
    ['how many texts there are', 'count(notes) > 5', 'c.isAbove(c.count(r.rows("notes")), 5)', ['notes']],
    [
      'rows by which it divides',
      'sum(1 kWh / hours of periods) > 5 kW',
      'c.isAbove(c.sum(c.each(r.rows("periods"), (p) => c.divide(1, p.number("hours")))), 5)',
      ['periods'],
    ],
  ])('%s: %s', (_what, text, code, reads) => {
    const compiled = compileCondition(text, kind);
    expect(compiled.faults).toEqual([]);
    expect(compiled).toMatchObject({ code: `(r) => ${code}`, reads });
  });

  test.each<[text: string, at: number, message: string, suggestion?: string]>([
    ['charging > 1', 0, '"charging" is a group of fields, not a value.', 'Name a field in it, such as charging.power.'],
    ['charging.powr > 1', 9, '"charging" has no field "powr".', 'Did you mean "charging.power"?'],
    [
      'tariff.price > 1',
      7,
      '"tariff" has no field "price".',
      "It belongs to a case: write tariff.fixed.price or tariff.'time-of-use'.price.",
    ],
    ['tariff.fixd.price > 1', 7, '"tariff" has no field "fixd".', 'Did you mean "tariff.fixed.price"?'],
    ['tariff.fixed.prise > 1', 13, '"tariff.fixed" has no field "prise".', 'Did you mean "tariff.fixed.price"?'],
    ['sum(periods.pric) > 1', 12, '"periods" has no column "pric".', 'Did you mean "price"?'],
    ['periods > 1', 0, '"periods" is a table, not a value.', 'Write count(periods), or max(periods.price).'],
    ['notes > 1', 0, '"notes" is a list of texts, not a value.', 'Write count(notes).'],
    [
      'periods.price > 1',
      0,
      '">" needs a number, but this is a list.',
      'Take one of its numbers, such as last(...) or max(...).',
    ],
    [
      'max(periods.day) > 1',
      4,
      '"periods.day" is a text in every row, but only numbers make a list.',
      'Write any(periods where ...) or every(periods where ...).',
    ],
    ["any(periods where day = 'wrk')", 24, '"day" has no value \'wrk\'.', "Did you mean 'work'?"],
    ['any(periods where prise > 1)', 18, 'there is no column or field "prise".', 'Did you mean "price"?'],
    ['any(periods where price > 1 kW)', 24, /can't be compared with kW/.source],
    ['sum(periods.heat) > 1 °C', 0, "temperatures in °C can't be added up.", 'Take their mean.'],
    ['count(steps of periods) > 1', 12, '")", which closes the ( of "count", is missing before "of".'],
    [
      'any(periods where count(steps) > 1)',
      24,
      '"steps" is part of a row, and only tables of the record can be read here.',
    ],
    ['sum(steps of periods) > 1', 4, '"steps" is a table inside a row, which an expression can\'t read.'],
    ['any(periods where any(ports where value > 1))', 22, 'an "any" can\'t be nested in another.'],
    [
      'sum(1 kWh / price of periods) > 1',
      10,
      'what it divides by may be zero.',
      'Give the field an "exclusiveMinimum" of 0, or say "when" it is above 0, as in "when": "height > 0".',
    ],
    ['sum(periods.hours) > 1 kW', 19, "h can't be compared with kW."],
  ])('%s is refused', (text, at, message, suggestion) => {
    const [fault, ...more] = compileCondition(text, kind).faults;
    expect(more).toEqual([]);
    expect(fault?.at).toBe(at);
    expect(fault?.message).toMatch(
      message.includes("can't be compared with kW") ? /can't be compared with kW\.$/ : message,
    );
    if (suggestion !== undefined) expect(fault?.suggestion).toBe(suggestion);
  });

  it('a mean of levels as a level, and a sum in its own unit', () => {
    const inUnit = (text: string, unit: string) => {
      const read = parseUnit(unit, new Set());
      return compileNumber(text, kind, { unit: 'unit' in read ? read.unit : new Map() }).faults;
    };
    expect(inUnit('mean(periods.heat)', '°C')).toEqual([]);
    expect(inUnit('sum(price * hours of periods) * power', '{currency}')).toEqual([]);
    expect(inUnit('sum(periods.hours)', 'kW')).toHaveLength(1);
  });
});

describe('a condition of a nested record', () => {
  const compiled = (words: Parameters<typeof nestedKind>[0]) => compileConditions(nestedKind(words));
  const within = (object: string, property: string, rule: object) => ({
    properties: { [object]: { type: 'object', properties: { [property]: rule }, required: [property] } },
    required: [object],
  });

  it('reads a field inside an object', () => {
    const { value, problems } = compiled({ power: { 'x-shown-when': "charging.mode = 'smart'" } });
    expect(toTexts(problems)).toEqual([]);
    expect(value).toEqual([
      {
        if: within('charging', 'mode', { const: 'smart' }),
        text: 'Mode is Smart',
        shows: ['power'],
        whenHidden: 'keep',
      },
    ]);
  });

  it('reads a field of a case only while the case is chosen', () => {
    const { value } = compiled({ power: { 'x-shown-when': 'tariff.fixed.price < 0.2' } });
    expect(value[0]?.if).toEqual({
      properties: {
        tariff: {
          type: 'object',
          properties: { type: { const: 'fixed' }, price: { type: 'number', exclusiveMaximum: 0.2 } },
          required: ['type', 'price'],
        },
      },
      required: ['tariff'],
    });
  });

  it('hides an object, and what is inside it as well', () => {
    const { value, problems } = compiled({
      charging: { 'x-shown-when': 'consider_fcr', 'x-when-hidden': 'clear' },
      'charging/power': { 'x-shown-when': "charging.mode = 'smart'" },
      power: { 'x-required-when': 'charging.power > 5' },
    });
    const fcr = { properties: { consider_fcr: { const: true } }, required: ['consider_fcr'] };
    const smart = within('charging', 'mode', { const: 'smart' });
    expect(toTexts(problems)).toEqual([]);
    expect(value).toEqual([
      { if: fcr, text: 'Consider FCR is on', shows: ['charging'], whenHidden: 'clear' },
      {
        if: { allOf: [fcr, smart, within('charging', 'power', { type: 'number', exclusiveMinimum: 5 })] },
        text: 'Charging power is above 5 kW',
        shows: [],
        requires: ['power'],
        whenHidden: 'keep',
      },
      { if: { allOf: [fcr, smart] }, text: 'Mode is Smart', shows: ['charging/power'], whenHidden: 'keep' },
    ]);
  });

  it('shows and requires a table', () => {
    const { value, problems } = compiled({
      periods: { 'x-shown-when': 'consider_fcr' },
      ports: { 'x-required-when': 'consider_fcr' },
    });
    expect(toTexts(problems)).toEqual([]);
    expect(value).toMatchObject([{ shows: ['periods'], requires: ['ports'] }]);
  });

  test.each<[what: string, words: Parameters<typeof nestedKind>[0], said: string]>([
    [
      'a column',
      { 'periods/price': { 'x-shown-when': 'consider_fcr' } },
      '"x-shown-when" can\'t be used inside the rows of a table, which all have the same columns. Put it on the table, or leave the cell empty.',
    ],
    [
      'an object that is to be filled in',
      { charging: { 'x-required-when': 'consider_fcr' } },
      '"charging" is a group of fields, each of which is required by itself. Put "x-required-when" on the fields in it.',
    ],
    [
      'an object that reads its own field',
      { charging: { 'x-shown-when': "charging.mode = 'off'" } },
      'this reads "charging.mode", which it hides, so it could never be shown again. Name another field.',
    ],
    [
      'one that goes through rows',
      { power: { 'x-shown-when': 'count(periods) > 1' } },
      '"count" calculates, but a condition can only compare a field with a fixed value. Write conditions such as power > 5 kW, charging = \'smart\' or not running.',
    ],
  ])('is refused: %s', (_what, words, said) => {
    expect(toTexts(compiled(words).problems)).toEqual([said]);
  });
});
