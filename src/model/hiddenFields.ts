import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/** Names of the fields that a condition hides in a record. */
export function hiddenFields(kind: Pick<Kind, 'definition' | 'conditions'>, record: FieldValues): ReadonlySet<string> {
  const { conditions = [], tabs, fields } = kind.definition;
  if (conditions.length === 0) return NONE;
  const broken = conditions.filter((_, index) => kind.conditions?.[index]?.(record) === false);
  const items = broken.flatMap(({ shows, tabs: ids = [] }) => [
    ...shows,
    ...tabs.filter(({ id }) => ids.includes(id)).flatMap(({ groups }) => groups.flatMap((group) => group.items)),
  ]);
  return new Set(
    Object.keys(fields).filter((name) => items.some((item) => name === item || name.startsWith(`${item}/`))),
  );
}

const NONE: ReadonlySet<string> = new Set();
