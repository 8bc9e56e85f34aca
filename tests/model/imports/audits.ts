import { type RereadRow, shifted } from './rereadTable.ts';
import { wholeSpeeds } from './wholeSpeeds.ts';

/** What a second reading of one table expects of each of its rows. */
export interface Audit {
  mapping: string;
  /** The folder of the whole table among the published ones, and its file. */
  file: string;
  beside?: string;
  firstRow?: number;
  /** Reads the file a second time; by the rules of a comma-separated table if absent. */
  reread?: (bytes: Uint8Array) => RereadRow[];
  /** Whether the row is to be skipped or at fault, and not imported. */
  isLeftOut: (row: RereadRow, beside?: RereadRow) => boolean;
  name: (row: RereadRow) => string;
  /** The values of the fields; undefined where the default applies. */
  values: (row: RereadRow, beside?: RereadRow) => Record<string, unknown>;
}

const text = (row: RereadRow, heading: string) => row.cells.get(heading)?.trim() ?? '';
const number = (row: RereadRow, heading: string) => Number(text(row, heading));
const words = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** The cost function of the City Energy Analyst, where it has neither a power nor a logarithm: per kW, and upkeep a year. */
function cost(row: RereadRow, size: number): { spec_invest?: number; annual_om?: number } {
  const isLinear = number(row, 'c') === 1 && number(row, 'd') === 0 && number(row, 'e') === 0;
  const invest = number(row, 'a') + number(row, 'b') * size;
  return isLinear ? { spec_invest: (invest / size) * 1000, annual_om: (invest * number(row, 'O&M_%')) / 100 } : {};
}

function boiler(mapping: string, types: readonly string[]): Audit {
  return {
    mapping,
    file: 'cea/BOILERS.csv',
    isLeftOut: (row) => !types.includes(text(row, 'type')) || number(row, 'cap_max') >= 1e10,
    name: (row) =>
      `${text(row, 'description')} ${text(row, 'code')}, up to ${text(row, 'cap_max')} ${text(row, 'unit')}`,
    values: (row) => ({
      currency: 'USD',
      max_heat_output: shifted(text(row, 'cap_max'), -3),
      efficiency_percent: shifted(text(row, 'min_eff_rating'), 2),
      lifetime_years: number(row, 'LT_yr'),
      ...cost(row, number(row, 'cap_max')),
    }),
  };
}

const LEVELS = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100];

