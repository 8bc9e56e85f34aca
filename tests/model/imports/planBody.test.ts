import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { ImportSource } from '#model/imports/ImportMapping.ts';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import type { KnownRow } from '#model/imports/KnownRow.ts';
import { planBody, planUpdate, planValues, toSetName } from '#model/imports/planBody.ts';
import { createFields, DEPOT } from '../../fixtures/nestedKind.ts';
import { knownComponent, planned, updateTo } from './planned.ts';
import { DEFINITION } from './turbineRow.ts';

const SOURCE: ImportSource = { title: 'Turbine library', licence: 'MIT', url: 'https://example.org' };
const page = (field: string) => ({ field, page: `${field} in row 7` });
const given = (...fields: string[]) => fields.map(page);

interface Own {
  source?: ImportSource;
  definition?: FormDefinition;
  set?: string;
}

const table = ({ source = SOURCE, definition = DEFINITION, set = 'turbines' }: Own) => ({ source, definition, set });
const body = (row: Partial<PlanRow>, own: Own = {}) => planBody(planned(row), table(own));

describe('the body of a new component', () => {
  it('has its values, their sources, and the entry that it is made from', () => {
    const row = { name: ' E-82 ', values: { blades: 3, pc3: 5 }, sources: given('blades', 'power', 'name') };
    const source = { source: 'Turbine library', note: 'MIT. https://example.org' };
    expect(body(row)).toStrictEqual({
      subclass: 'turbine',
      name: 'E-82',
      blades: 3,
      pc3: 5,
      sources: {
        blades: { ...source, page: 'blades in row 7' },
        power: { ...source, page: 'power in row 7' },
      },
      origin: { set: 'turbines', entry: 'E-82', version: 'turbines.csv' },
    });
  });

  it('says the version of its kind and of its source, where they have one', () => {
    const made = body({}, { definition: { ...DEFINITION, kindVersion: 2 }, source: { ...SOURCE, version: '2026-01' } });
    expect(made).toMatchObject({ kind_version: 2, origin: { version: '2026-01' } });
    expect(body({}, { source: { ...SOURCE, version: 'v'.repeat(121) } }).origin).toMatchObject({
      version: `${'v'.repeat(119)}…`,
    });
    expect(body({}, { set: 's'.repeat(121) }).origin).toMatchObject({ set: `${'s'.repeat(119)}…` });
    expect(toSetName('s'.repeat(120))).toBe('s'.repeat(120));
  });

  it.each<[what: string, ImportSource, object]>([
    ['its citation', { ...SOURCE, citation: 'Smith 2026' }, { note: 'Smith 2026. MIT. https://example.org' }],
    ['nothing that is not known', { ...SOURCE, licence: '' }, { note: 'https://example.org' }],
    ['no note where nothing is known', { ...SOURCE, licence: '', url: '' }, {}],
    [
      'its words as long as they may be',
      { title: 't'.repeat(251), licence: 'l'.repeat(1001), url: '' },
      {
        source: `${'t'.repeat(249)}…`,
        note: `${'l'.repeat(999)}…`,
      },
    ],
  ])('has sources with %s', (_, source, expected) => {
    const { sources } = body({ values: { blades: 3 }, sources: given('blades') }, { source });
    expect(sources).toStrictEqual({
      blades: { source: 'Turbine library', page: 'blades in row 7', ...expected },
    });
  });

  it('has the beginning of a long page', () => {
    const { sources } = body({ values: { blades: 3 }, sources: [{ field: 'blades', page: 'p'.repeat(501) }] });
    expect(sources).toMatchObject({ blades: { page: `${'p'.repeat(499)}…` } });
  });

  it('marks the source of what a person has typed over, and drops it where nothing is left', () => {
    const row = {
      values: { blades: 4, maker: '', hub_height: 90 },
      edited: ['blades', 'rated_power', 'description'],
      sources: given('blades', 'rated_power', 'maker', 'hub_height', 'offshore'),
    };
    const { sources } = body(row);
    expect(Object.keys(Object(sources))).toEqual(['blades', 'hub_height', 'offshore']);
    expect(sources).toMatchObject({ blades: { changed: true } });
    expect(Object(sources).hub_height).not.toHaveProperty('changed');
  });

  it('has the values of the chosen case only, with the default choice, and their sources', () => {
    const values = { 'tariff/=fixed/price': 0.4, 'tariff/=flex/price': 2 };
    const made = body({ values, sources: given(...Object.keys(values)) }, { definition: DEPOT });
    expect(made).toMatchObject({
      tariff: { type: 'fixed', price: 0.4 },
      sources: { 'tariff.price': { page: 'tariff/=fixed/price in row 7' } },
    });
    expect(Object.keys(Object(made.sources))).toEqual(['tariff.price']);
  });
});

