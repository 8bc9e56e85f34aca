import type { JSONPath } from 'jsonc-parser';
import type { ContractCode } from './contractRules.ts';

/** One thing that two versions of the contract state differently. */
export interface ContractEdit {
  /** Where the contract states it; if `isGone`, where the earlier contract stated it. */
  path: JSONPath;
  isGone?: boolean;
  code: ContractCode;
  /** 'POST /projects/: body.name: "maxLength" is 50; it was 80'. */
  message: string;
}
