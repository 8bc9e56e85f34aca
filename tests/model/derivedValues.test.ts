import { describe, expect, it, test, vi } from 'vitest';
import { calculate } from '#model/calculate.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DerivedValues } from '#model/DerivedValues.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { joinWords } from '#model/joinWords.ts';
import type { DerivedResult } from '#model/readDerived.ts';
import { readDerived } from '#model/readDerived.ts';
import { significantText } from '#model/significantText.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

/** Every point of a power curve: this much from one wind speed to another, else nothing. */
function between(from: number, to: number, power: number): FieldValues {
  const points = Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, speed >= from && speed <= to ? power : 0]);
  return Object.fromEntries(points);
}

describe('what is calculated from fields', () => {
  test.each<[subclass: string, changes: FieldValues, results: Record<string, string>]>([
    ['basicstorage', { capacity: 80, c: 0.5 }, { rated_power: '40', usable_capacity: '64' }],
    ['basicstorage', { capacity: 1000, max_soc_percentage: 90 }, { rated_power: '1000', usable_capacity: '700' }],
    ['basicstorage', { capacity: 0 }, { rated_power: '0', usable_capacity: '0' }],
    // 10 m³ of water over 10 K, and the diameter of a cylinder 2.5 m high.
    ['thermalstorage', {}, { heat_capacity: '116.3', inner_diameter: '2.257', heat_flow: '293' }],
    ['thermalstorage', { volume: 1, hot_temperature: 31 }, { heat_capacity: '1.163', heat_flow: '29.3' }],
    ['hydro', {}, { rated_power: '1176', flow_velocity: 'Needs Penstock diameter', usual_diameter: '0.4652' }],
    [
      'hydro',
      { hg: 100, qe: 1, derating_factor: 0.8, dp: 0.6515 },
      { rated_power: '784.8', flow_velocity: '3', usual_diameter: '0.6515' },
    ],
    ['hydro', { dp: 0 }, { flow_velocity: '—' }],
    ['wind', {}, { rated_power: '1', rated_wind_speed: '14', full_load_end: '15', unit_invest: '2250' }],
    [
      'wind',
      between(12, 25, 3000),
      { rated_power: '3000', rated_wind_speed: '12', full_load_end: '25', unit_invest: '6750000' },
    ],
    ['wind', between(40, 0, 0), { rated_power: '0', rated_wind_speed: '—', full_load_end: '—', unit_invest: '0' }],
    ['wind', { pc7: null }, { rated_power: 'Needs Power curve', unit_invest: 'Needs Power curve' }],
    ['pv', {}, { module_area: '6.25' }],
    ['pv', { underscore_max: 1000, efficiency_standard_test: 0.2 }, { module_area: '5000' }],
    ['pv', { efficiency_standard_test: 0 }, { module_area: '—' }],
    ['heater', {}, { fuel_input: '1111' }],
    ['oilfiredheater', { efficiency_percent: 80 }, { fuel_input: '1250' }],
    ['oilfiredheater', { efficiency_percent: 0 }, { fuel_input: '—' }],
    ['heatpump', {}, { electrical_power: '200' }],
    ['heatpump', { cop: 0 }, { electrical_power: '—' }],
    ['electrolyser', { electrolyser_efficiency: 0.6, electrolyser_electrical_power: 1000 }, { hydrogen_output: '18' }],
    ['dieselgenset', {}, { max_electrical_power: '400', best_efficiency: '50' }],
    ['gasgenset', { geno_eta: 96, trafo_eta: 98 }, { max_electrical_power: '376.3', best_efficiency: '47.04' }],
    ['gaschp', {}, { max_electrical_power: '400', best_efficiency: '50', max_heat: '480', total_efficiency: '110' }],
    ['gaschp', { cogen1_coeff: 0.6, cogen2_coeff: 0.2, geno_eta: 50 }, { max_heat: '160', total_efficiency: '45' }],
    ['gaschp', { fuel_consumptions: '' }, { best_efficiency: 'Needs a valid Fuel curve', max_heat: '480' }],
    ['market', {}, { outage_time: '0', energy_at_risk: '0', outage_cost: '0' }],
    [
      'market',
      {
        number_of_outages_per_year: 14,
        average_outage_duration_minutes: 110,
        critical_load: 120,
        costs_per_kwh_outage: 15,
      },
      { outage_time: '25.67', energy_at_risk: '3080', outage_cost: '46200' },
    ],
    [
      'market',
      { number_of_outages_per_year: null, critical_load: null },
      { outage_time: 'Needs Outages per year', energy_at_risk: 'Needs Outages per year and Critical load' },
    ],
  ])('%s with %j', (subclass, changes, results) => {
    const store = openDraft(subclass, changes);
    expect(Object.fromEntries(Object.keys(results).map((id) => [id, shown(store.derived.result(id))]))).toEqual(
      results,
    );
  });

  it.each(KIND_ROWS)(
    'of a new %s always has an origin, a place and fields that exist',
    (_subclass, { definition, derived = [] }) => {
      const placed = definition.tabs.flatMap(({ groups }) => groups.flatMap((group) => group.derived ?? []));
      expect(placed.toSorted()).toEqual(derived.map(({ id }) => id).toSorted());
      for (const { from, inputs, title } of derived) {
        expect(from, title).toMatch(/^from [^ ]/);
        expect(inputs.length, title).toBeGreaterThan(0);
        expect(inputs.filter((name) => !definition.fields[name])).toEqual([]);
      }
    },
  );

  it.each(KIND_ROWS)(
    'is no field of a %s: it is neither a value, nor sent, nor a change',
    (subclass, { derived = [] }) => {
      const store = openDraft(subclass, {});
      const ids = derived.map(({ id }) => id);
      const known = [...Object.keys(store.payload()), ...Object.keys(store.allTexts()), ...Object.keys(store.values())];
      expect(known.filter((name) => ids.includes(name))).toEqual([]);
      expect(store.form().changed).toEqual([]);
    },
  );
});

