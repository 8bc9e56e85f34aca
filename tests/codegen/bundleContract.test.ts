import { describe, expect, it, test } from 'vitest';
import { addKinds } from '#codegen/addKinds.ts';
import { bundleContract } from '#codegen/bundleContract.ts';
import { findDeadReferences, follow, objectAt, resolve } from '#codegen/contractReferences.ts';
import { Memory } from '#codegen/Memory.ts';
import { readContract } from '#codegen/readContract.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { NAME_PATTERN } from '#model/publishedPatterns.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const definitions = ['wind', 'gas_engine'].map((id) => toDefinition(mergedKind({ $id: id, title: id })));

function toContract(text: string) {
  const { value } = readContract('probe.yaml', text);
  if (!value) throw new Error('The probe holds no contract.');
  return value;
}

test('each schema is filled in by its word, and others stay as they are', () => {
  const { value, problems } = addKinds(
    toContract(`
info: { title: Probe }
components:
  responses: { Gone: {} }
  schemas:
    Component: { x-kinds: read, title: Component }
    ComponentWrite: { x-kinds: write }
    Subclass: { x-kinds: names, title: Kind }
    Name: { x-text: name, type: string }
    Plain: { type: string, title: Plain }
    Anything: true`),
    definitions,
  );
  expect(problems).toEqual([]);
  const { schemas, responses } = objectAt(value.document, 'components') as Record<string, Record<string, unknown>>;
  const union = (suffix: string) => ({
    oneOf: [{ $ref: `#/components/schemas/Wind${suffix}` }, { $ref: `#/components/schemas/GasEngine${suffix}` }],
    discriminator: {
      propertyName: 'subclass',
      mapping: { wind: `#/components/schemas/Wind${suffix}`, gas_engine: `#/components/schemas/GasEngine${suffix}` },
    },
  });
  expect(schemas?.Component).toEqual({ title: 'Component', ...union('') });
  expect(schemas?.ComponentWrite).toEqual(union('Write'));
  expect(schemas?.Subclass).toEqual({ title: 'Kind', type: 'string', enum: ['wind', 'gas_engine'] });
  expect(schemas?.Name).toEqual({ 'x-text': 'name', type: 'string', pattern: NAME_PATTERN });
  expect(schemas?.Plain).toEqual({ type: 'string', title: 'Plain' });
  expect(schemas?.Anything).toBe(true);
  expect(Object.keys(schemas ?? {}).slice(6)).toEqual(['Wind', 'WindWrite', 'GasEngine', 'GasEngineWrite']);
  expect(responses).toEqual({ Gone: {} });
  expect(value.document.info).toEqual({ title: 'Probe' });
});

