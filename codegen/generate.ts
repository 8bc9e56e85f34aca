import { objectAt } from './contractReferences.ts';
import { header } from './emit.ts';
import type { GeneratedText } from './generatedText.ts';
import { Memory } from './Memory.ts';
import { failed, type Generated, makeModules, type SchemaTexts } from './makeModules.ts';
import { compareText, type Outcome } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';
import { CONTRACT } from './readSources.ts';

export interface GenerateInput extends SchemaTexts {
  /** Returns the TypeScript types of a contract's JSON text. */
  apiTypes: (contract: string) => Promise<string>;
}

/** Generates every module of generated/ from the schema files, or returns every problem in them. */
export async function generate({ apiTypes, ...given }: GenerateInput, memory = new Memory()): Promise<Generated> {
  const types: Promise<Outcome<[string, string][]>>[] = [];
  // A worker thread makes the types in the meantime.
  const onContract = (contract: ContractFile) => void types.push(makeTypes(contract, apiTypes));
  const made = makeModules({ ...given, onContract }, memory);
  const ofCalls = await types[0];
  if (!made.contract || !ofCalls) return made;
  if (ofCalls.problems.length) return failed([...made.warnings, ...ofCalls.problems]);
  return {
    ...made,
    files: new Map<string, GeneratedText>([...made.files, ...ofCalls.value].sort(([a], [b]) => compareText(a, b))),
  };
}

/** Returns the module of the API's types, which takes as long as all other modules together. */
export async function makeTypes(
  { document }: ContractFile,
  apiTypes: GenerateInput['apiTypes'],
): Promise<Outcome<[string, string][]>> {
  try {
    const types = await apiTypes(JSON.stringify(withOpenKinds(document)));
    return { value: [['api.ts', `${header(CONTRACT)}${types}`]], problems: [] };
  } catch (error) {
    const message = `can't be turned into types: ${error instanceof Error ? error.message : String(error)}`;
    return { value: [], problems: [{ file: CONTRACT, line: 1, column: 1, message }] };
  }
}

/**
 * Returns the contract for the app's own calls, which load records of any kind, even of one that only the server knows.
 */
function withOpenKinds(document: Json): Json {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => {
    const { enum: _, ...open } = objectAt(schema);
    return [name, name === KINDS ? open : schema];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** The name of the contract's schema that lists the kinds. */
const KINDS = 'Subclass';