describe('a value that is missing says what it needs', () => {
  const inputs = ['capacity', 'c'];
  const { definition } = getKind('basicstorage');
  test.each<[FieldValues, string[], DerivedResult]>([
    [{ capacity: 3, c: 2 }, [], { text: '6' }],
    [{ capacity: null, c: 2 }, [], { lack: 'Needs Capacity' }],
    [{ c: 2 }, [], { lack: 'Needs Capacity' }],
    [{}, [], { lack: 'Needs Capacity and C-rate' }],
    [{ capacity: -1, c: 2 }, ['capacity'], { lack: 'Needs a valid Capacity' }],
    [{ c: 2 }, ['capacity'], { lack: 'Needs a valid Capacity' }],
    [{ c: null }, ['capacity'], { lack: 'Needs C-rate and a valid Capacity' }],
    [{ capacity: 3, c: 2 }, ['name'], { text: '6' }],
    [{ capacity: Number.MAX_VALUE, c: 9 }, [], {}],
  ])('%j with faults in %j', (values, faulty, result) => {
    const derived = {
      inputs,
      calculate: (record: { number: (name: string) => number }) => record.number('capacity') * record.number('c'),
    };
    expect(readDerived(derived, { definition, values, faulty: new Set(faulty) })).toEqual(result);
  });

  it('by name where the form does not know the field, and by its curve', () => {
    const read = (names: string[]) =>
      readDerived(
        { inputs: names, calculate: () => Number.NaN },
        { definition, values: { dod: '', max_cycles: '' }, faulty: new Set() },
      );
    expect(read(['other'])).toEqual({ lack: 'Needs other' });
    expect(read(['dod', 'max_cycles'])).toEqual({ lack: 'Needs Cycle aging' });
  });
});