describe('a contract', () => {
  const WORDS = 'A: { x-kinds: read }, B: { x-kinds: write }';
  const toText = (schemas: string) =>
    `{ openapi: 3.1.0, paths: {}, components: { schemas: { ${WORDS}, ${schemas} } } }`;
  const bundled = (schemas: string, subclasses: string[] = []) =>
    bundleContract({
      file: 'probe.yaml',
      text: toText(schemas),
      definitions: [],
      subclasses,
    });

  it('may refer to the schemas of a kind whose file is faulty', () => {
    const refs = 'C: { $ref: "#/components/schemas/Wind" }, D: { $ref: "#/components/schemas/WindWrite" }';
    expect(bundled(refs, ['wind']).problems).toEqual([]);
    expect(bundled(refs, ['wind']).value).toMatchObject({ document: { components: {} }, operations: [] });
    expect(bundled(refs).value).toBeUndefined();
    expect(toTexts(bundled(refs).problems)).toEqual(
      ['Wind', 'WindWrite'].map(
        (name) =>
          `"#/components/schemas/${name}" leads nowhere, so nothing could be checked against it. Did you mean "#/components/schemas/D"?`,
      ),
    );
  });

  it('has the schemas of the documents that kinds hold', () => {
    const plan = { type: 'object', properties: { hours: { type: 'number' } } };
    const { value, problems } = bundleContract({
      ...{ file: 'probe.yaml', text: toText(''), definitions, subclasses: [] },
      documents: new Map([['wind', new Map([['plan', plan]])]]),
    });
    expect(problems).toEqual([]);
    const schemas = objectAt(value?.document, 'components', 'schemas');
    expect(Object.keys(schemas).slice(2)).toEqual(['Wind', 'WindWrite', 'WindPlan', 'GasEngine', 'GasEngineWrite']);
    expect(schemas.WindPlan).toMatchObject(plan);
  });

  it('is read again where its text has changed, and keeps the schemas of kinds that have not', () => {
    const memory = new Memory();
    const bundle = (text: string) => bundleContract({ file: 'probe.yaml', text, definitions, subclasses: [], memory });
    const [first, second] = [bundle(toText('C: { type: string }')), bundle(toText('D: { type: string }'))];
    const schemas = [first, second].map(({ value }) => objectAt(value?.document, 'components', 'schemas'));
    expect(schemas.map((all) => Object.keys(all)[2])).toEqual(['C', 'D']);
    expect(schemas[1]?.Wind).toBe(schemas[0]?.Wind);
    expect(toTexts(bundle(toText('').replace('3.1.0', '3.0.0')).problems)).toEqual([
      '"openapi" is "3.0.0", but only 3.1 is supported. Write "openapi: 3.1.0".',
    ]);
  });

  it('that is missing or broken gives an empty bundle', () => {
    const input = { file: 'probe.yaml', definitions: [], subclasses: [] };
    expect(bundleContract({ ...input, text: undefined })).toEqual({ value: undefined, problems: [] });
    expect(bundleContract({ ...input, text: '- a' }).problems).toHaveLength(1);
  });
});

describe('a reference', () => {
  const { document } = toContract(`
a: { $ref: "#/b" }
b: { $ref: "#/c" }
c: { parts: [{ $ref: "#/d/x~1y" }, 1], limit: 5 }
d: { x/y: { type: string } }
lost: { $ref: "#/nowhere" }
self: { $ref: "#/self" }
texts: { $ref: 5, list: { $ref: "#/list" } }
list: [{ $ref: "#/d/x~1y" }]`);

  it.each([
    ['a', { parts: [{ $ref: '#/d/x~1y' }, 1], limit: 5 }],
    ['c', { parts: [{ $ref: '#/d/x~1y' }, 1], limit: 5 }],
    ['lost', {}],
    ['self', {}],
    ['list', {}],
    ['texts', { $ref: 5, list: { $ref: '#/list' } }],
  ])('from %s is followed to its object', (key, object) => {
    expect(follow(document, document[key])).toEqual(object);
  });

  it.each([
    ['a', { parts: [{ type: 'string' }, 1], limit: 5 }],
    ['lost', {}],
    ['self', {}],
    ['list', {}],
    ['texts', { $ref: 5, list: [{ type: 'string' }] }],
  ])('from %s is replaced by its target, all the way down', (key, object) => {
    expect(resolve(document, document[key])).toEqual(object);
  });

  it('without a target is reported at its place, with the nearest part', () => {
    const contract = toContract(
      'a: [0, { x: { $ref: "#/components/schemas/Thin" } }]\nb: { $ref: "#/a/1/x" }\nc: { $ref: 5 }\ncomponents: { schemas: { Thing: {} }, responses: { Gone: {} } }\nd: { $ref: "#/components/responses/Gon" }\ne: { $ref: "a/1" }',
    );
    expect(findDeadReferences(contract, []).map(({ line, column, suggestion }) => [line, column, suggestion])).toEqual([
      [1, 21, 'Did you mean "#/components/schemas/Thing"?'],
      [5, 12, 'Did you mean "#/components/responses/Gone"?'],
      [6, 12, undefined],
    ]);
  });
});
