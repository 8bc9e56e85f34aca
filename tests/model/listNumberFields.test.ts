import { expect, it } from 'vitest';
import { listNumberFields } from '#model/listNumberFields.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

it('lists the shown numbers by their paths, without those of curves, documents and cases', () => {
  const definition = createDefinition(
    [
      createField('hub_height'),
      createField('count', { type: 'integer' }),
      createField('rated', { readOnly: true }),
      createField('charging/power'),
      createField('note', { type: 'text' }),
      createField('levels', { type: 'list' }),
      createField('inner', { hidden: true }),
      createField('version', { type: 'integer', system: true }),
      createField('pc0', { curve: 'power' }),
      createField('tariff/fee'),
      createField('tariff/=fixed/price'),
      createField('sheet/mass'),
    ],
    {
      objects: {
        charging: { title: 'Charging' },
        tariff: { title: 'Tariff', variant: 'type' },
        sheet: { title: 'Sheet', isDocument: true },
      },
    },
  );
  expect(listNumberFields(definition)).toEqual([
    { field: definition.fields.hub_height, path: 'hub_height' },
    { field: definition.fields.count, path: 'count' },
    { field: definition.fields.rated, path: 'rated' },
    { field: definition.fields['charging/power'], path: 'charging.power' },
    { field: definition.fields['tariff/fee'], path: 'tariff.fee' },
  ]);
});

it('lists nothing of a form without numbers', () => {
  expect(listNumberFields(createDefinition([createField('note', { type: 'text' })]))).toEqual([]);
});
