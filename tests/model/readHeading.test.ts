import { describe, expect, it, test } from 'vitest';
import { type Heading, readHeading } from '#model/readHeading.ts';

const NOTHING: Heading = { title: '', unit: undefined, unknown: undefined, doubtful: undefined, open: [] };

const read = (...texts: string[]) => readHeading(texts.map((text) => ({ text, isUnit: false })));

describe('a heading with a unit', () => {
  test.each<[heading: string, title: string, unit: string]>([
    ['Power [W]', 'power', 'W'],
    ['Power [ kW ]', 'power', 'kW'],
    ['Power (kW)', 'power', 'kW'],
    ['Power {kW}', 'power', 'kW'],
    ['[kW] Power', 'power', 'kW'],
    ['  Power  [kW]  ', 'power', 'kW'],
    ['Power, [kW], net', 'power net', 'kW'],
    ['Power:; [kW] / net,', 'power net', 'kW'],
    ['P (kW) mean', 'p mean', 'kW'],
    ['Wind speed [m/s], hub height', 'wind speed hub height', 'm/s'],
    ['Speed [in m/s]', 'speed', 'm/s'],
    ['Speed (in  m/s)', 'speed', 'm/s'],
    ['Power [net] [kW]', 'power [net]', 'kW'],
    ['Power (net) (kW)', 'power (net)', 'kW'],
    ['Power (net) [kW]', 'power (net)', 'kW'],
    ['Power (kW) [MW]', 'power (kw)', 'MW'],
    ['Transmittance (W/(m·K))', 'transmittance', 'W/(m·K)'],
    ['Transmittance [W/(m²·K)] net', 'transmittance net', 'W/(m²·K)'],
    ['Power [MW, net]', 'power', 'MW'],
    ['Power [net ; MW]', 'power', 'MW'],
    ['Power (mean, net, MW)', 'power', 'MW'],
    ['Price [EUR/kWh]', 'price', 'EUR/kWh'],
  ])('%j has it in brackets', (heading, title, unit) => {
    expect(read(heading)).toEqual({ ...NOTHING, title, unit });
  });

  test.each<[heading: string, title: string, unit: string]>([
    ['Power in kW', 'power', 'kW'],
    ['Power in (kW)', 'power', 'kW'],
    ['Current in A', 'current', 'A'],
    ['P / kW', 'p', 'kW'],
    ['Current / A', 'current', 'A'],
    ['Strom /A', 'strom', 'A'],
    ['Strom/A', 'strom', 'A'],
    ['v/m/s', 'v', 'm/s'],
    ['v / m/s', 'v', 'm/s'],
    ['v/(m/s)', 'v', 'm/s'],
    ['U W/(m²·K)', 'u', 'W/(m²·K)'],
    ['Time / s', 'time', 's'],
    ['Power, MW', 'power', 'MW'],
    ['Power, (kW)', 'power', 'kW'],
    ['v; m/s', 'v', 'm/s'],
    ['v: m/s', 'v', 'm/s'],
    ['v  m/s', 'v', 'm/s'],
    ['Load %', 'load', '%'],
    ['Load, percent', 'load', 'percent'],
    ['Load, pct', 'load', 'pct'],
    ['Load; PS', 'load', 'PS'],
    ['Load: bar', 'load', 'bar'],
    ['Load, psi', 'load', 'psi'],
    ['Load, hp', 'load', 'hp'],
    ['Energy kWh', 'energy', 'kWh'],
    ['T, °C', 't', '°C'],
    ['Phase x25 °C', 'phase x25', '°C'],
    ['Price EUR/kWh', 'price', 'EUR/kWh'],
    ['Power in the wind kW', 'power in the wind', 'kW'],
    ['Power in kW at 1.225 kg/m³', 'power at 1.225 kg/m³', 'kW'],
    ['Power in  MW, net', 'power net', 'MW'],
    ['Power in MW; net', 'power net', 'MW'],
    ['Power in MW: net', 'power net', 'MW'],
    ['Power win kW', 'power win', 'kW'],
    ['Power at 25 °C, kW', 'power at 25 °c', 'kW'],
    ['W/kWh', 'w', 'kWh'],
    ['Electrical power\nin kW', 'electrical power', 'kW'],
    ['Power MW at 25 °C,\nmean of all', 'power', 'MW'],
    ['Power(net)MW', 'power', 'MW'],
    ['Power MW *', 'power', 'MW'],
    ['Power MW * (net)', 'power', 'MW'],
    ['Power MW†', 'power', 'MW'],
    ['Power MW ¹²', 'power', 'MW'],
    ['Power MW 1)', 'power', 'MW'],
    ['Power MW (1.225 kg/m³)', 'power', 'MW'],
    ['Power MW (1.225 kg/m³) 1)', 'power', 'MW'],
    ['Power MW (mean) [net]', 'power', 'MW'],
    ['Power MW @ 1.225', 'power', 'MW'],
    ['Power MW, @1.225', 'power', 'MW'],
    ['Power MW at 25 °C', 'power', 'MW'],
    ['Power MW  at  25 °C, net', 'power', 'MW'],
    ['Power MW at25', 'power', 'MW'],
    ['Power MW at rho 1', 'power', 'MW'],
    ['Power MW at rho=1', 'power', 'MW'],
    ['Leistung MW bei 25 °C', 'leistung', 'MW'],
    ['Leistung MW bei 25 °C (netto)', 'leistung', 'MW'],
  ])('%j has it behind the title', (heading, title, unit) => {
    expect(read(heading)).toEqual({ ...NOTHING, title, unit });
  });

  test.each(['kW', 'm/s', 'km/h', '%', '°C'])('%j is the unit alone', (unit) => {
    expect(read(unit)).toEqual({ ...NOTHING, unit });
    expect(read(`[${unit}]`)).toEqual({ ...NOTHING, unit });
    expect(read(`in ${unit}`)).toEqual({ ...NOTHING, unit });
  });

  test.each(['-', '–', '1', 'p.u.', 'pu', 'PU', 'Fraction'])('a fraction of 1 has [%s]', (unit) => {
    expect(read(`Efficiency [${unit}]`)).toEqual({ ...NOTHING, title: 'efficiency', unit: '' });
  });

  test.each<[name: string, title: string, unit: string]>([
    ['p_W', 'p', 'W'],
    ['p_kw', 'p', 'kW'],
    ['p_MW', 'p', 'MW'],
    ['p_Gw', 'p', 'GW'],
    ['e_wh', 'e', 'Wh'],
    ['e_kWh', 'e', 'kWh'],
    ['e_mwh', 'e', 'MWh'],
    ['e_gwh', 'e', 'GWh'],
    ['v_ms', 'v', 'm/s'],
    ['v_mps', 'v', 'm/s'],
    ['v_kmh', 'v', 'km/h'],
    ['load_pct', 'load', '%'],
    ['load_perc', 'load', '%'],
    ['load_percent', 'load', '%'],
    ['soc_pu', 'soc', ''],
    ['Net_power_mean_kW', 'net power mean', 'kW'],
  ])('%s is the name of a column in a program', (name, title, unit) => {
    expect(read(name)).toEqual({ ...NOTHING, title, unit });
  });
});