describe('the description of a new component', () => {
  const full = 'Enercon wind turbine E-82 E4 of 2026';
  const values = (row: Partial<PlanRow>, definition = DEFINITION) => planValues(planned({ full, ...row }), definition);

  it('begins with the whole name where that was too long', () => {
    expect(values({ values: { description: 'Quiet', blades: 3 } })).toEqual({
      description: `${full}\nQuiet`,
      blades: 3,
    });
    expect(values({})).toEqual({ description: full });
    expect(values({ values: { description: 5 } })).toEqual({ description: full });
    const long = { description: 'Quiet, for forests and towns' };
    expect(values({ values: long })).toEqual({ description: `${full}\n${long.description}`.slice(0, 59).concat('…') });
    const { description: _, ...fields } = DEFINITION.fields;
    expect(values({ values: long }, { ...DEFINITION, fields })).toEqual({
      description: `${full}\n${long.description}`,
    });
  });

  it('is as it was read where the name fits, or is still the whole', () => {
    const read = { description: 'Quiet' };
    expect(values({ full: 'x'.repeat(30), name: 'Other', values: read })).toEqual(read);
    expect(values({ full: '🌀'.repeat(30), name: 'Other', values: read })).toEqual(read);
    expect(values({ name: ` ${full} `, values: read })).toEqual(read);
  });
});

describe('the body of a change', () => {
  const update = (known: KnownRow, row: Partial<PlanRow> = {}, own: Own = {}) =>
    planUpdate(planned(row), known, table(own));

  const known: KnownRow = {
    ...updateTo(
      { blades: 4, hub_height: 90 },
      { values: { blades: 3, hub_height: 80, maker: 'Enercon' }, imported: { blades: 3, maker: 'Enercon' } },
    ),
    changes: [
      { path: 'blades', sort: 'upstream', fields: ['blades'] },
      { path: 'hub_height', sort: 'mine', fields: ['hub_height'] },
    ],
  };
  const sources = given('blades', 'hub_height', 'offshore');

  it('has what changes, the sources of that, and all that the table has given', () => {
    expect(update(known, { sources })).toStrictEqual({
      subclass: 'turbine',
      id: 'a',
      etag: '"1"',
      blades: 4,
      sources: {
        blades: {
          changed: false,
          source: 'Turbine library',
          page: 'blades in row 7',
          note: 'MIT. https://example.org',
        },
      },
      origin: { set: 'turbines', entry: 'E-82', version: 'turbines.csv' },
      imported: { blades: 4, maker: 'Enercon', hub_height: 90 },
    });
  });

  it('has what a person gives up', () => {
    const made = update(known, { sources, choice: 'table' });
    expect(made).toMatchObject({ blades: 4, hub_height: 90 });
    expect(Object.keys(Object(made.sources))).toEqual(['blades', 'hub_height']);
  });

  it('marks what a person has typed as not from the table', () => {
    const made = update(known, { values: { blades: 4 }, sources, edited: ['blades'] });
    expect(made).toMatchObject({ blades: 4, sources: { blades: { changed: true } } });
    expect(made.imported).toEqual({ maker: 'Enercon', hub_height: 90 });
  });

  it('has only what the table gives where nothing is taken', () => {
    const kept = { ...known, changes: known.changes.slice(1) };
    expect(update(kept, { sources }, { definition: { ...DEFINITION, kindVersion: 2 } })).toStrictEqual({
      subclass: 'turbine',
      kind_version: 2,
      id: 'a',
      etag: '"1"',
      imported: { blades: 4, maker: 'Enercon', hub_height: 90 },
    });
  });

  it('has the choice of the case in which a changed value lies', () => {
    const price = 'tariff/=flex/price';
    const depot = updateTo({ [price]: 3 }, { values: { 'tariff/type': 'flex', [price]: 2 }, imported: { [price]: 2 } });
    const row = { values: { [price]: 3 }, sources: given(price) };
    const change = { ...depot, changes: [{ path: 'tariff.price', sort: 'upstream' as const, fields: [price] }] };
    expect(update(change, row, { definition: DEPOT })).toMatchObject({
      tariff: { type: 'flex', price: 3 },
      sources: { 'tariff.price': { page: `${price} in row 7` } },
      imported: { tariff: { type: 'flex', price: 3 } },
    });
  });

  it('has the whole of a document in which a value changes, and of no other', () => {
    const definition: FormDefinition = {
      ...DEFINITION,
      fields: createFields({
        'sheet/power': {},
        'sheet/mass': {},
        'other/mass': {},
        'plain/mass': {},
        'plain/height': {},
        blades: {},
      }),
      objects: {
        sheet: { title: 'Sheet', isDocument: true },
        other: { title: 'Other', isDocument: true },
        plain: { title: 'Plain' },
      },
    };
    const values = {
      'sheet/power': 1,
      'sheet/mass': 2,
      'other/mass': 3,
      'plain/mass': 4,
      'plain/height': 5,
      blades: 3,
    };
    const change = updateTo({ 'sheet/power': 9, 'plain/mass': 8 }, { values });
    const { sheet, plain, ...others } = update(change, {}, { definition });
    expect({ sheet, plain }).toEqual({ sheet: { power: 9, mass: 2 }, plain: { mass: 8 } });
    expect(others).not.toHaveProperty('other');
    expect(others).not.toHaveProperty('blades');
    expect(others.imported).toEqual({ sheet: { power: 9 }, plain: { mass: 8 } });
  });

  it('is of the component that is known', () => {
    const component = knownComponent({ id: 'b', etag: '"7"' });
    expect(update({ ...known, component })).toMatchObject({ id: 'b', etag: '"7"', imported: { blades: 4 } });
  });
});
