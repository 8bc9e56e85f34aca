import { expect, it, vi } from 'vitest';
import { contractText } from '#codegen/contractText.ts';
import { toText } from '#codegen/generatedText.ts';
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
  expect(toText(contractText(document, new Memory()))).toBe(`${JSON.stringify(document, null, 2)}\n`);
});

it('the JSON of a schema is reused as long as it is the same object', () => {
  const memory = new Memory();
  const solar = { title: 'Solar' };
  const document = { components: { schemas: { Wind: wind, Solar: solar } } };
  contractText(document, memory);
  memory.endRun({ isWhole: true });
  // Schemas are never changed in place; this one is, to see that it is not written again.
  solar.title = 'Sun';
  const changed = { components: { schemas: { Wind: { ...wind, title: 'Windmill' }, Solar: solar } } };
  const shown = { components: { schemas: { Wind: { ...wind, title: 'Windmill' }, Solar: { title: 'Solar' } } } };
  expect(toText(contractText(changed, memory))).toBe(`${JSON.stringify(shown, null, 2)}\n`);
});

it('a schema that is reused has a comma before it only if it is not the first', () => {
  const memory = new Memory();
  const [one, two] = [{ Solar: wind }, { Wind: {}, Solar: wind }];
  for (const schemas of [two, one, two]) {
    const document = { components: { schemas } };
    expect(toText(contractText(document, memory))).toBe(`${JSON.stringify(document, null, 2)}\n`);
    memory.endRun({ isWhole: true });
  }
});

it('what surrounds the schemas is written again if it changes', () => {
  const memory = new Memory();
  for (const version of ['1', '2']) {
    const document = { openapi: version, components: { schemas: { Wind: wind } }, tags: [version] };
    expect(toText(contractText(document, memory))).toBe(`${JSON.stringify(document, null, 2)}\n`);
    memory.endRun({ isWhole: true });
  }
});

it('each part is remembered under another name', () => {
  const memory = new Memory();
  const recall = vi.spyOn(memory, 'recall');
  contractText({ components: { schemas: { Wind: wind, Solar: {} } } }, memory);
  expect(recall.mock.calls.map(([name]) => name)).toEqual([
    'JSON before schemas',
    'JSON of Wind',
    'JSON of Solar',
    'JSON after schemas',
  ]);
});
