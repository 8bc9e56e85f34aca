import { expect, test } from 'vitest';
import type { FieldDefinition, RecordShape } from '#model/FormDefinition.ts';
import { plainField } from '#model/plainField.ts';
import { withoutPrototypes } from '#model/withoutPrototypes.ts';

test('any name can be looked up among fields and objects, in rows as well', () => {
  const plain = { ...plainField, title: 'A' };
  const column: FieldDefinition = { ...plain, name: 'km', type: 'number' };
  const table = { row: 'trip', least: 0, most: 9, fields: { km: column }, objects: { costs: { title: 'Costs' } } };
  const shape: RecordShape = { fields: { trips: { ...plain, name: 'trips', type: 'rows', table } }, objects: {} };
  const safe = withoutPrototypes(shape);
  expect(safe.fields.constructor).toBeUndefined();
  expect(safe.objects?.constructor).toBeUndefined();
  expect(safe.fields.trips?.table?.fields.constructor).toBeUndefined();
  expect(safe.fields.trips?.table?.objects?.constructor).toBeUndefined();
  expect(JSON.parse(JSON.stringify(safe))).toEqual(shape);
});
