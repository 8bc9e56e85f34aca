import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldSchema } from '#model/fieldSchema.ts';
import { fitsField } from '#model/fitsField.ts';
import { toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { toMeta } from '#model/toMeta.ts';
import { copField } from './copField.ts';

const cop = copField();
const definition = {
  id: 'probe',
  title: 'Probe',
  description: '',
  version: '',
  fields: { cop },
  curves: {},
  tabs: [],
  rules: [],
};
const accepts = new Ajv2020({ strict: false }).compile(fieldSchema(cop));

it('the published schema of a map is plain JSON Schema with its axes and limits', () => {
  expect(toFormSchema(definition)).toMatchObject({
    properties: {
      cop: {
        type: ['object', 'null'],
        required: ['x', 'y', 'z'],
        properties: {
          x: { title: 'Source temperature', description: 'Unit: °C.', minItems: 2, maxItems: 100 },
          z: { title: 'COP', items: { items: { type: 'number', minimum: 1, maximum: 12 } } },
        },
        additionalProperties: false,
      },
    },
  });
  expect(toUiSchema(definition)).toMatchObject({ cop: { 'ui:field': 'MapField' } });
});

it('metadata says that it is a map, and over what', () => {
  expect(toMeta(definition).fields.cop).toMatchObject({
    type: 'map',
    map: {
      x: { label: 'Source temperature', unit: '°C', min_value: null, max_value: null },
      y: { label: 'Sink temperature', unit: '°C', min_value: null, max_value: null },
      z: { label: 'COP', unit: null, min_value: 1, max_value: 12 },
    },
  });
});

it('whatever may be stored, the published schema accepts', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constantFrom<unknown>(null, '3', undefined));
  const list = fc.array(number, { maxLength: 4 });
  const value = fc.oneof(
    fc.record({ x: list, y: list, z: fc.array(list, { maxLength: 4 }) }, { requiredKeys: [] }),
    fc.constantFrom(
      null,
      3,
      'map',
      {},
      {
        x: [1, 2],
        y: [1, 2],
        z: [
          [1, 2],
          [3, 4],
        ],
      },
    ),
  );
  fc.assert(
    fc.property(value, (map) => {
      if (fitsField(cop, map)) expect(accepts(map)).toBe(true);
    }),
  );
});

it.each([
  ['one column', { x: [1], y: [1, 2], z: [[3], [4]] }],
  [
    'a value beyond its limits',
    {
      x: [1, 2],
      y: [1, 2],
      z: [
        [3, 13],
        [4, 5],
      ],
    },
  ],
  [
    'a text',
    {
      x: [1, 2],
      y: [1, 2],
      z: [
        ['3', 4],
        [4, 5],
      ],
    },
  ],
  [
    'a list that no map has',
    {
      x: [1, 2],
      y: [1, 2],
      z: [
        [3, 4],
        [4, 5],
      ],
      w: [],
    },
  ],
])('the published schema rejects %s, as the form does', (_, value) => {
  expect([accepts(value), fitsField(cop, value)]).toEqual([false, false]);
});
