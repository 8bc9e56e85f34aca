import { describe, expect, it } from 'vitest';
import { carryTexts } from '#model/carryTexts.ts';
import { changeSteps } from '#model/changeSteps.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { VersionedKind } from '#model/kindVersion.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { SOURCED } from '../fixtures/sourcedKind.ts';

const { rename, scale, inRows } = changeSteps;

const AXIS = { title: 'Axis' };
const KIND: VersionedKind = {
  definition: {
    ...SOURCED,
    kindVersion: 3,
    fields: {
      ...SOURCED.fields,
      ...createFields({ cop: { type: 'map', title: 'COP', map: { x: AXIS, y: AXIS, z: AXIS } } }),
    },
  },
  changes: {
    2: [
      scale({ before: 'invest', after: 'invest', from: 'EUR/MW', to: 'EUR/kW' }),
      scale({ before: 'thrust', after: 'thrust', from: 'W', to: 'kW' }),
      scale({ before: 'cop/x', after: 'cop/x', from: 'm', to: 'km' }),
      inRows('stops', scale({ before: 'from', after: 'from', from: 'min', to: 'h' })),
    ],
    3: [
      rename({ before: 'height', after: 'hub_height' }),
      rename({ before: 'plan', after: 'tariff' }),
      rename({ before: 'grid_power', after: 'grid/power' }),
      changeSteps.map({ before: 'barred', after: 'locked', values: [['yes', true]], back: [['true', 'yes']] }),
    ],
  },
};

describe('the texts of an earlier draft', () => {
  it.each<[string, Texts, Texts]>([
    ['a number in another unit', { invest: '2000' }, { invest: '2' }],
    ['a small number', { invest: '0.0001' }, { invest: '0.0000001' }],
    ['a number without a zero', { invest: '.5' }, { invest: '0.0005' }],
    [
      'what is inside an object with another name',
      { 'plan/type': 'flex', 'plan/=flex/price': '1.0' },
      { 'tariff/type': 'flex', 'tariff/=flex/price': '1' },
    ],
    ['a text that is no number', { invest: '2000 EUR/MW' }, { invest: '2000 EUR/MW' }],
    ['an empty text', { invest: '' }, { invest: '' }],
    ['a number under another name', { height: '80' }, { hub_height: '80' }],
    ['a text under another name', { height: '8,5' }, { hub_height: '8,5' }],
    ['what no change concerns, as it was typed', { stages: ' 2.0 ', name: '5.0' }, { stages: ' 2.0 ', name: '5.0' }],
    ['a place in an object', { grid_power: '5' }, { 'grid/power': '5' }],
    ['a list', { thrust: '1000, 2000' }, { thrust: '1, 2' }],
    ['a choice that is a flag now', { barred: 'yes' }, { locked: 'true' }],
    [
      'the cells of a table',
      { stops: '[{"from":"30","parts":[{"cost":"1.0"}]}]' },
      { stops: '[{"from":"0.5","parts":[{"cost":"1"}]}]' },
    ],
    [
      'cells that are no numbers',
      { stops: '[{"from":"half","other":null}]' },
      { stops: '[{"from":"half","other":null}]' },
    ],
    ['a table that is none', { stops: '[{"from"' }, { stops: '[{"from"' }],
    ['a map', { cop: '{"x":["0","2000"],"y":["1"],"z":[["3"]]}' }, { cop: '{"x":["0","2"],"y":["1"],"z":[["3"]]}' }],
    ['a field that no longer exists', { colour: 'red' }, {}],
    [
      'a case of a variant',
      { 'tariff/type': 'flex', 'tariff/=flex/price': '1.0' },
      { 'tariff/type': 'flex', 'tariff/=flex/price': '1' },
    ],
  ])('have %s', (_what, texts, carried) => {
    expect(carryTexts(texts, KIND, 1)).toEqual(carried);
  });

  it('are changed by later versions alone', () => {
    expect(carryTexts({ invest: '2.0', height: '80.0' }, KIND, 2)).toEqual({ invest: '2.0', hub_height: '80' });
    expect(carryTexts({ invest: '2.0', hub_height: '80.0' }, KIND, 3)).toEqual({ invest: '2.0', hub_height: '80.0' });
    expect(carryTexts({ invest: '2.0' }, { definition: SOURCED }, 1)).toEqual({ invest: '2.0' });
  });

  it('have their sources with them, for the values as they are now', () => {
    const source = { source: 'Letter', low: 1000 };
    const texts = {
      invest: '2000',
      '@invest': JSON.stringify({ source, of: { invest: '1500' } }),
      '@height': '',
    };
    expect(carryTexts(texts, KIND, 1)).toEqual({
      invest: '2',
      '@invest': '{"source":{"source":"Letter","low":1},"of":{"invest":"1.5"}}',
      '@hub_height': '',
    });
  });
});
