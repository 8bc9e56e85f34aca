import { expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { displayText } from '#model/displayText.ts';
import { threeWay } from '#model/threeWay.ts';

const kind = await loadKind.basicstorage();
const { definition } = kind;
const original = new DraftStore({ kind, mode: 'edit', values: createDefaults(definition) }).allTexts();

it.each([
  ['nothing', {}, {}, []],
  ['what only I changed', { capacity: '5' }, {}, [['capacity', 'mine', false]]],
  ['what only they changed', {}, { capacity: '5' }, [['capacity', 'theirs', false]]],
  ['what both changed alike', { capacity: '5' }, { capacity: '5.0' }, []],
  ['what both changed', { capacity: '5' }, { capacity: '6' }, [['capacity', 'mine', true]]],
  ['a curve as one', { max_cycles: '1, 2' }, { dod: '3, 4' }, [['cycle_aging', 'mine', true]]],
])('shows %s', (_case, mine, theirs, rows) => {
  const found = threeWay({ definition, original, mine: { ...original, ...mine }, theirs: { ...original, ...theirs } });
  expect(found.map(({ item, choice, isConflict }) => [item, choice, isConflict])).toEqual(rows);
});

it.each([
  [['capacity'], { capacity: '5' }, '5 kWh'],
  [['capacity'], { capacity: '' }, 'empty'],
  [['allow_res_charge_only'], { allow_res_charge_only: 'true' }, 'Enabled'],
  [['currency'], { currency: 'EUR' }, 'EUR'],
  [['dod', 'max_cycles'], { dod: '1, 2', max_cycles: '3, 4' }, '1, 2; 3, 4'],
])('%j reads as %j', (fields, texts: Record<string, string>, words) => {
  expect(displayText(definition, fields, texts)).toBe(words);
});
