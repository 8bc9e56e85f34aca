import type { FieldValues, Issue } from './FormDefinition.ts';
import { isBroken } from './isBroken.ts';
import type { Kind } from './Kind.ts';
import { soundReader } from './soundReader.ts';

/** The fields that a broken check compares; none for any other issue. */
export function checkedFields({ code, params }: Issue): readonly string[] {
  return code === CHECK && Array.isArray(params.reads) ? params.reads : [];
}

/** Adds the kind's checks that are errors to its validator; a check that needs a value at fault does not apply. */
export function checkedValidator(
  validate: Kind['validate'],
  getKind: () => Pick<Kind, 'definition' | 'checks'>,
): Kind['validate'] {
  return (values) => {
    const issues = validate(values);
    return [...issues, ...findBrokenChecks(getKind(), values, new Set(issues.map(({ field }) => field)))];
  };
}

function findBrokenChecks(
  { definition, checks = [] }: Pick<Kind, 'definition' | 'checks'>,
  values: FieldValues,
  faulty: ReadonlySet<string>,
): Issue[] {
  const reader = soundReader(definition, values, faulty);
  return checks
    .filter((check) => check.error !== undefined && isBroken(check, reader))
    .flatMap(({ error: message, at, reads }) =>
      at.map((field): Issue => ({ field, code: CHECK, params: { message, reads } })),
    );
}

/** The code of the issue that a broken check makes. */
const CHECK = 'check';
