import type { JSONPath } from 'jsonc-parser';

/** One thing that two contracts state differently; ours is 'here', the other 'there'. */
export interface ContractDifference {
  /** Where our contract states it, or would state it. */
  path: JSONPath;
  code:
    | 'call'
    | 'slash'
    | 'parameter'
    | 'body'
    | 'answer'
    | 'field'
    | 'type'
    | 'nullable'
    | 'required'
    | 'rule'
    | 'choices';
  /** 'GET /components/: parameter "limit" in query is only here.' */
  message: string;
}
