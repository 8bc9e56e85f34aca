import { describe, expect, it, test } from 'vitest';
import { addKinds, findTakenNames, type KindDocuments } from '#codegen/addKinds.ts';
import { objectAt } from '#codegen/contractReferences.ts';
import { readSchema, writeSchema } from '#codegen/kindSchemas.ts';
import { Memory } from '#codegen/Memory.ts';
import type { ContractFile } from '#codegen/readContract.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { NAME_PATTERN } from '#model/publishedPatterns.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind, toSource } from './mergedKind.ts';

const [WIND, ENGINE] = [define('wind'), define('gas_engine')];

function define(id: string) {
  const properties = { name: { type: 'string', title: 'Name' }, power: { type: 'number', title: 'Power' } };
  return toDefinition(mergedKind({ $id: id, title: id, properties }));
}

/** A contract with these schemas, and all that its problems are placed in. */
function toContract(schemas: Record<string, unknown>) {
  const whole = { openapi: '3.1.0', components: { responses: { Gone: {} }, schemas } };
  const source = toSource('openapi.json', whole);
  const document = isRecord(source.value) ? source.value : {};
  return { source, contract: { document, problemAt: source.problemAt } satisfies ContractFile };
}

const NEEDED = { Any: { 'x-kinds': 'read' }, AnyWrite: { 'x-kinds': 'write' } };

function add(schemas: Record<string, unknown>, documents?: KindDocuments) {
  const { contract, source } = toContract(schemas);
  const { value, problems } = addKinds(contract, [WIND, ENGINE], documents && { documents });
  return {
    whole: value.document,
    schemas: objectAt(value.document, 'components', 'schemas'),
    problems: placedProblems(problems, source),
  };
}

describe('a contract', () => {
  it('keeps what it has and gets two schemas for each kind', () => {
    const { whole, problems } = add({ ...NEEDED, Plain: { type: 'string' }, Anything: true });
    expect(problems).toEqual([]);
    const union = (suffix: string) => {
      const [wind, engine] = [`#/components/schemas/Wind${suffix}`, `#/components/schemas/GasEngine${suffix}`];
      const discriminator = { propertyName: 'subclass', mapping: { wind, gas_engine: engine } };
      return { oneOf: [{ $ref: wind }, { $ref: engine }], discriminator };
    };
    expect(whole).toEqual({
      openapi: '3.1.0',
      components: {
        responses: { Gone: {} },
        schemas: {
          ...{ Any: union(''), AnyWrite: union('Write'), Plain: { type: 'string' }, Anything: true },
          ...{ Wind: readSchema(WIND), WindWrite: writeSchema(WIND) },
          ...{ GasEngine: readSchema(ENGINE), GasEngineWrite: writeSchema(ENGINE) },
        },
      },
    });
  });

  it('has the pattern of names', () => {
    const { schemas } = add({ ...NEEDED, Name: { 'x-text': 'name', type: 'string' }, Other: { 'x-text': 'line' } });
    expect(schemas.Name).toEqual({ 'x-text': 'name', type: 'string', pattern: NAME_PATTERN });
    expect(schemas.Other).toEqual({ 'x-text': 'line' });
  });

  it('has the names of the kinds', () => {
    const { schemas } = add({ ...NEEDED, Kind: { 'x-kinds': 'names', title: 'Kind', additionalProperties: false } });
    expect(schemas.Kind).toEqual({ title: 'Kind', type: 'string', enum: ['wind', 'gas_engine'] });
  });

  it('keeps its titles, but no properties beside the kinds', () => {
    const { schemas } = add({
      AnyWrite: NEEDED.AnyWrite,
      Any: { 'x-kinds': 'read', title: 'Any', properties: { id: {} }, additionalProperties: false },
    });
    expect(Object.keys(objectAt(schemas, 'Any'))).toEqual(['title', 'oneOf', 'discriminator']);
  });
});

