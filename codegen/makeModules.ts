import { dirname } from 'node:path';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { bundleContract } from './bundleContract.ts';
import { checkKindNames } from './checkKindNames.ts';
import { shapeCheck } from './checkShape.ts';
import { type CheckedForm, type CheckedKind, emitForm, emitRegistry } from './emit.ts';
import { emitLanguages } from './emitLanguages.ts';
import { emitSoundContract } from './emitSoundContract.ts';
import type { Place } from './fieldPlace.ts';
import { fileStem } from './fileStem.ts';
import type { GeneratedText } from './generatedText.ts';
import { emitMappings } from './imports/emitMappings.ts';
import { readMappings } from './imports/readMappings.ts';
import { Memory } from './Memory.ts';
import { compareText, hasFaults, type Outcome, type Problem, sortProblems } from './Problem.ts';
import type { ContractFile } from './readContract.ts';
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
import type { SourceFile } from './SourceFile.ts';
import { translateKinds } from './translateKinds.ts';

export interface SchemaTexts {
  /**
   * Texts of the files in schemas/ by path from the project's folder: 'schemas/common.json'; those of examples only if
   * asked for.
   */
  texts: Map<string, string>;
  /** Names of the icons that a kind may have. */
  icons: Set<string>;
  /** Files of schemas/ that can't be read, or are in no place for them. */
  unread?: Problem[];
  /** Called with the contract before the modules are made; a later problem may still keep them all from being made. */
  onContract?: (contract: ContractFile) => void;
}

export interface Generated {
  /** Texts of the modules to write, by path inside generated/; empty if there are problems. */
  files: Map<string, GeneratedText>;
  problems: Problem[];
  /** Warnings, which don't keep anything from being generated. */
  warnings: Problem[];
  /** The kinds' forms, in the order of their cards; empty if there are problems. */
  definitions: FormDefinition[];
  /** The kinds in the same order; empty if there are problems. */
  kinds: CheckedKind[];
  /** Returns where the files define a field of a kind, or the kind itself. */
  findPlace: (subclass: string, name: string) => Place;
  /** The contract with all kinds; undefined if there are problems. */
  contract?: ContractFile;
}

/** Generates every module of generated/ except the types of the API, or returns every problem in the schema files. */
export function makeModules(given: SchemaTexts, memory = new Memory()): Generated {
  const made = make(given, memory);
  memory.endRun({ isWhole: made.problems.length === 0 });
  return made;
}

function make({ texts, icons, unread = [], onContract }: SchemaTexts, memory: Memory): Generated {
  const sources = readSources(texts, memory);
  const metaSource = sources.value.get(META_SCHEMA);
  const metaSchema = metaSource?.value;
  if (!isRecord(metaSchema)) return failed([...unread, ...sources.problems, ...reportMetaSchema(metaSource)]);
  const checkShape = memory.recall('shape', [metaSource], () => shapeCheck(metaSchema));
  const common = [...sources.value.values()].filter(({ file }) => isCommon(file));
  const names = [...texts.keys()].filter(isCommon).join();
  const shared = memory.recall('shared', [names, ...common], () => readShared(texts, sources.value, checkShape));
  const found = listDocuments(texts, sources.value);
  const documents = memory.recall('documents', [[...found.keys()].join(), ...found.values()], () => found);
  const kindFiles = KIND_FOLDERS.flatMap((folder) => listSources(sources.value, folder));
  const recallForm = <Form>(source: SourceFile, read: () => Form) =>
    memory.recall(source.file, [source, checkShape, shared, icons, documents], read);
  const kinds = collect(
    kindFiles.map((source) =>
      recallForm(source, () => readKind(source, { checkShape, shared: shared.value, icons, documents })),
    ),
  );
  const forms = collect(
    listSources(sources.value, FORM_FOLDER).map((source) =>
      recallForm(source, () => readForm(source, { checkShape, documents })),
    ),
  );
  const cards = kinds.value.toSorted(compareCards);
  const definitions = cards.map(({ definition }) => definition);
  const contract = bundleContract({
    file: CONTRACT,
    text: texts.get(CONTRACT),
    definitions,
    documents: new Map(cards.map((kind) => [kind.definition.id, kind.documents])),
    subclasses: [...texts.keys()].filter(isKindFile).map(fileStem),
    memory,
  });
  const inPhases = [sources, shared, kinds, forms, contract].flatMap((phase) => phase.problems);
  const inEnglish = [...unread, ...inPhases, ...checkKindNames(kindFiles, cards)];
  if (hasFaults(inEnglish) || !contract.value || !shared.value) return failed(inEnglish);
  onContract?.(contract.value);
  const sharedFiles = shared.value;
  const translatable = [...sharedFiles.values()].map(({ source }) => source).concat(kindFiles);
  const languages = readLanguages({ sources: sources.value, translatable, checkShape, memory });
  const mappings = readMappings(sources.value, { kinds: cards, memory });
  const problems = [...inEnglish, ...languages.problems, ...mappings.problems];
  if (hasFaults(problems)) return failed(problems);
  const emitted = emitSoundContract(contract.value, memory);
  if (emitted.problems.length) return failed([...problems, ...emitted.problems]);
  const emit = (folder: 'kinds' | 'forms', form: CheckedForm) =>
    memory.recall(`modules ${form.source}`, [form], () => emitForm(folder, form));
  const files: [string, GeneratedText][] = [
    ...cards.flatMap((kind) => emit('kinds', kind)),
    ...forms.value.flatMap((form) => emit('forms', form)),
    ...emitRegistry(cards),
    ...emitMappings(mappings.value),
    ...emitLanguages(
      languages.value.map((language) =>
        translateKinds(language, { kinds: cards, sources: sources.value, shared: sharedFiles, documents, memory }),
      ),
      memory,
    ),
    ...emitted.value,
  ];
  return {
    files: new Map(files.sort(([a], [b]) => compareText(a, b))),
    problems: [],
    warnings: sortProblems(problems),
    definitions,
    kinds: cards,
    findPlace: (subclass, name) => placeIn(cards, subclass, name),
    contract: contract.value,
  };
}

/** Reports a meta-schema that can be read but is not a schema. */
function reportMetaSchema(source: SourceFile | undefined): Problem[] {
  const message = 'is not a JSON Schema, so no file could be checked against it.';
  return source ? [source.problemAt([], message, 'Restore it.')] : [];
}

/** Whether a file is in no folder inside schemas/. */
function isCommon(file: string): boolean {
  return dirname(file) === 'schemas';
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

function placeIn(kinds: CheckedKind[], subclass: string, name: string): Place {
  const kind = kinds.find(({ definition }) => definition.id === subclass);
  // A kind that only others have would have this file.
  return kind?.findPlace(name) ?? { file: `${KIND_FOLDER}${subclass}.json`, line: 1, column: 1 };
}

/** Returns codegen's result if nothing could be generated. */
export function failed(problems: Problem[]): Generated {
  const sorted = sortProblems(problems);
  return {
    files: new Map(),
    problems: sorted.filter(({ severity }) => severity === undefined),
    warnings: sorted.filter(({ severity }) => severity !== undefined),
    definitions: [],
    kinds: [],
    findPlace: (...at) => placeIn([], ...at),
  };
}
