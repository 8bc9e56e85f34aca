import { describe, expect, it } from 'vitest';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { findOption, fitsValue } from '#model/fitsValue.ts';
import { createTable, createTableField } from '../fixtures/createTable.ts';
import { createFlow } from './createFlow.ts';

const PRICE: Partial<FieldDefinition> = { minimum: 0 };
const NUMBERS = createTable({ value: PRICE }, { isList: true, least: 1, most: 3 });
const CHOICES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'flex', label: 'Flexible price' },
];

/** A battery that may be left out, a drive that may not, and a tariff of two shapes. */
const VEHICLE = createTable(
  {
    label: { type: 'text' },
    'battery/size': { minimum: 0, required: true },
    'battery/chemistry': { type: 'text' },
    'battery2/size': { minimum: 0 },
    'drive/power': { minimum: 0, required: true },
    'tariff/type': { type: 'choice', choices: CHOICES },
    'tariff/=fixed/price': { minimum: 0, required: true },
    'tariff/=flex/price': { maximum: 5 },
  },
  {
    objects: {
      battery: { title: 'Battery' },
      battery2: { title: 'Spare battery' },
      drive: { title: 'Drive', required: true },
      tariff: { title: 'Tariff', variant: 'type' },
    },
  },
);

const fits = (table: TableDefinition, value: unknown) => fitsValue(createTableField(table), value);

describe('a value fits a field', () => {
  it.each<[string, Partial<FieldDefinition>, unknown, boolean]>([
    ['that it may miss', {}, undefined, true],
    ['that it must have', { required: true }, undefined, false],
    ['whose empty value is null', { type: 'text', whenEmpty: 'null' }, null, true],
    ['that is absent if empty', { type: 'text', whenEmpty: 'absent' }, null, false],
    ['of text', { type: 'text' }, null, false],
    ['at its limit', { maximum: 3 }, 3, true],
    ['beyond its limit', { maximum: 3 }, 4, false],
  ])('%s: %j and %j', (_, parts, value, isFitting) => {
    expect(fitsValue(createFlow(parts), value)).toBe(isFitting);
  });
});

describe('rows fit a table', () => {
  const table = createTable({ from: { required: true }, price: PRICE }, { least: 1, most: 2 });
  it.each<[string, unknown, boolean]>([
    ['the fewest', [{ from: 0 }], true],
    ['the most', [{ from: 0 }, { from: 6, price: 0.3 }], true],
    ['too few', [], false],
    ['too many', [{ from: 0 }, { from: 6 }, { from: 18 }], false],
    ['one without what is required', [{ from: 0 }, { price: 1 }], false],
    ['one with a value beyond its limits', [{ from: 0, price: -1 }], false],
    ['one with a property that no column has', [{ from: 0, note: 'night' }], false],
    ['one with such a property that is undefined', [{ from: 0, note: undefined }], true],
    ['one that is not an object', [{ from: 0 }, 6], false],
    ['an object', { from: 0 }, false],
    ['a text', 'night', false],
  ])('%s: %j', (_, value, isFitting) => {
    expect(fits(table, value)).toBe(isFitting);
  });

  it.each<[unknown, boolean]>([
    [[1], true],
    [[1, 2, 3], true],
    [[], false],
    [[1, 2, 3, 4], false],
    [[1, -1], false],
    [[{ value: 1 }], false],
    [['1'], false],
  ])('that lists bare values: %j', (value, isFitting) => {
    expect(fits(NUMBERS, value)).toBe(isFitting);
  });
});

describe('a record fits', () => {
  const drive = { power: 80 };
  it.each<[string, object, boolean]>([
    ['without the objects that may be left out', { drive }, true],
    ['with an empty one of these', { drive, battery: {} }, true],
    ['with one whose only property is undefined', { drive, battery: { chemistry: undefined } }, true],
    ['with a part of one, but not what it must have', { drive, battery: { chemistry: 'LFP' } }, false],
    ['with all of one', { drive, battery: { size: 60, chemistry: 'LFP' } }, true],
    ['with one of a similar name alone', { drive, battery2: { size: 60 } }, true],
    ['with a value beyond its limits in one', { drive, battery: { size: -1 } }, false],
    ['with a value in place of an object', { drive, battery: 60 }, false],
    ['without an object that it must have', {}, false],
    ['with that object without what it must have', { drive: {} }, false],
    ['with an unknown property in an object', { drive: { power: 80, seats: 5 } }, false],
    ['with the fields of the chosen case', { drive, tariff: { type: 'fixed', price: 9 } }, true],
    ['without a field that the chosen case must have', { drive, tariff: { type: 'fixed' } }, false],
    ['without a field that only the other case must have', { drive, tariff: { type: 'flex' } }, true],
    ['with a value that only the other case allows', { drive, tariff: { type: 'flex', price: 9 } }, false],
    ['with a case that does not exist', { drive, tariff: { type: 'free' } }, false],
  ])('%s: %j', (_, row, isFitting) => {
    expect(fits(VEHICLE, [row])).toBe(isFitting);
  });

  it('with an object that may be left out inside one that may not', () => {
    const table = createTable(
      {
        'drive/power': { required: true },
        'drive/motor/poles': { required: true },
        'drive/motor/type': { type: 'text' },
      },
      { objects: { drive: { title: 'Drive', required: true }, 'drive/motor': { title: 'Motor' } } },
    );
    expect(fits(table, [{ drive }])).toBe(true);
    expect(fits(table, [{ drive: { power: 80, motor: { type: 'PMSM' } } }])).toBe(false);
  });
});

