import { expect, it } from 'vitest';
import { BESIDE_FIELDS } from '#model/besideFields.ts';

it('records may have the version of their kind, their origin and their sources beside the fields of their kind', () => {
  expect([...BESIDE_FIELDS]).toEqual(['kind_version', 'origin', 'sources']);
});
