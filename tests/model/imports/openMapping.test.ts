import { describe, expect, it } from 'vitest';
import { isUnstated } from '#model/imports/draftParts.ts';
import { findView, isMappingFile, type MappingFile, openMapping } from '#model/imports/openMapping.ts';
import type { SampleColumn, TableSample } from '#model/imports/TableSample.ts';
import { TURBINE } from '../../fixtures/importDrafts.ts';

const column = (heading: string, cells: string[], unit?: string): SampleColumn => ({ heading, unit, cells });

const createSample = (columns: SampleColumn[], own: Partial<TableSample> = {}): TableSample => ({
  ...{ file: 'fleet.csv', format: 'csv', delimiter: ';', decimal: '.', header: 1, firstRow: 2 },
  ...own,
  columns,
});

const MODEL = column('Model', ['E-82', 'V-90']);
const HEIGHT = column('Hub', ['98', '105'], 'm');

const createFile = (own: Partial<MappingFile> = {}): MappingFile => ({
  $id: 'fleet',
  title: 'Fleet of a park',
  kind: 'turbine',
  source: { title: 'Park', licence: 'CC0-1.0', url: 'https://example.org', version: '3' },
  table: { format: 'csv', delimiter: ';', decimal: ',', header: 1, firstRow: 2 },
  columns: { model: { column: 'Model', type: 'text' }, hub: { column: 'Hub', unit: 'm' } },
  name: { text: '{model}' },
  fields: { hub_height: 'hub', currency: { constant: 'USD' } },
  ...own,
});

const open = (file: MappingFile, ...columns: SampleColumn[]) => openMapping(file, createSample(columns), [TURBINE]);

const listColumns = ({ draft }: ReturnType<typeof openMapping>) =>
  draft.columns.map(({ id, heading, field, unit }) => [id, heading, field, unit]);

const findHub = ({ draft }: ReturnType<typeof openMapping>) => draft.columns.find(({ id }) => id === 'hub');

describe('a file is a mapping', () => {
  it('if it has the parts of one', () => {
    expect(isMappingFile(createFile())).toBe(true);
    for (const other of [null, [], 'x', {}, { ...createFile(), $id: 1 }, { ...createFile(), fields: [] }])
      expect(isMappingFile(other)).toBe(false);
    for (const part of ['$id', 'kind', 'columns', 'name', 'fields'])
      expect(isMappingFile({ ...createFile(), [part]: undefined }), part).toBe(false);
  });
});

