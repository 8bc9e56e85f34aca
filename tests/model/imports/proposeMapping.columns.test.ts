import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { listPlainFields, proposeKind } from '#model/imports/proposeMapping.ts';
import { createDefinition, createSample, EFFICIENCY, POWER, TURBINE } from '../../fixtures/importDrafts.ts';

type Fields = Record<string, Partial<FieldDefinition>>;

/** What columns of a table fill, in which unit, in a kind of these fields. */
function fill(
  columns: Record<string, readonly string[]>,
  fields: Fields,
  own: Parameters<typeof createSample>[1] = {},
) {
  const proposed = proposeKind(createSample(columns, own), [createDefinition({ fields })]).columns;
  return proposed.map(({ field, unit, isAssumed }) => [field, unit, ...(isAssumed ? ['assumed'] : [])]);
}

const HUB: Fields = { hub_height: { title: 'Hub height', unit: 'm', minimum: 0, maximum: 300 } };
const EFF: Fields = { efficiency: { title: 'Efficiency', minimum: 0, maximum: 1 } };

describe('fields that one column can fill', () => {
  it.each<[what: string, own: Partial<FieldDefinition>, isPlain: boolean]>([
    ['numbers', {}, true],
    ['whole numbers', { type: 'integer' }, true],
    ['texts', { type: 'text' }, true],
    ['flags', { type: 'flag' }, true],
    ['choices', { type: 'choice' }, true],
    ['lists', { type: 'list' }, false],
    ['tables', { type: 'rows' }, false],
    ['maps', { type: 'map' }, false],
    ['what the server fills in', { system: true }, false],
    ['what is never shown', { hidden: true }, false],
    ['points of a curve', { curve: 'power' }, false],
  ])('are %s: %#', (_, own, isPlain) => {
    expect(listPlainFields(createDefinition({ fields: { site: own } })).map(({ name }) => name)).toEqual(
      isPlain ? ['site'] : [],
    );
  });

  it('are all but the name', () => {
    expect(listPlainFields(TURBINE).map(({ name }) => name)).toEqual([
      ...['description', 'currency', 'offshore', 'blades', 'hub_height', 'rated_power', 'invest'],
    ]);
  });
});

