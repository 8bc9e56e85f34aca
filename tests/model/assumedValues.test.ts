import { describe, expect, it } from 'vitest';
import { type Assumption, listAssumptions } from '#model/assumptions.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { createDefinition } from './createDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

/** A tank with one field of each sort, a curve, and a choice between two cases. */
const TANK: FormDefinition = {
  id: 'tank',
  title: 'Tank',
  description: '',
  version: '1',
  fields: createFields(
    createField('name', { type: 'text', text: 'name', default: 'Tank' }),
    createField('currency', { type: 'text', default: 'EUR', help: 'What {currency} is' }),
    createField('price', {
      title: 'Price in {currency}',
      unit: '{currency}/l',
      help: 'Paid in {currency}',
      default: 0.3,
      minimum: 0,
      exclusiveMaximum: 5,
      warn: { exclusiveMinimum: 0.1, maximum: 1 },
    }),
    createField('size', { default: 0, exclusiveMinimum: -1, maximum: 9, warn: { minimum: 2 } }),
    createField('count', { type: 'integer', default: 4 }),
    createField('depth'),
    createField('levels', { type: 'list', default: '' }),
    createField('steel', { type: 'flag', default: false }),
    createField('at', { type: 'list', curve: 'outflow', default: '0, 10' }),
    createField('flow', { type: 'list', curve: 'outflow', default: '1, 2' }),
    createField('lid/type', {
      type: 'choice',
      default: 'flat',
      choices: [
        { value: 'flat', label: 'Flat' },
        { value: 'dome', label: 'Dome' },
      ],
    }),
    createField('lid/=flat/width', { default: 2 }),
    createField('lid/=dome/height', { default: 3 }),
    createField('lidless', { default: 1 }),
  ),
  objects: { lid: { title: 'Lid', variant: 'type' } },
  curves: {
    outflow: {
      id: 'outflow',
      title: 'Outflow',
      help: 'Costs {currency}',
      x: { title: 'Level', unit: 'm', minimum: 0, maximum: 30, source: { field: 'at' } },
      y: [
        { title: 'Flow', unit: 'l/s', minimum: 0, source: { field: 'flow' } },
        { title: 'Free', unit: '', source: { field: 'flow' } },
      ],
      rising: true,
      outside: 'none',
    },
  },
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [
        { title: 'General', items: ['name', 'currency', 'price'] },
        { title: 'Size', items: ['size', 'count', 'depth', 'levels', 'steel'] },
      ],
    },
    { id: 'more', title: 'More', groups: [{ title: 'Parts', items: ['lid', 'lidless', 'outflow'] }] },
  ],
};

const TEXTS = {
  name: 'Tank',
  currency: 'EUR',
  price: '0.3',
  size: '0',
  count: '4',
  depth: '',
  levels: '',
  steel: 'false',
  at: '0, 10',
  flow: '1, 2',
  'lid/type': 'flat',
  'lid/=flat/width': '2',
  'lid/=dome/height': '3',
  lidless: '1',
};

function list(changes: Partial<typeof TEXTS> = {}, template?: typeof TEXTS): Assumption[] {
  const texts = { ...TEXTS, ...changes };
  const compared = template ? { template: { name: 'Other', texts: template } } : {};
  return listAssumptions({ name: 'Tank', definition: TANK, texts, sources: {}, ...compared });
}

function find(item: string, changes: Partial<typeof TEXTS> = {}, template?: typeof TEXTS): Assumption | undefined {
  return list(changes, template).find((assumption) => assumption.item === item);
}

describe('the values of a component', () => {
  it('are listed in the order of the form, each with its tab and group once', () => {
    expect(list().map(({ item, section }) => `${section}: ${item}`)).toEqual([
      'General: name',
      'General: currency',
      'General: price',
      'General › Size: size',
      'General › Size: count',
      'General › Size: depth',
      'General › Size: levels',
      'General › Size: steel',
      'More › Parts: lid/type',
      'More › Parts: lid/=flat/width',
      'More › Parts: lidless',
      'More › Parts: outflow',
    ]);
  });

  it('are those of the chosen case alone', () => {
    const items = list({ 'lid/type': 'dome' }).map(({ item }) => item);
    expect(items).toContain('lid/=dome/height');
    expect(items).not.toContain('lid/=flat/width');
  });

  it('name the currency of the component', () => {
    expect(find('price', { currency: 'GBP' })).toMatchObject({
      title: 'Price in GBP',
      unit: 'GBP/l',
      help: 'Paid in GBP',
    });
    expect(find('outflow', { currency: 'GBP' })).toMatchObject({ help: 'Costs GBP', unit: '' });
    expect(find('depth')).toMatchObject({ help: '', unit: '' });
  });

  it('state what is accepted, what is unusual, and the limits of numbers', () => {
    expect(find('price')).toMatchObject({
      limits: 'at least 0, below 5',
      unusual: 'at or below 0.1 or above 1',
      bounds: { minimum: 0, maximum: 5, unusualBelow: 0.1, unusualAbove: 1 },
    });
    expect(find('size')?.bounds).toEqual({ minimum: -1, maximum: 9, unusualBelow: 2, unusualAbove: undefined });
    expect(find('depth')).toMatchObject({ limits: '', unusual: '', bounds: {} });
    expect(find('outflow')).toMatchObject({ limits: 'Level 0 to 30; Flow at least 0', bounds: {} });
  });

  it('are figures where somebody has measured or calculated them', () => {
    const figures = list().filter(({ isFigure }) => isFigure);
    expect(figures.map(({ item }) => item)).toEqual([
      'price',
      'size',
      'count',
      'depth',
      'levels',
      'lid/=flat/width',
      'lidless',
      'outflow',
    ]);
  });
});