export const AUDITS: Audit[] = [
  {
    mapping: 'cec_inverters',
    file: 'converter/cec_inverters.csv',
    firstRow: 4,
    isLeftOut: () => false,
    name: (row) => text(row, 'Name'),
    values: (row) => ({
      inverter_power: shifted(text(row, 'Paco'), -3),
      rectifier_power: 0,
      power_levels: LEVELS.join(', '),
      inverter_efficiencies: LEVELS.map((level) => sandia(row, level)),
    }),
  },
  {
    mapping: 'cec_modules',
    file: 'pv/cec_modules_sample.csv',
    firstRow: 4,
    isLeftOut: () => false,
    name: (row) => text(row, 'Name'),
    values: (row) => ({
      underscore_max: shifted(text(row, 'STC'), -3),
      efficiency_standard_test: number(row, 'STC') / number(row, 'A_c') / 1000,
      nominal_operating_cell_temperature: number(row, 'T_NOCT'),
      nominal_operating_ambient_temperature: 20,
      solar_radiation_for_nominal_cell_temp: 0.8,
      temperature_coeff: shifted(text(row, 'gamma_r'), -2),
    }),
  },
  {
    mapping: 'keymark_heat_pumps',
    file: 'heatpump/keymark_heat_pumps.csv',
    isLeftOut: (row) => text(row, 'P_th_h_ref [W]') === '',
    name: (row) => words(text(row, 'Manufacturer'), text(row, 'Model')),
    values: (row) => ({ max_heat_output: shifted(text(row, 'P_th_h_ref [W]'), -3), cop: number(row, 'COP_ref') }),
  },
  {
    mapping: 'jrc_hydro_plants',
    file: 'hydro/jrc_hydro_power_plants.csv',
    isLeftOut: (row) => text(row, 'type') === 'HPHS' || text(row, 'dam_height_m') === '',
    name: (row) => text(row, 'name'),
    values: (row) => ({
      hg: number(row, 'dam_height_m'),
      qe: (number(row, 'installed_capacity_MW') * 1e6) / (1000 * 9.81 * number(row, 'dam_height_m')),
      lp: 0,
    }),
  },
  {
    mapping: 'bslib_batteries',
    file: 'storage/bslib_batteries.csv',
    isLeftOut: (row) => text(row, 'E_BAT_usable [kWh]') === '',
    name: (row) =>
      words(
        text(row, 'Manufacturer (PE)'),
        text(row, 'Model (PE)'),
        text(row, 'Manufacturer (BAT)'),
        text(row, 'Model (BAT)'),
      ),
    values: (row) => ({
      capacity: number(row, 'E_BAT_usable [kWh]'),
      c: number(row, 'P_BAT2AC_out [W]') / 1000 / number(row, 'E_BAT_usable [kWh]'),
      battery_efficiency: shifted(text(row, 'eta_BAT'), -2),
      max_soc_percentage: 100,
      min_soc_percentage: 0,
    }),
  },
  {
    mapping: 'oedb_turbines',
    file: 'wind/oedb_turbine_data.csv',
    beside: 'wind/oedb_power_curves.csv',
    isLeftOut: (row) => text(row, 'has_power_curve') !== 'True',
    name: (row) => words(text(row, 'manufacturer'), text(row, 'turbine_type')),
    values: (row, curve) => ({
      ...lowestHub(text(row, 'hub_height')),
      ...(curve ? wholeSpeeds(curvePoints(curve)) : {}),
    }),
  },
  boiler('cea_gas_boilers', ['gas', 'gas-cond']),
  boiler('cea_oil_boilers', ['oil']),
  {
    mapping: 'cea_heat_pumps',
    file: 'cea/HEAT_PUMPS.csv',
    isLeftOut: () => false,
    name: (row) => `${text(row, 'description')} ${text(row, 'code')}, up to ${text(row, 'cap_max')} W`,
    values: (row) => ({
      currency: 'USD',
      max_heat_output: shifted(text(row, 'cap_max'), -3),
      cop: number(row, 'min_eff_rating_seasonal'),
      lifetime_years: number(row, 'LT_yr'),
      ...cost(row, number(row, 'cap_max')),
    }),
  },
  {
    mapping: 'cea_gas_chp',
    file: 'cea/COGENERATION_PLANTS.csv',
    isLeftOut: (row) => !text(row, 'type').endsWith('engine'),
    name: (row) => `${text(row, 'description')} ${text(row, 'code')}, up to ${text(row, 'cap_max')} W`,
    values: (row) => {
      const size = number(row, 'cap_max') / 1000;
      return {
        currency: 'USD',
        fuel_type: text(row, 'type') === 'engine' ? 'natural_gas' : 'biogas',
        underscore_max_mech: shifted(text(row, 'cap_max'), -3),
        underscore_min_mech: shifted(text(row, 'cap_min'), -3),
        load_levels_fuel: [0, size],
        fuel_consumptions: [0, size / number(row, 'elec_eff_design')],
        cogen1_coeff: number(row, 'therm_eff_design') / number(row, 'elec_eff_design'),
        ...cost(row, number(row, 'cap_max')),
      };
    },
  },
  {
    mapping: 'cea_pv_panels',
    file: 'cea/PHOTOVOLTAIC_PANELS.csv',
    isLeftOut: () => false,
    name: (row) => `${text(row, 'description')} ${text(row, 'code')}`,
    values: (row) => ({
      currency: 'USD',
      underscore_max: shifted(text(row, 'capacity_Wp'), -3),
      efficiency_standard_test: number(row, 'PV_n'),
      nominal_operating_cell_temperature: number(row, 'PV_noct'),
      temperature_coeff: -number(row, 'PV_Bref'),
      lifetime: number(row, 'LT_yr'),
      ...cost(row, number(row, 'capacity_Wp')),
    }),
  },
  {
    mapping: 'cea_thermal_storages',
    file: 'cea/THERMAL_ENERGY_STORAGES.csv',
    isLeftOut: (row) => text(row, 'unit') !== 'm3' || number(row, 'cap_max') >= 1e9,
    name: (row) =>
      `${text(row, 'description')} ${text(row, 'code')}, up to ${text(row, 'cap_max')} ${text(row, 'unit')}`,
    values: (row) => ({
      currency: 'USD',
      volume: number(row, 'cap_max'),
      cold_temperature: number(row, 'T_min_C'),
      hot_temperature: number(row, 'T_max_C'),
      lifetime_years: number(row, 'LT_yr'),
    }),
  },
];

/** The Sandia inverter model at the rated DC voltage, in percent, by bisection instead of the mapping's formula. */
function sandia(row: RereadRow, level: number): number {
  const [ac, dc, own, curvature] = ['Paco', 'Pdco', 'Pso', 'C0'].map((heading) => number(row, heading)) as [
    number,
    number,
    number,
    number,
  ];
  const wanted = (level / 100) * ac;
  if (wanted === 0) return 0;
  const output = (power: number) => {
    const above = power - own;
    return (ac / (dc - own) - curvature * (dc - own)) * above + curvature * above * above;
  };
  let [low, high] = [own, 2 * dc];
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (output(middle) < wanted) low = middle;
    else high = middle;
  }
  return (100 * wanted) / high;
}

function lowestHub(cell: string): { hub_height?: number } {
  const heights = cell
    .split(/[;/]/)
    .map((part) => part.trim().replace(',', '.'))
    .filter((part) => /^[\d.]+$/.test(part));
  return heights.length === 0 ? {} : { hub_height: Math.min(...heights.map(Number)) };
}

/** The points of a row of curves: a column for each speed, in W. */
function curvePoints(curve: RereadRow): { x: number; y: number }[] {
  return [...curve.cells]
    .filter(([heading, cell]) => /^[\d.]+$/.test(heading) && cell !== '')
    .map(([heading, cell]) => ({ x: Number(heading), y: shifted(cell, -3) }));
}
