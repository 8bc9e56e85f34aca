import type { KindCheck } from './Kind.ts';
import type { RecordReader } from './RecordReader.ts';

/** Whether a record breaks a check; one that needs an empty value does not apply. */
export function isBroken({ when, require }: Pick<KindCheck, 'when' | 'require'>, record: RecordReader): boolean {
  return (when === undefined || when(record) === true) && require(record) === false;
}
