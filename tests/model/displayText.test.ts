import { describe, expect, it } from 'vitest';
import { displayText, emptyText, groupedText } from '#model/displayText.ts';
import { getKind } from './loadedKinds.ts';

it.each([
  ['pv', ['slope_surface'], '', 'Automatic'],
  ['pv', ['slope_surface'], '30', '30 °'],
  ['pv', ['azimuth_surface'], ' ', 'Automatic'],
  ['pv', ['out_put_cap'], '', 'No cap'],
  ['wind', ['cut_out_wind_speed'], '', 'By power curve'],
  ['hydro', ['dp'], '', 'Not known'],
  // Where the file does not define an empty value, there is no text for it.
  ['hydro', ['hg'], '', 'empty'],
])('in lists, comparisons and history %s.%j = %j reads %j', (subclass, [name = ''], text, words) => {
  expect(displayText(getKind(subclass).definition, [name], { [name]: text })).toBe(words);
});

describe('several fields', () => {
  const wind = getKind('wind').definition;
  const storage = getKind('basicstorage').definition;

  it.each<[string[], Record<string, string>, string]>([
    [['pc0', 'pc1', 'pc2'], { pc0: '0', pc1: ' ', pc2: ' 0.5 ' }, '0, empty, 0.5 kW'],
    [['pc0', 'pc1'], {}, 'empty, empty kW'],
    [['cut_out_wind_speed', 'pc1'], { pc1: '1' }, 'By power curve, 1 m/s'],
    [['invest', 'annual_om'], { invest: '5', annual_om: '6', currency: 'CHF' }, '5, 6 CHF/kW'],
    [['name', 'pc1'], { name: 'Ridge', pc1: '1' }, 'Ridge; 1 kW'],
    [[], {}, ''],
  ])('of a wind turbine, %j of %j, read as %j', (fields, texts, words) => {
    expect(displayText(wind, fields, texts)).toBe(words);
  });

  it.each<[string, string, string]>([
    ['locked', 'true', 'Enabled'],
    ['locked', 'false', 'Disabled'],
    ['locked', '', 'Not set'],
    ['soc_percentage', '0, 100', '0, 100'],
    ['soc_percentage', '', 'empty'],
    ['spec_invest', '5', '5 EUR/kWh'],
    ['rotor', '5', '5'],
    ['rotor', '', 'empty'],
  ])('of a battery, %s of %j, reads as %j', (field, text, words) => {
    expect(displayText(storage, [field], { [field]: text })).toBe(words);
  });

  it('of a market show the label of a choice', () => {
    const { definition } = getKind('market');
    expect(displayText(definition, ['foresight_intraday'], { foresight_intraday: 'limited' })).toBe('Limited');
    expect(displayText(definition, ['foresight_intraday'], { foresight_intraday: 'odd' })).toBe('odd');
  });
});

it('digits are grouped in numbers alone', () => {
  const { definition } = getKind('wind');
  const texts = { pc0: '12500', pc1: '-1000000.25', name: 'No. 12500' };
  expect(groupedText(definition, ['pc0', 'pc1'], texts)).toBe('12\u202f500, -1\u202f000\u202f000.25 kW');
  expect(groupedText(definition, ['name'], texts)).toBe('No. 12500');
  expect(groupedText(getKind('basicstorage').definition, ['soc_percentage'], { soc_percentage: '0, 50000' })).toBe(
    '0, 50\u202f000',
  );
});

it('an unknown field is empty', () => {
  expect(emptyText(undefined)).toBe('empty');
});

it('a list has the unit of its curve, and does not show it itself', () => {
  const { definition } = getKind('basicstorage');
  const { dod } = definition.fields;
  const fields = dod ? { dod: { ...dod, unit: '%' } } : {};
  expect(displayText({ ...definition, fields }, ['dod'], { dod: '10, 90' })).toBe('10, 90');
});
