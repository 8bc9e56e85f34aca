import { describe, expect, it } from 'vitest';
import { changeSteps } from '#model/changeSteps.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { ChangeStep } from '#model/KindChanges.ts';
import { ScopeReader } from '#model/ScopeReader.ts';

const up = (step: ChangeStep, record: FieldValues) => step.up(new ScopeReader(record));
const down = (step: ChangeStep, record: FieldValues) => step.down(new ScopeReader(record));

describe('rename', () => {
  const step = changeSteps.rename({ before: 'hub', after: 'tower/hub_height' });

  it('moves any value, also into an object', () => {
    expect(step).toMatchObject({ before: ['hub'], after: ['tower/hub_height'] });
    expect(up(step, { hub: 120 })).toEqual({ 'tower/hub_height': 120 });
    expect(up(step, { hub: null })).toEqual({ 'tower/hub_height': null });
    expect(up(step, {})).toEqual({ 'tower/hub_height': undefined });
    expect(down(step, { tower: { hub_height: 'high' } })).toEqual({ hub: 'high' });
  });
});

describe('scale', () => {
  const step = changeSteps.scale({ before: 'power_mw', after: 'power', from: 'MW', to: 'kW' });

  it('converts a number, a list as text or as values, and the rows of a map, both ways', () => {
    expect(step).toMatchObject({ before: ['power_mw'], after: ['power'] });
    expect(up(step, { power_mw: 1.2 })).toEqual({ power: 1200 });
    expect(up(step, { power_mw: '0.1,1.2' })).toEqual({ power: '100, 1200' });
    expect(up(step, { power_mw: [0.1, 1.2] })).toEqual({ power: [100, 1200] });
    expect(up(step, { power_mw: [[1, null], [2]] })).toEqual({ power: [[1000, null], [2000]] });
    expect(down(step, { power: 1200 })).toEqual({ power_mw: 1.2 });
    expect(down(step, { power: '100, 1200' })).toEqual({ power_mw: '0.1, 1.2' });
  });

  it.each(['', 'as built', null, true])('leaves %j as it is', (value) => {
    expect(up(step, { power_mw: value })).toEqual({ power: value });
  });

  it('has no value where the result is beyond the range of numbers', () => {
    expect(up(step, { power_mw: 1e308 })).toEqual({ power: undefined });
    expect(up(step, { power_mw: [1, [1e308]] })).toEqual({ power: undefined });
  });

  it('converts a unit of things that only the kind knows', () => {
    const step = changeSteps.scale({ before: 'a', after: 'a', from: 'W/cell', to: 'kW/cell' });
    expect(up(step, { a: 1500 })).toEqual({ a: 1.5 });
    expect(down(step, { a: 1.5 })).toEqual({ a: 1500 });
  });

  it('rejects units of different things', () => {
    expect(() => changeSteps.scale({ before: 'a', after: 'a', from: 'W/cell', to: 'W/module' })).toThrow(
      "W/cell can't be converted to W/module",
    );
  });

  it('rejects units of different dimensions', () => {
    expect(() => changeSteps.scale({ before: 'a', after: 'a', from: 'kW', to: 'm' })).toThrow(
      "kW can't be converted to m",
    );
  });
});

it('map replaces the values that it names, by their text, and keeps all others', () => {
  const step = changeSteps.map({
    before: 'class',
    after: 'iec_class',
    values: [
      ['1', 'I'],
      ['true', 'S'],
    ],
    back: [['I', 1]],
  });
  expect(step).toMatchObject({ before: ['class'], after: ['iec_class'] });
  expect(up(step, { class: 1 })).toEqual({ iec_class: 'I' });
  expect(up(step, { class: true })).toEqual({ iec_class: 'S' });
  expect(up(step, { class: 'III' })).toEqual({ iec_class: 'III' });
  expect(down(step, { iec_class: 'I' })).toEqual({ class: 1 });
  expect(down(step, { iec_class: 'S' })).toEqual({ class: 'S' });
});

describe('splitText', () => {
  const step = changeSteps.splitText({ before: 'site', after: ['country', 'region', 'place'], at: ', ' });

  it('gives each part its own field, and the rest to the last', () => {
    expect(step).toMatchObject({ before: ['site'], after: ['country', 'region', 'place'] });
    expect(up(step, { site: 'DE, BY, Hof' })).toEqual({ country: 'DE', region: 'BY', place: 'Hof' });
    expect(up(step, { site: 'DE, BY, Hof, North' })).toEqual({ country: 'DE', region: 'BY', place: 'Hof, North' });
    expect(up(step, { site: 'DE, BY' })).toEqual({ country: 'DE', region: 'BY', place: undefined });
    expect(up(step, { site: 'DE' })).toEqual({ country: 'DE', region: undefined, place: undefined });
  });

  it.each([null, 5, undefined])('has nothing to split in %j', (site) => {
    expect(up(step, { site })).toEqual({});
  });

  it('joins the parts that have a text on the way back', () => {
    expect(down(step, { country: 'DE', region: 'BY', place: 'Hof' })).toEqual({ site: 'DE, BY, Hof' });
    expect(down(step, { country: 'DE', region: '', place: 'Hof' })).toEqual({ site: 'DE, Hof' });
    expect(down(step, { country: null })).toEqual({ site: undefined });
  });
});

it('mergeText is the reverse of splitText', () => {
  const step = changeSteps.mergeText({ before: ['maker', 'model'], after: 'type', at: ' / ' });
  expect(step).toMatchObject({ before: ['maker', 'model'], after: ['type'] });
  expect(up(step, { maker: 'Nordex', model: 'N117' })).toEqual({ type: 'Nordex / N117' });
  expect(up(step, {})).toEqual({ type: undefined });
  expect(down(step, { type: 'Nordex / N117 / 3000' })).toEqual({ maker: 'Nordex', model: 'N117 / 3000' });
});

it('calculate takes each value from its expression; a number that cannot be calculated is not a value', () => {
  const step = changeSteps.calculate({
    up: { energy: (record) => record.number('power') * record.number('hours'), note: () => 'from power' },
    down: { power: (record) => record.number('energy') / 4, hours: () => 4 },
  });
  expect(step).toMatchObject({ before: ['power', 'hours'], after: ['energy', 'note'] });
  expect(up(step, { power: 250, hours: 4 })).toEqual({ energy: 1000, note: 'from power' });
  expect(up(step, { power: 250 })).toEqual({ energy: undefined, note: 'from power' });
  expect(down(step, { energy: 1000 })).toEqual({ power: 250, hours: 4 });
});

it('inRows applies a step to the rows of a table', () => {
  const step = changeSteps.rename({ before: 'price', after: 'cost' });
  expect(changeSteps.inRows('periods', step)).toEqual({ ...step, rows: 'periods' });
});
