import type { FieldValues } from './FormDefinition.ts';
import { isBroken } from './isBroken.ts';
import type { Kind } from './Kind.ts';
import { soundReader } from './soundReader.ts';

/**
 * Returns the warnings of checks across fields, by field; a check that needs an empty or faulty value does not apply.
 */
export function crossWarnings(
  { definition, checks = [] }: Pick<Kind, 'definition' | 'checks'>,
  values: FieldValues,
  faulty: Pick<ReadonlySet<string>, 'has'> = new Set(),
  reader = soundReader(definition, values, faulty),
): Map<string, string> {
  const warnings = new Map<string, string>();
  for (const check of checks) {
    const { warn, at } = check;
    if (warn === undefined || !isBroken(check, reader)) continue;
    // If a field has two warnings, the first in the file is shown.
    for (const field of at) if (!warnings.has(field)) warnings.set(field, warn);
  }
  return warnings;
}
