import { describe, expect, it } from 'vitest';
import { carrySources } from '#model/carrySources.ts';
import { changeSteps } from '#model/changeSteps.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { ChangeStep, KindChanges } from '#model/KindChanges.ts';
import type { SentSource } from '#model/ValueSource.ts';

/** A battery: version 2 renames a field, version 3 replaces its energy by its power, by way of the renamed field. */
const CHANGES: KindChanges = {
  2: [changeSteps.rename({ before: 'duration', after: 'hours' })],
  3: [
    changeSteps.calculate({
      up: { power: (record) => record.number('energy') / record.number('hours') },
      down: { energy: (record) => record.number('power') * record.number('hours') },
    }),
  ],
};

const RANGE = { source: 'Data sheet', low: 40, high: 60 };

type Sources = Record<string, SentSource & { confirmed?: true }>;

/** Carries sources through a single change, from version 1 to 2 or back. */
function carryUp(step: ChangeStep, sources: Sources, record: FieldValues = {}) {
  return carrySources({ 2: [step] }, sources, { from: 1, to: 2, record });
}
function carryDown(step: ChangeStep, sources: Sources, record: FieldValues = {}) {
  return carrySources({ 2: [step] }, sources, { from: 2, to: 1, record });
}

it('a range is converted with the values of the version that each step begins at', () => {
  const record = { energy: 50, duration: 2 };
  const carried = carrySources(CHANGES, { energy: RANGE }, { from: 1, to: 3, record });
  expect(carried).toEqual({ power: { source: 'Data sheet', low: 20, high: 30 } });
  const back = carrySources(CHANGES, carried, { from: 3, to: 1, record: { power: 25, hours: 2 } });
  expect(back).toEqual({ energy: RANGE });
});

describe('sources', () => {
  const rename = changeSteps.rename({ before: 'box/colour', after: 'paint' });

  it('stay within a version, and over a version without changes', () => {
    const sources = { 'box.colour': { source: 'A' } };
    expect(carrySources({ 2: [rename], 3: [rename] }, sources, { from: 2, to: 2, record: {} })).toEqual(sources);
    expect(carrySources({}, sources, { from: 1, to: 4, record: {} })).toEqual(sources);
    expect(carrySources({}, sources, { from: 4, to: 1, record: {} })).toEqual(sources);
  });

  it('are not changed by what came in later versions', () => {
    const sources = { power: { source: 'A' } };
    expect(carrySources(CHANGES, sources, { from: 2, to: 1, record: {} })).toEqual(sources);
    const later = { 3: [rename], 4: [rename] };
    expect(carrySources(later, { 'box.colour': { source: 'A' } }, { from: 1, to: 2, record: {} })).toEqual({
      'box.colour': { source: 'A' },
    });
  });

  it('are not made where a value has none', () => {
    expect(carryUp(rename, {})).toStrictEqual({});
  });

  it('follow a value that is renamed, and leave the others', () => {
    const sources = { 'box.colour': { source: 'A' }, other: { source: 'B' } };
    const carried = carryUp(rename, sources);
    expect(carried).toEqual({ paint: { source: 'A' }, other: { source: 'B' } });
    expect(carryDown(rename, carried)).toEqual(sources);
  });

  it('of rows do not exist', () => {
    const step = changeSteps.inRows('rows', changeSteps.rename({ before: 'a', after: 'b' }));
    expect(carryUp(step, { a: { source: 'A' } })).toEqual({ a: { source: 'A' } });
  });

  it('of a value that has no place are kept, and restored on the way back', () => {
    const drop: ChangeStep = { before: ['a'], after: [], up: () => ({}), down: () => ({}) };
    const carried = carryUp(drop, { a: { source: 'A' } });
    expect(carried).toEqual({ 'a@1': { source: 'A' } });
    expect(carryDown(drop, carried)).toEqual({ a: { source: 'A' } });
    expect(carryUp(drop, {})).toEqual({});
  });
});

