import { SQLITE } from './engines.ts';
import { testContractLong } from './testContractLong.ts';

testContractLong(SQLITE);
