import { compareServedKinds } from './compareServedKinds.ts';
import { compareContracts } from './contracts/compareContracts.ts';
import type { Finding } from './Finding.ts';
import type { Generated } from './makeModules.ts';
import type { Json } from './readContract.ts';

/**
 * Returns how the calls of our contract and another one differ, at the lines of ours; `withKinds` compares the kinds as
 * well.
 */
export function compareContract({ made, theirs, withKinds }: ComparedContract): Finding[] {
  const { contract } = made;
  if (!contract) return [];
  const inCalls = compareContracts({ ours: contract.document, theirs }).map(({ path, code, message }): Finding => {
    return { ...contract.problemAt(path, message), rule: `contract/${code}` };
  });
  return [...(withKinds ? compareServedKinds({ ...made, contract: theirs, own: contract.document }) : []), ...inCalls];
}

interface ComparedContract {
  made: Generated;
  theirs: Json;
  withKinds: boolean;
}
