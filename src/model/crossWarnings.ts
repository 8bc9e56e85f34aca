import type { FieldValues } from './FormDefinition.ts';
import { isBroken } from './isBroken.ts';
import type { Kind } from './Kind.ts';
import { RecordReader } from './RecordReader.ts';

/** Warnings of checks across fields, by field; a check that needs an empty or faulty value does not apply. */
export function crossWarnings(
  { definition, checks = [] }: Pick<Kind, 'definition' | 'checks'>,
  values: FieldValues,
  faulty: ReadonlyMap<string, unknown> = new Map(),
): Map<string, string> {
  const sound = Object.entries(values).filter(([name]) => !faulty.has(name));
  const reader = new RecordReader(definition, Object.fromEntries(sound));
  const warnings = new Map<string, string>();
  for (const check of checks) {
    const { warn, at } = check;
    if (warn === undefined || !isBroken(check, reader)) continue;
    // Of two warnings at one field the first of the file is shown.
    for (const field of at) if (!warnings.has(field)) warnings.set(field, warn);
  }
  return warnings;
}
