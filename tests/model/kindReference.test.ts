import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { type DescribedKind, fieldReference, kindReference, type ReferenceItem } from '#model/kindReference.ts';
import { createDefinition } from './createDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

const CASES = [
  { value: 'fixed', label: 'Fixed' },
  { value: 'flex', label: 'Flexible' },
];

const rows = (table: object): Partial<FieldDefinition> => ({
  type: 'rows',
  table: { row: 'row', least: 0, most: 9, fields: {}, ...table },
});

const COLUMNS = createFields(
  createField('from', { title: 'From', unit: 'h' }),
  createField('fees/grid', { title: 'Grid fee in {currency}' }),
);

/** A depot with a curve of points, one by whole numbers, objects, tables, a document and fields that no tab shows. */
const DEPOT: DescribedKind = {
  definition: createDefinition(
    [
      createField('id', { type: 'text', system: true }),
      createField('name', { type: 'text', text: 'name', title: 'Name', help: 'Anything' }),
      createField('invest', { title: 'Costs in {currency}', suggestedBy: 'total' }),
      createField('charging/power', { title: 'Power' }),
      createField('charging/plug/type', { title: 'Plug' }),
      createField('charging/plugs', { title: 'Plugs' }),
      createField('tariff/type', { type: 'choice', title: 'Tariff', choices: CASES }),
      createField('tariff/=fixed/price', { title: 'Price' }),
      createField('spec/parts/maker', { type: 'text', title: 'Maker' }),
      createField('specs/maker', { type: 'text', title: 'Maker' }),
      createField('periods', { title: 'Periods', ...rows({ fields: COLUMNS, objects: { fees: { title: 'Fees' } } }) }),
      createField('ports', { title: 'Ports', ...rows({ isList: true, fields: createFields(createField('value')) }) }),
      createField('parts', { title: 'Parts', ...rows({ id: 'part', fields: COLUMNS }) }),
      createField('sheet', { title: 'Sheet', isDocument: true, ...rows({ fields: COLUMNS }) }),
      createField('soc', { type: 'list', title: 'States', curve: 'aging', default: '0, 100' }),
      createField('cycles', { type: 'list', title: 'Cycles', curve: 'aging' }),
      createField('legacy', { title: 'Legacy' }),
      createField('legacy/size', { title: 'Legacy size' }),
      createField('chargings', { title: 'Chargings' }),
    ],
    {
      title: 'Depot',
      description: 'Charges vehicles',
      kindVersion: 3,
      objects: {
        charging: { title: 'Charging for {currency}', help: 'At night' },
        'charging/plug': { title: '' },
        tariff: { title: 'Tariff', variant: 'type' },
        spec: { title: 'Data sheet', isDocument: true },
        'spec/parts': { title: 'Its parts' },
        specs: { title: 'Other sheet' },
      },
      rules: [{ field: 'from', below: 'invest' }],
      conditions: [
        { if: {}, text: 'the depot is open', shows: ['charging', 'from'], tabs: ['more'], whenHidden: 'clear' },
      ],
      curves: {
        aging: {
          id: 'aging',
          title: 'Aging',
          help: 'At 25 °C',
          x: { title: 'State of charge', unit: '%', minimum: 0, maximum: 100, source: { field: 'soc' } },
          y: [{ title: 'Cycles', source: { field: 'cycles' } }],
          rising: true,
          outside: 'none',
        },
      },
      tabs: [
        {
          id: 'general',
          title: 'General',
          groups: [
            { title: 'Identity', items: ['name', 'invest'], derived: ['total', 'gone'] },
            {
              title: 'Parts',
              help: 'What it is made of',
              items: ['charging', 'tariff', 'spec', 'spec/parts', 'specs'],
            },
          ],
        },
        {
          id: 'more',
          title: 'More',
          groups: [{ title: 'Tables', items: ['periods', 'ports', 'parts', 'sheet', 'aging'] }],
        },
      ],
    },
  ),
  checks: [
    { warn: 'Ages quickly', at: ['name', 'cycles'] },
    { error: 'Too few cycles', at: ['soc'] },
    { warn: 'Expensive', at: ['invest', 'from'] },
  ],
  derived: [
    { id: 'total', title: 'Total in {currency}', unit: '{currency}', from: 'from costs' },
    { id: 'other', title: 'Other', from: 'from nothing' },
  ],
  derivedSeries: [
    { id: 'energy', title: 'Energy', from: 'from cycles', per: 'aging' },
    { id: 'elsewhere', title: 'Elsewhere', from: 'from cycles', per: 'other' },
  ],
  changeLog: [{ version: 3, changes: ['Plug is new'] }],
};

