import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { readMapUnits, toMapUnits } from '#widgets/readMapUnits.ts';
import { COP, FREE } from './pastedMaps.ts';

const OWN = { x: '°C', y: '°C', z: '' };
const HEAT: MapDefinition = { ...COP, z: { title: 'Heat output', unit: 'kW' } };
const DISTANCE: MapDefinition = {
  x: { title: 'Wind speed', unit: 'm/s' },
  y: { title: 'Distance', unit: 'm' },
  z: { title: 'Power', unit: 'kW' },
};

describe('the units of a map', () => {
  it.each<[what: string, texts: string[], map: MapDefinition, units: object]>([
    [
      'beside the title of each axis',
      ['Source [K]', 'Sink [°F]', 'Heat output [W]'],
      HEAT,
      { x: 'K', y: '°F', z: 'W' },
    ],
    ['without a title, for all axes that they fit', ['[K]'], HEAT, { x: 'K', y: 'K', z: 'kW' }],
    ['without a title, only for the axis that has none', ['Source [°C]', '[K]'], COP, { x: '°C', y: 'K', z: '' }],
    [
      'beside the title of one axis, and the same as the map has',
      ['Source [K]', 'Sink [°C]'],
      COP,
      { x: 'K', y: '°C', z: '' },
    ],
    ['twice', ['Source [K]', 'Source temperature in K', 'Sink [K]'], COP, { x: 'K', y: 'K', z: '' }],
    ['of different quantities', ['Speed [km/h]', 'MW', 'Distance [km]'], DISTANCE, { x: 'km/h', y: 'km', z: 'MW' }],
  ])('are read %s', (_, texts, map, units) => {
    expect(readMapUnits(texts, map)).toEqual({ units, isStated: true });
  });

  it.each<[what: string, texts: string[], map: MapDefinition]>([
    ['nothing is written', [], COP],
    ['titles have no units', ['Source', 'Sink', 'COP'], COP],
    ['a title belongs to no axis', ['Model 12', 'Engineer', 'Powered by gas'], COP],
    ['a title may be that of either axis', ['Temperature'], COP],
    ['only one axis has its own unit', ['Source [°C]'], COP],
    ['the value is named, whatever else is', ['COP', 'Power loss'], COP],
    ['a title of an axis has a word of another quantity', ['Source temperature'], HEAT],
  ])('are those of the map where %s', (_, texts, map) => {
    const [x, y, z] = [map.x, map.y, map.z].map(({ unit = '' }) => unit);
    expect(readMapUnits(texts, map)).toEqual({ units: { x, y, z }, isStated: false });
  });

  it('are not stated where they are those of the map', () => {
    expect(readMapUnits(['Source [°C]', 'Sink [°C]'], COP)).toEqual({ units: OWN, isStated: false });
    expect(readMapUnits(['Heat [kW]', '[°C]'], HEAT)).toEqual({ units: { ...OWN, z: 'kW' }, isStated: false });
  });

  it('are plain numbers where the map has none', () => {
    expect(readMapUnits(['x', 'y'], FREE)).toEqual({ units: { x: '', y: '', z: '' }, isStated: false });
  });

  it.each<[what: string, texts: string[], refusal: string]>([
    ['a unit fits no axis', ['Source [K]', 'Heat [kW]'], '“Heat [kW]” fits no axis of the map'],
    ['a unit without a title fits no axis', ['[bar]'], '“[bar]” fits no axis of the map'],
    ['a title is of another quantity', ['Power loss'], '“Power loss” may be another quantity than COP'],
    [
      'a title is of another quantity, among others',
      ['Source', 'air-flow noise', 'Sink'],
      '“air-flow noise” may be another quantity than COP',
    ],
    [
      'an axis has several units',
      ['Source [K]', 'Source [°F]', 'Sink [K]'],
      'Source temperature has several units: K, °F',
    ],
    [
      'the other axis has several units',
      ['Source [K]', 'Sink [K]', 'Sink [°F]', 'Sink [°C]'],
      'Sink temperature has several units: K, °F, °C',
    ],
    ['units without a title differ', ['[K]', '[°F]'], 'Source temperature has several units: K, °F'],
    ['the other axis has no unit', ['Source [K]'], 'the unit of Sink temperature is missing'],
    ['the first axis has no unit', ['Sink [°F]'], 'the unit of Source temperature is missing'],
  ])('are refused where %s', (_, texts, refusal) => {
    expect(readMapUnits(texts, COP)).toEqual({ refusal });
  });

  it('are refused where the value has several', () => {
    expect(readMapUnits(['Heat output [W]', 'Heat output [MW]'], HEAT)).toEqual({
      refusal: 'Heat output has several units: W, MW',
    });
  });
});

it.each<[units: (string | undefined)[], map: MapDefinition, chosen: object]>([
  [['K', '°F', 'W'], HEAT, { x: 'K', y: '°F', z: 'W' }],
  [['K'], HEAT, { x: 'K', y: '°C', z: 'kW' }],
  [[undefined, 'K'], HEAT, { x: '°C', y: 'K', z: 'kW' }],
  [[], COP, OWN],
  [[], FREE, { x: '', y: '', z: '' }],
  [['', '', ''], HEAT, { x: '', y: '', z: '' }],
])('the units %j of the axes are those that were chosen, or else those of the map', (units, map, chosen) => {
  expect(toMapUnits(units, map)).toEqual(chosen);
});
