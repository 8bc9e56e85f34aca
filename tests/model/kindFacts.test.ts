import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { softWarning } from '#model/softWarning.ts';
import { getKind, KIND_ROWS, listMessages } from './loadedKinds.ts';

/** Refused with this message, or accepted with this warning, or neither. */
type Verdict = { error?: string; warning?: string };

describe('an energy engineer may enter', () => {
  test.each<[subclass: string, field: string, value: number, verdict: Verdict]>([
    ...['heater', 'oilfiredheater'].flatMap((subclass): [string, string, number, Verdict][] => [
      [subclass, 'efficiency_percent', 98, {}],
      [subclass, 'efficiency_percent', 104, { warning: 'Only condensing boilers exceed 100 %' }],
      [subclass, 'efficiency_percent', 110, { warning: 'Only condensing boilers exceed 100 %' }],
      [subclass, 'efficiency_percent', 111, { error: 'Efficiency must be between 0 and 110 %' }],
      [subclass, 'efficiency_percent', 0, { warning: 'Unusually low: below 50 %' }],
      [subclass, 'max_heat_output', 0, { warning: 'Unusually low: 0 kW' }],
    ]),
    ['market', 'extra_costs_sell', -0.07, { warning: 'Negative: every kWh sold earns more' }],
    ['market', 'extra_costs_sell', 21, { warning: 'Unusually high: above 20 per kWh' }],
    ['market', 'extra_costs_buy', -0.01, { warning: 'Negative: every kWh bought costs less' }],
    ['basicstorage', 'extra_costs_store_in', -0.01, { warning: 'Negative: every kWh stored earns money' }],
    ['basicstorage', 'extra_costs_store_out', -0.01, { warning: 'Negative: every kWh taken out earns money' }],
    ['basicstorage', 'capacity', 0, { warning: 'Unusually low: 0 kWh' }],
    ['basicstorage', 'capacity', 1e6, {}],
    ['basicstorage', 'capacity', 1e6 + 1, { warning: 'Unusually high: above 1000000 kWh' }],
    ['basicstorage', 'c', 0, { warning: 'Unusually low: below 0.05 1/h' }],
    ['basicstorage', 'c', 11, { warning: 'Unusually high: above 10 1/h' }],
    ['basicstorage', 'battery_efficiency', 0, { warning: 'Unusually low: below 0.6' }],
    ['basicstorage', 'max_full_cycles_per_day', 0, { warning: 'Unusually low: 0 1/d' }],
    ['basicstorage', 'one_time_invest', 1e7 + 1, { warning: 'Unusually high: above 10000000' }],
    ['basicstorage', 'annual_om', 1e6 + 1, { warning: 'Unusually high: above 1000000' }],
    ['converter', 'rectifier_power', 0, { warning: 'Unusually low: 0 kW' }],
    ['converter', 'inverter_power', 0, { warning: 'Unusually low: 0 kW' }],
    ['converter', 'lifetime', 101, { warning: 'Unusually high: above 100 yr' }],
    ['electrolyser', 'electrolyser_electrical_power', 0, { warning: 'Unusually low: 0 kW' }],
    ['electrolyser', 'electrolyser_efficiency', 0, { warning: 'Unusually low: below 0.3' }],
    ['heatpump', 'cop', 0, { warning: 'Unusually low: below 1' }],
    ['hydro', 'hg', 0, { warning: 'Unusually low: below 1 m' }],
    ['hydro', 'qe', 0, { warning: 'Unusually low: 0 m³/s' }],
    ['hydro', 'dp', 0, { warning: 'Unusually low: below 0.1 m' }],
    ['pv', 'underscore_max', 0, { warning: 'Unusually low: 0 kWp' }],
    ['pv', 'out_put_cap', 0, { warning: 'Unusually low: 0 kW' }],
    ['pv', 'efficiency_standard_test', 0, { warning: 'Unusually low: below 0.05' }],
    ['pv', 'solar_radiation_for_standard_test', 0, { warning: 'Unusually low: below 0.5 kW/m²' }],
    ['pv', 'slope_surface', -1, { error: 'Value must be non-negative' }],
    ['pv', 'slope_surface', 91, { warning: 'Modules are usually tilted by 0 to 90°' }],
    ['pv', 'slope_surface', 181, { error: 'Value must be at most 180' }],
    ['pv', 'azimuth_surface', -180, {}],
    ['pv', 'azimuth_surface', -270, { warning: 'Unusually low: below -180 °' }],
    ['pv', 'azimuth_surface', 360, { warning: 'Unusually high: above 180 °' }],
    ['pv', 'azimuth_surface', 361, { error: 'Value must be at most 360' }],
    ['pv', 'azimuth_surface', -361, { error: 'Value must be at least -360' }],
    ...['pv', 'wind', 'hydro'].flatMap((subclass): [string, string, number, Verdict][] => [
      [subclass, 'derating_factor', 1.1, { warning: 'Above 1 the output exceeds what was computed' }],
      [subclass, 'derating_factor', 2.1, { error: 'Value must be at most 2' }],
      [subclass, 'derating_factor', 0, { warning: 'Unusually low: below 0.5' }],
    ]),
    ['thermalstorage', 'volume', 0, { warning: 'Unusually low: 0 m³' }],
    ['thermalstorage', 'height', 0, { warning: 'Unusually low: 0 m' }],
    ['thermalstorage', 'isolation_thickness', 0, { warning: 'Unusually low: 0 m' }],
    ['thermalstorage', 'lambda_value', 0, { warning: 'Unusually low: below 0.005 W/(m·K)' }],
    ['gasgenset', 'underscore_max_mech', 0, { warning: 'Unusually low: 0 kW' }],
    ['gasgenset', 'geno_eta', 0, { warning: 'Unusually low: below 70 %' }],
  ])('as %s.%s = %d', (subclass, name, value, { error, warning }) => {
    const kind = getKind(subclass);
    const said = listMessages(kind, { [name]: value }).filter(
      (text) => text.startsWith(`${name}: `) && !isAcross(text),
    );
    expect(said).toEqual(error === undefined ? [] : [`${name}: ${error}`]);
    const field = kind.definition.fields[name];
    if (error === undefined) expect(field && softWarning(field, value)).toBe(warning);
  });
});

