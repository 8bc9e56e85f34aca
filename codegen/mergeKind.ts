import type { JSONPath } from 'jsonc-parser';
import type { Wording } from '#model/Wording.ts';
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
import { addParts, emptyParts, type MergeContext, type Parts } from './mergeNode.ts';
import type { Outcome, Problem } from './Problem.ts';
import type { KindDocument } from './readDocuments.ts';
import type { RepairedFile } from './repairShape.ts';
import { baseName, missingFile } from './resolveRef.ts';
import type { SourceFile } from './SourceFile.ts';
import type { UnitNames } from './spellUnit.ts';
import { toShape } from './toShape.ts';

/** The place where a part of a merged kind was written and where its problems are reported. */
export interface Origin {
  source: SourceFile;
  path: JSONPath;
  /** The place of the shared field that a `$ref` inherits unchanged. */
  shared?: Origin;
}

export interface Merged<T> {
  schema: T;
  origin: Origin;
}

/** The fields of a record or of a row, by the names that they have in a form's definition. */
export interface MergedShape {
  fields: Map<string, Merged<FieldSchema>>;
  required: Set<string>;
  /** The objects that contain fields, by their path. */
  objects: Map<string, MergedObject>;
  /** The rows of those fields that are tables or lists. */
  tables: Map<string, MergedTable>;
  /** The rules, each of which compares fields of the same object. */
  rules: Merged<RuleSchema>[];
  /** Fields that can't be resolved or are faulty; errors that follow from that are not reported. */
  unresolved: Set<string>;
}

export interface MergedObject extends Merged<FieldSchema> {
  /** Its cases, by the value of its choice. */
  cases: Map<string, Origin>;
}

export interface MergedTable extends MergedShape {
  /** Whether its rows are the values of a list: their only field is named 'value'. */
  isList: boolean;
  /** The name of one row or value. */
  row: string;
  origin: Origin;
  /** The schema of a row; absent if the table has none. */
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
  /** The documents that fields hold, by the field's name. */
  documents: ReadonlyMap<string, KindDocument>;
  /** The language of its texts; English if absent. */
  wording?: Wording;
  /** Whether it is unknown which fields the tabs contain, because a tab is faulty. */
  hasDoubtfulTabs?: boolean;
  /** Whether a value that would be divided by zero is blank, as in the tables of imports. */
  leavesBlank?: boolean;
}

export type SharedFiles = Map<string, { source: SourceFile; file: SharedFile; rest?: RepairedFile }>;

/**
 * Merges the kind with common.json and the files of its allOf, and replaces each `$ref` by its shared field; undefined
 * if a file of its allOf is missing, since the kind could not be checked.
 */
export function mergeKind(source: SourceFile, file: KindFile, shared: SharedFiles): Outcome<MergedKind | undefined> {
  const bases = (file.allOf ?? []).map(({ $ref }) => ({ $ref, layer: shared.get(baseName($ref)) }));
  const missing = bases.flatMap(({ $ref, layer }, index) =>
    layer ? [] : [missingFile({ source, path: ['allOf', index, '$ref'] }, $ref, shared)],
  );
  if (missing.length) return { value: undefined, problems: missing };
  const problems = checkBases(
    source,
    bases.map(({ $ref }) => $ref),
  );
  const kind: Omit<MergedKind, keyof MergedShape> = {
    source,
    file,
    curves: new Map(),
    checks: [],
    derived: new Map(),
    tabs: new Map(),
    tabTitles: Object.create(null),
    unitNames: Object.create(null),
    documents: new Map(),
  };
  const parts = emptyParts();
  const context = { shared, problems, depth: 0, chain: [], around: [] };
  for (const layer of new Set([shared.get(COMMON), ...bases.map(({ layer }) => layer), { source, file }])) {
    if (!layer) continue;
    addFields(parts, layer, { context, isOwn: layer.source === source });
    problems.push(...addLayer(kind, layer.source, layer.file));
  }
  const shape = toShape(parts);
  return { value: { ...kind, ...shape.value }, problems: [...problems, ...shape.problems] };
}

/** Reports references of `allOf` to common.json, to a part of a shared file, or to a file that is listed twice. */
function checkBases(source: SourceFile, refs: readonly string[]): Problem[] {
  return refs.flatMap((ref, index) => {
    const report = (message: string, suggestion: string) => [
      source.problemAt(['allOf', index, '$ref'], message, suggestion),
    ];
    const file = `../${baseName(ref)}`;
    if (baseName(ref) === COMMON) return report(`"${ref}" is part of every kind already.`, 'Remove it here.');
    if (ref !== file)
      return report(`"allOf" includes a whole file, but "${ref}" does not name one.`, `Write "${file}".`);
    return refs.indexOf(ref) < index ? report(`"${ref}" is included twice.`, 'Remove one of the two.') : [];
  });
}

/** The shared file with the fields that every component has. */
export const COMMON = 'common.json';

interface Layer {
  source: SourceFile;
  file: SharedFile;
}

function addFields(
  parts: Parts,
  { source, file }: Layer,
  { context, isOwn }: { context: MergeContext; isOwn: boolean },
): void {
  const { properties = {} } = file;
  const kept = Object.entries(properties).filter(([name, schema]) => {
    if (!isOwn) return true;
    const report = (path: JSONPath, message: string, suggestion?: string) =>
      context.problems.push(source.problemAt(['properties', name, ...path], message, suggestion));
    const isTaken = parts.nodes.get(name)?.schema['x-system'] === true;
    if (isTaken) {
      const message = `"${name}" is kept by the server for every component, so a kind can't define it.`;
      report([], message, 'Choose another name.');
    } else if (schema['x-system']) {
      report(['x-system'], '"x-system" is for fields that the server fills in, but this is not one of them.');
    }
    return !isTaken;
  });
  addParts(parts, { ...file, properties: Object.fromEntries(kept) }, { source, path: [] }, context);
}

function addLayer(kind: Omit<MergedKind, keyof MergedShape>, source: SourceFile, file: SharedFile): Problem[] {
  const problems: Problem[] = [];
  for (const [id, schema] of Object.entries(file['x-curves'] ?? {})) {
    kind.curves.set(id, { schema, origin: { source, path: ['x-curves', id] } });
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
  return problems;
}
