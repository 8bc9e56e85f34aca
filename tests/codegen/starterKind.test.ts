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
