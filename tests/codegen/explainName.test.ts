import { describe, expect, it } from 'vitest';
import { explainName } from '#codegen/reference/explainName.ts';
import { listKinds } from '#codegen/reference/listKinds.ts';
import { allTexts, run } from './schemaTexts.ts';

const texts = await allTexts();
const { kinds } = await run(texts);

/** What is printed, with single blanks. */
function explain(name: string): string[] {
  const explained = explainName(name, { kinds, texts });
  return 'fault' in explained ? [explained.fault] : explained.lines.map((line) => line.trim().replace(/ +/g, ' '));
}

describe('explaining a field', () => {
  it('states where it is written, what it accepts, its texts in the form and its type in the API', () => {
    expect(explain('wind.surface_roughness_length')).toEqual([
      'wind.surface_roughness_length Surface roughness length',
      expect.stringContaining('How strongly the ground slows the wind'),
      expect.stringMatching(/^Written in schemas\/kinds\/wind\.json:\d+$/),
      'Shown in Advanced Details › Site',
      'Type Number',
      'Unit m (metres)',
      'Accepts above 0',
      'Warns above 2',
      'Default 0.05 m',
      'Rule Must be below Hub height',
      'Rule Must be below Anemometer height',
      'Message Please enter a valid number',
      'Message Value must be positive',
      'In the API a number, or null if it is empty; 0.05 if it is left out',
    ]);
  });

  it.each([
    [
      'dieselgenset.annual_om',
      /^Written in schemas\/common\.json:\d+, shared, taken over at schemas\/genset\.json:\d+$/,
    ],
    ['gasgenset.idle_fuel', /^Written in schemas\/genset\.json:\d+, shared$/],
    ['wind.pc3', /^Shown in Advanced Details › Power curve › Power curve$/],
    ['wind.rated_power', /^Expression max\(y of power\)$/],
    ['wind.power', /^Fields pc0 to pc30$/],
    ['wind.created_at', /read only$/],
    ['fleet.charging/least_power', /^Shown while Load management is on$/],
    ['fleet.charging.least_power', /^While hidden a stored value stays$/],
    ['tariff.periods/price', /^Default 0\.3 currency\/kWh$/],
    ['tariff.periods', /^Holds from, to, price, feed_in_price$/],
    ['fleet.strategy/v2g/discharge_power', /^Case Strategy: Vehicle-to-grid$/],
    ['fleet.offered_power', /^Checked offered_power <= discharge_power, while consider_fcr$/],
    ['turbine_iec.power_curve/turbine', /^Type Group of fields$/],
  ])('of %s, with its place, conditions and parts', (name, line) => {
    expect(explain(name)).toContainEqual(expect.stringMatching(line));
  });

  it('works for every field of every kind', () => {
    const names = kinds.flatMap(({ definition: { id, fields } }) => Object.keys(fields).map((name) => `${id}.${name}`));
    const outside = names.filter((name) => !name.startsWith('turbine_iec.power_curve'));
    expect(outside.length).toBeGreaterThan(300);
    expect(outside.filter((name) => explain(name).length < 3)).toEqual([]);
  });
});

describe('explaining a kind', () => {
  it('lists its fields by tab and group, and its checks', () => {
    const lines = explain('hydro');
    expect(lines).toContain('hg Gross head: Number; m (metres); at least 0; default 235 m');
    expect(lines).toContain('Warning: The penstock is shorter than the head (lp >= hg)');
    expect(lines.indexOf('General Details')).toBeLessThan(lines.indexOf('Advanced Details'));
  });
});

describe('explaining a keyword', () => {
  it('states its meaning, the parts that have it, and an example', () => {
    expect(explain('x-warn')).toEqual([
      '"x-warn" in: Field',
      'Soft limits: a value outside gets a warning, never an error.',
      'Values an object in { }',
      'Example "x-warn": {"maximum":200}',
      '',
    ]);
    expect(explain('x-note')[0]).toMatch(/^"x-note" in: Kind file, Field, .*Curve/);
    expect(explain('title').filter((line) => line.startsWith('"title" in')).length).toBeGreaterThan(3);
    expect(explain('derived value')).toContainEqual(expect.stringMatching(/^suggests The number field/));
  });
});

describe('an unknown name', () => {
  it.each([
    ['x-wran', 'There is no kind, field or keyword "x-wran". Did you mean "x-warn"?'],
    ['hub_heigth', 'There is no kind, field or keyword "hub_heigth". Did you mean "wind.hub_height"?'],
    ['wnid.hub_height', 'There is no kind "wnid". Did you mean "wind"?'],
    ['wind.hub_heigth', 'wind has no field "hub_heigth". Did you mean "hub_height"?'],
    ['wind.zzzzzzzz', 'wind has no field "zzzzzzzz". See npm run kind -- explain wind.'],
    ['hub_height', '"hub_height" is a field. Name it with its kind: wind.hub_height.'],
    ['__proto__', expect.stringMatching(/^There is no kind, field or keyword "__proto__"\. Kinds: basicstorage, /)],
  ])('%s gets a suggestion', (name, fault) => {
    expect(explain(name)).toEqual([fault]);
  });
});

describe('listing', () => {
  const icons = new Set(['wind', 'fan']);
  const list = (what?: string, part = '') => listKinds(what, part, { kinds, texts, icons });

  it('shows each kind with its file and what it holds', () => {
    expect(list()).toMatchObject({
      entries: expect.arrayContaining([
        {
          ...{ kind: 'wind', title: 'Wind turbine', category: 'Wind turbines', fields: 47, tabs: 2, curves: 1 },
          ...{ version: 1, file: 'schemas/kinds/wind.json' },
        },
      ]),
    });
  });

  it.each([
    ['fields', 'lifetime', /^lifetime +Lifetime +yr +\.\.\/common\.json#\/\$defs\/lifetime$/],
    ['tabs', 'reserve', /^reserve +Reserve +market$/],
    ['units', 'kWp', /^kWp +kilowatts peak$/],
    ['icons', '', /^fan$/],
  ])('shows %s that a kind file may name', (what, part, line) => {
    expect(list(what, part)).toMatchObject({ lines: expect.arrayContaining([expect.stringMatching(line)]) });
  });

  it('refuses an unknown list, and says so where nothing is found', () => {
    expect(list('unit')).toEqual({ fault: 'There is no list "unit". Did you mean "units"?' });
    expect(list('icons', 'sun')).toEqual({ fault: 'Nothing that is listed contains "sun".' });
  });
});
