import { expect, it } from 'vitest';
import { longestName } from '#model/imports/longestName.ts';
import { createForm } from '../../fixtures/createForm.ts';

it('a name has as many characters as its field allows, and 50 where there is no such field', () => {
  expect(longestName(createForm({ name: { type: 'text', maxLength: 7 } }))).toBe(7);
  expect(longestName(createForm({}))).toBe(50);
});
