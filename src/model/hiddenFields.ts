import type { ConditionDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import { tabFields } from './tabFields.ts';

/** The part of a kind that decides what is hidden. */
export type Conditional = Pick<Kind, 'definition' | 'conditions'>;

/** Names of the fields that a condition hides in a record, those of hidden objects and tabs among them. */
export function hiddenFields(kind: Conditional, record: FieldValues): ReadonlySet<string> {
  const broken = brokenConditions(kind, record);
  return broken.length === 0
    ? NONE
    : new Set(broken.flatMap((condition) => findShownFields(condition, kind.definition)));
}

/** Ids of the tabs that a condition hides in a record. */
export function hiddenTabs(kind: Conditional, record: FieldValues): ReadonlySet<string> {
  const tabs = brokenConditions(kind, record).flatMap((condition) => condition.tabs ?? []);
  return tabs.length === 0 ? NONE : new Set(tabs);
}

/** The conditions that do not hold for a record. */
export function brokenConditions({ definition, conditions }: Conditional, record: FieldValues): ConditionDefinition[] {
  return (definition.conditions ?? []).filter((_, index) => conditions?.[index]?.(record) === false);
}

/** Returns the names of the fields that a condition shows, including those below its objects and on its tabs. */
export function findShownFields({ shows, tabs: ids = [] }: ConditionDefinition, definition: FormDefinition): string[] {
  const tabs = definition.tabs.filter(({ id }) => ids.includes(id));
  const items = [...shows, ...tabs.flatMap((tab) => tabFields(definition, tab))];
  return Object.keys(definition.fields).filter((name) =>
    items.some((item) => name === item || name.startsWith(`${item}/`)),
  );
}

const NONE: ReadonlySet<string> = new Set();
