import { expect, it } from 'vitest';
import { checkFormWords } from '#codegen/checkFormWords.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const NO_CURRENCY = 'a form has no currency, so "{currency}" would be shown as it is. Write it out.';

function listReported(properties: Record<string, FieldSchema>): string[] {
  return toTexts(checkFormWords(mergedKind({ properties })));
}

it.each<[string, Record<string, FieldSchema>, string[]]>([
  ['plain words', { fee: { type: 'number', title: 'Fee', 'x-unit': 'kW' } }, []],
  ['no unit', { fee: { type: 'number', title: 'Fee' } }, []],
  ['a currency in its unit', { fee: { type: 'number', title: 'Fee', 'x-unit': '{currency}/kW' } }, [NO_CURRENCY]],
  [
    'a currency in its title and unit',
    { fee: { type: 'number', title: 'Fee in {currency}', 'x-unit': '{currency}' } },
    [NO_CURRENCY, NO_CURRENCY],
  ],
  [
    'a currency that is a field of the form',
    { currency: { type: 'string', title: 'Currency' }, fee: { type: 'number', title: 'Fee', 'x-unit': '{currency}' } },
    [],
  ],
  [
    'an earlier name',
    { fee: { type: 'number', title: 'Fee', 'x-renamed-from': ['cost'] } },
    ['a form stores nothing, so "fee" has no earlier values. Remove it.'],
  ],
])('a form with %s', (_, properties, reported) => {
  expect(listReported(properties)).toEqual(reported);
});

it('each keyword is reported at its own position', () => {
  const schema: FieldSchema = {
    type: 'number',
    title: '{currency}',
    'x-unit': '{currency}',
    'x-renamed-from': ['cost'],
  };
  const problems = checkFormWords(mergedKind({ properties: { fee: schema } }));
  const columns = problems.map(({ column }) => column);
  expect(new Set(columns).size).toBe(3);
});
