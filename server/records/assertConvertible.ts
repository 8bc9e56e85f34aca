import { Failure } from '#server/Failure.ts';

/** Throws a conflict if a record already has the form that it would be converted to. */
export function assertConvertible(record: { isTemplate: boolean }, to: { isTemplate: boolean }): void {
  if (record.isTemplate !== to.isTemplate) return;
  throw new Failure('conflict', record.isTemplate ? 'This is already a template' : 'This is not a template');
}
