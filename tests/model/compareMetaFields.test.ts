import { describe, expect, it } from 'vitest';
import { compareMetaFields, listStatedFields } from '#model/compareMetaFields.ts';
import type { RecordShape } from '#model/FormDefinition.ts';
import type { StatedField } from '#model/StatedMeta.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const SHAPE: RecordShape = {
  fields: createFields({
    power: { title: 'Power', unit: 'kW' },
    'grid/limit': { title: 'Limit' },
    'tariff/type': { type: 'choice', title: 'Type' },
    'tariff/=fixed/price': { title: 'Price' },
    'tariff/=flex/price': { title: 'Surcharge' },
    stops: {
      type: 'rows',
      title: 'Stops',
      table: { row: 'stop', least: 0, most: 9, fields: createFields({ from: { title: 'From' }, to: { title: 'To' } }) },
    },
    ports: {
      type: 'rows',
      title: 'Ports',
      table: { row: 'port', least: 0, most: 9, isList: true, fields: createFields({ value: { title: 'Port' } }) },
    },
    id: { type: 'text', title: 'Id', system: true },
  }),
  objects: { grid: { title: 'Grid' }, tariff: { title: 'Tariff', variant: 'type' } },
};

const number = (name: string, rest: Partial<StatedField> = {}): StatedField => ({ name, type: 'float', ...rest });

const FORM: StatedField[] = [
  number('power', { label: 'Power', unit: 'kW' }),
  { name: 'grid', type: 'nested object', children: [number('limit')] },
  {
    name: 'tariff',
    type: 'nested object',
    children: [number('type')],
    cases: [
      { value: 'fixed', fields: [number('price', { label: 'Price' })] },
      { value: 'flex', fields: [number('price', { label: 'Surcharge' })] },
    ],
  },
  { name: 'stops', type: 'list', child: { name: '', children: [number('from', { label: 'From' }), number('to')] } },
  { name: 'ports', type: 'list', child: number('', { min_value: 0 }) },
  { name: 'id', type: 'string' },
];

/** The differences between the form and a server that states these fields, of which others may be left out. */
function compare(changes: Record<string, Partial<StatedField> | undefined>, { isWhole = true, isWorded = true } = {}) {
  const server = FORM.flatMap((field): StatedField[] => {
    if (!Object.hasOwn(changes, field.name)) return [field];
    const change = changes[field.name];
    return change ? [{ ...field, ...change }] : [];
  });
  const more = Object.entries(changes).flatMap(([name, change]) =>
    change && !FORM.some((field) => field.name === name) ? [{ name, ...change }] : [],
  );
  return compareMetaFields({ shape: SHAPE, form: FORM, server: [...server, ...more], isWhole, isWorded });
}

describe('the fields of a form and a server', () => {
  it('are the same where they state the same', () => {
    expect(compare({})).toEqual([]);
    expect(compareMetaFields({ shape: SHAPE, form: FORM, server: [], isWhole: false, isWorded: true })).toEqual([]);
  });

  it('differ with the name and title of the field, its words last', () => {
    expect(compare({ power: { unit: 'MW', label: 'Rated power' } })).toEqual([
      { field: 'power', label: 'Power', code: 'unit', form: 'kW', server: 'MW' },
      { field: 'power', label: 'Power', code: 'label', form: 'Power', server: 'Rated power' },
    ]);
    expect(compare({ power: { label: 'Rated power' } }, { isWorded: false })).toEqual([]);
  });

  it('are only in the form where a server that states all of its fields lacks them', () => {
    expect(compare({ power: undefined })).toEqual([{ field: 'power', label: 'Power', code: 'onlyInForm' }]);
    expect(compare({ power: undefined }, { isWhole: false })).toEqual([]);
  });

  it('are only on the server where the form lacks them, if anything is stated about them', () => {
    expect(compare({ colour: { type: 'string', label: 'Colour' }, shade: { type: 'string' }, hue: {} })).toEqual([
      { field: 'colour', label: 'Colour', code: 'onlyOnServer' },
      { field: 'shade', label: 'shade', code: 'onlyOnServer' },
    ]);
  });

  it('leave those of the system to the server', () => {
    expect(compare({ id: undefined })).toEqual([]);
    expect(compare({ id: { type: 'integer' } })).toEqual([]);
  });

  it('leave out what the form states beyond its shape', () => {
    const compared = { shape: { fields: {} }, form: FORM, isWhole: true, isWorded: true };
    expect(compareMetaFields({ ...compared, server: FORM })).toEqual([]);
  });
});

