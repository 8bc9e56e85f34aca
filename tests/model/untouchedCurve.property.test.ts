import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { curveFieldNames } from '#model/curveText.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

/** The curves of all kinds whose x are whole numbers, and of those whose points are lists. */
const CURVES = KIND_ROWS.flatMap(([subclass, { definition }]) =>
  Object.values(definition.curves).map((curve) => ({ subclass, curve, isNumbered: 'from' in curve.x.source })),
);

const STORED = { id: '1', is_template: false, name: 'Stored', created_at: 'then', updated_at: 'then' };

/** The body that is sent for a stored component after its description was edited. */
function send(subclass: string, values: FieldValues): FieldValues {
  const kind = getKind(subclass);
  const stored = { ...createDefaults(kind.definition), ...STORED, subclass, ...values };
  const store = new DraftStore({ kind, mode: 'edit', values: stored });
  store.type('description', 'Edited');
  store.blur('description');
  return store.payload();
}

const toBytes = (values: FieldValues, names: readonly string[]) => names.map((name) => JSON.stringify(values[name]));

it('there are curves of both kinds', () => {
  expect(new Set(CURVES.map(({ isNumbered }) => isNumbered))).toEqual(new Set([true, false]));
});

it.each(CURVES)(
  'the untouched $curve.id of $subclass is sent back byte for byte',
  ({ subclass, curve, isNumbered }) => {
    const names = curveFieldNames(curve);
    const number = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
    const text = fc.array(fc.tuple(number, fc.constantFrom(', ', ',', ' ,  ')), { maxLength: 12 });
    const list = text.map((parts) =>
      parts.map(([value, mark], at) => (at === 0 ? `${value}` : `${mark}${value}`)).join(''),
    );
    const value: fc.Arbitrary<string | number | null> = isNumbered ? fc.oneof(number, fc.constant(null)) : list;
    fc.assert(
      fc.property(fc.array(value, { minLength: names.length, maxLength: names.length }), (values) => {
        const stored = Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
        const sent = send(subclass, stored);
        expect(sent.description).toBe('Edited');
        expect(toBytes(sent, names)).toEqual(toBytes(stored, names));
      }),
      { numRuns: 30 },
    );
  },
);
