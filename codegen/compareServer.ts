import { compareServedKinds } from './compareServedKinds.ts';
import { type Finding, unchecked } from './Finding.ts';
import { fetchContract, findServerContract } from './fetchContract.ts';
import type { Generated } from './makeModules.ts';
import type { Json } from './readContract.ts';
import { CONTRACT } from './readSources.ts';
import { connectServer } from './serverCalls.ts';
import { listServedKinds, readServerMeta } from './serverMeta.ts';

interface ComparedServer {
  url: string;
  /** The path or address of the server's contract, if it is not at one of the usual places. */
  contract?: string | undefined;
  made: Generated;
  env: NodeJS.ProcessEnv;
}

const NO_CONTRACT: Finding = {
  file: CONTRACT,
  line: 1,
  column: 1,
  rule: 'server/noContract',
  severity: 'warning',
  message: 'was not compared: the server publishes no contract at any of the usual places.',
  suggestion: '--contract says where it is.',
};

/** Returns how the kinds differ from what a running server states, and the contract that it publishes. */
export async function compareServer({
  url,
  contract: source,
  made,
  env,
}: ComparedServer): Promise<{ findings: Finding[]; contract?: Json | undefined }> {
  try {
    const calls = await connectServer(url, env);
    const metas = await readServerMeta(
      calls,
      made.definitions.map(({ id }) => id),
    );
    const contract = source === undefined ? await findServerContract(calls) : await fetchContract(source, calls);
    const isSilent = [...metas.values()].every((answer) => 'body' in answer && answer.body === undefined);
    if (isSilent && !contract) {
      const message = `${calls.base} knows none of the kinds and publishes no contract. Is it the address of the server?`;
      return { findings: [unchecked(url, message)] };
    }
    const served = await listServedKinds(calls);
    // A server without metadata may still state its kinds in the contract.
    const stated = isSilent ? {} : { metas };
    const differences = compareServedKinds({ ...made, ...stated, contract, own: made.contract?.document, served });
    return { findings: contract ? differences : [NO_CONTRACT, ...differences], contract };
  } catch (error) {
    return { findings: [unchecked(url, error instanceof Error ? error.message : String(error))] };
  }
}
