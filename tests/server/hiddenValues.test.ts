import { expect, it } from 'vitest';
import type { FieldValues, HiddenFate } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

/** The depot, whose charging power is shown only while charging is flexible. */
const toKind = (whenHidden: HiddenFate): Kind => ({
  ...createNestedKind(),
  definition: {
    ...DEPOT,
    conditions: [{ if: {}, text: 'Mode is Flexible price', shows: ['charging/power'], whenHidden }],
  },
  conditions: [({ charging }) => Object(charging).mode === 'flex'],
});

const STORED = { name: 'Depot', charging: { power: 22, mode: 'flex', plug: 'ccs' } };
const HIDING = { name: 'Depot', charging: { mode: 'fixed' } };

it.each<[fate: HiddenFate, power: number | null]>([
  ['keep', 22],
  ['clear', null],
  ['default', 11],
])('a value that a change hides, with the fate %s, becomes %j', (fate, power) => {
  const store = (body: FieldValues, stored: FieldValues | undefined = STORED) =>
    checkComponent({ body, kind: toKind(fate), address: { subclass: 'depot' }, ...(stored ? { stored } : {}) });
  expect(store(HIDING)).toMatchObject({ charging: { power, mode: 'fixed', plug: 'ccs' } });
  // What is sent unseen is not stored.
  expect(store({ ...HIDING, charging: { mode: 'fixed', power: 5 } })).toMatchObject({ charging: { power } });
  expect(store({ name: 'Depot', charging: { power: 5 } })).toMatchObject({ charging: { power: 5, mode: 'flex' } });
});