describe('what rows make fits', () => {
  const object = createTable({ power: { ...PRICE, required: true } }, { makes: 'object' });
  const entries = createTable({ name: { type: 'text', maxLength: 3 }, value: PRICE }, { makes: 'entries' });
  const tuple = createTable(
    { 0: { type: 'text', required: true }, 1: { ...PRICE, required: true } },
    { makes: 'tuple' },
  );
  const open = createTable(
    { 0: { type: 'text' }, rest: { type: 'rows', table: createTable({ value: PRICE }, { isList: true }) } },
    { makes: 'tuple' },
  );
  const objects = createTable(
    { '0/power': PRICE, 10: PRICE },
    { makes: 'tuple', objects: { 0: { title: '' }, 1: { title: '' } } },
  );
  it.each<[string, TableDefinition, unknown, boolean]>([
    ['an object', object, { power: 11 }, true],
    ['an object beyond its limits', object, { power: -1 }, false],
    ['an object without what it must have', object, {}, false],
    ['an unknown property', object, { power: 11, mode: 'fixed' }, false],
    ['a list for an object', object, [{ power: 11 }], false],
    ['null for an object', object, null, false],
    ['no entries', entries, {}, true],
    ['entries', entries, { DE: 0.3, FR: 0.2 }, true],
    ['an entry beyond its limits', entries, { DE: 0.3, FR: -1 }, false],
    ['an entry of a name that is too long', entries, { DE: 0.3, Spain: 0.2 }, false],
    ['a list for entries', entries, [0.3], false],
    ['a text for entries', entries, 'DE', false],
    ['a tuple', tuple, ['DE', 0.3], true],
    ['a tuple without its last place', tuple, ['DE'], true],
    ['a tuple in the wrong order', tuple, [0.3, 'DE'], false],
    ['a tuple beyond its limits', tuple, ['DE', -1], false],
    ['more than a tuple has', tuple, ['DE', 0.3, 1], false],
    ['a text for a tuple', tuple, 'DE', false],
    ['an object for a tuple', tuple, { 0: 'DE' }, false],
    ['as much as an open tuple may have', open, ['DE', 1, 2, 3], true],
    ['a value beyond the limits of the rest', open, ['DE', 1, -2], false],
    ['a value beyond the limits before the rest', open, [1, 1], false],
    ['objects in a tuple', objects, [{ power: 1 }, {}], true],
    ['an object in a tuple beyond its limits', objects, [{ power: -1 }], false],
    ['an object in a tuple with more than it has', objects, [{ power: 1 }, { power: 1 }], false],
    ['a value for an object in a tuple', objects, [1], false],
  ])('%s', (_, table, value, isFitting) => {
    expect(fits(table, value)).toBe(isFitting);
  });
});

/** A table whose row is one of these shapes: a field's own, or an object with the fields below '/'. */
function createOptions(
  options: readonly Partial<FieldDefinition>[],
  objects: Record<number, Record<string, Partial<FieldDefinition>>> = {},
): TableDefinition {
  const inside = Object.entries(objects).flatMap(([option, fields]) =>
    Object.entries(fields).map(([name, field]) => [`value/=${option}/value/${name}`, field] as const),
  );
  return createTable(
    {
      'value/option': {
        type: 'choice',
        choices: [...options, ...Object.keys(objects)].map((_, value) => ({ value, label: '' })),
      },
      ...Object.fromEntries(options.map((field, option) => [`value/=${option}/value`, field])),
      ...Object.fromEntries(inside),
    },
    {
      makes: 'option',
      objects: {
        value: { title: '', variant: 'option' },
        ...Object.fromEntries(Object.keys(objects).map((option) => [`value/=${option}/value`, { title: '' }])),
      },
    },
  );
}

const LIST: Partial<FieldDefinition> = { type: 'rows', table: NUMBERS };
const PLACES: Partial<FieldDefinition> = { type: 'rows', table: createTable({ 0: PRICE }, { makes: 'tuple' }) };
const ENTRIES: Partial<FieldDefinition> = {
  type: 'rows',
  table: createTable({ name: { type: 'text' }, value: PRICE }, { makes: 'entries' }),
};
const OBJECT: Partial<FieldDefinition> = { type: 'rows', table: createTable({ power: PRICE }, { makes: 'object' }) };
const NESTED: Partial<FieldDefinition> = { type: 'rows', table: createOptions([LIST, { type: 'text' }]) };
const TEXT: Partial<FieldDefinition> = { type: 'text' };
const KEPT: Partial<FieldDefinition> = { ...ENTRIES, hidden: true, whenEmpty: 'absent' };

