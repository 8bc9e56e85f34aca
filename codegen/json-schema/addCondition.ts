import type { ConditionDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { atPath, toCondition } from './conditionSchemas.ts';
import { conditionWords } from './conditionWords.ts';
import type { SchemaForm } from './SchemaForm.ts';
import type { Resolved } from './SchemaResolver.ts';

interface Conditional {
  /** The object that contains the property. */
  schema: Resolved;
  name: string;
  /** The name of the field, or the path of the object, that draws the property. */
  field: string;
  /** The properties that lead to the object. */
  path: readonly string[];
  when?: unknown[][] | undefined;
  demanded?: unknown[][] | undefined;
  /** Whether a field, not an object, draws it. */
  isField: boolean;
}

/** Adds the conditions under which a property is shown and required. */
export function addCondition(
  form: SchemaForm,
  { schema, name, field, path, when, demanded, isField }: Conditional,
): void {
  const define = (lists: readonly unknown[][], own: Pick<ConditionDefinition, 'shows' | 'requires'>) => {
    const condition = toSchema(form, lists, 'shows' in own && own.shows.length > 0 ? name : undefined);
    addOne(form, {
      if: atPath(condition, path),
      text: conditionWords(form.resolver, schema, lists),
      whenHidden: 'clear',
      ...own,
    });
  };
  if (when) define(when, { shows: [field] });
  // An object is required together with its properties.
  if (demanded && isField) define(demanded, { shows: [], requires: [field] });
}

/** Adds a condition, or merges it with the one that has the same schema. */
function addOne(form: SchemaForm, condition: ConditionDefinition): void {
  const key = JSON.stringify(condition.if);
  const same = form.conditions.find((one) => JSON.stringify(one.if) === key);
  if (!same) {
    form.conditions.push(condition);
    return;
  }
  same.shows = [...new Set([...same.shows, ...condition.shows])];
  const requires = [...new Set([...(same.requires ?? []), ...(condition.requires ?? [])])];
  if (requires.length > 0) same.requires = requires;
}

function toSchema(form: SchemaForm, lists: readonly unknown[][], shown: string | undefined): JsonSchema | boolean {
  const all = lists.map((list) =>
    join(
      'allOf',
      list.map((one) => withGuard(toCondition(form.resolver, one), shown)),
    ),
  );
  return join('anyOf', all);
}

function join(word: 'allOf' | 'anyOf', schemas: readonly (JsonSchema | boolean)[]): JsonSchema | boolean {
  const [only, ...others] = schemas;
  return others.length === 0 && only !== undefined ? only : { [word]: schemas };
}

/**
 * Restricts a condition on the value of a property, as it would also hold for a record without that property: then
 * nothing is shown unless it is filled in already.
 */
function withGuard(condition: JsonSchema | boolean, shown: string | undefined): JsonSchema | boolean {
  if (!isRecord(condition) || !isRecord(condition.properties)) return condition;
  const required: unknown[] = Array.isArray(condition.required) ? condition.required : [];
  const unsure = Object.keys(condition.properties).filter((name) => !required.includes(name));
  if (unsure.length === 0) return condition;
  if (shown === undefined) return { ...condition, required: [...required, ...unsure] };
  return { ...condition, anyOf: [{ required: unsure }, { required: [shown] }] };
}