describe('a draft', () => {
  it('calculates when it is checked, and calls a listener when the result changes', () => {
    const store = openDraft('basicstorage', { capacity: 80, c: 0.5 });
    const listener = vi.fn();
    const stop = store.derived.subscribe('rated_power', listener);
    store.type('capacity', '100');
    expect(listener).not.toHaveBeenCalled();
    store.validateNow();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.derived.result('rated_power')).toEqual({ text: '50' });
    const same = store.derived.result('rated_power');
    store.type('capacity', '100.0');
    store.validateNow();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.derived.result('rated_power')).toBe(same);
    store.type('capacity', '1,5');
    store.validateNow();
    expect(store.derived.result('rated_power')).toEqual({ lack: 'Needs a valid Capacity' });
    store.type('capacity', '');
    store.validateNow();
    expect(store.derived.result('rated_power')).toEqual({ lack: 'Needs Capacity' });
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.undo();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('knows each value by its id', () => {
    const { derived } = openDraft('hydro', {});
    expect(derived.find('usual_diameter')).toMatchObject({
      title: 'Penstock diameter at 3 m/s',
      unit: 'm',
      suggests: 'dp',
    });
    expect(derived.find('other')).toBeUndefined();
    expect(derived.result('other')).toEqual({});
  });

  it('of a kind without any calculates nothing', () => {
    const derived = new DerivedValues({ definition: getKind('converter').definition });
    derived.update({}, new Set());
    expect(derived.find('rated_power')).toBeUndefined();
  });
});

test.each([
  [0, '0'],
  [31.4159, '31.42'],
  [0.000012345678, '0.00001235'],
  [999.96, '1000'],
  [-999.949, '-999.9'],
  [1000, '1000'],
  [1000.4, '1000'],
  [123456.7, '123457'],
  [-123456.7, '-123457'],
  [1e21, '1e+21'],
])('%f is shown as %s', (value, text) => {
  expect(significantText(value)).toBe(text);
});

test.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one and two'],
  [['one', 'two', 'three'], 'one, two and three'],
])('%j are joined to %j', (words, text) => {
  expect(joinWords(words)).toBe(text);
});

test.each([
  ['Hub height', 'hub height'],
  ['C-rate', 'c-rate'],
  ['SOC', 'SOC'],
  ['X', 'X'],
  ['O-ring', 'o-ring'],
  ['Re-use', 're-use'],
])('%s reads inside a sentence as %s', (title, text) => {
  expect(insideSentence(title)).toBe(text);
});

describe('calculating', () => {
  const { each, only, squareRoot } = calculate;
  const points = [1, 2, 3].map((x) => ({ x, y: x * 10, y2: x * 100 }));

  it('takes a number of every point, or of those where a condition holds, and is NaN if it is unclear', () => {
    expect(each(points, ({ y }) => y)).toEqual([10, 20, 30]);
    expect(
      each(
        points,
        ({ y2 }) => y2,
        ({ x }) => x > 1,
      ),
    ).toEqual([200, 300]);
    expect(
      each(
        points,
        ({ y }) => y,
        ({ x }) => (x > 1 ? undefined : true),
      ),
    ).toEqual([Number.NaN]);
    expect(each<{ y: number }>(undefined, ({ y }) => y)).toEqual([Number.NaN]);
  });

  it('has a value only where its condition holds', () => {
    expect(only(true, 5)).toBe(5);
    expect(only(false, 5)).toBeNaN();
    expect(only(undefined, 5)).toBeNaN();
  });

  it('has no root below zero', () => {
    expect(squareRoot(9)).toBe(3);
    expect(squareRoot(-9)).toBeNaN();
  });
});

function openDraft(subclass: string, changes: FieldValues): DraftStore {
  const kind = getKind(subclass);
  return new DraftStore({
    kind,
    mode: 'edit',
    values: { ...createDefaults(kind.definition), name: 'Rig', ...changes },
  });
}

function shown({ text, lack }: DerivedResult): string {
  return text ?? lack ?? '—';
}