describe.each(KIND_ROWS)('%s', (_subclass, kind) => {
  const fields = Object.values(kind.definition.fields);
  const shown = fields.filter(({ hidden }) => !hidden);
  const numbers = shown.filter(({ type, curve }) => (type === 'number' || type === 'integer') && !curve);

  it('reports every absurd number', () => {
    for (const field of numbers) {
      for (const value of [1e300, -1e300]) {
        const said = listMessages(kind, { [field.name]: value }).some((text) => text.startsWith(`${field.name}: `));
        expect(said || softWarning(field, value) !== undefined, `${field.name} = ${value}`).toBe(true);
      }
    }
  });

  it('starts from values that are inside its own soft limits', () => {
    const unusual = numbers.filter((field) => field.default !== undefined && softWarning(field, field.default));
    expect(unusual.map(({ name }) => name)).toEqual([]);
  });

  it('states for every amount whether it is paid per unit or once', () => {
    const amounts = shown.filter(({ unit }) => unit?.startsWith('{currency}') && !PER_QUANTITY.test(unit));
    for (const { name, help } of amounts) expect(help, name).toMatch(PER_UNIT_OR_ONCE);
  });

  it('promises nothing that a project does not have', () => {
    for (const { name, help } of shown) expect(help, name).not.toMatch(NOT_IN_A_PROJECT);
  });

  it('writes the year as yr and spells every unit out', () => {
    for (const { name, unit, unitName } of shown.filter((field) => field.unit !== undefined && !isCurrency(field))) {
      expect(unit, name).not.toMatch(/(^|[/·(])a\b/);
      expect(unitName, name).toMatch(/^(\{currency\} )?[a-zA-Z -]+$/);
    }
  });

  it('keeps notes for experts away from planners', () => {
    expect(JSON.stringify(kind.definition)).not.toMatch(/x-note|is our interpretation|The source/);
  });
});

/** Prices of a kWh or a kg are the same for any number of units. */
const PER_QUANTITY = /\/(kWh|kg)$/;
const PER_UNIT_OR_ONCE = /\b(per|every|one|of the) unit\b|\b[Ee]very unit\b|\bonce\b.*however many units/;
const NOT_IN_A_PROJECT = /latitude|weather data|emission factor|fuel prices?\b.* of the project|simulation/i;

function isCurrency({ unit }: FieldDefinition): boolean {
  return unit === '{currency}';
}

// Rules between fields have their own test.
function isAcross(text: string): boolean {
  return /: Must (be below|not exceed)/.test(text);
}
