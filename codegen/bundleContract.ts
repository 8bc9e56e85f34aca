import type { FormDefinition } from '#model/FormDefinition.ts';
import { schemaName } from '#model/schemaName.ts';
import { addKinds, findTakenNames, type KindDocuments } from './addKinds.ts';
import { checkContractShape } from './checkContractShape.ts';
import { findDeadReferences } from './contractReferences.ts';
import { Memory } from './Memory.ts';
import type { Outcome } from './Problem.ts';
import { type ContractFile, readContract } from './readContract.ts';
import { type Operation, readOperations } from './readOperations.ts';

export interface Contract extends ContractFile {
  operations: Operation[];
}

interface ContractInput {
  file: string;
  /** YAML; undefined if the file is missing, which `readSources` reports. */
  text: string | undefined;
  definitions: FormDefinition[];
  documents?: KindDocuments;
  /** The subclasses of all kind files, including those that have problems. */
  subclasses: string[];
  memory?: Memory;
}

/** Adds the kinds to the contract and lists its calls; undefined if there are problems. */
export function bundleContract({
  file,
  text,
  definitions,
  documents = new Map(),
  subclasses,
  memory = new Memory(),
}: ContractInput): Outcome<Contract | undefined> {
  if (text === undefined) return { value: undefined, problems: [] };
  const { value: written, problems: faults } = memory.recall(file, [text], () => readContract(file, text));
  if (!written) return { value: undefined, problems: faults };
  const withKinds = addKinds(written, definitions, { documents, memory });
  const operations = readOperations(withKinds.value);
  const promised = subclasses.map((subclass) => `#/components/schemas/${schemaName(subclass)}`);
  const problems = [
    ...memory.recall('shape of the contract', [written], () => checkContractShape(written)),
    ...findTakenNames(written, subclasses),
    ...withKinds.problems,
    ...findDeadReferences(withKinds.value, [...promised, ...promised.map((ref) => `${ref}Write`)]),
    ...operations.problems,
  ];
  const contract = { ...withKinds.value, operations: operations.value };
  return { value: problems.length ? undefined : contract, problems };
}