describe('a value of one of several shapes fits', () => {
  const table = createOptions([TEXT, PRICE, LIST], { 3: { power: PRICE } });
  it.each<[unknown, boolean]>([
    ['EPEX', true],
    [0.3, true],
    [-1, false],
    [[1, 2], true],
    [[1, -2], false],
    [{ power: 11 }, true],
    [{ power: -1 }, false],
    [{ mode: 'fixed' }, false],
    [true, false],
  ])('%j: %s', (value, isFitting) => {
    expect(fits(table, value)).toBe(isFitting);
  });

  it('unless there are no shapes', () => {
    expect(fits(createTable({}, { makes: 'option' }), 1)).toBe(false);
  });
});

it('properties that are kept unseen do not fit where all has to be shown', () => {
  const entries = createTable({ name: { type: 'text' }, value: PRICE }, { makes: 'entries' });
  const kept = createTableField(entries, { hidden: true });
  const judge = (value: unknown) => [fitsValue(kept, value), fitsValue(kept, value, { isStrict: true })];
  expect([judge({}), judge({ DE: 1 }), judge({ DE: -1 }), judge([])]).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
});

describe('the shape of a value is', () => {
  const choice: Partial<FieldDefinition> = {
    type: 'choice',
    choices: [
      { value: 'off', label: 'Off' },
      { value: [0], label: 'None' },
    ],
  };
  it.each<[string, TableDefinition, unknown, number]>([
    ['the one that fits', createOptions([TEXT, PRICE]), 0.3, 1],
    ['the first that fits', createOptions([TEXT, PRICE, {}]), 0.3, 1],
    [
      'one that shows all rather than one that keeps a part',
      createOptions([], { 0: { power: PRICE, '*': KEPT }, 1: { power: PRICE, mode: PRICE } }),
      { power: 1, mode: 2 },
      1,
    ],
    [
      'one that keeps nothing as it shows all',
      createOptions([], { 0: { mode: { ...TEXT, required: true } }, 1: { power: PRICE, '*': KEPT } }),
      { power: 1 },
      1,
    ],
    [
      'one that keeps a part rather than the first',
      createOptions([], { 0: { height: PRICE }, 1: { power: PRICE, '*': KEPT } }),
      { power: 1, size: 2 },
      1,
    ],
    [
      'not one that cannot keep the part',
      createOptions([], { 0: { height: PRICE }, 1: { power: PRICE, '*': KEPT } }),
      { power: 1, size: -2 },
      0,
    ],
    ['a choice between texts and lists, for a text', createOptions([PRICE, choice]), 'off', 1],
    ['a choice between texts and lists, for a list', createOptions([PRICE, choice]), [0], 1],
    ['one of several shapes again, for a list', createOptions([PRICE, NESTED]), [1], 1],
    ['one of several shapes again, for a text', createOptions([PRICE, NESTED]), 'EPEX', 1],
    ['the object where no object fits', createOptions([TEXT, LIST], { 2: { power: PRICE } }), { size: 1 }, 2],
    ['that of an object with its own rows', createOptions([TEXT, LIST, OBJECT]), { power: -1 }, 2],
    ['that of entries', createOptions([TEXT, LIST, ENTRIES]), { DE: -1 }, 2],
    ['the list where no list fits', createOptions([TEXT, OBJECT, LIST]), [-1], 2],
    ['the tuple where no list fits', createOptions([TEXT, OBJECT, PLACES]), [-1], 2],
    ['a bare value where none fits', createOptions([LIST, OBJECT, TEXT]), 0.3, 2],
    ['a bare value for null', createOptions([LIST, OBJECT, TEXT]), null, 2],
    ['the first where none is of its type', createOptions([LIST, OBJECT]), 0.3, 0],
    ['the first rather than a choice that has no such value', createOptions([OBJECT, choice]), 'on', 0],
    ['the first rather than one of several shapes again', createOptions([OBJECT, NESTED]), 0.3, 0],
    ['none where there are no shapes', createTable({}, { makes: 'option' }), 0.3, 0],
  ])('%s', (_, table, value, option) => {
    expect(findOption(table, value)).toBe(option);
  });

  it('named by numbers alone, also from another than 0', () => {
    const choices = ['other', 4, 5].map((value) => ({ value, label: '' }));
    const table = createTable(
      { 'value/option': { type: 'choice', choices }, 'value/=4/value': TEXT, 'value/=5/value': TEXT },
      { makes: 'option', objects: { value: { title: '', variant: 'option' } } },
    );
    expect([findOption(table, 'EPEX'), findOption(table, [1])]).toEqual([4, 4]);
  });
});
