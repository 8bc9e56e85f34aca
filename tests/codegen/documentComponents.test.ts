import { expect, it } from 'vitest';
import { documentComponents } from '#codegen/documentComponents.ts';

it('are the schema itself and each one that it refers to, once, with references to components', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://example.com/turbine.json',
    $comment: 'About turbines',
    type: 'object',
    examples: [{}],
    properties: {
      curve: { $ref: '#/definitions/arrays/1d' },
      other: { $ref: '#/definitions/arrays/1d', $comment: 'the same' },
      part: { $ref: '#/$defs/a%20part' },
      self: { $ref: '#' },
      nested: { type: 'array', items: { $ref: '#/properties/curve' } },
      $ref: { type: 'string' },
    },
    definitions: { arrays: { '1d': { type: 'array', items: { type: 'number' }, examples: [[1]] } }, unused: {} },
    $defs: { 'a part': { type: 'object', definitions: {} } },
  };
  expect(documentComponents('Turbine', schema)).toEqual([
    [
      'Turbine',
      {
        type: 'object',
        properties: {
          curve: { $ref: '#/components/schemas/Turbine.arrays.1d' },
          other: { $ref: '#/components/schemas/Turbine.arrays.1d' },
          part: { $ref: '#/components/schemas/Turbine.a_20part' },
          self: { $ref: '#/components/schemas/Turbine' },
          nested: { type: 'array', items: { $ref: '#/components/schemas/Turbine.properties.curve' } },
          $ref: { type: 'string' },
        },
      },
    ],
    ['Turbine.a_20part', { type: 'object' }],
    ['Turbine.arrays.1d', { type: 'array', items: { type: 'number' } }],
    ['Turbine.properties.curve', { $ref: '#/components/schemas/Turbine.arrays.1d' }],
  ]);
});

it('of a schema without keywords state that anything or nothing fits', () => {
  const schema = {
    properties: { any: { $ref: '#/$defs/any' }, none: { $ref: '#/$defs/none' } },
    $defs: { any: true, none: false },
  };
  expect(documentComponents('Odd', schema).slice(1)).toEqual([
    ['Odd.any', {}],
    ['Odd.none', { not: {} }],
  ]);
});

it('keep the names of containers inside of a path', () => {
  const schema = {
    properties: { a: { $ref: '#/$defs/outer/definitions/inner' } },
    $defs: { outer: { definitions: { inner: { type: 'null' } } } },
  };
  expect(documentComponents('Kind', schema)[1]).toEqual(['Kind.outer.definitions.inner', { type: 'null' }]);
});

it('refer to the whole once where nothing else is referred to', () => {
  expect(documentComponents('Plain', { type: 'string' })).toEqual([['Plain', { type: 'string' }]]);
});
