import { describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { DerivedValue } from '#model/Kind.ts';
import { readSearch } from '#model/readSearch.ts';
import { createValueSearch } from '#model/valueSearch.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

/** Energy in kWh for each kW. */
function derive(id: string, parts: Partial<DerivedValue> = {}): DerivedValue {
  return {
    id,
    title: id,
    from: 'from power',
    inputs: ['power'],
    calculate: (record) => record.number('power') / record.number('count'),
    ...parts,
  };
}

const STORAGE = {
  definition: createDefinition([
    createField('name', { type: 'text', title: 'Name' }),
    createField('power', { title: 'Power', unit: 'kW' }),
    createField('count', { type: 'integer', title: 'Count' }),
    createField('reserve', { title: 'Reserve', unit: 'MW' }),
    createField('price', { title: 'Price in {currency}', unit: '{currency}/kWh' }),
    createField('note', { type: 'text', title: 'Note for {currency}', lowercase: true }),
    createField('maker', { type: 'text', title: 'Maker' }),
    createField('cell', {
      type: 'choice',
      title: 'Cell',
      choices: [
        { value: 'lfp', label: 'Lithium iron phosphate' },
        { value: 'nmc', label: 'Nickel mangan cobalt' },
        { value: 2, label: 'Two layers' },
        { value: '', label: 'Unknown cell' },
      ],
    }),
    createField('locked', { type: 'flag', title: 'Locked' }),
    createField('soc', { type: 'list', title: 'State of charge' }),
    createField('pc1', { title: 'Point', unit: 'kW', curve: 'power' }),
    createField('inner', { title: 'Inner', unit: 'kW', hidden: true }),
    createField('updated_at', { type: 'text', title: 'Updated', system: true }),
  ]),
  derived: [
    derive('none', { unit: 'kW', calculate: () => Number.NaN }),
    derive('share', { title: 'Share in {currency}', unit: 'kW' }),
    derive('plain', { calculate: () => 7777 }),
    derive('loss', { title: 'Loss', unit: 'kWh/{currency}', calculate: () => -0.123456 }),
    derive('sum', { title: 'Sum', unit: 'kWh', calculate: () => 1234567.8 }),
  ],
};

/** What a search of one term finds in a record: by quantity, else by the first of its words. */
function find(search: string, values: FieldValues, kind: Parameters<typeof createValueSearch>[0] = STORAGE) {
  const terms = readSearch(search);
  const { findQuantity, findWord } = createValueSearch(kind, terms);
  const [word = ''] = terms[0]?.words ?? [];
  return { quantity: findQuantity(values, 0)?.(), word: findWord(values, 0, word)?.() };
}

describe('a quantity is found', () => {
  it.each<[search: string, values: FieldValues, field: string, label: string, text: string]>([
    ['3000', { power: 3000 }, 'power', 'Power', '3000 kW'],
    ['3000', { count: 3000 }, 'count', 'Count', '3000'],
    ['3 MW', { power: 3000 }, 'power', 'Power', '3000 kW'],
    ['3 MW', { reserve: 3 }, 'reserve', 'Reserve', '3 MW'],
    ['3 MW', { reserve: 3, power: 3000 }, 'power', 'Power', '3000 kW'],
    ['1,5 MW', { power: 1500 }, 'power', 'Power', '1500 kW'],
    ['1,500 MW', { reserve: 1.5 }, 'reserve', 'Reserve', '1.5 MW'],
    ['1,500 MW', { reserve: 1500 }, 'reserve', 'Reserve', '1500 MW'],
    ['0', { power: 0 }, 'power', 'Power', '0 kW'],
    ['0.3', { price: 0.3, currency: 'GBP' }, 'price', 'Price in GBP', '0.3 GBP/kWh'],
    ['0.3', { price: 0.3, currency: 4 }, 'price', 'Price in EUR', '0.3 EUR/kWh'],
  ])('%j in %j as %s', (search, values, field, label, text) => {
    expect(find(search, values).quantity).toEqual({ field, label, text });
  });

  it.each<[search: string, values: FieldValues]>([
    ['3 MW', { power: 3001, reserve: 3000 }],
    ['3 MW', { power: '3000' }],
    ['3 MW', { count: 3 }],
    ['3 kW', { pc1: 3, inner: 3 }],
    ['3', { name: '3', note: '3', pc1: 3, inner: 3 }],
    ['battery', { power: 3 }],
  ])('%j not in %j', (search, values) => {
    expect(find(search, values).quantity).toBeUndefined();
  });

  it.each<[search: string, values: FieldValues, field: string, label: string, text: string]>([
    ['33.33 kW', { power: 100, count: 3 }, 'share', 'Share in EUR', '33.33 kW'],
    ['0.5 MW', { power: 1000, count: 2, currency: 'GBP' }, 'share', 'Share in GBP', '500 kW'],
    ['-0.1235 kWh/EUR', { currency: 'EUR' }, 'loss', 'Loss', '-0.1235 kWh/EUR'],
    ['-0.123456 kWh/EUR', {}, 'loss', 'Loss', '-0.1235 kWh/EUR'],
    ['1234567.8 kWh', {}, 'sum', 'Sum', '1234568 kWh'],
    ['33,330 kW', { power: 100, count: 3 }, 'share', 'Share in EUR', '33.33 kW'],
    ['1234568 kWh', {}, 'sum', 'Sum', '1234568 kWh'],
  ])('%j among the derived values of %j, as they are shown or calculated', (search, values, field, label, text) => {
    expect(find(search, values).quantity).toEqual({ field, label, text });
  });

  it.each<[what: string, search: string, values: FieldValues]>([
    ['another number', '33.34 kW', { power: 100, count: 3 }],
    ['a number close to it', '-0.12346 kWh/EUR', {}],
    ['a number without a unit', '33.33', { power: 100, count: 3 }],
    ['a derived value that has no unit', '7777 kW', {}],
    ['nothing, which is not 0', '0 kW', { power: 100 }],
    ['infinity, which is not 0 either', '0 kW', { power: 100, count: 0 }],
  ])('among derived values, but not %s', (_what, search, values) => {
    expect(find(search, values).quantity).toBeUndefined();
  });

  it('in a field before it is in a derived value', () => {
    expect(find('50 kW', { power: 50, count: 1 }).quantity?.field).toBe('power');
  });

  it('also where the kind derives nothing', () => {
    const { definition } = STORAGE;
    expect(find('50 kW', { power: 100, count: 2 }, { definition }).quantity).toBeUndefined();
    expect(find('50 kW', { power: 50 }, { definition }).quantity?.field).toBe('power');
  });

  it('by no term that there is not', () => {
    const { findQuantity, findWord } = createValueSearch(STORAGE, []);
    expect(findQuantity({ power: 3 }, 0)).toBeUndefined();
    expect(findWord({ cell: 'lfp' }, 0, 'lithium')).toBeUndefined();
  });
});

describe('a word is found', () => {
  it.each<[search: string, values: FieldValues, field: string, label: string, text: string]>([
    ['tesla', { maker: 'Tesla Energy' }, 'maker', 'Maker', 'Tesla Energy'],
    ['tesla', { note: 'TESLA', currency: 'GBP' }, 'note', 'Note for GBP', 'tesla'],
    ['iron', { cell: 'lfp' }, 'cell', 'Cell', 'Lithium iron phosphate'],
    ['lfp', { cell: 'lfp' }, 'cell', 'Cell', 'Lithium iron phosphate'],
    ['layers', { cell: 2 }, 'cell', 'Cell', 'Two layers'],
    ['straße', { maker: 'HAUPTSTRASSE 3' }, 'maker', 'Maker', 'HAUPTSTRASSE 3'],
    ['3 MW', { maker: 'Inverter with 3 MW' }, 'maker', 'Maker', 'Inverter with 3 MW'],
    ['3', { maker: 'Model 3' }, 'maker', 'Maker', 'Model 3'],
    ['e', { note: 'one', maker: 'Tesla' }, 'note', 'Note for EUR', 'one'],
  ])('%j in %j as %s', (search, values, field, label, text) => {
    expect(find(search, values).word).toEqual({ field, label, text });
  });

  it.each<[search: string, values: FieldValues]>([
    ['tesla', { name: 'Tesla', updated_at: 'Tesla', soc: 'Tesla', locked: 'Tesla', maker: '' }],
    ['nickel', { cell: 'lfp' }],
    ['lfp', { cell: 'old lfp' }],
    ['3', { power: 3 }],
    ['true', { locked: true }],
    ['3 MW', { maker: '13 MW' }],
    ['3 MW', { maker: '3 MWh' }],
    ['cell', { cell: '' }],
    ['tesla', {}],
  ])('%j not in %j', (search, values) => {
    expect(find(search, values).word).toBeUndefined();
  });
});

describe('the terms', () => {
  it('state the numbers in the unit of each field and derived value, and the values that have a word', () => {
    const { terms } = createValueSearch(STORAGE, readSearch('1,500 MW lithium'));
    expect(terms).toEqual([
      {
        numbers: new Map([
          ['power', [1500, 1500000]],
          ['reserve', [1.5, 1500]],
        ]),
        derived: new Map([
          ['none', [1500, 1500000]],
          ['share', [1500, 1500000]],
        ]),
        labelled: new Map([
          ['1,500', new Map([['cell', []]])],
          ['mw', new Map([['cell', []]])],
        ]),
      },
      { numbers: new Map(), derived: new Map(), labelled: new Map([['lithium', new Map([['cell', ['lfp']]])]]) },
    ]);
  });

  it('look for a number without a unit in every field, and in no derived value', () => {
    const [term] = createValueSearch(STORAGE, readSearch('2')).terms;
    expect(term?.numbers).toEqual(new Map(['power', 'count', 'reserve', 'price'].map((name) => [name, [2]])));
    expect(term?.derived).toEqual(new Map());
    expect(term?.labelled).toEqual(new Map([['2', new Map([['cell', ['2']]])]]));
  });
});