const NUMBER = { term: 'Type', text: 'Number' };
const REFERENCE = kindReference(DEPOT, 'GBP');

/** Each item in a line, with what is in it below. */
function outline(items: readonly ReferenceItem[], indent = ''): string[] {
  return items.flatMap(({ sort, id, title, items: inside }) => [
    `${indent}${sort} ${id}: ${title}`,
    ...outline(inside, `${indent}  `),
  ]);
}

function listFacts(item: ReferenceItem | undefined): string[] {
  return item?.facts.map(({ term, text }) => `${term}: ${text}`) ?? [];
}

const [GENERAL, MORE] = REFERENCE.tabs;
const ALL = REFERENCE.tabs.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
const find = (id: string) => ALL.find((item) => item.id === id);

describe('the reference of a kind', () => {
  it('has its title, description, version and changes', () => {
    const { title, description, version, changes } = REFERENCE;
    expect({ title, description, version, changes }).toEqual({
      title: 'Depot',
      description: 'Charges vehicles',
      version: 3,
      changes: [{ version: 3, changes: ['Plug is new'] }],
    });
  });

  it('starts at version 1, without changes, checks or derived values where the kind has none', () => {
    expect(kindReference({ definition: createDefinition([createField('size')]) }, 'EUR')).toEqual({
      title: 'Probe',
      description: '',
      version: 1,
      tabs: [],
      hidden: [{ id: 'size', sort: 'field', title: 'size', help: '', facts: [NUMBER], items: [] }],
      changes: [],
    });
  });

  it('has the tabs and groups, and when a tab is shown', () => {
    expect(REFERENCE.tabs.map(({ groups, ...tab }) => tab)).toEqual([
      { id: 'general', title: 'General', facts: [] },
      {
        id: 'more',
        title: 'More',
        facts: [
          { term: 'Shown', text: 'while the depot is open' },
          { term: 'While hidden', text: 'a stored value is emptied on saving' },
        ],
      },
    ]);
    expect(GENERAL?.groups.map(({ items, ...group }) => group)).toEqual([
      { title: 'Identity', help: '' },
      { title: 'Parts', help: 'What it is made of' },
    ]);
  });

  it('has all that a tab shows, derived values last, and in objects what is directly in them', () => {
    expect(GENERAL?.groups.map(({ items }) => outline(items))).toEqual([
      ['field name: Name', 'field invest: Costs in GBP', 'derived total: Total in GBP'],
      [
        'object charging: Charging for GBP',
        '  field charging/power: Power',
        '  field charging/plugs: Plugs',
        '  object charging/plug: plug',
        '    field charging/plug/type: Plug',
        'object tariff: Tariff',
        '  field tariff/type: Tariff',
        '  field tariff/=fixed/price: Price',
        'object spec: Data sheet',
        'object spec/parts: Its parts',
        'object specs: Other sheet',
        '  field specs/maker: Maker',
      ],
    ]);
  });

  it('has the columns of a table, but nothing of lists, documents and tables that may lie in themselves', () => {
    expect(MORE?.groups.map(({ items }) => outline(items))).toEqual([
      [
        'field periods: Periods',
        '  field from: From',
        '  object fees: Fees',
        '    field fees/grid: Grid fee in GBP',
        'field ports: Ports',
        'field parts: Parts',
        'field sheet: Sheet',
        'curve aging: Aging',
        '  derived energy: Energy',
      ],
    ]);
  });

  it('has the fields that no tab shows, without those of the server', () => {
    expect(outline(REFERENCE.hidden)).toEqual([
      'field legacy: Legacy',
      'field legacy/size: Legacy size',
      'field chargings: Chargings',
    ]);
  });

  it('applies no rule, condition or check of the record to a column', () => {
    expect(listFacts(find('periods')?.items[0])).toEqual(['Type: Number', 'Unit: h']);
  });

  it('applies them to fields and objects', () => {
    expect(find('charging')).toMatchObject({ help: 'At night' });
    expect(find('tariff')).toMatchObject({ help: '' });
    expect(find('name')).toMatchObject({ help: 'Anything' });
    expect(listFacts(find('charging'))).toEqual([
      'Type: Group of fields',
      'Shown: while the depot is open',
      'While hidden: a stored value is emptied on saving',
    ]);
    expect(listFacts(find('spec'))).toEqual(['Type: Document of a JSON Schema']);
    expect(listFacts(find('invest'))).toEqual([
      'Type: Number',
      'Rule: Must be above from',
      'Warning: Expensive',
      'Suggestion: offers Total in GBP',
    ]);
  });

  it('says of a curve its axes, fields and defaults, and the checks at them', () => {
    expect(listFacts(find('aging'))).toEqual([
      'Type: Curve',
      'x: State of charge in %, 0 to 100',
      'y: Cycles',
      'Rule: x rises from point to point',
      'Fields: soc, cycles',
      'Default: State of charge: 0, 100',
      'Warning: Ages quickly',
      'Error: Too few cycles',
    ]);
    expect(find('aging')).toMatchObject({ help: 'At 25 °C' });
  });

  it('says of a derived value what it is calculated from', () => {
    expect(find('total')).toEqual({
      id: 'total',
      sort: 'derived',
      title: 'Total in GBP',
      help: '',
      facts: [
        { term: 'Type', text: 'Calculated, never stored' },
        { term: 'Unit', text: 'GBP' },
        { term: 'Calculated', text: 'from costs' },
      ],
      items: [],
    });
    expect(listFacts(find('aging')?.items[0])).toEqual(['Type: Calculated, never stored', 'Calculated: from cycles']);
  });

  it('names an object without a title, and one that the kind lacks, by the last part of its path', () => {
    const definition = createDefinition([createField('grid/limit')], {
      objects: { grid: { title: '' } },
      tabs: [{ id: 'all', title: 'All', groups: [{ title: 'All', items: ['grid', 'gone'] }] }],
    });
    const [group] = kindReference({ definition }, 'EUR').tabs[0]?.groups ?? [];
    expect(outline(group?.items ?? [])).toEqual([
      'object grid: grid',
      '  field grid/limit: grid/limit',
      'object gone: gone',
    ]);
    const flat = createDefinition([], { tabs: definition.tabs });
    expect(outline(kindReference({ definition: flat }, 'EUR').tabs[0]?.groups[0]?.items ?? [])).toEqual([
      'object grid: grid',
      'object gone: gone',
    ]);
  });
});

describe('the reference of one field', () => {
  it('is that of the kind', () => {
    expect(fieldReference(DEPOT, 'invest', 'GBP')).toEqual(find('invest'));
  });

  it('describes a field that a curve edits as well', () => {
    expect(listFacts(fieldReference(DEPOT, 'soc', 'GBP'))).toEqual([
      'Type: List of numbers',
      'Default: 0, 100',
      'Error: Too few cycles',
    ]);
  });

  it('is undefined where there is no such field', () => {
    expect(fieldReference(DEPOT, 'gone', 'GBP')).toBeUndefined();
  });
});
