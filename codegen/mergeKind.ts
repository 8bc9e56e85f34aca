import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from './didYouMean.ts';
import type {
  CheckSchema,
  CurveSchema,
  DerivedSchema,
  FieldSchema,
  KindFile,
  RuleSchema,
  SharedFile,
  TabSchema,
} from './KindFile.ts';
import type { Outcome, Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';
import type { UnitNames } from './spellUnit.ts';

/** Where a part of a merged kind was written, so that its problems are reported there. */
export interface Origin {
  source: SourceFile;
  path: JSONPath;
}

export interface Merged<T> {
  schema: T;
  origin: Origin;
}

/** The fields of a record or of a row, by the names that they have in a form's definition. */
export interface MergedShape {
  fields: Map<string, Merged<FieldSchema>>;
  required: Set<string>;
  /** The objects that fields lie in, by their path. */
  objects: Map<string, MergedObject>;
  /** The rows of those fields that are tables or lists. */
  tables: Map<string, MergedTable>;
  /** Each compares fields of the same object. */
  rules: Merged<RuleSchema>[];
  /** Fields whose `$ref` leads nowhere; what they lack as a result is not reported again. */
  unresolved: Set<string>;
}

export interface MergedObject extends Merged<FieldSchema> {
  /** Its cases, by the value of its choice. */
  cases: Map<string, Origin>;
}

export interface MergedTable extends MergedShape {
  /** The values are those of the only field, which is called 'value'. */
  isList: boolean;
  /** What one row or value is called. */
  row: string;
  origin: Origin;
  /** The rows' own object; absent where the table has none. */
  items?: Merged<FieldSchema>;
}

/** A kind merged with its shared parts, which its own parts override. */
export interface MergedKind extends MergedShape {
  source: SourceFile;
  file: KindFile;
  curves: Map<string, Merged<CurveSchema>>;
  checks: Merged<CheckSchema>[];
  derived: Map<string, Merged<DerivedSchema>>;
  tabs: Map<string, Merged<TabSchema>>;
  tabTitles: Record<string, string>;
  unitNames: UnitNames;
}

export type SharedFiles = Map<string, { source: SourceFile; file: SharedFile }>;

/**
 * Merges the kind with common.json and the files of its allOf, and replaces each `$ref` by its shared field; undefined
 * if a file of its allOf is missing, since the kind could not be checked.
 */
export function mergeKind(source: SourceFile, file: KindFile, shared: SharedFiles): Outcome<MergedKind | undefined> {
  const bases = (file.allOf ?? []).map(({ $ref }) => ({ $ref, layer: shared.get(baseName($ref)) }));
  const problems = bases.flatMap(({ $ref, layer }, index) =>
    layer ? [] : [missingFile(source, ['allOf', index, '$ref'], $ref, shared)],
  );
  if (problems.length) return { value: undefined, problems };
  const kind: MergedKind = {
    source,
    file,
    fields: new Map(),
    required: new Set(),
    objects: new Map(),
    tables: new Map(),
    curves: new Map(),
    rules: [],
    checks: [],
    derived: new Map(),
    tabs: new Map(),
    tabTitles: Object.create(null),
    unitNames: Object.create(null),
    unresolved: new Set(),
  };
  for (const layer of [shared.get(COMMON), ...bases.map(({ layer }) => layer), { source, file }]) {
    if (layer) addLayer(kind, layer.source, layer.file, shared, problems);
  }
  return { value: kind, problems };
}

/** The file of the fields that every component has. */
export const COMMON = 'common.json';

function addLayer(
  kind: MergedKind,
  source: SourceFile,
  file: SharedFile,
  shared: SharedFiles,
  problems: Problem[],
): void {
  for (const [name, own] of Object.entries(file.properties ?? {})) {
    const path = ['properties', name];
    if (Object.hasOwn(Object.prototype, name)) {
      const message = `"${name}" is a property of every JavaScript object, so a field can't have this name.`;
      problems.push(source.problemAt(path, message, 'Choose another name.'));
      continue;
    }
    const earlier = kind.fields.get(name);
    if (earlier?.schema['x-system'] && source === kind.source) {
      problems.push(
        source.problemAt(
          path,
          `"${name}" is kept by the server for every component, so a kind can't define it.`,
          'Choose another name.',
        ),
      );
      continue;
    }
    if (own['x-system'] && source === kind.source) {
      problems.push(
        source.problemAt(
          [...path, 'x-system'],
          '"x-system" is for fields that the server fills in, and this is not one of them.',
        ),
      );
    }
    const base = own.$ref === undefined ? earlier?.schema : lookUp({ ref: own.$ref, source, path, shared, problems });
    if (own.$ref !== undefined && !base) kind.unresolved.add(name);
    const { $ref: _, ...rest } = own;
    kind.fields.set(name, { schema: { ...base, ...rest }, origin: { source, path } });
  }
  for (const [index, name] of (file.required ?? []).entries()) {
    if (kind.fields.has(name)) kind.required.add(name);
    else {
      const message = `field "${name}" is required but does not exist, so no form could ever be submitted.`;
      problems.push(source.problemAt(['required', index], message, didYouMean(name, kind.fields.keys())));
    }
  }
  for (const [id, schema] of Object.entries(file['x-curves'] ?? {})) {
    kind.curves.set(id, { schema, origin: { source, path: ['x-curves', id] } });
  }
  for (const [index, schema] of (file['x-rules'] ?? []).entries()) {
    kind.rules.push({ schema, origin: { source, path: ['x-rules', index] } });
  }
  for (const [index, schema] of (file['x-checks'] ?? []).entries()) {
    kind.checks.push({ schema, origin: { source, path: ['x-checks', index] } });
  }
  for (const [id, schema] of Object.entries(file['x-derived'] ?? {})) {
    kind.derived.set(id, { schema, origin: { source, path: ['x-derived', id] } });
  }
  const ownTabs = new Set<string>();
  for (const [index, schema] of (file['x-tabs'] ?? []).entries()) {
    const origin = { source, path: ['x-tabs', index] };
    if (ownTabs.has(schema.id)) {
      problems.push(
        source.problemAt([...origin.path, 'id'], `tab "${schema.id}" is defined twice; put its groups into one.`),
      );
    }
    // A tab that is defined twice is kept, so that its fields are not reported as missing from all tabs.
    kind.tabs.set(ownTabs.has(schema.id) ? `${schema.id} ${index}` : schema.id, { schema, origin });
    ownTabs.add(schema.id);
  }
  Object.assign(kind.tabTitles, file['x-tab-titles']);
  Object.assign(kind.unitNames, file['x-unit-names']);
}

interface Lookup {
  ref: string;
  source: SourceFile;
  path: JSONPath;
  shared: SharedFiles;
  problems: Problem[];
}

/** The shared field that a `$ref` names, merged with the fields that it refers to in turn. */
function lookUp({ ref, source, path, shared, problems }: Lookup, seen: string[] = []): FieldSchema | undefined {
  const [filePart = '', pointer = ''] = ref.split('#');
  const target = shared.get(baseName(filePart));
  if (!target) {
    problems.push(missingFile(source, [...path, '$ref'], ref, shared));
    return undefined;
  }
  const [, section, name = ''] = pointer.split('/');
  const fields =
    section === '$defs' ? target.file.$defs : section === 'properties' ? target.file.properties : undefined;
  const field = fields?.[name];
  if (!field) {
    const message = `"${ref}" leads nowhere: ${baseName(filePart)} has no shared field there.`;
    problems.push(source.problemAt([...path, '$ref'], message, suggestedRef({ filePart, name, file: target.file })));
    return undefined;
  }
  const { $ref: next, ...own } = field;
  if (next === undefined) return own;
  const place = `${baseName(filePart)}#${pointer}`;
  if (seen.includes(place)) {
    problems.push(source.problemAt([...path, '$ref'], `"${ref}" leads in a circle, so it never reaches a field.`));
    return undefined;
  }
  const inTarget = { ref: next, source: target.source, path: [section ?? '', name], shared, problems };
  const base = lookUp(inTarget, [...seen, place]);
  return base && { ...base, ...own };
}

function suggestedRef({ filePart, name, file }: { filePart: string; name: string; file: SharedFile }) {
  const refs = (['$defs', 'properties'] as const).flatMap((section) =>
    Object.keys(file[section] ?? {}).map((key) => [key, `${filePart}#/${section}/${key}`] as const),
  );
  return didYouMean(name, new Map(refs).keys(), (key) => new Map(refs).get(key) ?? key);
}

function missingFile(source: SourceFile, path: JSONPath, ref: string, shared: SharedFiles): Problem {
  const known = [...shared.keys()];
  return source.problemAt(
    path,
    `"${ref}" names no shared file.`,
    known.length === 0
      ? 'Forms share no fields: write the field out.'
      : (didYouMean(baseName(ref), known, (name) => `../${name}`) ??
          `Shared files: ${known.map((name) => `../${name}`).join(', ')}.`),
  );
}

/** The file's name in a path or reference. */
export function baseName(ref: string): string {
  return ref.replace(/#.*/, '').replace(/.*\//, '');
}
