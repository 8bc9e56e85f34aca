import { describe, expect, it } from 'vitest';
import { readShownUnit, readUnit } from '#codegen/readUnit.ts';

const kind = { unitNames: { panel: ['panel', 'panels'] as [string, string] } };
const SYMBOLS =
  'Symbols are those of the SI with yr, min, h, d, %, °C, bar and {currency}; name what is counted under "x-unit-names" in common.json.';
const LOOKS = 'Units look like "kW", "m³/s" or "W/(m·K)", without spaces.';
const MONEY = 'Money is "{currency}", as in "{currency}/kW".';
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
    ['m⁻¹²', 1, 'nothing is measured in a power such as "⁻¹²".', LOOKS],
    ['m^0', 1, 'nothing is measured in a power such as "^0".', LOOKS],
    ['foobar/m/s', 0, 'there is no unit "foobar".', SYMBOLS],
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
    ['€/kW', 0, '"€" is not expected here in a unit.', MONEY],
    ['{CURRENCIES}', 0, '"{CURRENCIES}" is not expected here in a unit.', MONEY],
    ['{money}', 0, '"{money}" is not expected here in a unit.', LOOKS],
    ['panels', 0, 'there is no unit "panels".', 'Did you mean "panel"?'],
    ['xy', 0, 'there is no unit "xy".', SYMBOLS],
    ['foobar', 0, 'there is no unit "foobar".', SYMBOLS],
    ['\u2126', 0, 'there is no unit "\u2126".', 'Did you mean "Ω"? It is written U+03A9 and not U+2126.'],
    ['kW/', 3, 'the unit ends where a symbol is expected.', LOOKS],
    ['kW*h', 0, '"kW*h" is not expected here in a unit.', 'Join factors by "·", as in "W/(m·K)".'],
    ['kW.h', 0, '"kW.h" is not expected here in a unit.', 'Join factors by "·", as in "W/(m·K)".'],
    ['m².s', 0, '"m².s" is not expected here in a unit.', LOOKS],
    ['kW.²', 0, '"kW.²" is not expected here in a unit.', LOOKS],
    ['℃', 0, '"℃" is not expected here in a unit.', 'Did you mean "°C"?'],
    ['℉', 0, '"℉" is not expected here in a unit.', 'Did you mean "°C"?'],
    ['\u212A', 0, 'there is no unit "\u212A".', 'Did you mean "K"? It is written U+004B and not U+212A.'],
    ['μm', 0, 'there is no unit "μm".', 'Did you mean "µm"? It is written U+00B5 and not U+03BC.'],
    ['mx', 0, 'there is no unit "mx".', SYMBOLS],
    ['kgx', 0, 'there is no unit "kgx".', 'Did you mean "kg"?'],
  ])('that does not exist, such as %s, is reported at its place', (text, at, message, suggestion) => {
    expect(readUnit(text, kind)).toEqual({ fault: { at, message, suggestion } });
  });

  it.each([
    ['m2', 'm²'],
    ['m3', 'm³'],
    ['sec', 's'],
    ['Sec', 's'],
    ['hr', 'h'],
    ['hour', 'h'],
    ['hours', 'h'],
    ['day', 'd'],
    ['days', 'd'],
    ['year', 'yr'],
    ['years', 'yr'],
    ['c', '°C'],
    ['degC', '°C'],
    ['ohm', 'Ω'],
    ['um', 'µm'],
    ['RPM', '1/min'],
    ['EUR', '{currency}'],
    ['usd', '{currency}'],
    ['currency', '{currency}'],
    ['percent', '%'],
  ])('that is written as %s is %s', (text, symbol) => {
    expect(readUnit(text, kind)).toEqual({
      fault: { at: 0, message: `there is no unit "${text}".`, suggestion: `Did you mean "${symbol}"?` },
    });
  });
});
