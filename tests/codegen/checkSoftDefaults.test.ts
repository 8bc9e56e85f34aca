import { expect, it } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

const DEFAULT = '"default": 10, "minimum": 0, "maximum": 100';

/** The warnings of the small kind with these words of its field "power". */
async function warn(words: string): Promise<string[]> {
  const { reported, warned } = await run(smallTexts({ 'schemas/kinds/turbine.json': [[DEFAULT, words]] }));
  return [...reported, ...warned].map((warning) => warning.replace('schemas/kinds/turbine.json:', ''));
}

it.each([
  ['above its soft maximum', '"maximum": 9.5', '"maximum" 9.5'],
  ['below its soft minimum', '"minimum": 11, "maximum": 50', '"minimum" 11'],
  ['at its exclusive soft minimum', '"exclusiveMinimum": 10', '"exclusiveMinimum" 10'],
])('a default %s is warned of', async (_where, soft, limit) => {
  expect(await warn(`"default": 10, "x-warn": { ${soft} }`)).toEqual([
    `7:52 warning: "default" 10 is beyond the soft ${limit}, so each new one starts with the warning. Choose a usual value, or another limit.`,
  ]);
});

it.each([
  ['at its soft limits', '"default": 10, "x-warn": { "minimum": 10, "maximum": 10.5 }'],
  ['without soft limits', '"default": 10'],
  ['that does not exist', '"x-warn": { "minimum": 10 }'],
])('a default %s is not', async (_where, words) => {
  expect(await warn(words)).toEqual([]);
});

it('other faults of limits and defaults are reported once', async () => {
  expect(await warn('"default": 10, "x-warn": { "minimum": 50, "maximum": 5 }')).toHaveLength(1);
  expect(await warn('"default": 10, "x-warn": { "exclusiveMinimum": 5, "maximum": 5 }')).toHaveLength(1);
  expect(await warn('"default": 10, "maximum": 9, "x-warn": { "maximum": 5 }')).toHaveLength(1);
  expect(await warn('"default": 10, "exclusiveMaximum": 10, "x-warn": { "maximum": 5 }')).toHaveLength(1);
});

it('a default of a table’s rows is warned of as well', async () => {
  const rows =
    '"type": "array", "title": "Powers", "items": { "type": "object", "properties": { "at": { "type": "number", "title": "At", "default": 10, "x-warn": { "maximum": 5 } } }, "required": ["at"] }';
  const { warned } = await run(
    smallTexts({ 'schemas/kinds/turbine.json': [['"type": "string", "title": "Maker", "maxLength": 20', rows]] }),
  );
  expect(warned.filter((warning) => warning.includes('beyond the soft "maximum" 5'))).toHaveLength(1);
});
