import { describe, expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import { describeStep } from '#model/describeStep.ts';
import type { HistoryStep } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SOURCED_KIND } from '../fixtures/sourcedKind.ts';

const STOPS = [{ from: 1, parts: [{ cost: 5 }] }, { from: 2 }];

/** A step of a turbine's form in words. */
function inWords(step: HistoryStep, values: FieldValues = {}): string {
  const store = new DraftStore({ kind: SOURCED_KIND, mode: 'edit', values: { name: 'Rig', stops: STOPS, ...values } });
  const words = describeStep(store, step);
  store.dispose();
  return words;
}

const rows = (...from: string[]) => JSON.stringify(from.map((text) => ({ from: text })));

describe('a step in words', () => {
  it.each<[string, HistoryStep, string]>([
    ['of a number', { before: { hub_height: '10' }, after: { hub_height: '80' } }, 'Hub height 10 → 80 m'],
    ['of a whole number', { before: { stages: ' 1 ' }, after: { stages: '2' } }, 'Stages 1 → 2'],
    ['of an empty number', { before: {}, after: { stages: '2' } }, 'Stages empty → 2'],
    [
      'of a number in another unit',
      { before: { hub_height: ' 1 km ' }, after: { hub_height: '' } },
      'Hub height 1 km → empty',
    ],
    ['of money', { before: { invest: '1' }, after: { invest: '2' } }, 'Investment 1 → 2 USD/kW'],
    ['of a switch', { before: { locked: 'true' }, after: { locked: 'false' } }, 'Locked Enabled → Disabled'],
    ['inside an object', { before: { 'grid/power': '' }, after: { 'grid/power': '5' } }, 'Grid › Power empty → 5 kW'],
    [
      'of a choice',
      { before: { 'tariff/type': 'fixed' }, after: { 'tariff/type': 'flex' } },
      'Tariff › Type Fixed price → Flexible price',
    ],
    ['of what the form does not know', { before: { colour: 'red' }, after: { colour: 'blue' } }, 'colour red → blue'],
    ['of nothing', { before: {}, after: { name: '' } }, 'Name empty → empty'],
    [
      'of long texts',
      { before: { name: 'a'.repeat(31) }, after: { name: 'b'.repeat(30) } },
      `Name ${'a'.repeat(29)}… → ${'b'.repeat(30)}`,
    ],
    ['with a note', { before: {}, after: { hub_height: '80' }, note: 'suggested' }, 'Hub height: suggested'],
    [
      'of a curve with a note',
      { before: {}, after: { p0: '1' }, note: 'paste of 3 rows' },
      'Power curve: paste of 3 rows',
    ],
    ['of two fields', { before: {}, after: { name: 'a', stages: '2' } }, 'Name and 1 more'],
    [
      'of several, a curve first',
      { before: {}, after: { p0: '1', p1: '2', name: 'a', stages: '' } },
      'Power curve and 2 more',
    ],
    ['of several with a note', { before: {}, after: { name: 'a', stages: '2' }, note: 'x' }, 'Name and 1 more'],
  ])('%s', (_what, step, words) => {
    expect(inWords(step, { currency: 'USD' })).toBe(words);
  });

  it.each<[string, HistoryStep, string]>([
    ['one point', { before: { p0: '1' }, after: { p0: '2' } }, 'Power curve: 1 value'],
    ['a point below zero', { before: { p0: '-1' }, after: { p0: '-2' } }, 'Power curve: 1 value'],
    ['two points', { before: {}, after: { p0: '2', p2: '3' } }, 'Power curve: 2 values'],
    ['a list that grows', { before: { thrust: '1, 2' }, after: { thrust: '1, 3, 4' } }, 'Thrust curve: 2 values'],
    ['a list that shrinks', { before: { thrust: '1, 2, 3' }, after: { thrust: '1' } }, 'Thrust curve: 2 values'],
    ['a list that is new', { before: {}, after: { speed: '1, 2' } }, 'Thrust curve: 2 values'],
    ['a list that is no longer one', { before: { speed: '1, 2' }, after: { speed: 'x' } }, 'Thrust curve: 2 values'],
    ['a list that was none', { before: { speed: 'x' }, after: { speed: '7' } }, 'Thrust curve: 1 value'],
    [
      'both lists',
      { before: { speed: '1, 2', thrust: '3, 4' }, after: { speed: '1, 3', thrust: '3, 4, 5' } },
      'Thrust curve: 2 values',
    ],
    ['a list written otherwise', { before: { speed: '1, 2' }, after: { speed: '1,2' } }, 'Thrust curve: 0 values'],
  ])('of a curve counts %s', (_what, step, words) => {
    expect(inWords(step)).toBe(words);
  });

  it.each<[string, string, string, string]>([
    ['a row that was added', rows('1'), rows('1', '2'), 'Stops: 1 row added'],
    ['rows that were added', '', rows('1', '2'), 'Stops: 2 rows added'],
    ['a row that was removed', rows('1', '2'), rows('2'), 'Stops: 1 row removed'],
    ['rows that were removed', rows('1', '2'), '', 'Stops: 2 rows removed'],
    ['rows that were moved', rows('1', '2'), rows('2', '1'), 'Stops: rows in another order'],
  ])('of a table says %s', (_what, before, after, words) => {
    expect(inWords({ before: { stops: before }, after: { stops: after } })).toBe(words);
  });

  it('of cells names their place, and a table with added or removed rows is named instead of its cells', () => {
    const store = new DraftStore({ kind: SOURCED_KIND, mode: 'edit', values: { name: 'Rig', stops: STOPS } });
    const [first = '', second = ''] = store.tables.rows('stops');
    const parts = `stops/${first}/parts`;
    const [part = ''] = store.tables.rows(parts);
    const cost = `${parts}/${part}/cost`;
    const say = (after: Record<string, string>) => describeStep(store, { before: {}, after });
    expect([first, second, part].includes('')).toBe(false);
    expect(say({ [`stops/${second}/from`]: '5' })).toBe('Stops › stop 2 › From empty → 5 h');
    expect(say({ [cost]: '5' })).toBe('Stops › stop 1 › Parts › part 1 › Cost empty → 5');
    expect(say({ [`stops/${first}/from`]: '5', [`stops/${second}/from`]: '6' })).toBe(
      'Stops › stop 1 › From and 1 more',
    );
    expect(say({ [`stops/${first}/from`]: '5', [cost]: '5', stops: rows('5') })).toBe('Stops: 1 row added');
    expect(say({ [cost]: '5', [parts]: '[{"cost":"5"}]' })).toBe('Stops › stop 1 › Parts: 1 row added');
    store.dispose();
  });

  it.each([
    [['@hub_height'], 'Source of hub height'],
    [['@power', '@hub_height'], 'Source of power curve and 1 more'],
    [['@grid.power', '@power', '@hub_height'], 'Source of grid › Power and 2 more'],
    [['@power', 'hub_height'], 'Hub height empty → x m'],
  ])('with the sources %j', (keys, words) => {
    expect(inWords({ before: {}, after: Object.fromEntries(keys.map((key) => [key, 'x'])) })).toBe(words);
  });
});
