import { describe, expect, it, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { TANK, tankTexts } from './tankTexts.ts';

/** The definition's conditions of the tank, in which `head` has these words. */
async function withWords(words: object, ...edits: [string, string][]) {
  const text = JSON.stringify(words).slice(1, -1);
  const { definitions, files, reported } = await run(tankTexts(['"head": { "type"', `"head": { ${text}, "type"`], ...edits));
  const tank = definitions.find(({ id }) => id === 'tank');
  return {
    conditions: tank?.conditions,
    definition: tank,
    module: files.get('kinds/tank.ts') ?? '',
    validator: files.get('validators/kinds/tank.js') ?? '',
    types: files.get('validators/kinds/tank.d.ts') ?? '',
    reported: reported.map((line) => line.replace(`${TANK}:`, '')),
  };
}

test.each<[string, object, string]>([
  ['running', { properties: { running: { const: true } }, required: ['running'] }, 'Running is on'],
  ['not running', { properties: { running: { const: false } }, required: ['running'] }, 'Running is off'],
  ['power > 5', { properties: { power: { type: 'number', exclusiveMinimum: 5 } }, required: ['power'] }, 'Power is above 5 kW'],
])('a field is shown only where %s', async (text, schema, words) => {
  const { conditions, reported } = await withWords({ 'x-shown-when': text });
  expect(reported).toEqual([]);
  expect(conditions).toEqual([{ if: schema, text: words, shows: ['head'], whenHidden: 'keep' }]);
});