describe('the unit of a matched column', () => {
  it.each<[heading: string, cells: string[], fields: Fields, expected: unknown[]]>([
    ['Hub height [m]', ['90', '102'], HUB, ['hub_height', 'm']],
    ['Hub height [km]', ['0.09'], HUB, ['hub_height', 'km']],
    ['Hub height [ft]', ['295'], HUB, ['hub_height', 'ft']],
    ['Hub height', ['90'], HUB, ['hub_height', 'm', 'assumed']],
    ['Hub height', ['0'], HUB, ['hub_height', 'm', 'assumed']],
    ['Hub height', ['300'], HUB, ['hub_height', 'm', 'assumed']],
    ['Hub height', ['301'], HUB, [undefined, '', 'assumed']],
    ['Hub height class', ['3'], HUB, [undefined, '', 'assumed']],
    ['Hub height class [m]', ['90'], HUB, ['hub_height', 'm']],
    ['Hub height', ['-1'], HUB, [undefined, '', 'assumed']],
    ['Hub height', ['400', '90', '500', '80', '100'], HUB, ['hub_height', 'm', 'assumed']],
    ['Hub height', ['9', '100', '301', '302', '303'], HUB, [undefined, '', 'assumed']],
    ['Hub height [km]', ['90'], HUB, [undefined, 'km']],
    ['Hub height [kW]', ['90'], HUB, [undefined, 'kW']],
    ['Hub height [Ellen]', ['90'], HUB, [undefined, 'Ellen']],
    ['Hub height', ['North'], HUB, [undefined, '', 'assumed']],
    ['Hub height', [], HUB, [undefined, '', 'assumed']],
    ['Efficiency', ['0.9'], EFF, ['efficiency', '', 'assumed']],
    ['Efficiency', ['90'], EFF, ['efficiency', '%', 'assumed']],
    ['Efficiency', ['101'], EFF, [undefined, '', 'assumed']],
    ['Efficiency [%]', ['0.9'], EFF, ['efficiency', '%']],
    ['Efficiency [-]', ['0.9'], EFF, ['efficiency', '']],
    ['Efficiency [-]', ['90'], EFF, [undefined, '']],
    ['Efficiency [%]', ['90'], { efficiency: { unit: '%' } }, ['efficiency', '%']],
    ['Hub height', ['90'], { hub_height: { unit: 'm', exclusiveMinimum: 90 } }, [undefined, '', 'assumed']],
    ['Hub height', ['91'], { hub_height: { unit: 'm', exclusiveMinimum: 90 } }, ['hub_height', 'm', 'assumed']],
    ['Hub height', ['90'], { hub_height: { unit: 'm', exclusiveMaximum: 90 } }, [undefined, '', 'assumed']],
    ['Hub height', ['89'], { hub_height: { unit: 'm', exclusiveMaximum: 90 } }, ['hub_height', 'm', 'assumed']],
  ])('%s of %j', (heading, cells, fields, expected) => {
    expect(fill({ [heading]: cells }, fields)).toEqual([expected]);
  });

  const YEARS: Fields = { lifetime: { unit: 'a' } };

  it.each<[what: string, heading: string, cells: string[], expected: unknown[]]>([
    ['a number of years', 'Lifetime', ['20', '25'], ['lifetime', 'a', 'assumed']],
    ['no year', 'Lifetime', ['1900', '2100'], [undefined, '', 'assumed']],
    ['a number before all years', 'Lifetime', ['1899', '2000'], ['lifetime', 'a', 'assumed']],
    ['a number after all years', 'Lifetime', ['2101', '2000'], ['lifetime', 'a', 'assumed']],
    ['a broken number', 'Lifetime', ['2000.5', '2000'], ['lifetime', 'a', 'assumed']],
    ['anything with its unit', 'Lifetime [a]', ['2000', '2010'], ['lifetime', 'a']],
  ])('is that of %s', (_, heading, cells, expected) => {
    expect(fill({ [heading]: cells }, YEARS)).toEqual([expected]);
  });

  it('is missing for a text, a flag or a choice', () => {
    for (const type of ['text', 'flag', 'choice'] as const) {
      const text = type === 'flag' ? 'no' : 'gas';
      expect(fill({ 'Fuel [kW]': [text] }, { fuel: { type } })).toEqual([['fuel', '']]);
      expect(fill({ Fuel: ['7'] }, { fuel: { type } })).toEqual([[undefined, '', 'assumed']]);
    }
    for (const cells of [['gas'], ['no', 'gas'], ['', ' ']])
      expect(fill({ Fuel: cells }, { fuel: { type: 'flag' } })[0]?.[0]).toBeUndefined();
    expect(fill({ Blades: ['3'] }, { blades: { type: 'integer' } })).toEqual([['blades', '', 'assumed']]);
    expect(fill({ Blades: ['three'] }, { blades: { type: 'integer' } })).toEqual([[undefined, '', 'assumed']]);
  });
});

describe('a column and its field', () => {
  const named = (
    columns: Record<string, readonly string[]>,
    fields: Fields,
    own?: Parameters<typeof createSample>[1],
  ) => fill(columns, fields, own).map(([field]) => field);

  it('are the best pair, each once', () => {
    const heights: Fields = { hub_height: { title: 'Hub height' }, height: { title: 'Height' } };
    expect(named({ Height: ['90'], 'Hub height': ['100'] }, heights)).toEqual(['height', 'hub_height']);
    expect(named({ 'Hub height': ['100'], Height: ['90'] }, heights)).toEqual(['hub_height', 'height']);
    expect(named({ Height: ['90'], 'The height': ['100'] }, { height: {} })).toEqual(['height', undefined]);
    expect(named({ Height: ['90'] }, { height: {}, heights: { title: 'Height' } })).toEqual(['height']);
  });

  it('match better with a common unit', () => {
    const columns = { 'Hub height': ['90'], 'Tower hub height [m]': ['100'] };
    expect(named(columns, { hub_height: { title: 'Tower hub height total', unit: 'm' } })).toEqual([
      undefined,
      'hub_height',
    ]);
    expect(named(columns, { hub_height: { title: 'Tower hub height total' } })).toEqual(['hub_height', undefined]);
  });

  it('need words in common, also with a unit', () => {
    expect(named({ 'Rotor [m]': ['90'] }, HUB)).toEqual([undefined]);
    expect(named({ 'Height [m]': ['90'] }, HUB)).toEqual(['hub_height']);
    expect(named({ 'Height over ground': ['90'] }, HUB)).toEqual([undefined]);
  });

  it('need half the similarity', () => {
    const title = 'Site air power';
    expect(named({ 'Site power wind': ['9'] }, { p1: { title } })).toEqual(['p1']);
    expect(named({ 'Air net gust': ['9'] }, { p1: { title } })).toEqual([undefined]);
    expect(named({ 'Air power': ['9'] }, { p1: { title: 'air power net gust' } })).toEqual(['p1']);
    expect(named({ 'Air power farm gas': ['9'] }, { p1: { title: 'air power net gust' } })).toEqual(['p1']);
    expect(named({ 'Air power farm gas oil': ['9'] }, { p1: { title: 'air power net gust' } })).toEqual([undefined]);
  });

  it('may match by the name of the field, or its title in another language', () => {
    const german = createDefinition({ fields: { hub_height: { title: 'Rotorachse' } } });
    const kind = createDefinition({ fields: HUB });
    const sample = createSample({ Rotorachse: ['90'] });
    expect(proposeKind(sample, [kind]).columns[0]?.field).toBeUndefined();
    expect(proposeKind(sample, [kind, german]).columns[0]?.field).toBe('hub_height');
    expect(proposeKind(sample, [kind, createDefinition({})]).columns[0]?.field).toBeUndefined();
    expect(named({ 'Hub height': ['90'] }, { hub_height: { title: 'Axis' } })).toEqual(['hub_height']);
  });

  it('take the field of the file where two fields match equally well', () => {
    const fields: Fields = { heat_power: { title: 'Power' }, wind_power: { title: 'Power' } };
    expect(named({ Power: ['9'] }, fields, { file: 'wind.csv' })).toEqual(['wind_power']);
    expect(named({ Power: ['9'] }, fields, { file: 'heat.csv' })).toEqual(['heat_power']);
    expect(named({ Site: ['North'], Power: ['9'] }, fields, { file: 'wind.csv' })).toEqual([undefined, 'wind_power']);
    expect(named({ Power: ['9'] }, fields, { file: 'fleet.wind' })).toEqual(['heat_power']);
    expect(named({ Power: ['9'] }, fields, { file: 'heat.wind.csv' })).toEqual(['heat_power']);
  });
});

