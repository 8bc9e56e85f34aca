import { expect, it } from 'vitest';
import { getId } from '#model/getId.ts';

it('a table knows its row by the id of the record', () => {
  expect(getId({ id: '7' })).toBe('7');
});
