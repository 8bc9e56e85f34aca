import { conditionIssues } from './conditionIssues.ts';
import type { FieldValues, Issue } from './FormDefinition.ts';
import { type FieldPaths, fieldPaths } from './fieldPaths.ts';
import { hiddenFields } from './hiddenFields.ts';
import { isBroken } from './isBroken.ts';
import type { Kind } from './Kind.ts';
import { flattenRecord } from './nestedRecord.ts';
import { soundReader } from './soundReader.ts';

/** Returns the fields that a broken check reads; empty for any other issue. */
export function checkedFields({ code, params }: Issue): readonly string[] {
  return code === CHECK && Array.isArray(params.reads) ? params.reads : [];
}

/**
 * Extends a kind's validator by the fields that its conditions require and by its checks that report errors. A hidden
 * field is only checked if it has a value, and never by a rule between fields; a check that reads a hidden or faulty
 * value does not apply.
 */
export function checkedValidator(
  validate: Kind['validate'],
  getKind: () => Pick<Kind, 'definition' | 'checks' | 'conditions'>,
): Kind['validate'] {
  return (record) => {
    const kind = getKind();
    const values = flattenRecord(kind.definition, record);
    const paths = fieldPaths(kind.definition, values);
    const hidden = hiddenFields(kind, record);
    const issues = conditionIssues(kind, validate(record), { record, values, paths, hidden });
    const faulty = new Set([...hidden, ...issues.map(({ field }) => paths.toName(field))]);
    return [...issues, ...findBrokenChecks(kind, { values, faulty, hidden, paths })];
  };
}

interface Judged {
  values: FieldValues;
  faulty: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  paths: FieldPaths;
}

function findBrokenChecks(
  { definition, checks = [] }: Pick<Kind, 'definition' | 'checks'>,
  { values, faulty, hidden, paths }: Judged,
): Issue[] {
  const reader = soundReader(definition, values, faulty);
  return checks
    .filter((check) => check.error !== undefined && isBroken(check, reader))
    .flatMap(({ error: message, at, reads }) =>
      at
        .filter((field) => !hidden.has(field))
        .map((field): Issue => ({ field: paths.toPath(field), code: CHECK, params: { message, reads } })),
    );
}

/** The code of issues from broken checks. */
const CHECK = 'check';