describe('a proposed column', () => {
  it('has its id, first filled cells and what the file says of it', () => {
    const sample = createSample(
      {
        'Hub height': ['90', ' ', '', '102', '85', '70'],
        'Investment [USD/kW]': ['1100', '1200'],
        'hub height': ['North', 'South'],
        'Investment [TEUR/kW]': ['1.2', '1.1'],
        'Fuel [Sorte]': ['gas', 'oil'],
        'Power at load': ['1;2', '3;4'],
      },
      { unitLine: { 'Hub height': 'metres' } },
    );
    expect(proposeKind(sample, [TURBINE])).toStrictEqual({
      kind: 'turbine',
      currency: 'USD',
      columns: [
        {
          ...{ id: 'hub_height', heading: 'Hub height', written: 'metres', field: 'hub_height', unit: 'metres' },
          ...{ shown: ['90', '102', '85'] },
        },
        {
          ...{ id: 'investment_usd_kw', heading: 'Investment [USD/kW]', written: undefined, field: 'invest' },
          ...{ unit: '{currency}/kW', currency: 'USD', shown: ['1100', '1200'] },
        },
        {
          ...{ id: 'hub_height_2', heading: 'hub height', written: undefined, field: undefined, unit: '' },
          ...{ isAssumed: true, shown: ['North', 'South'] },
        },
        {
          ...{ id: 'investment_teur_kw', heading: 'Investment [TEUR/kW]', written: undefined, field: undefined },
          ...{ unit: 'TEUR/kW', unclear: 'TEUR/kW', shown: ['1.2', '1.1'] },
        },
        {
          ...{ id: 'fuel_sorte', heading: 'Fuel [Sorte]', written: undefined, field: undefined, unit: 'Sorte' },
          ...{ shown: ['gas', 'oil'] },
        },
        {
          ...{ id: 'power_at_load', heading: 'Power at load', written: undefined, field: undefined, unit: '' },
          ...{ isAssumed: true, holds: { sort: 'list', separators: [';'], take: 'min' }, shown: ['1;2', '3;4'] },
        },
      ],
    });
  });

  it('of lists is an axis of a curve, and no field', () => {
    const sample = createSample({ 'Wind speed': ['3;4;5', '3;5'], 'Power [MW]': ['0;1;2', '0;2'], Power: ['1', '2'] });
    const definition = createDefinition({
      fields: { power: { title: 'Power', unit: 'kW' } },
      curves: { power: POWER },
    });
    expect(proposeKind(sample, [definition]).columns.map(({ field, unit }) => [field, unit])).toEqual([
      ['power.x', 'm/s'],
      ['power.y0', 'MW'],
      ['power', 'kW'],
    ]);
    const curves = { efficiency: EFFICIENCY };
    expect(proposeKind(sample, [createDefinition({ curves })]).columns.map(({ field }) => field)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});