describe('the source of a text', () => {
  const split = changeSteps.splitText({ before: 'model', after: ['maker', 'type'], at: ' ' });
  const merge = changeSteps.mergeText({ before: ['maker', 'type'], after: 'model', at: ' ' });

  it('that is split is that of each part', () => {
    const source = { source: 'A', confirmed: true as const };
    expect(carryUp(split, { model: source })).toEqual({ maker: source, type: source });
  });

  it('that is merged is that of its first part, unconfirmed for the whole', () => {
    const sources = { maker: { source: 'A', confirmed: true as const }, type: { source: 'B' } };
    const carried = carryUp(merge, sources);
    expect(carried).toEqual({ model: { source: 'A' }, 'type@1': { source: 'B' } });
    expect(carryDown(merge, carried)).toEqual({ maker: { source: 'A' }, type: { source: 'B' } });
  });

  it('that is merged keeps its confirmation if only one part has a source', () => {
    const source = { source: 'B', confirmed: true as const };
    expect(carryUp(merge, { type: source })).toEqual({ model: source });
  });

  it('that is merged is kept once if the parts have the same', () => {
    expect(carryUp(merge, { maker: { source: 'A' }, type: { source: 'A' } })).toEqual({ model: { source: 'A' } });
  });
});

describe('the range of a source', () => {
  const scale = changeSteps.scale({ before: 'power', after: 'power_mw', from: 'kW', to: 'MW' });

  it.each([
    ['no range', {}, {}],
    ['low and high', { low: 1000, high: 2000 }, { low: 1, high: 2 }],
    ['low alone', { low: 1000 }, { low: 1 }],
    ['high alone', { high: 2000 }, { high: 2 }],
    ['equal ends', { low: 1000, high: 1000 }, { low: 1, high: 1 }],
    ['zero', { low: 0, high: 0 }, { low: 0, high: 0 }],
  ])('of %s is converted like the value', (_, range, converted) => {
    expect(carryUp(scale, { power: { source: 'A', ...range } })).toEqual({ power_mw: { source: 'A', ...converted } });
  });

  const turn = (calculate: (value: number) => unknown): ChangeStep => ({
    before: ['loss'],
    after: ['gain'],
    up: (record) => ({ gain: calculate(record.number('loss')) }) as FieldValues,
    down: () => ({}),
  });

  it('has no other ends than before, even if the new value is always the same', () => {
    const always = turn(() => 7);
    expect(carryUp(always, { loss: { source: 'A', low: 2 } })).toStrictEqual({ gain: { source: 'A', low: 7 } });
    expect(carryUp(always, { loss: { source: 'A', high: 2 } })).toStrictEqual({ gain: { source: 'A', high: 7 } });
    expect(carryUp(always, { loss: { source: 'A' } })).toStrictEqual({ gain: { source: 'A' } });
  });

  it.each<[range: object, turned: object]>([
    [{ low: 2 }, { high: 98 }],
    [{ high: 2 }, { low: 98 }],
    [{ low: 0 }, { high: 100 }],
    [{ high: -50 }, { low: 150 }],
  ])('of one end becomes the other end where more of one is less of the other: %o', (range, turned) => {
    const step = turn((value) => 100 - value);
    expect(carryUp(step, { loss: { source: 'A', ...range } })).toStrictEqual({ gain: { source: 'A', ...turned } });
  });

  it('keeps its one end where there is no greater value', () => {
    const step = turn((value) => (value > 2 ? undefined : 100 - value));
    expect(carryUp(step, { loss: { source: 'A', low: 2 } })).toStrictEqual({ gain: { source: 'A', low: 98 } });
  });

  it.each<[string, (value: number) => unknown, object]>([
    ['is turned where more of one is less of the other', (value) => 100 - value, { low: 90, high: 98 }],
    ['is left out where it has no value', () => undefined, {}],
    ['is left out where it is not a number', () => 'much', {}],
    ['is left out where it is infinite', () => Number.POSITIVE_INFINITY, {}],
    ['has one end where the other has no value', (value) => (value > 5 ? value : undefined), { high: 10 }],
    ['has the other end where this one has no value', (value) => (value < 5 ? value : undefined), { low: 2 }],
  ])('%s', (_, calculate, range) => {
    const sources = { loss: { source: 'A', low: 2, high: 10 } };
    expect(carryUp(turn(calculate), sources)).toEqual({ gain: { source: 'A', ...range } });
  });
});
