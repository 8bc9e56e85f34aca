import type { Choice, FieldValue } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { choiceText } from '#model/fieldText.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { listValues } from './schemaTypes.ts';

/** Returns the choices of a schema that lists its values, itself or in branches; undefined for any other. */
export function toChoices(schema: Resolved, resolver: SchemaResolver, ui: JsonSchema = {}): Choice[] | undefined {
  const listed = listValues(schema);
  const choices = listed ? listed.map((value) => toChoice(value)) : readBranches(schema, resolver);
  const named = choices?.map((choice, index) => ({ ...choice, label: findLabel(ui, choice, index) }));
  const order = ui['ui:enumOrder'];
  return named && Array.isArray(order) ? sortChoices(named, order) : named;
}

/** Whether the texts of all choices differ. */
export function areDistinct(choices: readonly Choice[]): boolean {
  return new Set(choices.map(({ value }) => choiceText(value))).size === choices.length;
}

/** Returns the label of a value that has no other. */
export function valueLabel(value: unknown): string {
  if (value === null) return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isRecord(value)) {
    const named = ['title', 'label', 'name'].map((word) => value[word]).find((text) => typeof text === 'string');
    return typeof named === 'string' ? named : JSON.stringify(value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toChoice(value: unknown, title?: unknown): Choice {
  // The values of a schema are JSON, as the values of fields are.
  return { value: value as FieldValue, label: typeof title === 'string' ? title : valueLabel(value) };
}

/** Returns the choices of branches that each list one or more values; undefined if a branch does not. */
function readBranches(schema: Resolved, resolver: SchemaResolver): Choice[] | undefined {
  const [branches, ...others] = schema.branches;
  if (!branches || others.length > 0) return undefined;
  const choices: Choice[] = [];
  for (const branch of branches) {
    const option = resolver.resolve(branch);
    const values = listValues(option);
    if (!values || option.branches.length > 0) return undefined;
    choices.push(...values.map((value) => toChoice(value, values.length === 1 ? option.words.title : undefined)));
  }
  return choices.filter(({ value }, index) => choices.findIndex((one) => isDeepEqual(one.value, value)) === index);
}

function findLabel(ui: JsonSchema, { value, label }: Choice, index: number): string {
  const names = ui['ui:enumNames'];
  const name = Array.isArray(names) ? names[index] : isRecord(names) ? names[choiceText(value)] : undefined;
  return typeof name === 'string' ? name : label;
}

/** Sorts choices in a given order of values, in which '*' means all others. */
function sortChoices(choices: readonly Choice[], order: readonly unknown[]): Choice[] {
  const find = (value: unknown) => choices.filter((choice) => isDeepEqual(choice.value, value));
  const others = choices.filter(({ value }) => !order.some((one) => isDeepEqual(one, value)));
  return [...new Set([...order.flatMap((one) => (one === '*' ? others : find(one))), ...others])];
}