it('a unit alone may have blanks around its slash', () => {
  expect(read('m /s')).toEqual({ ...NOTHING, unit: 'm/s' });
  expect(read('m/ s')).toEqual({ ...NOTHING, unit: 'm/s' });
});

describe('a heading without a unit', () => {
  test.each([
    'Power',
    '',
    'net',
    'SOC',
    'min',
    'A',
    'in',
    'Power in',
    'kWin',
    'Power (net)',
    'Power (net, mean)',
    'Power (kW, m/s)',
    'Power ((kW))',
    'Power [kW',
    'Power kW)',
    'Load percent',
    'Load hp',
    'Load, A',
    'Load, hpx',
    'Load, xhp',
    'Load A',
    'Time s',
    'Power in min at full load',
    'Power inMW net',
    '25 °C',
    'Power at 25 °C',
    'Power =1,5 °C',
    'Power <25 °C',
    'Power >25 °C',
    'Power @25 °C',
    'Energy Wh total',
    'Power MW1)',
    'Power MW 12)',
    'Power MW * net',
    'Power MW at hub',
    'P/Pn net',
    'Power MW at rhoxx1',
    'Power MWat 25',
    'power_kw net',
    'net power_kw',
    'power_kw2',
    'powerW',
    'NEW',
    'BMW',
    'power_xyz',
    'power-kw',
    '_kw',
    'P,kW',
  ])('%j is its title, which may contain a unit', (heading) => {
    expect(read(heading)).toEqual({ ...NOTHING, title: heading.toLowerCase(), open: [heading] });
  });

  test.each<[heading: string, title: string, unit: string]>([
    ['P_MW_net', 'p net', 'MW'],
    ['Power.MW', 'power', 'MW'],
    ['EnginePowerMW', 'enginepower', 'MW'],
    ['engineLoadW', 'engineload', 'W'],
    ['PowerkW', 'power', 'kW'],
    ['Power (megawatts)', 'power', 'megawatts'],
    ['Power in Watt', 'power', 'Watt'],
    ['Power, megawatts', 'power', 'megawatts'],
  ])('%j has its unit in the name of a program or in words', (heading, title, unit) => {
    expect(read(heading)).toEqual({ ...NOTHING, title, unit });
  });

  test.each<[heading: string, title: string, unknown: string]>([
    ['Power [abc]', 'power', 'abc'],
    ['Power [ abc ] at 25', 'power at 25', 'abc'],
    ['Power (net) [abc]', 'power (net)', 'abc'],
    ['Power [abc] [net]', 'power [net]', 'abc'],
    ['Power [kW, MW]', 'power', 'kW, MW'],
    ['Power [P/Pn, net]', 'power', 'P/Pn, net'],
    ['Power [bin kW]', 'power', 'bin kW'],
    ['Transmittance [W/(m²·K) net]', 'transmittance', 'W/(m²·K) net'],
    ['Power [min, net]', 'power', 'min, net'],
    ['Power [min net]', 'power', 'min net'],
    ['Power [a (kW)]', 'power', 'a (kW)'],
    ['Torque [Nm]', 'torque', 'Nm'],
    ['Power [EUR]', 'power', 'EUR'],
    ['Power []', 'power', ''],
  ])('%j says an unknown one', (heading, title, unknown) => {
    expect(read(heading)).toEqual({ ...NOTHING, title, unknown });
  });

  test.each<[heading: string, doubtful: string]>([
    ['Flow (gal/hr)', 'gal/hr'],
    ['Flow (x) (gal/hr)', 'gal/hr'],
    ['P/Pn', 'P/Pn'],
    ['P·n', 'P·n'],
    ['m²', 'm²'],
    ['a³b', 'a³b'],
    ['P%n', 'P%n'],
    ['25°', '25°'],
  ])('%j may be one that is not known', (heading, doubtful) => {
    expect(read(heading)).toMatchObject({ title: heading.toLowerCase(), unit: undefined, doubtful });
  });

  it('is its title alone where it is very long', () => {
    const title = 'p'.repeat(194);
    expect(read(`${title} [MW]`)).toEqual({ ...NOTHING, title, unit: 'MW' });
    expect(read(`p${title} [MW]`)).toEqual({ ...NOTHING, title: `p${title} [mw]` });
  });
});
