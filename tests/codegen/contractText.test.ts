import { expect, it } from 'vitest';
import { contractText } from '#codegen/contractText.ts';
import { Memory } from '#codegen/Memory.ts';

const wind = { type: 'object', title: 'Wind', properties: { note: { const: 'a\nb' } } };

it.each([
  ['without components', { openapi: '3.1.0', paths: {} }],
  ['without schemas', { openapi: '3.1.0', components: { responses: { Gone: {} } } }],
  ['with no schema', { components: { schemas: {} } }],
  ['with one schema', { openapi: '3.1.0', components: { schemas: { Wind: wind } } }],
  [
    'with several schemas among other parts',
    {
      ...{ openapi: '3.1.0', paths: { '/wind': { get: {} } } },
      components: { responses: { Gone: { a: 1 } }, schemas: { Wind: wind, 'Solar"2': {}, Any: true }, headers: {} },
      ...{ tags: [{ name: 'wind' }] },
    },
  ],
])('a contract %s is indented JSON', (_, document) => {
  expect(contractText(document, new Memory())).toBe(`${JSON.stringify(document, null, 2)}\n`);
});

it('a schema that stays the same is not written again, and one that changes is', () => {
  const memory = new Memory();
  const named: string[] = [];
  const recall = memory.recall.bind(memory);
  memory.recall = (name, parts, make) =>
    recall(name, parts, () => {
      named.push(name);
      return make();
    });
  const solar = { title: 'Solar' };
  const document = { components: { schemas: { Wind: wind, Solar: solar } } };
  contractText(document, memory);
  memory.endRun({ isWhole: true });
  const changed = { components: { schemas: { Wind: { ...wind, title: 'Windmill' }, Solar: solar } } };
  expect(contractText(changed, memory)).toBe(`${JSON.stringify(changed, null, 2)}\n`);
  expect(named).toEqual(['JSON of Wind', 'JSON of Solar', 'JSON of Wind']);
});
