import { describe, expect, it, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { crossWarnings } from '#model/crossWarnings.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { KindCheck } from '#model/Kind.ts';
import type { RecordReader } from '#model/RecordReader.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const BELOW_MINIMUM = 'Initial state of charge is below the minimum';
const RISING = 'Cycles rise with the depth of discharge, but deeper cycles wear a battery more';
const NO_CYCLES = 'With 0 cycles at some depth of discharge the battery is worn out at once';
const MANY_CYCLES = 'More than 1,000,000 cycles are unusual';
const SHORT = 'The fuel curve ends below the maximum power';
const EFFICIENT = 'Somewhere on the fuel curve the engine is more than 50 % efficient, which hardly any engine reaches';
const EXCESS = 'Electricity and heat exceed the fuel input';
const PAST = 'The power curve is above zero past the cut-out speed';
const UNEQUAL = 'Rectifier and inverter differ more than fivefold';
const SHORT_PIPE = 'The penstock is shorter than the head';
const FLOW = 'Water at less than 0.3 or more than 12 m/s in the penstock is unusual';
const GENSETS = ['dieselgenset', 'gasgenset', 'gaschp'];
/** A CHP whose defaults do not exceed the fuel. */
const SOUND_HEAT = { cogen1_coeff: 0.8 };

/** The kind, its defaults with these changes, and the field at which each warning is read. */
type Row = [subclass: string, changes: FieldValues, warnings: Record<string, string>];

describe('fields that do not fit each other are warned of', () => {
  test.each<Row>([
    ['basicstorage', {}, { initial_soc_percentage: BELOW_MINIMUM }],
    ['basicstorage', { initial_soc_percentage: 19.9 }, { initial_soc_percentage: BELOW_MINIMUM }],
    ['basicstorage', { initial_soc_percentage: 20 }, {}],
    ['basicstorage', { initial_soc_percentage: null }, {}],
    ['basicstorage', { min_soc_percentage: null }, {}],
    ['basicstorage', { min_soc_percentage: 0 }, {}],
    ...listRows('10, 50, 90', [
      ['6000, 3000, 1000', undefined],
      ['6000, 6000, 1000', undefined],
      ['6000, 3000, 3001', RISING],
      ['1000, 3000, 6000', RISING],
      ['6000, 3000, 0', NO_CYCLES],
      ['1000001, 3000, 1000', MANY_CYCLES],
      ['1000000, 3000, 1000', undefined],
      ['', undefined],
    ]),
    ['wind', {}, {}],
    ['wind', { cut_out_wind_speed: 25 }, { cut_out_wind_speed: PAST, pc0: PAST }],
    ['wind', { cut_out_wind_speed: 29.5 }, { cut_out_wind_speed: PAST, pc0: PAST }],
    ['wind', { cut_out_wind_speed: 30 }, {}],
    ['wind', { cut_out_wind_speed: 25, ...still(26) }, {}],
    ['wind', { cut_out_wind_speed: 24, ...still(26) }, { cut_out_wind_speed: PAST, pc0: PAST }],
    ['wind', { pc12: 30_000 }, {}],
    ['wind', { pc12: 850_000 }, { pc0: 'A power above 30,000 kW is unusual' }],
    // A curve with a gap is not checked yet.
    ['wind', { cut_out_wind_speed: 25, pc7: null }, {}],
    ['converter', {}, {}],
    ['converter', { inverter_power: 5 }, {}],
    ['converter', { inverter_power: 5.1 }, { rectifier_power: UNEQUAL, inverter_power: UNEQUAL }],
    ['converter', { rectifier_power: 5.1 }, { rectifier_power: UNEQUAL, inverter_power: UNEQUAL }],
    ['converter', { rectifier_power: 0, inverter_power: 50 }, {}],
    ['hydro', {}, {}],
    ['hydro', { lp: 235 }, {}],
    ['hydro', { lp: 234 }, { hg: SHORT_PIPE, lp: SHORT_PIPE }],
    ['hydro', { lp: 0 }, {}],
    ['hydro', { dp: 0.5 }, {}],
    ['hydro', { dp: 0.2 }, { qe: FLOW, dp: FLOW }],
    ['hydro', { dp: 2 }, { qe: FLOW, dp: FLOW }],
    ['hydro', { dp: 0 }, {}],
    ...GENSETS.flatMap((subclass): Row[] => {
      const sound = subclass === 'gaschp' ? SOUND_HEAT : {};
      const short = { underscore_max_mech: SHORT, load_levels_fuel: SHORT };
      return [
        [subclass, sound, {}],
        [subclass, { ...sound, underscore_max_mech: 420 }, {}],
        [subclass, { ...sound, underscore_max_mech: 421 }, short],
        [subclass, { ...sound, underscore_max_mech: null }, {}],
        [subclass, { ...sound, underscore_max_mech: 500, load_levels_fuel: '' }, {}],
        [subclass, { ...sound, fuel_consumptions: '0, 600, 799, 900' }, { load_levels_fuel: EFFICIENT }],
        [subclass, { ...sound, fuel_consumptions: '0, 600, 800' }, {}],
        [subclass, { ...sound, fuel_consumptions: '' }, {}],
      ];
    }),
    ['gaschp', {}, { cogen1_coeff: EXCESS, cogen2_coeff: EXCESS, load_levels_fuel: EXCESS }],
    ['gaschp', { cogen1_coeff: 1 }, {}],
    [
      'gaschp',
      { cogen1_coeff: 1, cogen2_coeff: 0.1 },
      { cogen1_coeff: EXCESS, cogen2_coeff: EXCESS, load_levels_fuel: EXCESS },
    ],
    // Losses in generator and transformer leave room for the heat of the default.
    ['gaschp', { geno_eta: 95, trafo_eta: 95 }, {}],
    ['gaschp', { cogen1_coeff: null }, {}],
    ['gaschp', { cogen2_coeff: null }, {}],
    ['gaschp', { geno_eta: null }, {}],
    ['gaschp', { trafo_eta: null }, {}],
  ])('%s with %j', (subclass, changes, warnings) => {
    const kind = getKind(subclass);
    const found = crossWarnings(kind, { ...createDefaults(kind.definition), ...changes });
    expect(Object.fromEntries(found)).toEqual(warnings);
  });
});

describe.each(KIND_ROWS.filter(([, { checks = [] }]) => checks.length > 0))('%s', (_subclass, kind) => {
  it('warns of nothing across fields while it is empty', () => {
    expect([...crossWarnings(kind, {})]).toEqual([]);
    const nothing = Object.keys(kind.definition.fields).map((name) => [name, null]);
    expect([...crossWarnings(kind, Object.fromEntries(nothing))]).toEqual([]);
  });
});

describe('a check of a kind', () => {
  const { definition } = getKind('wind');
  const warnings = (...checks: Omit<KindCheck, 'reads'>[]) =>
    Object.fromEntries(
      crossWarnings(
        { definition, checks: checks.map((check) => ({ ...check, reads: ['lifetime'] })) },
        { lifetime: 5 },
      ),
    );
  const fails = () => false;

  it.each([
    [true, { lifetime: 'Short' }],
    [false, {}],
    [undefined, {}],
  ])('that applies only under a condition warns where that is %s: %j', (condition, found) => {
    expect(warnings({ warn: 'Short', at: ['lifetime'], when: () => condition, require: fails })).toEqual(found);
  });

  it('reads the record, and is silent where it holds or needs an empty value', () => {
    const check = (least: number) => ({
      warn: 'Short',
      at: ['lifetime'],
      require: (record: RecordReader) => record.number('lifetime') >= least,
    });
    expect(warnings(check(6))).toEqual({ lifetime: 'Short' });
    expect(warnings(check(5))).toEqual({});
    expect(warnings({ warn: 'Short', at: ['lifetime'], require: () => undefined })).toEqual({});
  });

  it('comes before later ones at the same field', () => {
    const first = { warn: 'First', at: ['lifetime'], require: fails };
    const second = { warn: 'Second', at: ['lifetime', 'invest'], require: fails };
    expect(warnings(first, second)).toEqual({ lifetime: 'First', invest: 'Second' });
  });
});

describe('a draft', () => {
  const kind = getKind('basicstorage');
  const getWarning = (store: DraftStore) => store.snapshot('initial_soc_percentage').warning;

  it('warns at the field, forbids nothing, and takes the warning back once the other field fits', () => {
    const store = new DraftStore({ kind, mode: 'edit', values: { ...createDefaults(kind.definition), name: 'Rig' } });
    expect(getWarning(store)).toBe(BELOW_MINIMUM);
    expect(store.form().errors).toEqual([]);
    store.type('min_soc_percentage', '0');
    store.validateNow();
    expect(getWarning(store)).toBeUndefined();
  });

  it('does not warn across fields where one of them is faulty', () => {
    const store = new DraftStore({ kind, mode: 'edit', values: { ...createDefaults(kind.definition), name: 'Rig' } });
    for (const text of ['-', '110', '20,5', '']) {
      store.type('min_soc_percentage', text);
      store.validateNow();
      expect(getWarning(store), text).toBeUndefined();
    }
  });
});

/** No power from this wind speed on. */
function still(from: number): FieldValues {
  return Object.fromEntries(Array.from({ length: 31 - from }, (_, index) => [`pc${from + index}`, 0]));
}

function listRows(dod: string, rows: [cycles: string, warning: string | undefined][]): Row[] {
  return rows.map(([max_cycles, warning]) => [
    'basicstorage',
    { initial_soc_percentage: 50, dod, max_cycles },
    warning === undefined ? {} : { dod: warning },
  ]);
}
