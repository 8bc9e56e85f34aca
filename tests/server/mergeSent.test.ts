import { describe, expect, it } from 'vitest';
import type { FieldValues, FormDefinition, HiddenFate } from '#model/FormDefinition.ts';
import { mergeSent } from '#server/components/mergeSent.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { TURBINE } from '../fixtures/turbineDefinition.ts';

const validate = () => [];

/** The values that a body results in; `sent` are by field name. */
function merge(sent: FieldValues, stored?: FieldValues, definition: FormDefinition = TURBINE) {
  return mergeSent({ definition, validate }, { sent, properties: Object.keys(sent), stored });
}

const DEFAULTS = {
  name: '',
  rated_power: 3000,
  hub_height: null,
  blades: 3,
  class: 1,
  offshore: false,
  maker: '',
  remark: '',
  'generator/voltage': null,
  'generator/=dc/ripple': null,
  speeds: '',
  powers: '',
  cut_out: null,
  periods: [],
};

describe('a new component', () => {
  it('has the default of each field that is left out', () => {
    expect(merge({ name: 'Isle', rated_power: 2000 })).toEqual({ ...DEFAULTS, name: 'Isle', rated_power: 2000 });
  });

  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    ['yes', 'yes'],
    [1, 1],
  ])('has the flag %j as %j', (offshore, value) => {
    expect(merge({ offshore }).offshore).toBe(value);
  });

  it('has texts as they were sent, though they look like flags', () => {
    expect(merge({ maker: 'true', remark: ' false ' })).toMatchObject({ maker: 'true', remark: 'false' });
  });

  it('has the default of each cell that is left out, unless the cell is required', () => {
    expect(merge({ periods: [{ night: 'true' }, { price: 5 }, 7], lost: [{ x: 1 }] })).toEqual({
      ...DEFAULTS,
      periods: [{ night: true }, { price: 5, night: false }, 7],
      lost: [{ x: 1 }],
    });
  });
});

describe('a change', () => {
  const stored = { name: 'Isle', height: 80, blades: 2, maker: 'Enercon', generator: { voltage: 690 }, gone: 1 };

  it('keeps the stored value of each field that is left out, but for required ones', () => {
    const { name: _, ...rest } = DEFAULTS;
    expect(merge({ blades: 4 }, stored)).toEqual({
      ...rest,
      hub_height: 80,
      blades: 4,
      maker: 'Enercon',
      'generator/voltage': 690,
    });
  });

  it('keeps what is required within an object that is left out', () => {
    const fields = createFields({ name: {}, 'generator/voltage': { required: true } });
    expect(merge({ name: 1 }, { generator: { voltage: 690 } }, { ...TURBINE, fields })).toEqual({
      name: 1,
      'generator/voltage': 690,
    });
  });
});

describe('a field that a condition hides', () => {
  const hide = (whenHidden: HiddenFate, sent: FieldValues, stored?: FieldValues) => {
    const conditions = [{ if: {}, text: 'Offshore is on', shows: ['rated_power'], whenHidden }];
    const definition = { ...TURBINE, conditions };
    const kind = { definition, validate, conditions: [(record: FieldValues) => record.offshore === true] };
    return mergeSent(kind, { sent, properties: Object.keys(sent), stored }).rated_power;
  };

  it.each<[fate: HiddenFate, value: number | null]>([
    ['keep', 500],
    ['clear', null],
    ['default', 3000],
  ])('gets what its kind declares (%s), whatever is sent', (fate, value) => {
    expect(hide(fate, { rated_power: 7 }, { rated_power: 500 })).toBe(value);
  });

  it('has its default in a new component that would keep it', () => {
    expect(hide('keep', { rated_power: 7 })).toBe(3000);
  });

  it('is as sent while it is shown', () => {
    expect(hide('clear', { rated_power: 7, offshore: true }, { rated_power: 500 })).toBe(7);
  });
});

describe('a document', () => {
  const { generator } = TURBINE.objects ?? {};
  const DOCUMENT: FormDefinition = {
    ...TURBINE,
    objects: { generator: { title: 'Generator', ...generator, isDocument: true } },
    fields: createFields({
      name: { type: 'text' },
      'generator/on': { type: 'flag', default: false },
      'generator/note': { type: 'text' },
      maker: { type: 'text', default: 'Enercon' },
    }),
  };
  const mergeDocument = (sent: FieldValues, properties: string[], stored?: FieldValues) =>
    mergeSent({ definition: DOCUMENT, validate }, { sent, properties, stored });

  it('is taken as it was sent, without defaults', () => {
    expect(mergeDocument({ name: ' Isle ', 'generator/on': 'true' }, ['name', 'generator'])).toEqual({
      name: 'Isle',
      'generator/on': 'true',
      maker: 'Enercon',
    });
    expect(mergeDocument({ 'generator/note': ' as sent ' }, ['generator'])['generator/note']).toBe(' as sent ');
  });

  it('replaces the stored one as a whole', () => {
    const stored = { name: 'Isle', maker: '', generator: { on: true, note: 'old' } };
    expect(mergeDocument({ 'generator/note': 'new' }, ['generator'], stored)).toEqual({
      name: 'Isle',
      maker: '',
      'generator/note': 'new',
    });
  });

  it('stays as it was stored where it is left out', () => {
    const stored = { name: 'Isle', maker: '', generator: { on: true, note: 'old' } };
    expect(mergeDocument({ name: 'New' }, ['name'], stored)).toEqual({
      name: 'New',
      maker: '',
      'generator/on': true,
      'generator/note': 'old',
    });
  });

  it('is not touched by a condition that would hide its fields', () => {
    const conditions = [{ if: {}, text: 'Never', shows: ['generator/note', 'maker'], whenHidden: 'clear' as const }];
    const kind = { definition: { ...DOCUMENT, conditions }, validate, conditions: [() => false] };
    const sent = { 'generator/note': 'sent', maker: 'x' };
    expect(mergeSent(kind, { sent, properties: ['generator', 'maker'], stored: undefined })).toEqual({
      name: '',
      maker: '',
      'generator/note': 'sent',
    });
  });
});
