import { describe, expect, it, test } from 'vitest';
import { isOtherQuantity, isShare, matchHeading } from '#model/matchHeading.ts';

const SPEED = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW' };
const CHARGE = { title: 'Charge', unit: '%', about: 'Charge and discharge power Power [% of c-rate]' };
const DEPTH = { title: 'Depth of discharge', unit: '%' };
const HEIGHT = { title: 'Hub height', unit: 'm' };
const LEVEL = { title: 'Power', unit: '%' };

describe('a heading', () => {
  test.each([
    ['has all words of a title', 'speed of the wind at hub height', SPEED, 'named'],
    ['has them in one word', 'windspeeds', SPEED, 'named'],
    ['has its initials', 'dod', DEPTH, 'named'],
    ['has another name of it', 'entladetiefe', DEPTH, 'named'],
    ['is in the plural', 'powers', POWER, 'named'],
    ['has a part of it', 'speed', SPEED, 'related'],
    ['is its usual symbol', 'v hub', SPEED, 'related'],
    ['is a symbol with a number', 'w1', SPEED, 'related'],
    ['says nothing', 'mean value', SPEED, 'silent'],
    ['has no word', '', SPEED, 'silent'],
    ['is a part of something else', 'wind direction', SPEED, 'other'],
    ['begins as a title of two words does', 'hub heighted', HEIGHT, 'named'],
    ['has the initials of a title', 'rte', { title: 'Round trip efficiency', unit: '%' }, 'named'],
    ['is the first letter of a title', 'i', { title: 'Irradiance total' }, 'related'],
    ['is x', 'x', POWER, 'related'],
    ['is y', 'y', POWER, 'related'],
    ['has an addition beside a part of it', 'mean speed', SPEED, 'related'],
    ['is a number', '12', SPEED, 'silent'],
    ['begins with a number', '12a', SPEED, 'other'],
    ['ends with a number', 'abc12', SPEED, 'other'],
    ['ends as a symbol does', 'zvv', SPEED, 'other'],
    ['begins as a symbol does', 'vabc', SPEED, 'other'],
    ['is a short word with s', 'bus', { title: 'Foo bu' }, 'other'],
    ['is the symbol of something else', 't', SPEED, 'other'],
    ['is that of a coefficient', 'cp', CHARGE, 'other'],
  ])('%s: %j', (_, heading, axis, fit) => {
    expect(matchHeading(heading, axis).fit).toBe(fit);
  });

  test.each([
    ['net power', POWER, []],
    ['power 1.225', POWER, []],
    ['p/pnom', LEVEL, []],
    ['power level', LEVEL, []],
    ['power level', POWER, ['level']],
    ['power loss', POWER, ['loss']],
    ['charge power', CHARGE, []],
    ['charge c-rate', CHARGE, ['rate']],
    ['wind direction', SPEED, ['direction']],
    ['power was', POWER, ['was']],
    ['power was', { ...POWER, about: 'Power curve [was here]' }, ['was']],
    ['power level', { title: 'Power' }, []],
    ['hubheighted range', HEIGHT, ['range']],
    ['efficiency of the inverter', { title: 'Efficiency', unit: '%', about: 'Inverter' }, []],
  ])('%j has words beside its title: %j', (heading, axis, extra) => {
    expect(matchHeading(heading, axis).extra).toEqual(extra);
  });
});

describe('a quantity', () => {
  test.each([
    ['SOC', ['state of charge', 'charge state', 'charge level', 'ladezustand', 'ladestand']],
    ['DOD', ['depth of discharge', 'discharge depth', 'entladetiefe', 'depth']],
    ['End of life', ['failure', 'eol', 'lebensdauerende']],
    ['Wind speed', ['windspeed', 'windgeschwindigkeit']],
    ['Discharge power', ['entladeleistung']],
    ['Charge power', ['ladeleistung']],
    ['Power', ['load', 'output', 'leistung', 'wirkleistung', 'last', 'auslastung']],
    ['Discharge', ['discharging', 'entladen', 'entladung']],
    ['Charge', ['charging', 'laden', 'ladung', 'aufladen']],
    ['Rectifier', ['gleichrichter']],
    ['Inverter', ['wechselrichter']],
    ['Efficiency', ['wirkungsgrad']],
    ['Cycle', ['zyklen', 'zyklus', 'zyklenzahl', 'ladezyklen']],
    ['Temperature', ['temp', 'temperatur']],
  ])('%s has other names: %j', (title, names) => {
    expect(names.filter((name) => matchHeading(name, { title, unit: 'kW' }).fit !== 'named')).toEqual([]);
  });

  test.each([
    ['Speed total', ['v', 'u', 'w', 'v1']],
    ['Power total', ['p', 'pm0']],
    ['Temperature total', ['t', 'θ', 'ϑ']],
    ['Number of cycles', ['n']],
    ['Foo total', []],
  ])('%s has symbols: %j', (title, symbols) => {
    const all = ['v', 'u', 'w', 'v1', 'p', 'pm0', 't', 'θ', 'ϑ', 'n'];
    const axis = { title, unit: 'kW' };
    expect(all.filter((symbol) => matchHeading(symbol, axis).fit === 'related')).toEqual(symbols);
  });

  test.each(['ct', 'cp', 'ce', 'pf', 'cf'])('has no symbol that is the coefficient %s', (symbol) => {
    expect(matchHeading(symbol, { title: 'Charge power curve' }).fit).toBe('other');
    expect(matchHeading(symbol, { title: 'Power' }).fit).toBe('other');
  });

  test.each(['level', 'rated', 'share', 'relative', 'part'])('may be named with %s where it is a share', (word) => {
    expect(matchHeading(`power ${word}`, LEVEL).extra).toEqual([]);
    expect(matchHeading(`power ${word}`, POWER).extra).toEqual([word]);
  });
});

it('a share is in percent or a plain number', () => {
  expect(['%', '', 'kW'].map(isShare)).toEqual([true, true, false]);
});

it('a word may make a quantity another one', () => {
  expect(['losses', 'verlustleistung', 'std', 'ladestrom'].filter(isOtherQuantity)).toHaveLength(4);
  expect(['net', 'operation', 'stds', 'tips'].filter(isOtherQuantity)).toEqual([]);
});
