import { expect, it } from 'vitest';
import { numberFault } from '#codegen/numberFault.ts';

it.each([
  '0',
  '0.0',
  '0e5',
  '1',
  '-12',
  '0.25',
  '-3.5e2',
  '123456789012345',
  '9007199254740992',
  '12345678901234567890.5',
])('%s is exact', (written) => {
  expect(numberFault(written)).toBeUndefined();
});

it.each(['1e999', '-1e999'])('%s is too large', (written) => {
  expect(numberFault(written)).toEqual({
    message: `${written} is larger than any number can be.`,
    suggestion: 'Write a smaller one.',
  });
});

it.each(['1e-999', '-9E-999', '0.1e-999'])('%s would become 0', (written) => {
  expect(numberFault(written)).toEqual({
    message: `${written} is too close to 0 for a number, and would become 0.`,
    suggestion: 'Write 0.',
  });
});

it.each(['-0', '-0.0', '-0e9', '-0E9'])('%s is warned of as another way to write 0', (written) => {
  expect(numberFault(written)).toEqual({
    message: `${written} is the same as 0.`,
    suggestion: 'Write 0.',
    severity: 'warning',
  });
});

it.each([
  ['9007199254740993', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
])('%s is warned of, as it would become %s', (written, value) => {
  expect(numberFault(written)).toEqual({
    message: `${written} has more digits than a number can hold, and would become ${value}.`,
    suggestion: 'Write 15 digits or fewer.',
    severity: 'warning',
  });
});
