import type { FormDefinition } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { bundleContract } from './bundleContract.ts';
import { checkKindNames } from './checkKindNames.ts';
import { shapeCheck } from './checkShape.ts';
import { objectAt } from './contractReferences.ts';
import { type CheckedKind, emitForm, emitRegistry, header } from './emit.ts';
import { emitLanguages } from './emitLanguages.ts';
import { emitSoundContract } from './emitSoundContract.ts';
import type { Place } from './fieldPlace.ts';
import { fileStem } from './fileStem.ts';
import { compareText, hasFaults, type Outcome, type Problem, sortProblems } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';
import { readForm, readKind } from './readForm.ts';
import { readLanguages } from './readLanguages.ts';
import {
  CONTRACT,
  EXAMPLE_FOLDER,
  FORM_FOLDER,
  KIND_FOLDER,
  listDocuments,
  listSources,
  META_SCHEMA,
  readShared,
  readSources,
} from './readSources.ts';
import { translateKinds } from './translateKinds.ts';

export interface GenerateInput {
  /** Texts of the files in schemas/, those of examples only where they are wanted, by path from the project's folder: 'schemas/common.json'. */
  texts: Map<string, string>;
  /** Names of the icons that a kind may have. */
  icons: Set<string>;
  /** Files of schemas/ that can't be read, or that no part of it is meant for. */
  unread?: Problem[];
  /** Makes TypeScript of a contract's JSON text. */
  apiTypes: (contract: string) => Promise<string>;
}

export interface Generated {
  /** Texts of the modules to write, by path inside generated/; empty when there are problems. */
  files: Map<string, string>;
  problems: Problem[];
  /** What is worth a look and keeps nothing from being made. */
  warnings: Problem[];
  /** The kinds' forms, in the order of their cards; empty if there are problems. */
  definitions: FormDefinition[];
  /** Where the files say what a field of a kind is, or the kind itself. */
  placeOf: (subclass: string, name: string) => Place;
  /** The contract with all kinds; undefined if there are problems. */
  contract?: ContractFile;
}

/** Makes every module of generated/ from the schema files, or returns every problem in them. */
export async function generate({ texts, icons, unread = [], apiTypes }: GenerateInput): Promise<Generated> {
  const sources = readSources(texts);
  const metaSchema = sources.value.get(META_SCHEMA)?.value;
  if (!isRecord(metaSchema)) return failed([...unread, ...sources.problems]);
  const checkShape = shapeCheck(metaSchema);
  const shared = readShared(texts, sources.value, checkShape);
  const documents = listDocuments(texts, sources.value);
  const kindFiles = KIND_FOLDERS.flatMap((folder) => listSources(sources.value, folder));
  const kinds = collect(
    kindFiles.map((source) => readKind(source, { checkShape, shared: shared.value, icons, documents })),
  );
  const forms = collect(
    listSources(sources.value, FORM_FOLDER).map((source) => readForm(source, { checkShape, documents })),
  );
  const cards = kinds.value.toSorted(compareCards);
  const definitions = cards.map(({ definition }) => definition);
  const contract = bundleContract({
    file: CONTRACT,
    text: texts.get(CONTRACT),
    definitions,
    documents: new Map(cards.map((kind) => [kind.definition.id, kind.documents])),
    subclasses: [...texts.keys()].filter(isKindFile).map(fileStem),
  });
  const inPhases = [sources, shared, kinds, forms, contract].flatMap((phase) => phase.problems);
  const inEnglish = [...unread, ...inPhases, ...checkKindNames(kindFiles, cards)];
  if (hasFaults(inEnglish) || !contract.value || !shared.value) return failed(inEnglish);
  const sharedFiles = shared.value;
  const translatable = [...sharedFiles.values()].map(({ source }) => source).concat(kindFiles);
  const languages = readLanguages({ sources: sources.value, translatable, checkShape });
  const problems = [...inEnglish, ...languages.problems];
  if (hasFaults(problems)) return failed(problems);
  const emitted = emitSoundContract(contract.value);
  if (emitted.problems.length) return failed([...problems, ...emitted.problems]);
  const types = await makeTypes(apiTypes, JSON.stringify(withOpenKinds(contract.value.document)));
  if (types.problems.length) return failed([...problems, ...types.problems]);
  const files: [string, string][] = [
    ...cards.flatMap((kind) => emitForm('kinds', kind)),
    ...forms.value.flatMap((form) => emitForm('forms', form)),
    ...emitRegistry(cards),
    ...emitLanguages(
      languages.value.map((language) =>
        translateKinds(language, { kinds: cards, sources: sources.value, shared: sharedFiles, documents }),
      ),
    ),
    ...emitted.value,
    ['api.ts', `${header(CONTRACT)}${types.value}`],
  ];
  return {
    files: new Map(files.sort(([a], [b]) => compareText(a, b))),
    problems: [],
    warnings: sortProblems(problems),
    definitions,
    placeOf: (subclass, name) => placeIn(cards, subclass, name),
    contract: contract.value,
  };
}

const KIND_FOLDERS = [KIND_FOLDER, EXAMPLE_FOLDER];

function isKindFile(file: string): boolean {
  return KIND_FOLDERS.some((folder) => file.startsWith(folder));
}

function collect<T>(outcomes: Outcome<T | undefined>[]): Outcome<T[]> {
  return {
    value: outcomes.flatMap(({ value }) => value ?? []),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

function compareCards(a: CheckedKind, b: CheckedKind): number {
  return a.summary.order - b.summary.order || compareText(a.definition.id, b.definition.id);
}

/** The contract for the app's own calls: it loads whatever kind a record has, also one that only the server knows. */
function withOpenKinds(document: Json): Json {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => {
    const { enum: _, ...open } = objectAt(schema);
    return [name, name === KINDS ? open : schema];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** The contract's schema of the kinds' names. */
const KINDS = 'Subclass';

async function makeTypes(apiTypes: GenerateInput['apiTypes'], contract: string): Promise<Outcome<string>> {
  try {
    return { value: await apiTypes(contract), problems: [] };
  } catch (error) {
    const message = `can't be turned into types: ${error instanceof Error ? error.message : String(error)}`;
    return { value: '', problems: [{ file: CONTRACT, line: 1, column: 1, message }] };
  }
}

function placeIn(kinds: CheckedKind[], subclass: string, name: string): Place {
  const kind = kinds.find(({ definition }) => definition.id === subclass);
  // A kind that only others know would have this file.
  return kind?.placeOf(name) ?? { file: `${KIND_FOLDER}${subclass}.json`, line: 1, column: 1 };
}

function failed(problems: Problem[]): Generated {
  const sorted = sortProblems(problems);
  return {
    files: new Map(),
    problems: sorted.filter(({ severity }) => severity === undefined),
    warnings: sorted.filter(({ severity }) => severity !== undefined),
    definitions: [],
    placeOf: (...at) => placeIn([], ...at),
  };
}
