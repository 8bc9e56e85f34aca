import type { FormDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { NAME_PATTERN } from '#model/publishedPatterns.ts';
import { documentName, schemaName } from '#model/schemaName.ts';
import { objectAt } from './contractReferences.ts';
import { documentComponents } from './documentComponents.ts';
import { readSchema, writeSchema } from './kindSchemas.ts';
import { Memory } from './Memory.ts';
import type { Outcome, Problem } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';

/**
 * Returns the contract with a schema per kind added, and with each schema marked by `x-kinds` completed from the kinds.
 */
export function addKinds(
  contract: ContractFile,
  definitions: FormDefinition[],
  { documents = new Map(), memory = new Memory() }: { documents?: KindDocuments; memory?: Memory } = {},
): Outcome<ContractFile> {
  const { document } = contract;
  const written = Object.entries(objectAt(document, ...SCHEMAS));
  const beside = findBeside(written);
  // An unchanged kind keeps the same schema objects, so that results cached by object stay valid.
  const made = definitions.flatMap((definition) =>
    memory.recall(`schemas ${definition.id}`, [definition, ...beside.values()], () =>
      kindSchemas(definition, documents.get(definition.id)).map(([name, schema]): [string, Json] => [
        name,
        withBeside(schema, beside.get(name.slice(schemaName(definition.id).length))),
      ]),
    ),
  );
  const filled = written.map(([name, schema]) => [name, withNamePattern(fillIn(schema, definitions))]);
  const schemas = Object.fromEntries([...filled, ...made]);
  return {
    value: { ...contract, document: { ...document, components: { ...objectAt(document, 'components'), schemas } } },
    problems: checkWords(contract, written),
  };
}

function kindSchemas(definition: FormDefinition, held: ReadonlyMap<string, JsonSchema> = new Map()): [string, Json][] {
  const { id } = definition;
  return [
    [schemaName(id), readSchema(definition, held)],
    [`${schemaName(id)}Write`, writeSchema(definition, held)],
    ...[...held].flatMap(([field, schema]) => documentComponents(documentName(id, field), schema)),
  ];
}

/** Returns the properties that every kind's schema has besides its fields, by the ending of the schema's name. */
function findBeside(schemas: [string, unknown][]): ReadonlyMap<string, Json> {
  return new Map(
    schemas.flatMap(([, schema]): [string, Json][] => {
      const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : undefined;
      const word = kindsWord(schema);
      return properties && word !== undefined ? [[word === 'write' ? 'Write' : '', properties]] : [];
    }),
  );
}

function withBeside(schema: Json, beside: Json | undefined): Json {
  const { properties } = schema;
  return beside && isRecord(properties) ? { ...schema, properties: { ...properties, ...beside } } : schema;
}

/** The JSON Schemas of the documents that fields hold, by subclass and field. */
export type KindDocuments = ReadonlyMap<string, ReadonlyMap<string, JsonSchema>>;

/** Reports schemas of the contract that occupy a name needed for a schema generated from a kind's file. */
export function findTakenNames({ document, problemAt }: ContractFile, subclasses: string[]): Problem[] {
  const schemas = objectAt(document, ...SCHEMAS);
  return subclasses.flatMap((subclass) =>
    [schemaName(subclass), `${schemaName(subclass)}Write`]
      .filter((name) => schemas[name])
      .map((name) => {
        const message = `schema "${name}" is made from schemas/kinds/${subclass}.json; it can't be written here as well.`;
        return problemAt([...SCHEMAS, name], message, 'Remove or rename it.');
      }),
  );
}

const SCHEMAS = ['components', 'schemas'];
const KIND_WORDS = ['read', 'write', 'names'];
/**
 * Values of `x-kinds` without which the kinds would be missing from the contract, and what each such schema describes.
 */
const NEEDED_WORDS = { read: 'stored components', write: 'components to be stored' };

function checkWords({ problemAt }: ContractFile, schemas: [string, unknown][]): Problem[] {
  const words = schemas.map(([name, schema]) => ({ name, word: kindsWord(schema) }));
  const unknown = words.filter(({ word }) => word !== undefined && !KIND_WORDS.includes(word));
  const missing = Object.entries(NEEDED_WORDS).filter(([needed]) => words.every(({ word }) => word !== needed));
  return [
    ...unknown.map(({ name, word }) => {
      const message = `"x-kinds: ${word}" is not known here.`;
      return problemAt([...SCHEMAS, name, 'x-kinds'], message, `Known: ${KIND_WORDS.join(', ')}.`);
    }),
    ...missing.map(([word, described]) => {
      const message = `no schema says "x-kinds: ${word}", so the kinds would be missing from the contract.`;
      return problemAt(SCHEMAS, message, `Add it to the schema that describes ${described}.`);
    }),
  ];
}

function kindsWord(schema: unknown): string | undefined {
  const word = isRecord(schema) ? schema['x-kinds'] : undefined;
  return word === undefined ? undefined : String(word);
}

function fillIn(schema: unknown, definitions: FormDefinition[]): unknown {
  const word = kindsWord(schema);
  if (!isRecord(schema) || word === undefined) return schema;
  const { 'x-kinds': _, properties: __, additionalProperties: ___, ...rest } = schema;
  if (word === 'names') return { ...rest, type: 'string', enum: definitions.map(({ id }) => id) };
  const suffix = word === 'write' ? 'Write' : '';
  const refs = definitions.map(({ id }) => [id, `#/components/schemas/${schemaName(id)}${suffix}`]);
  return {
    ...rest,
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'subclass', mapping: Object.fromEntries(refs) },
  };
}

function withNamePattern(schema: unknown): unknown {
  return isRecord(schema) && schema['x-text'] === 'name' ? { ...schema, pattern: NAME_PATTERN } : schema;
}
