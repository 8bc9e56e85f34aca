import { describe, expect, it } from 'vitest';
import { makeTypes } from '#codegen/generate.ts';
import type { ContractFile, Json } from '#codegen/readContract.ts';
import { toSource } from './mergedKind.ts';
import { run, smallTexts } from './schemaTexts.ts';

const { problemAt } = toSource('openapi.json', {});
const HEADER = '// Made by `npm run codegen` from schemas/openapi.yaml; not to be edited.\n';

/** The module of a contract's types, in which its types are the contract itself. */
function makeOwnTypes(document: Json) {
  const contract: ContractFile = { document, problemAt };
  return makeTypes(contract, async (text) => text);
}

describe('the types of the calls', () => {
  it('accept any kind of the server, and the other choices as they are', async () => {
    const schemas = {
      Subclass: { title: 'Kind', type: 'string', enum: ['wind'] },
      Unit: { type: 'string', enum: ['kW'] },
      Anything: true,
    };
    const rest = { responses: { Gone: {} } };
    const { value, problems } = await makeOwnTypes({ openapi: '3.1.0', components: { ...rest, schemas } });
    expect(problems).toEqual([]);
    expect(value.map(([file]) => file)).toEqual(['api.ts']);
    const [, text = ''] = value[0] ?? [];
    expect(text.slice(0, HEADER.length)).toBe(HEADER);
    expect(JSON.parse(text.slice(HEADER.length))).toEqual({
      openapi: '3.1.0',
      components: { ...rest, schemas: { ...schemas, Subclass: { title: 'Kind', type: 'string' } } },
    });
  });

  it('may be those of a contract without schemas', async () => {
    expect(await makeOwnTypes({})).toEqual({
      value: [['api.ts', `${HEADER}{"components":{"schemas":{}}}`]],
      problems: [],
    });
  });

  it.each([
    [new Error('No such type'), 'No such type'],
    ['No such type', 'No such type'],
  ])('that cannot be made are reported at the contract', async (error, reason) => {
    const types = await makeTypes({ document: {}, problemAt }, () => Promise.reject(error));
    const message = `can't be turned into types: ${reason}`;
    expect(types).toEqual({ value: [], problems: [{ file: 'schemas/openapi.yaml', line: 1, column: 1, message }] });
  });
});

describe('what is generated', () => {
  it('is empty where only a language is faulty', async () => {
    const language = '{ "$id": "language", "title": "Deutsch" }';
    const { files, contract, reported } = await run(smallTexts({ 'schemas/texts/de/language.json': language }));
    expect(reported).toEqual(['schemas/texts/de/language.json:1:1 the file lacks "$schema".']);
    expect([files.size, contract]).toEqual([0, undefined]);
  });

  it('is empty where the types cannot be made, of which warnings are kept', async () => {
    const texts = smallTexts({ 'schemas/kinds/turbine.json': [['"default": [0, 1, 2, 3], ', '']] });
    const { files, contract, reported, warned } = await run(texts, () => Promise.reject(new Error('No such type')));
    expect(reported).toEqual(["schemas/openapi.yaml:1:1 can't be turned into types: No such type"]);
    expect(warned).toEqual([expect.stringContaining('"Power" of curve "power_curve" has no default')]);
    expect([files.size, contract]).toEqual([0, undefined]);
  });
});
