import type { FieldValues, FormDefinition, Issue } from './FormDefinition.ts';
import type { FieldPaths } from './fieldPaths.ts';
import type { Conditional } from './hiddenFields.ts';
import { isOfChosenCase } from './nestedRecord.ts';

interface Judged {
  record: FieldValues;
  /** The record by field name. */
  values: FieldValues;
  paths: FieldPaths;
  hidden: ReadonlySet<string>;
}

/** Drops the issues that do not apply to hidden fields, and adds those of missing fields that conditions require. */
export function conditionIssues(
  kind: Conditional,
  issues: readonly Issue[],
  { record, values, paths, hidden }: Judged,
): Issue[] {
  const { definition, conditions = [] } = kind;
  const isHidden = (path: string) => {
    const name = paths.toName(path);
    return hidden.has(name) || isHiddenObject(path, { definition, paths, hidden });
  };
  // A hidden value may be missing, and no rule between fields compares it.
  const kept = issues.filter(({ field, params: { other } }) => {
    if (typeof other === 'string' && (isHidden(field) || isHidden(other))) return false;
    return !isHidden(field) || !isMissing(values[paths.toName(field)]);
  });
  const judged = new Set(kept.map(({ field }) => paths.toName(field)));
  const required = (definition.conditions ?? []).flatMap(({ requires = [] }, index) =>
    requires.length > 0 && conditions[index]?.(record) ? requires : [],
  );
  const isAsked = (name: string) =>
    !hidden.has(name) && !judged.has(name) && isOfChosenCase(definition, name, (choice) => values[choice]);
  const missing = [...new Set(required)].filter((name) => isAsked(name) && isMissing(values[name]));
  return [...kept, ...missing.map((name) => toRequired(paths.toPath(name)))];
}

/** Whether the path is that of an object whose fields are all hidden. */
function isHiddenObject(
  path: string,
  { definition, paths, hidden }: { definition: FormDefinition } & Pick<Judged, 'paths' | 'hidden'>,
): boolean {
  if (!definition.objects || hidden.size === 0) return false;
  const inside = Object.keys(definition.fields).filter((name) => paths.toPath(name).startsWith(`${path}/`));
  return inside.length > 0 && inside.every((name) => hidden.has(name));
}

/** Creates the issue that Ajv would report for a missing required property. */
function toRequired(path: string): Issue {
  return { field: path, code: 'required', params: { missingProperty: path.slice(path.lastIndexOf('/') + 1) } };
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
