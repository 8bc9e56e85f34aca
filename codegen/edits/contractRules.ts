import type { Verdicts } from './Verdicts.ts';

/** The effects of edits of the contract on clients that send and on clients that read. */
export const CONTRACT_RULES = {
  'call removed': ['breaking', 'breaking', 'the call no longer exists'],
  'call added': ['safe', 'safe', 'there is a new call'],
  'access changed': ['breaking', 'breaking', 'callers sign in differently'],
  'parameter removed': ['breaking', 'breaking', 'calls with it are refused'],
  'parameter added': ['safe', 'safe', 'calls may include it'],
  'required parameter added': ['breaking', 'breaking', 'calls without it are refused'],
  'body removed': ['breaking', 'safe', 'what is sent is no longer accepted'],
  'body added': ['safe', 'safe', 'something may be sent'],
  'required body added': ['breaking', 'safe', 'calls without it are refused'],
  'answer removed': ['safe', 'breaking', 'clients expect a response that no longer exists'],
  'answer added': ['safe', 'risky', 'clients get a response that they may not know'],
  'error removed': ['safe', 'safe', 'clients need not expect it'],
  'sent property removed': ['breaking', 'safe', 'calls with it are refused'],
  'sent property added': ['safe', 'safe', 'clients may send it'],
  'required property added': ['breaking', 'safe', 'calls without it are refused'],
  'property demanded': ['breaking', 'safe', 'calls without it are refused'],
  'property no longer demanded': ['safe', 'safe', 'clients may leave it out'],
  'read property removed': ['safe', 'breaking', 'clients no longer receive it'],
  'read property added': ['safe', 'safe', 'clients that do not know it skip it'],
  'property promised': ['safe', 'safe', 'it is always there'],
  'property no longer promised': ['safe', 'breaking', 'clients may no longer receive it'],
  'fewer values taken': ['breaking', 'safe', 'calls that were accepted are now refused'],
  'more values taken': ['safe', 'safe', 'calls that were refused are now accepted'],
  'other values taken': ['breaking', 'safe', 'calls that were accepted are now refused'],
  'fewer values answered': ['safe', 'safe', 'clients no longer get some values'],
  'more values answered': ['safe', 'risky', 'clients get values that they may not know'],
  'other values answered': ['safe', 'breaking', 'clients get values other than those they know'],
  'default changed': ['risky', 'safe', 'what is left out gets another value'],
  'words changed': ['safe', 'safe', 'only what people read'],
} as const satisfies Record<string, readonly [Verdicts['writers'], Verdicts['readers'], string]>;

export type ContractCode = keyof typeof CONTRACT_RULES;
