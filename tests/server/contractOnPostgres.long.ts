import { POSTGRESQL } from './engines.ts';
import { testContractLong } from './testContractLong.ts';

testContractLong(POSTGRESQL);