describe('a mapping that is opened for a table', () => {
  it('says of the table what the file says, and leaves other columns out', () => {
    const opened = open(createFile(), column('hub', ['9', '8'], 'm'), MODEL, HEIGHT);
    expect(opened).toMatchObject({
      ...{ missing: [], differing: [], beyond: [] },
      draft: {
        ...{ id: 'fleet', title: 'Fleet of a park', kind: 'turbine', name: '{model}', currency: 'USD' },
        source: { title: 'Park', licence: 'CC0-1.0', url: 'https://example.org', version: '3' },
        table: { format: 'csv', delimiter: ';', decimal: ',', header: 1, firstRow: 2 },
      },
    });
    expect(listColumns(opened)).toEqual([
      ['hub_2', 'hub', undefined, 'm'],
      ['model', 'Model', undefined, ''],
      ['hub', 'Hub', 'hub_height', 'm'],
    ]);
  });

  it('uses the decimal mark of the file, and states it where the table shows another one', () => {
    expect(open(createFile(), MODEL, HEIGHT)).toMatchObject({ decimal: ',', draft: { table: { decimal: ',' } } });
    expect(open(createFile({ table: {} }), MODEL, HEIGHT)).not.toHaveProperty('decimal');
  });

  it('names the columns that the table lacks', () => {
    const opened = open(createFile(), MODEL);
    expect(opened.missing).toEqual(['Hub']);
    expect(listColumns(opened)).toEqual([['model', 'Model', undefined, '']]);
  });

  it('keeps the unit of the table where the file expects another one', () => {
    const opened = open(createFile(), MODEL, column('Hub', ['322', '344'], 'ft'));
    expect(opened.differing).toEqual([{ heading: 'Hub', unit: 'ft', expected: 'm' }]);
    expect(listColumns(opened)).toContainEqual(['hub', 'Hub', 'hub_height', 'ft']);
    expect(findHub(opened)?.expected).toEqual({ unit: 'm', isStated: true });
  });

  it('takes a unit that is only spelt in another way', () => {
    const columns = { model: { column: 'Model', type: 'text' }, hub: { column: 'Hub', unit: 'm²' } };
    const opened = open(createFile({ columns }), MODEL, column('Hub', ['98', '105'], 'm2'));
    expect(opened.differing).toEqual([]);
    expect(findHub(opened)).toMatchObject({ unit: 'm²' });
    expect(findHub(opened)).not.toHaveProperty('expected');
  });

  it('asks for a unit that the table does not state', () => {
    const unstated = column('Hub', ['98', '105']);
    const withUnits = createFile({ table: { format: 'csv', header: 1, units: 2, firstRow: 3 } });
    const hub = findHub(open(withUnits, MODEL, unstated));
    expect(hub).toMatchObject({ unit: 'm', expected: { unit: 'm', isStated: false } });
    expect(hub && isUnstated(hub)).toBe(true);
    const long = { entity: 'Model', parameter: 'Parameter', value: 'Value', unit: 'Unit' };
    expect(findHub(open(createFile({ table: { format: 'csv', long } }), MODEL, unstated))).toHaveProperty('expected');
    expect(findHub(open(withUnits, MODEL, HEIGHT))).not.toHaveProperty('expected');
    // Without a line of units, the heading is all that the mapping was made from.
    expect(findHub(open(createFile(), MODEL, unstated))).not.toHaveProperty('expected');
    const columns = { model: { column: 'Model', type: 'text' }, hub: { column: 'Hub' } };
    expect(findHub(open({ ...withUnits, columns }, MODEL, unstated))).not.toHaveProperty('expected');
  });

  it('reads a unit that the file spells as the table does', () => {
    const columns = { model: { column: 'Model', type: 'text' }, hub: { column: 'Hub', unit: 'm', written: 'Meter' } };
    const opened = open(createFile({ columns }), MODEL, column('Hub', ['98', '105'], 'Meter'));
    expect(opened.differing).toEqual([]);
    expect(listColumns(opened)).toContainEqual(['hub', 'Hub', 'hub_height', 'm']);
  });

  it('states what a page cannot express, and ignores it', () => {
    const opened = open(
      createFile({
        columns: { model: { column: 'Model', type: 'text', blank: ['-'] }, hub: { column: 'Hub', unit: 'm' }, odd: 1 },
        name: { text: '{model}', short: '{model}' },
        fields: { hub_height: 'hub + 1', blades: { constant: 3 }, description: 'nowhere', nothing: 'hub', name: 4 },
        table: { format: 'csv', sheet: 'Data', group: 'Park' },
        ...{ skip: [] },
      }),
      MODEL,
      HEIGHT,
    );
    expect(opened.beyond).toEqual([
      ...['fields.hub_height', 'fields.blades', 'fields.description', 'fields.nothing', 'fields.name'],
      ...['skip', 'columns.model.blank', 'columns.odd', 'name.short', 'table.sheet', 'table.group'],
    ]);
    expect(opened.draft.columns.map(({ field }) => field)).toEqual([undefined, undefined]);
  });

  it('fills a field or a curve from each column once', () => {
    const fields = { hub_height: 'hub', blades: 'hub' };
    expect(open(createFile({ fields }), MODEL, HEIGHT).beyond).toEqual(['fields.blades']);
  });

  it('reads each column once, and fills nothing that is not a field of the kind', () => {
    const columns = { hub: { column: 'Hub', unit: 'm' }, feet: { column: 'Hub', unit: 'ft' } };
    const fields = { hub_height: 'feet', constructor: 'hub', name: 'hub', description: 'toString' };
    const opened = open(createFile({ columns, fields }), MODEL, HEIGHT);
    expect(opened.beyond).toEqual(['hub_height', 'constructor', 'name', 'description'].map((name) => `fields.${name}`));
    expect(listColumns(opened)).toContainEqual(['hub', 'Hub', undefined, 'm']);
  });

  it('reads lists, one number of them, and curves', () => {
    const file = createFile({
      columns: {
        model: { column: 'Model', type: 'text' },
        speed: { column: 'Speed', type: 'list', unit: 'm/s', separators: [' '] },
        power: { column: 'Power', type: 'list', unit: 'kW' },
        hubs: { column: 'Hubs', type: 'list', unit: 'm' },
      },
      fields: { power: { curve: ['speed', 'power'] }, hub_height: 'max(hubs)' },
    });
    const opened = open(file, MODEL, column('Speed', ['3 4']), column('Power', ['1 2']), column('Hubs', ['78 98']));
    expect(opened.beyond).toEqual([]);
    expect(opened.draft.columns.map(({ field, holds }) => [field, holds])).toEqual([
      [undefined, undefined],
      ['power.x', { sort: 'list', separators: [' '], take: 'min' }],
      ['power.y0', { sort: 'list', separators: [], take: 'min' }],
      ['hub_height', { sort: 'list', separators: [], take: 'max' }],
    ]);
  });
});

describe('the sheet of a mapping', () => {
  const table = { format: 'xlsx', sheet: 'Fans' };

  it('is the one that its table names', () => {
    expect(findView(createFile({ table }))).toEqual({ sheet: 'Fans', transposed: false });
    for (const other of [undefined, {}, { sheet: 2, transposed: 1 }])
      expect(findView(createFile({ table: other }))).toEqual({ transposed: false });
    expect(findView(createFile({ table: { long: { value: '2030' } } }))).toEqual({ transposed: false, year: '2030' });
    expect(findView(createFile({ table: { transposed: true } }))).toEqual({ transposed: true });
  });

  it('is reported where the table is another one', () => {
    const beyond = (sheet?: string) =>
      openMapping(createFile({ table }), createSample([MODEL, HEIGHT], sheet === undefined ? {} : { sheet }), [TURBINE])
        .beyond;
    expect([beyond('Fans'), beyond('Pumps'), beyond()]).toEqual([[], ['table.sheet'], ['table.sheet']]);
  });
});
