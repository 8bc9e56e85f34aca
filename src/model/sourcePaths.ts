import { curveFieldNames } from './curveText.ts';
import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldLabel } from './fieldLabel.ts';
import { REST, toPath } from './nestedRecord.ts';

type Shape = Pick<FormDefinition, 'fields' | 'objects' | 'curves'>;

const pathsByShape = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the paths at which a record of the kind can have sources, each with the names of its fields: one, those of a
 * curve, or one per case of a variant.
 */
export function sourcePaths(definition: Shape): ReadonlyMap<string, readonly string[]> {
  const known = pathsByShape.get(definition.fields);
  if (known) return known;
  const paths = new Map<string, readonly string[]>();
  for (const { name, system, curve: id } of Object.values(definition.fields)) {
    if (system || name.endsWith(REST)) continue;
    const curve = definition.curves[id ?? ''];
    const path = toSourcePath(id ?? name);
    if (curve) paths.set(path, curveFieldNames(curve));
    // The cases of a variant may each have a field of this path.
    else paths.set(path, [...(paths.get(path) ?? []), name]);
  }
  pathsByShape.set(definition.fields, paths);
  return paths;
}

/** Returns the path of a field or curve, as sources and faults name it: 'charging.power'. */
export function toSourcePath(item: string): string {
  return toPath(item).join('.');
}

/** Whether all of the fields are empty. */
export function isEmptyAt(values: FieldValues, names: readonly string[]): boolean {
  return names.every((name) => {
    const value = values[name];
    return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

/** Whether the text of a field holds no value, as that of a table without rows. */
export function isBlankText(text: string): boolean {
  return ['', '[]'].includes(text.trim());
}

/** Returns the sources with the paths of renamed fields replaced by the current ones. */
export function renameSources<Source>(
  definition: Shape,
  sources: Readonly<Record<string, Source>>,
): Readonly<Record<string, Source>> {
  const paths = sourcePaths(definition);
  if (Object.keys(sources).every((path) => paths.has(path))) return sources;
  const renamed = Object.values(definition.fields).flatMap(({ name, renamedFrom = [] }) =>
    renamedFrom.map((old) => [toSourcePath(old), toSourcePath(name)] as const),
  );
  const now = new Map(renamed);
  const own = Object.entries(sources).map(([path, source]) => {
    const next = paths.has(path) ? undefined : now.get(path);
    return [next === undefined || Object.hasOwn(sources, next) ? path : next, source];
  });
  return Object.fromEntries(own);
}

/** Returns the title of the field or curve at a path: 'Hub height', 'Charging › Power'; may contain `{currency}`. */
export function sourceTitle(definition: FormDefinition, path: string): string {
  const [name] = sourcePaths(definition).get(path) ?? [];
  const curve = name === undefined ? undefined : definition.curves[definition.fields[name]?.curve ?? ''];
  return curve?.title ?? (name === undefined ? path : (fieldLabel(definition, name) ?? path));
}
