import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { answerText, readMeta } from '#model/readMeta.ts';
import { compareKindAnswers } from './contracts/compareKindAnswers.ts';
import { type ContractKind, listContractKinds } from './contracts/contractKinds.ts';
import { contractMeta, hasFields } from './contracts/contractMeta.ts';
import { type Finding, unchecked } from './Finding.ts';
import type { Generated } from './makeModules.ts';
import type { Json } from './readContract.ts';

export interface ComparedServer extends Pick<Generated, 'definitions' | 'findPlace'> {
  /** The server's answer to the request for each kind's metadata; absent if only a contract is compared. */
  metas?: ReadonlyMap<string, MetaAnswer>;
  /** The server's contract, if it has one. */
  contract?: Json | undefined;
  /** Our contract, with which the server's is compared. */
  own?: Json | undefined;
  /** Other kinds that the server is known to have. */
  served?: readonly string[];
}

/** The body, undefined if the server does not know the kind; or why the request failed. */
export type MetaAnswer = { body: unknown } | { fault: string };

/**
 * Returns every difference between the kinds' forms and what a server states about its kinds in metadata and contract.
 */
export function compareServedKinds({
  definitions,
  findPlace,
  metas,
  contract,
  own,
  served = [],
}: ComparedServer): Finding[] {
  const kinds = contract && listContractKinds(contract);
  const known = definitions.map(({ id }) => id);
  const foreign = [...new Set([...served, ...(kinds?.keys() ?? [])])].filter((id) => !known.includes(id)).sort();
  const only = (id: string, side: 'Server' | 'Form', words: string): Finding => ({
    ...findPlace(id, ''),
    rule: `server/kindOnly${side === 'Server' ? 'OnServer' : 'InForm'}`,
    message: `${id}: ${words}`,
  });
  const differences = definitions.flatMap((definition) => {
    const { id } = definition;
    const answer = metas?.get(id);
    const kind = kinds?.get(id);
    // A contract without any kinds can't be compared.
    const isListed = kinds === undefined || kinds.size === 0 ? undefined : kind !== undefined;
    if (answer ? 'body' in answer && answer.body === undefined : isListed === false)
      return [only(id, 'Form', 'the server does not know this kind')];
    return [
      ...(isListed === false ? [only(id, 'Form', 'the contract of the server does not name this kind')] : []),
      ...compareKind({ definition, findPlace, answer, contract, own, kind }),
    ];
  });
  return [...differences, ...foreign.map((id) => only(id, 'Server', 'only the server knows this kind'))];
}

interface ComparedKind extends Pick<ComparedServer, 'findPlace' | 'contract' | 'own'> {
  definition: FormDefinition;
  answer: MetaAnswer | undefined;
  kind: ContractKind | undefined;
}

function compareKind({ definition, findPlace, answer, contract, own, kind }: ComparedKind): Finding[] {
  const { id } = definition;
  const toFinding = (difference: MetaDifference): Finding => ({
    ...findPlace(id, difference.field),
    rule: `server/${difference.code}`,
    message: `${id}.${difference.field}: ${differenceText(difference)}`,
  });
  const meta = answer && readAnswer(id, answer);
  const inMeta = meta && 'message' in meta ? [meta] : meta ? compareMeta({ definition, meta }).map(toFinding) : [];
  const inContract = contract ? compareInContract(definition, contract, kind) : [];
  const written = new Set(inContract.map(({ field }) => field));
  const inAnswers =
    contract && own && kind ? compareKindAnswers({ ours: own, theirs: contract, subclass: id, kind }) : [];
  const answered = inAnswers
    .filter(([field]) => !written.has(field))
    .map(([field, message]) => ({ ...findPlace(id, field), rule: 'contract/answer', message }));
  // A difference in both is reported once.
  const all = [...inMeta, ...inContract.map(toFinding), ...answered];
  return [...new Map(all.map((finding) => [finding.message, finding])).values()];
}

function readAnswer(id: string, answer: MetaAnswer) {
  if ('fault' in answer) return unchecked(id, `${id}: ${answer.fault}`);
  const said = `${id}: the server's metadata contains no readable field; it answered ${answerText(answer.body)}`;
  return readMeta(answer.body) ?? unchecked(id, said);
}

/**
 * Compares the schema of requests; if the contract has one schema for requests and responses, required fields are not
 * compared.
 */
function compareInContract(definition: FormDefinition, contract: Json, kind: ContractKind = {}): MetaDifference[] {
  const schema = [kind.write, kind.read].find(hasFields);
  const meta = schema && readMeta(contractMeta(contract, schema));
  if (!meta) return [];
  const differences = compareMeta({ definition, meta });
  return schema === kind.write ? differences : differences.filter(({ code }) => code !== 'required');
}
