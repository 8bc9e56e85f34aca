import { describe, expect, it } from 'vitest';
import { readShownUnit, readUnit } from '#codegen/readUnit.ts';

const kind = { unitNames: { panel: ['panel', 'panels'] as [string, string] } };
const SYMBOLS =
  'Symbols are those of the SI with yr, min, h, d, %, °C, bar and {currency}; name what is counted under "x-unit-names" in common.json.';
const LOOKS = 'Units look like "kW", "m³/s" or "W/(m·K)", without spaces.';
const PARENTHESES = 'Put everything below the line in parentheses: "W/(m·K)".';

describe('a unit that is shown', () => {
  it.each([
    'kW',
    'm³/s',
    'W/(m·K)',
    '1/yr',
    '{currency}/kW',
    '{currency}2020/MWh',
    'kWh/kWh',
    '%',
    '°C',
    'panel',
    's⁻¹',
    'm⁴',
  ])('may be %s', (text) => {
    expect(readShownUnit(text, kind)).toMatchObject({ unit: expect.any(Map) });
  });

  it.each([
    ['m^2', 1, 'people would read the "^".', 'Did you mean "m²"?'],
    ['kg/m^3', 4, 'people would read the "^".', 'Did you mean "kg/m³"?'],
    ['m^2·s^-1', 1, 'people would read the "^".', 'Did you mean "m²·s⁻¹"?'],
    ['1', 0, '"1" is not a unit.', 'A number without a unit states none: remove it.'],
    ['m^12', 1, 'nothing is measured in a power such as "^12".', LOOKS],
    ['m¹²', 1, 'nothing is measured in a power such as "¹²".', LOOKS],
    ['m⁰', 1, 'nothing is measured in a power such as "⁰".', LOOKS],
    ['W/m/K', 3, 'a second "/" leaves it unclear what the first one divides.', PARENTHESES],
    ['W/m·K', 3, 'it is unclear whether what follows "·" is above or below the line.', PARENTHESES],
  ])('is not %s', (text, at, message, suggestion) => {
    expect(readShownUnit(text, kind)).toEqual({ fault: { at, message, suggestion } });
  });
});

describe('a unit', () => {
  it.each(['m^2', '1', 'W/m/K'])('that nobody reads may be %s', (text) => {
    expect(readUnit(text, kind)).toMatchObject({ unit: expect.any(Map) });
  });

  it.each([
    ['Kw', 0, 'there is no unit "Kw".', 'Did you mean "kW"?'],
    ['kW/Year', 3, 'there is no unit "Year".', 'Did you mean "yr"?'],
    ['m2', 0, 'there is no unit "m2".', 'Did you mean "m²"?'],
    ['rpm', 0, 'there is no unit "rpm".', 'Did you mean "1/min"?'],
    ['€/kW', 0, expect.any(String), expect.stringContaining('{currency}')],
    ['panels', 0, 'there is no unit "panels".', 'Did you mean "panel"?'],
    ['xy', 0, 'there is no unit "xy".', SYMBOLS],
    ['foobar', 0, 'there is no unit "foobar".', SYMBOLS],
    ['\u2126', 0, 'there is no unit "\u2126".', 'Did you mean "Ω"? It is written U+03A9 and not U+2126.'],
    ['kW/', 3, 'the unit ends where a symbol is expected.', LOOKS],
    ['kW*h', 0, '"kW*h" is not expected here in a unit.', 'Join factors by "·", as in "W/(m·K)".'],
    ['kW.h', 0, expect.any(String), expect.stringContaining('·')],
    ['℃', 0, expect.any(String), 'Did you mean "°C"?'],
  ])('that does not exist, such as %s, is reported at its place', (text, at, message, suggestion) => {
    expect(readUnit(text, kind)).toEqual({ fault: { at, message, suggestion } });
  });
});
