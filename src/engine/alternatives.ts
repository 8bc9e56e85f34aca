import type { DraftStore } from '#model/DraftStore.ts';
import type { ConditionDefinition, FormDefinition } from '#model/FormDefinition.ts';

/**
 * Returns the form as it is drawn: each alternative of a property is shown by its own condition, which states that it
 * is the drawn one. Several conditions of the definition may hold at once, but a property is drawn by one schema only.
 */
export function separateAlternatives(definition: FormDefinition): FormDefinition {
  const names = [...listAlternatives(definition).values()].flat();
  if (names.length === 0) return definition;
  const others = (definition.conditions ?? []).map((condition) => ({
    ...condition,
    shows: condition.shows.filter((name) => !names.includes(name)),
  }));
  const own = names.map((name): ConditionDefinition => ({ ...ALWAYS, if: { $comment: name }, shows: [name] }));
  return { ...definition, conditions: [...others, ...own] };
}

/** The name of the alternative that a condition of `separateAlternatives` refers to. */
export function findAlternative(condition: { $comment?: unknown }): string | undefined {
  const { $comment: name, ...rest } = condition;
  return typeof name === 'string' && Object.keys(rest).length === 0 ? name : undefined;
}

/** Whether a name ends with the part that distinguishes the alternatives of a property. */
export function isAlternative(name: string): boolean {
  return ALTERNATIVE.test(name);
}

/** Whether a field of a form is, or lies in, an alternative that is not among the drawn ones. */
export function isOtherAlternative(name: string, drawn: readonly string[]): boolean {
  const [alternative] = /^.*\/\?\d+(?=\/|$)/.exec(name) ?? [];
  return alternative !== undefined && !drawn.includes(alternative);
}

/** The names of the drawn alternatives: for each property, the first one that no condition hides. */
export function listDrawnAlternatives(store: DraftStore): string[] {
  const fields = Object.keys(store.definition.fields);
  const isShown = (name: string) =>
    fields.some((field) => (field === name || field.startsWith(`${name}/`)) && !store.snapshot(field).hidden);
  return [...listAlternatives(store.definition).values()].flatMap((names) => names.find(isShown) ?? []);
}

/** The names of the alternatives of each property. */
function listAlternatives({ fields, objects = {} }: FormDefinition): Map<string, string[]> {
  const byProperty = new Map<string, string[]>();
  for (const name of [...Object.keys(fields), ...Object.keys(objects)].filter(isAlternative)) {
    const property = name.slice(0, name.lastIndexOf('/'));
    byProperty.set(property, [...(byProperty.get(property) ?? []), name]);
  }
  return byProperty;
}

const ALTERNATIVE = /\/\?\d+$/;

const ALWAYS = { text: '', whenHidden: 'keep' } as const;