describe('a value', () => {
  it.each([
    ['price', { price: '0.5' }, 0.5, 0.3, { by: 0.2, percent: 66.66666667 }],
    ['size', { size: '3' }, 3, 0, { by: 3 }],
    ['count', { count: '3' }, 3, 4, { by: -1, percent: -25 }],
    ['count', { count: 'x' }, 'x', 4, {}],
    ['levels', { levels: '1, 2' }, '1, 2', undefined, {}],
    ['price', {}, 0.3, 0.3, undefined],
  ] as const)('of %s with %j is %j where %j is usual', (item, changes, value, usual, deviation) => {
    const found = find(item, changes);
    expect(found?.value).toBe(value);
    if (usual !== undefined) expect(found?.reference?.value).toBe(usual);
    expect(found?.deviation).toEqual(deviation);
  });

  it('has nothing to compare with where the kind has no default, and where it is a name', () => {
    expect(find('depth', { depth: '3' })).toMatchObject({ value: 3, reference: undefined, deviation: undefined });
    expect(find('name', { name: 'Other' })).toMatchObject({ reference: undefined, deviation: undefined });
    expect(find('name', { name: 'Other' }, TEXTS)).toMatchObject({ reference: undefined, deviation: undefined });
  });

  it('is compared with the template where there is one, also without a default', () => {
    const template = { ...TEXTS, depth: '4', currency: 'GBP' };
    expect(find('depth', { depth: '3' }, template)).toMatchObject({
      reference: { value: 4 },
      deviation: { by: -1, percent: -25 },
    });
    expect(find('currency', {}, template)?.reference?.text).toBe('GBP');
    expect(find('price', {}, template)?.reference?.text).toBe(find('price')?.text);
  });

  it('deviates by no amount where the value or that of the template is not a number', () => {
    expect(find('depth')).toMatchObject({ value: 'empty', text: 'empty' });
    const empty = find('depth', { depth: '3' }, TEXTS);
    expect([empty?.reference?.value, empty?.deviation]).toEqual(['empty', {}]);
    const mistyped = find('count', {}, { ...TEXTS, count: 'x' });
    expect([mistyped?.reference?.value, mistyped?.deviation]).toEqual(['x', {}]);
  });

  it('of a curve is compared also where only one of its fields has a default', () => {
    const flow = createField('flow', { type: 'list', curve: 'outflow' });
    const definition = { ...TANK, fields: { ...TANK.fields, flow } };
    const listed = listAssumptions({ name: 'Tank', definition, texts: TEXTS, sources: {} });
    const outflow = listed.find(({ item }) => item === 'outflow');
    expect(outflow).toMatchObject({ reference: { text: '0, 10; empty; empty' }, deviation: {} });
  });
});

it('distinguishes figures of tables and maps from choices, also from numeric ones', () => {
  const definition = createDefinition(
    [
      createField('periods', { type: 'rows' }),
      createField('cop', { type: 'map' }),
      createField('phases', { type: 'choice', choices: [{ value: 3, label: 'Three' }], default: 3 }),
      createField('remark', { type: 'text', rows: 3, default: 'None' }),
    ],
    { tabs: [{ id: 'all', title: 'All', groups: [{ title: 'All', items: ['periods', 'cop', 'phases', 'remark'] }] }] },
  );
  const texts = { periods: '[]', cop: '', phases: '3', remark: 'Leaks' };
  const listed = listAssumptions({ name: 'Tank', definition, texts, sources: {} });
  expect(listed.map(({ value, reference, isFigure }) => [value, reference?.value, isFigure])).toEqual([
    ['[]', undefined, true],
    ['empty', undefined, true],
    ['Three', 'Three', false],
    ['Leaks', undefined, false],
  ]);
});
