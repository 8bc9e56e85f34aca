import { expect, it, vi } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { openStored } from '#model/openStored.ts';
import { createForm } from '../fixtures/createForm.ts';

const KIND = {
  definition: createForm({ name: { type: 'text' }, power: { minimum: 0 }, hours: { maximum: 8760 } }),
  validate: ({ name, power, hours }: FieldValues) => [
    ...(name ? [] : [{ field: 'name', code: 'required', params: {} }]),
    ...(Number(power) < 0 ? [{ field: 'power', code: 'minimum', params: { limit: 0 } }] : []),
    ...(Number(hours) > 8760 ? [{ field: 'hours', code: 'maximum', params: { limit: 8760 } }] : []),
  ],
};

/** The faults that are shown, and those that there are, of a stored record with texts that were typed before. */
function open(values: FieldValues, texts?: Record<string, string>) {
  const store = openStored(KIND, values, texts);
  const { errors, shownErrors, changed } = store.form();
  store.dispose();
  return { errors, shownErrors, changed };
}

it('a stored record shows at once what its kind no longer accepts', () => {
  const errors = [
    { field: 'power', message: 'Value must be non-negative' },
    { field: 'hours', message: 'Value must be at most 8760' },
  ];
  expect(open({ name: 'Depot', power: -1, hours: 9000 })).toEqual({ errors, shownErrors: errors, changed: [] });
});

it('a stored record without a name lacks one', () => {
  const errors = [{ field: 'name', message: 'This field is required' }];
  expect(open({ name: '', power: 1 })).toEqual({ errors, shownErrors: errors, changed: [] });
});

it('a sound record shows nothing', () => {
  expect(open({ name: 'Depot', power: 1 })).toEqual({ errors: [], shownErrors: [], changed: [] });
});

it('a stored record has the texts that were typed over it before', () => {
  const errors = [{ field: 'power', message: 'Please enter a valid number' }];
  expect(open({ name: 'Depot', power: 1 }, { power: 'x' })).toEqual({
    errors,
    shownErrors: errors,
    changed: ['power'],
  });
});

it('a sound record is checked once, when its draft is opened', () => {
  const values = { name: 'Depot', power: 1 };
  const kind = { ...KIND, validate: vi.fn(KIND.validate) };
  new DraftStore({ kind, mode: 'edit', values }).dispose();
  const once = kind.validate.mock.calls.length;
  openStored(kind, values).dispose();
  expect(kind.validate).toHaveBeenCalledTimes(2 * once);
});