describe('properties beside those of the kinds', () => {
  const beside = (word: string, name: string) => ({ 'x-kinds': word, properties: { [name]: { type: 'integer' } } });

  it('are in the schemas of that word', () => {
    const { schemas } = add({ Any: beside('read', 'id'), AnyWrite: beside('write', 'place') });
    const listNames = (name: string) => Object.keys(objectAt(schemas, name, 'properties'));
    expect(listNames('Wind')).toEqual([...Object.keys(objectAt(readSchema(WIND), 'properties')), 'id']);
    expect(listNames('GasEngineWrite')).toEqual([...Object.keys(objectAt(writeSchema(ENGINE), 'properties')), 'place']);
    expect(objectAt(schemas, 'Wind', 'properties').id).toEqual({ type: 'integer' });
    expect(objectAt(schemas, 'Wind').title).toBe('wind');
  });

  it('need a word and properties', () => {
    const { schemas } = add({
      ...NEEDED,
      Other: { properties: { id: {} } },
      Third: { 'x-kinds': 'read', properties: 1 },
    });
    expect(schemas.Wind).toEqual(readSchema(WIND));
  });
});

test('documents of fields are components, and records refer to them', () => {
  const documents = new Map([['wind', new Map([['power', { type: 'object', properties: { a: {} } }]])]]);
  const { schemas } = add({ Any: { 'x-kinds': 'read', properties: { id: {} } }, AnyWrite: NEEDED.AnyWrite }, documents);
  expect(schemas.WindPower).toEqual({ type: 'object', properties: { a: {} } });
  const reference = { $ref: '#/components/schemas/WindPower' };
  expect(objectAt(schemas, 'Wind', 'properties').power).toEqual(reference);
  expect(objectAt(schemas, 'WindWrite', 'properties').power).toEqual(reference);
  expect(objectAt(schemas, 'GasEngine', 'properties').power).not.toEqual(reference);
});

describe('an unchanged kind', () => {
  const memory = new Memory();
  const make = (schemas: Record<string, unknown>) => {
    const { contract } = toContract(schemas);
    return (definitions = [WIND, ENGINE]) =>
      objectAt(addKinds(contract, definitions, { memory }).value.document, 'components', 'schemas');
  };

  it('keeps its schemas while what is beside them is the same', () => {
    const same = make({ Any: { 'x-kinds': 'read', properties: { id: {} } } });
    const first = same();
    const second = same([WIND, define('gas_engine')]);
    expect(second.Wind).toBe(first.Wind);
    expect(second.GasEngine).not.toBe(first.GasEngine);
    const other = make({ Any: { 'x-kinds': 'read', properties: { uuid: {} } } })();
    expect(other.Wind).not.toBe(first.Wind);
    expect(Object.keys(objectAt(other, 'Wind', 'properties'))).toContain('uuid');
  });
});

describe('the words of schemas', () => {
  const missing = (word: string, described: string) =>
    `components.schemas: no schema says "x-kinds: ${word}", so the kinds would be missing from the contract. Add it to the schema that describes ${described}.`;

  it('are needed for reading and writing', () => {
    expect(add({ Kind: { 'x-kinds': 'names' } }).problems).toEqual([
      missing('read', 'stored components'),
      missing('write', 'components to be stored'),
    ]);
    expect(add({ Any: NEEDED.Any, Kind: null }).problems).toEqual([missing('write', 'components to be stored')]);
  });

  it('must be known', () => {
    expect(add({ ...NEEDED, A: { 'x-kinds': 'raed' }, B: { 'x-kinds': 1 } }).problems).toEqual([
      'components.schemas.A.x-kinds: "x-kinds: raed" is not known here. Known: read, write, names.',
      'components.schemas.B.x-kinds: "x-kinds: 1" is not known here. Known: read, write, names.',
    ]);
  });
});

test('names of generated schemas are taken', () => {
  const { contract, source } = toContract({ Wind: {}, GasEngineWrite: {}, SolarWrite: {} });
  const problem = (name: string, subclass: string) =>
    `components.schemas.${name}: schema "${name}" is made from schemas/kinds/${subclass}.json; it can't be written here as well. Remove or rename it.`;
  expect(placedProblems(findTakenNames(contract, ['wind', 'gas_engine']), source)).toEqual([
    problem('Wind', 'wind'),
    problem('GasEngineWrite', 'gas_engine'),
  ]);
  expect(findTakenNames(contract, ['bird'])).toEqual([]);
});