describe('the fields of an object', () => {
  it('are compared by their paths', () => {
    expect(compare({ grid: { children: [number('limit', { required: true }), number('phase')] } })).toEqual([
      { field: 'grid/limit', label: 'Limit', code: 'required', form: false, server: true },
      { field: 'grid/phase', label: 'grid/phase', code: 'onlyOnServer' },
    ]);
    expect(compare({ grid: { children: [] } })).toEqual([{ field: 'grid/limit', label: 'Limit', code: 'onlyInForm' }]);
    expect(compare({ grid: undefined })).toEqual([{ field: 'grid/limit', label: 'Limit', code: 'onlyInForm' }]);
  });

  it('are not reported as missing where the server does not state its contents', () => {
    const { children: _, ...vague } = FORM[1] ?? number('');
    const server = [...FORM.filter(({ name }) => name !== 'grid'), vague];
    expect(compareMetaFields({ shape: SHAPE, form: FORM, server, isWhole: true, isWorded: true })).toEqual([]);
  });

  it('are not reported as missing in objects inside an object or a case, unlike other fields', () => {
    const shape: RecordShape = {
      fields: createFields({
        power: { title: 'Power' },
        'grid/limit': { title: 'Limit' },
        'grid/meter/phase': { title: 'Phase' },
        'tariff/type': { title: 'Type' },
        'tariff/=flex/market/zone': { title: 'Zone' },
      }),
      objects: {
        grid: { title: 'Grid' },
        'grid/meter': { title: 'Meter' },
        tariff: { title: 'Tariff', variant: 'type' },
        'tariff/=flex/market': { title: 'Market' },
      },
    };
    const make = (grid: StatedField[], market: Partial<StatedField>): StatedField[] => [
      { name: 'grid', children: grid },
      {
        name: 'tariff',
        children: [number('type')],
        cases: [{ value: 'flex', fields: [{ name: 'market', type: 'object', ...market }] }],
      },
    ];
    const meter = { name: 'meter', type: 'object' };
    const form = [
      number('power', { child: number('') }),
      ...make([number('limit'), { ...meter, children: [number('phase')] }], { children: [number('zone')] }),
    ];
    const find = (server: StatedField[]) =>
      compareMetaFields({ shape, form, server, isWhole: true, isWorded: true }).map(({ field, code }) => [field, code]);
    expect(find(make([meter], {}))).toEqual([
      ['power', 'onlyInForm'],
      ['grid/limit', 'onlyInForm'],
    ]);
    expect(find([number('power', { child: number('') }), ...make([number('limit'), meter], { children: [] })])).toEqual(
      [['tariff/=flex/market/zone', 'onlyInForm']],
    );
  });

  it('are compared by the case of their variant', () => {
    const fixed = { value: 'fixed', fields: [number('price', { label: 'Price', nullable: true })] };
    const flex = { value: 'flex', fields: [] };
    expect(compare({ tariff: { cases: [fixed, flex] } })).toEqual([
      { field: 'tariff/=fixed/price', label: 'Price', code: 'nullable', form: false, server: true },
      { field: 'tariff/=flex/price', label: 'Surcharge', code: 'onlyInForm' },
    ]);
  });

  it('may be stated without their case, whose words are then not compared', () => {
    const children = [number('type'), number('price', { label: 'Amount', required: true })];
    expect(compare({ tariff: { children, cases: [] } })).toEqual([
      { field: 'tariff/=fixed/price', label: 'Price', code: 'required', form: false, server: true },
      { field: 'tariff/=flex/price', label: 'Surcharge', code: 'required', form: false, server: true },
    ]);
  });
});

describe('the columns of a table', () => {
  it('are compared as those of a record', () => {
    const columns = [number('from', { label: 'Start', unit: 'h' }), number('colour', { label: 'Colour' })];
    expect(compare({ stops: { child: { name: '', children: columns } } })).toEqual([
      { field: 'stops/#/from', label: 'From', code: 'unit', form: null, server: 'h' },
      { field: 'stops/#/from', label: 'From', code: 'label', form: 'From', server: 'Start' },
      { field: 'stops/#/to', label: 'To', code: 'onlyInForm' },
      { field: 'stops/#/colour', label: 'Colour', code: 'onlyOnServer' },
    ]);
    const partial = compare({ stops: { child: { name: '', children: columns } } }, { isWhole: false, isWorded: false });
    expect(partial.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'stops/#/from unit',
      'stops/#/colour onlyOnServer',
    ]);
  });

  it('follow what differs about the table itself', () => {
    const child = { name: '', children: [number('from', { label: 'From' })] };
    expect(compare({ stops: { min_items: 1, child } })).toEqual([
      { field: 'stops', label: 'Stops', code: 'tighterLeastRows', form: null, server: 1 },
      { field: 'stops/#/to', label: 'To', code: 'onlyInForm' },
    ]);
  });

  it('are not compared where the server does not state them', () => {
    expect(compare({ stops: { child: { name: '' } } })).toEqual([]);
    expect(compare({ stops: undefined, ports: undefined }, { isWhole: false })).toEqual([]);
  });

  it('are the values of a list', () => {
    expect(compare({ ports: { child: number('', { min_value: 1 }) } })).toEqual([
      {
        field: 'ports/#/value',
        label: 'Port',
        code: 'tighterMinimum',
        form: { value: 0 },
        server: { value: 1 },
      },
    ]);
  });
});

it('stated fields are listed by their names in the shape', () => {
  expect(listStatedFields(SHAPE, FORM).map(({ name }) => name)).toEqual([
    'power',
    'grid/limit',
    'tariff/type',
    'tariff/=fixed/price',
    'tariff/=flex/price',
    'stops',
    'ports',
    'id',
  ]);
  expect(listStatedFields({ fields: {} }, FORM)).toEqual(FORM);
  expect(listStatedFields(SHAPE, [{ name: 'grid' }])).toEqual([]);
});
