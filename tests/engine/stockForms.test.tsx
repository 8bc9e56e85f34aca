// @vitest-environment jsdom

import { readdirSync } from 'node:fs';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { cleanup, render } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { KIND_ROWS } from '../model/loadedKinds.ts';
import { FLEET, TARIFF } from './nestedForms.ts';

afterEach(cleanup);

// The class has the methods that the validator calls; its types differ in the draft that they describe.
const validator = customizeValidator({ AjvClass: Ajv2020 as never });

const FORMS = await Promise.all(
  readdirSync('generated/forms').map(async (file): Promise<[string, Kind]> => {
    const name = file.replace('.ts', '');
    const { form } = await import(`../../generated/forms/${name}.ts`);
    return [name, form];
  }),
);

/** Renders a form as RJSF does without our theme; `data` returns what it holds. */
function renderForm(definition: FormDefinition, start?: FieldValues) {
  let data: FieldValues = {};
  const { container } = render(
    <Form
      schema={toFormSchema(definition)}
      uiSchema={toUiSchema(definition)}
      validator={validator}
      {...(start && { formData: start })}
      ref={(form) => {
        if (form) data = form.state.formData ?? {};
      }}
    />,
  );
  return { container, data: () => data };
}

/** What JSON Schema has no words for: rules between fields, of a curve as a whole, and of single characters. */
const BEYOND = new Set(['isBelow', 'isAtMost', 'matchesLength', 'isSameText', 'isRising', 'hasLength', 'isStorable']);

describe.each([...KIND_ROWS, ...FORMS])('%s in a stock React JSON Schema Form', (_id, kind) => {
  const { definition } = kind;
  const schema: RJSFSchema = toFormSchema(definition);
  const edited = Object.values(definition.fields).filter(({ system }) => !system);

  it('shows the same fields in the same order', () => {
    const { container } = renderForm(definition);
    const shown = [...container.querySelectorAll('.rjsf-field:not(.rjsf-field-object)')].flatMap(
      (field) => field.querySelector('[id^="root_"]')?.id.replace(/^root_|__.*$/g, '') ?? [],
    );
    expect(shown).toEqual(edited.filter(({ hidden }) => !hidden).map(({ name }) => name));
  });

  it('begins with the same values', () => {
    const { data } = renderForm(definition);
    const defaults = createDefaults(definition);
    const filled = edited.filter(({ default: value }) => value !== undefined && value !== null);
    expect(data()).toMatchObject(Object.fromEntries(filled.map(({ name }) => [name, defaults[name]])));
    expect(Object.keys(data()).filter((name) => !filled.some((field) => field.name === name))).toEqual([]);
  });

  it('accepts and refuses the same values', () => {
    const sound = { ...createDefaults(definition), ...Object.fromEntries(edited.map((field) => soundText(field))) };
    for (const field of edited) {
      for (const value of probes(field)) {
        const values = { ...sound, [field.name]: value };
        const issues = kind.validate({ ...values, subclass: definition.id }).filter(({ code }) => !BEYOND.has(code));
        expect([field.name, value, validator.isValid(schema, values, schema)]).toEqual([
          field.name,
          value,
          issues.filter((issue) => issue.field !== 'subclass').length === 0,
        ]);
      }
    }
  });
});

describe('a nested form in a stock React JSON Schema Form', () => {
  function show(definition: FormDefinition, start?: FieldValues) {
    const { container, data } = renderForm(definition, start);
    const inputs = [...container.querySelectorAll('input:not([type=hidden]), select')];
    return { inputs: inputs.map(({ id }) => id.replace('root_', '')), data: data() };
  }

  it('shows the fields of objects, of the chosen case, and what no condition hides, with their defaults', () => {
    const { inputs, data } = show(FLEET);
    expect(inputs).toEqual([
      'name',
      'fcr',
      'charging_mode',
      'tariff__oneof_select',
      'tariff_source',
      'tariff_price',
      'tariff_market',
    ]);
    expect(data).toEqual({
      fcr: false,
      charging: { mode: 'fixed' },
      tariff: { type: 'dynamic', source: 'EPEX', market: 'fixed' },
    });
  });

  it('shows conditional fields at their own places', () => {
    const { inputs } = show(FLEET, { fcr: true, charging: { mode: 'dynamic' }, tariff: { type: 'fixed' } });
    expect(inputs).toEqual([
      'name',
      'fcr',
      'fcr_price',
      'charging_mode',
      'charging_power',
      'charging_reserve_share',
      'tariff_fee',
      'tariff__oneof_select',
      'tariff_price',
    ]);
  });

  it('shows rows, with the case of each, and lists of values', () => {
    const rows = [{ label: 'Van', drive: { type: 'dynamic', tank: 50 }, trips: [{ km: 3 }] }];
    const { inputs } = show(FLEET, { vehicles: rows });
    expect(inputs.filter((id) => id.startsWith('vehicles'))).toEqual([
      'vehicles_0_label',
      'vehicles_0_drive__oneof_select',
      'vehicles_0_drive_tank',
      'vehicles_0_trips_0_km',
    ]);
    cleanup();
    const { inputs: values } = show(TARIFF, { periods: [{ from: 0 }], ports: [7] });
    expect(values.filter((id) => /^(periods|ports)_/.test(id))).toEqual([
      'periods_0_from',
      'periods_0_price',
      'periods_0_band',
      'periods_0_weekend',
      'periods_0_note',
      'ports_0',
    ]);
  });
});

/** A text that a required field accepts. */
function soundText({ name, type, text, input, list, default: value }: FieldDefinition): [string, unknown] {
  if (text === 'name') return [name, 'Rig'];
  if (input === 'email') return [name, 'planner@example.com'];
  if (input === 'password') return [name, 'Windmill7'];
  if (type === 'text' && !list) return [name, value ?? 'Some text'];
  return [name, value ?? (type === 'flag' ? false : null)];
}

/** Values at the edges of what a field accepts, and some of another type. */
function probes({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, maxLength, choices }: FieldDefinition) {
  switch (type) {
    case 'number':
    case 'integer': {
      const limits = [minimum, exclusiveMinimum, maximum, exclusiveMaximum].filter((limit) => limit !== undefined);
      return [null, 0, 0.5, 7, '7', true, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.25])];
    }
    case 'flag':
      return [true, false, 'true', null];
    case 'choice':
      return [...(choices ?? []).map(({ value }) => value), 'none of them', -1];
    case 'rows':
      return [[], [{}], {}, 'x', 7];
    case 'map':
      return [null, {}, { x: [1, 2], y: [1, 2], z: [[1, 2], [3]] }, [], 'x', 7];
    case 'list':
      return ['', '1', '1, 2', '1,, 2', '1;2', 'x', '100', '100.0, .5', '100.1', '101', '-1', '10\n20', 7];
    case 'text':
      return ['x', ' ', '', 'two\nlines', '\u200b', 7, 'x'.repeat(maxLength ?? 1), 'x'.repeat((maxLength ?? 0) + 1)];
  }
}
