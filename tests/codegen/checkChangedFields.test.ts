import { expect, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { tankTexts } from './tankTexts.ts';

/** The problems of a second version of the tank with this change. */
async function problems(change: object): Promise<string[]> {
  const versions = `"x-version": 2, "x-changes": { "2": [${JSON.stringify(change)}] },`;
  const { reported } = await run(tankTexts(['"x-kind": {', `${versions} "x-kind": {`]));
  return reported.map((problem) => problem.replace(/^\S+ /, ''));
}

test('a choice may become a number of another name', async () => {
  const values = { small: 10, large: 90.5 };
  expect(await problems({ map: 'size', as: 'power', values, back: { 10: 'small', 90.5: 'large' } })).toEqual([]);
});

test('a choice that becomes a number has a number for each of its values', async () => {
  expect(await problems({ map: 'size', as: 'power', values: { small: 10, large: 'big' } })).toEqual([
    '"big" is not a number, which "power" must be.',
  ]);
  expect(await problems({ map: 'size', as: 'power', values: { small: 10 }, back: { few: 'small' } })).toEqual([
    '"few" is not a number, which "power" must be.',
  ]);
});

test('a choice that becomes a number under its own name is refused', async () => {
  expect(await problems({ map: 'power', values: { small: 10 } })).toEqual([
    '"power" is a number field, which has no choices.',
  ]);
});
