import type { Choice, FieldValue } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { choiceText } from '#model/fieldText.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { listValues } from './schemaTypes.ts';

/** The choices of a schema that lists its values, itself or in `oneOf`; undefined where it doesn't. */
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

/** What a value is called where nothing else is said. */
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
  // Values of a schema are JSON, as those of fields are.
  return { value: value as FieldValue, label: typeof title === 'string' ? title : valueLabel(value) };
}

/** The choices of shapes that are one value each, or few. */
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

/** The choices in a given order of values, in which '*' is all the others. */
function sortChoices(choices: readonly Choice[], order: readonly unknown[]): Choice[] {
  const find = (value: unknown) => choices.filter((choice) => isDeepEqual(choice.value, value));
  const others = choices.filter(({ value }) => !order.some((one) => isDeepEqual(one, value)));
  return [...new Set([...order.flatMap((one) => (one === '*' ? others : find(one))), ...others])];
}
