import { describe, expect, it, test } from 'vitest';
import { kindDescriptions } from '#generated/kindDescriptions.ts';
import { kinds, subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { tabFields } from '#model/tabFields.ts';
import { CATALOGUE } from './catalogue.ts';
import { getKind, KIND_ROWS, listMessages } from './loadedKinds.ts';

const GENERAL = 'General Details';
const ADVANCED = 'Advanced Details';
const CURVES: Record<string, string[][]> = {
  basicstorage: [
    ['dod', 'max_cycles'],
    ['soc_percentage', 'charge_power_percentage', 'discharge_power_percentage'],
  ],
  converter: [['power_levels', 'rectifier_efficiencies', 'inverter_efficiencies']],
  dieselgenset: [
    ['load_levels_fuel', 'fuel_consumptions'],
    ['load_levels', 'load_steps'],
  ],
  wind: [Array.from({ length: 31 }, (_, speed) => `pc${speed}`)],
};

describe('the catalogue', () => {
  it.each(Object.entries(CATALOGUE))('gives a new %s its defaults', (subclass, defaults) => {
    expect(createDefaults(getKind(subclass).definition)).toEqual(defaults);
  });

  test.each<[string, [string, string][]]>([
    [
      'basicstorage',
      [
        ['general', GENERAL],
        ['degradation', 'Degradation'],
        ['operation', 'Operation'],
      ],
    ],
    [
      'market',
      [
        ['general', GENERAL],
        ['selection', 'Selection'],
        ['reserve', 'Reserve'],
        ['foresight', 'Foresight'],
        ['outages', 'Outages and backup'],
      ],
    ],
    ...['dieselgenset', 'gasgenset', 'gaschp'].map((id): [string, [string, string][]] => [
      id,
      [
        ['general', GENERAL],
        ['efficiencies', 'Efficiencies'],
        ['dynamics', 'Dynamics'],
      ],
    ]),
    [
      'converter',
      [
        ['general', GENERAL],
        ['efficiencies', 'Efficiencies'],
      ],
    ],
    ...['pv', 'wind', 'hydro', 'electrolyser', 'heatpump', 'heater', 'oilfiredheater', 'thermalstorage'].map(
      (id): [string, [string, string][]] => [
        id,
        [
          ['general', GENERAL],
          ['advanced', ADVANCED],
        ],
      ],
    ),
  ])('gives %s its tabs', (subclass, tabs) => {
    expect(getKind(subclass).definition.tabs.map(({ id, title }) => [id, title])).toEqual(tabs);
  });

  it.each(Object.entries(CURVES))('edits the lists of %s as curves', (subclass, curves) => {
    const { definition } = getKind(subclass);
    const edited = Object.keys(definition.curves).map((id) =>
      Object.values(definition.fields)
        .filter(({ curve }) => curve === id)
        .map(({ name }) => name)
        .sort(),
    );
    expect(edited.sort()).toEqual(curves.map((names) => names.toSorted()).sort());
  });

  it.each(['dieselgenset', 'gasgenset', 'gaschp'])('puts the main fields of %s first', (subclass) => {
    expect(Object.keys(getKind(subclass).definition.fields).slice(0, 5)).toEqual([
      'name',
      'description',
      'currency',
      'spec_invest',
      'annual_om',
    ]);
  });

  it('keeps the reserve duration of a battery hidden', () => {
    const { definition } = getKind('basicstorage');
    const hidden = Object.values(definition.fields).filter((field) => field.hidden && !field.system);
    expect(hidden.map(({ name }) => name)).toEqual(['reserve_duration_hours']);
  });

  it('titles the axis of two curves', () => {
    expect(Object.values(getKind('basicstorage').definition.curves).map(({ axis }) => axis)).toContain(
      'Power [% of c-rate]',
    );
  });

  it('offers what it names, and accepts more currencies than it offers', () => {
    const { currency } = getKind('pv').definition.fields;
    expect(currency?.choices?.map(({ value }) => value)).toEqual(['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK']);
    expect(currency?.offered).toEqual(['EUR', 'USD']);
    const { tracking } = getKind('pv').definition.fields;
    expect(tracking?.choices).toEqual([
      { value: 0, label: 'None' },
      { value: 1, label: 'Azimuth' },
      { value: 2, label: 'Slope' },
      { value: 3, label: 'Slope and azimuth' },
    ]);
    const { foresight_intraday: foresight, hours_of_rolling_foresight_window: window } =
      getKind('market').definition.fields;
    expect(foresight?.choices?.map(({ value }) => value)).toEqual(['perfect', 'limited', 'none']);
    expect(window?.choices?.map(({ value }) => value)).toEqual(['2', '3', '4', '6', '8', '12', '24']);
  });
});

describe('the registry', () => {
  it('holds every kind of the catalogue once, in the order of the cards', () => {
    expect([...subclasses]).toEqual(expect.arrayContaining(Object.keys(CATALOGUE)));
    expect(kinds.map(({ subclass }) => subclass)).toEqual([...subclasses]);
    expect(new Set(subclasses).size).toBe(subclasses.length);
    const orders = kinds.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it.each(kinds)(
    'has a title, plural, description and colour for the card of $subclass',
    ({ subclass, title, plural, color }) => {
      for (const words of [title, plural, kindDescriptions[subclass]]) expect(words?.trim()).toMatch(/./);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    },
  );
});

describe.each(KIND_ROWS)('%s', (subclass, kind) => {
  const { definition } = kind;

  it('accepts its own defaults once they have a name', () => {
    expect(definition.id).toBe(subclass);
    expect(listMessages(kind, {})).toEqual([]);
    expect(listMessages(kind, { name: '' })).toEqual(['name: Name is required']);
  });

  it('shows every field that is not hidden in one place', () => {
    const shown = definition.tabs.flatMap((tab) => tabFields(definition, tab));
    const visible = Object.values(definition.fields).filter(({ hidden }) => !hidden);
    expect(shown.toSorted()).toEqual(visible.map(({ name }) => name).sort());
  });

  it('labels and explains every field that it shows', () => {
    for (const field of Object.values(definition.fields).filter(({ hidden }) => !hidden)) {
      expect(field.title.trim(), field.name).not.toBe('');
      expect(field.help, field.name).toMatch(/[.]$/);
    }
  });

  it('takes null for every number and for nothing else', () => {
    for (const field of Object.values(definition.fields).filter(({ system }) => !system)) {
      const isNumber = field.type === 'number' || field.type === 'integer';
      expect(listMessages(kind, { [field.name]: null }).length === 0, field.name).toBe(isNumber);
      expect(field.nullable, field.name).toBe(isNumber);
    }
  });
});
