import { expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { starterKind } from '#codegen/starterKind.ts';

it('a starter kind file passes codegen as it is', async () => {
  const schemas = await readSchemas();
  schemas.texts.set('schemas/kinds/tidal_turbine.json', starterKind({ subclass: 'tidal_turbine', order: 15 }));
  const { problems, definitions } = await generate({ ...schemas, apiTypes: async () => '' });
  expect(problems).toEqual([]);
  expect(definitions.at(-1)).toMatchObject({ id: 'tidal_turbine', title: 'Tidal turbine' });
});

it('a kind file to begin from is titled by its subclass and ends with a new line', () => {
  const text = starterKind({ subclass: 'gas_fired_engine', order: 3 });
  expect(JSON.parse(text)).toEqual({
    $schema: '../kind.schema.json',
    $id: 'gas_fired_engine',
    title: 'Gas fired engine',
    description: 'What a gas fired engine does, in one sentence.',
    'x-kind': { plural: 'Gas fired engines', icon: 'component', order: 3 },
    properties: {
      rated_power: {
        type: 'number',
        title: 'Rated power',
        description: 'Highest power that it can deliver continuously.',
        'x-unit': 'kW',
        default: 100,
        minimum: 0,
      },
      annual_om: { $ref: '../common.json#/$defs/annual_om' },
      inflation_replacement: { $ref: '../common.json#/$defs/inflation_replacement' },
    },
    'x-tabs': [
      {
        id: 'general',
        groups: [
          { title: 'Identity', fields: ['name', 'currency', 'locked', 'description'] },
          { title: 'Size and costs', fields: ['rated_power', 'annual_om', 'inflation_replacement'] },
        ],
      },
    ],
  });
  expect(text.startsWith('{\n  "$schema": "../kind.schema.json",\n')).toBe(true);
  expect(text.endsWith('\n}\n')).toBe(true);
});
