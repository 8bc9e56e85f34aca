import { getDefault } from '#model/createDefaults.ts';
import { curveFieldNames } from '#model/curveText.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import { hiddenFields } from '#model/hiddenFields.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { Kind } from '#model/Kind.ts';
import { isOfChosenCase, nestRecord } from '#model/nestedRecord.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { resolveHiddenValues } from '#model/resolveHiddenValues.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import type { PlanRow } from './ImportPlan.ts';
import type { ChangeSort, KnownComponent, KnownRow, ValueChange } from './KnownRow.ts';
import { planValues } from './planBody.ts';

/**
 * Compares a row with the component that was created from it, based on what the table gave then; a blank cell
 * changes nothing.
 */
export function compareRow(row: Pick<PlanRow, 'full' | 'values'>, component: KnownComponent, kind: Kind): KnownRow {
  const { definition } = kind;
  const { name, values } = component;
  // A description that only repeats a long name is not from the table.
  const whole = row.values.description === undefined ? row.values : planValues({ ...row, name }, definition);
  const given = asStored(whole, values, kind);
  const changes = new Map<string, ValueChange>();
  for (const field of listShown({ given, values }, kind)) {
    const shape = definition.fields[field];
    if (!shape) continue;
    const path = toSourcePath(shape.curve ?? field);
    if (changes.has(path) || isSame(shape, given[field], values[field])) continue;
    const fields = listFields(definition, shape).filter((one) => Object.hasOwn(given, one));
    changes.set(path, { path, fields, sort: findSort({ definition, fields, given, component }) });
  }
  const had = listGiven(component, definition);
  return { component, given, changes: settleSorts([...changes.values()], { given, component, kind }), had };
}

/**
 * The table's fields that the component shows now, or would show with the table's values; the latter come first, as
 * variant cases may share a path.
 */
function listShown({ given, values }: { given: FieldValues; values: FieldValues }, kind: Kind): string[] {
  const isShownAfter = findShown(kind, { ...values, ...given });
  const isShownNow = findShown(kind, values);
  const names = Object.keys(given);
  // What comes twice differs the first time, or not at all.
  return [...names.filter(isShownAfter), ...names.filter(isShownNow)];
}

/**
 * Returns a test of whether a record with these values shows a field: its variant case is chosen, and no condition
 * hides it.
 */
function findShown(kind: Kind, values: FieldValues): (name: string) => boolean {
  const { definition } = kind;
  const hidden = hiddenFields(kind, nestRecord(definition, values));
  return (name) => !hidden.has(name) && isOfChosenCase(definition, name, (choice) => values[choice]);
}

/**
 * Settles the changes of fields that the component hides: 'mine' if only a choice that the user has changed would show
 * them, 'upstream' if a choice of the table reveals them.
 */
function settleSorts(
  changes: ValueChange[],
  { given, component: { values, imported }, kind }: { given: FieldValues; component: KnownComponent; kind: Kind },
): ValueChange[] {
  if (changes.every(({ sort }) => sort === 'upstream')) return changes;
  const taken = changes.flatMap(({ sort, fields }) => (sort === 'upstream' ? fields : []));
  const isShownThen = findShown(kind, { ...values, ...Object.fromEntries(taken.map((name) => [name, given[name]])) });
  const isShownNow = findShown(kind, values);
  return changes.map((change) => {
    const { fields } = change;
    if (!fields.some((name) => isShownThen(name) || isShownNow(name))) return { ...change, sort: 'mine' };
    const isRevealed = !fields.some((name) => isShownNow(name) || Object.hasOwn(imported, name));
    return isRevealed ? { ...change, sort: 'upstream' } : change;
  });
}

function listGiven({ imported }: KnownComponent, { fields }: FormDefinition): Set<string> {
  return new Set(Object.keys(imported).flatMap((name) => [name, fields[name]?.curve ?? name]));
}

/**
 * The table's values as the component would store them: those of the chosen cases, with the values that conditions set.
 */
function asStored(values: FieldValues, stored: FieldValues, kind: Kind): FieldValues {
  const { definition } = kind;
  const prepared = prepareValues(definition, values);
  if (!definition.conditions && !definition.objects) return prepared;
  const after = { ...stored, ...prepared };
  const settled = resolveHiddenValues(kind, after, stored);
  return Object.fromEntries(
    Object.entries(prepared)
      .filter(([name]) => isOfChosenCase(definition, name, (choice) => after[choice]))
      .map(([name, value]) => [name, Object.hasOwn(settled, name) ? settled[name] : value]),
  );
}

function listFields({ curves }: FormDefinition, { name, curve: id }: FieldDefinition): string[] {
  const curve = id === undefined ? undefined : curves[id];
  return curve ? curveFieldNames(curve) : [name];
}

interface Sorting {
  definition: FormDefinition;
  fields: readonly string[];
  given: FieldValues;
  component: KnownComponent;
}

function findSort({ definition, fields, given, component: { values, imported } }: Sorting): ChangeSort {
  const isSameIn = (a: (field: string) => unknown, b: (field: string) => unknown) =>
    fields.every((name) => {
      const field = definition.fields[name];
      return field === undefined || isSame(field, a(name), b(name));
    });
  const now = (name: string) => values[name];
  const then = (name: string) => imported[name];
  if (!fields.some((name) => Object.hasOwn(imported, name))) {
    // The table gave no value until now, so any value but the default is the user's.
    const byDefault = (name: string) => {
      const field = definition.fields[name];
      return field && getDefault(field);
    };
    return isSameIn(now, byDefault) ? 'upstream' : 'mine';
  }
  if (isSameIn(now, then)) return 'upstream';
  return isSameIn((name) => given[name], then) ? 'mine' : 'both';
}

/** Whether two values are equal, however a number or a list is written. */
function isSame(field: FieldDefinition, a: unknown, b: unknown): boolean {
  return isDeepEqual(a, b) || isSameValue(field, fieldText(field, a), fieldText(field, b));
}
