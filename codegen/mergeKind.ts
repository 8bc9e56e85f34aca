import type { JSONPath } from 'jsonc-parser';
import { didYouMean } from './didYouMean.ts';
import type { CurveSchema, FieldSchema, KindFile, RuleSchema, SharedFile, TabSchema } from './KindFile.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Where a part of a merged kind was written, so that its faults are told there. */
export interface Origin {
  source: SourceFile;
  path: JSONPath;
}

export interface Merged<T> {
  schema: T;
  origin: Origin;
}

/** A kind with its shared parts laid under its own. */
export interface MergedKind {
  source: SourceFile;
  file: KindFile;
  fields: Map<string, Merged<FieldSchema>>;
  required: Set<string>;
  curves: Map<string, Merged<CurveSchema>>;
  rules: Merged<RuleSchema>[];
  tabs: Map<string, Merged<TabSchema>>;
  tabTitles: Record<string, string>;
}

export type SharedFiles = Map<string, { source: SourceFile; file: SharedFile }>;

/** Lays the kind over common.json and the files of its allOf, and puts shared fields in place of their `$ref`. */
export function mergeKind(
  source: SourceFile,
  file: KindFile,
  shared: SharedFiles,
): { kind: MergedKind; problems: Problem[] } {
  const problems: Problem[] = [];
  const kind: MergedKind = {
    source,
    file,
    fields: new Map(),
    required: new Set(),
    curves: new Map(),
    rules: [],
    tabs: new Map(),
    tabTitles: {},
  };
  const bases = (file.allOf ?? []).flatMap(({ $ref }, index) => {
    const base = shared.get(baseName($ref));
    if (!base) problems.push(missingFile(source, ['allOf', index, '$ref'], $ref, shared));
    return base ? [base] : [];
  });
  const common = shared.get(COMMON);
  for (const layer of [...(common ? [common] : []), ...bases, { source, file }]) {
    addLayer(kind, layer.source, layer.file, shared, problems);
  }
  return { kind, problems };
}

const COMMON = 'common.json';

function addLayer(
  kind: MergedKind,
  source: SourceFile,
  file: SharedFile,
  shared: SharedFiles,
  problems: Problem[],
): void {
  for (const [name, own] of Object.entries(file.properties ?? {})) {
    const path = ['properties', name];
    const earlier = kind.fields.get(name);
    if (earlier?.schema['x-system'] && source === kind.source) {
      problems.push(
        source.problemAt(
          path,
          `"${name}" is kept by the server for every component, so a kind can't have it as a field of its own.`,
          'Choose another name.',
        ),
      );
      continue;
    }
    const base = own.$ref === undefined ? earlier?.schema : lookUp(own.$ref, source, path, shared, problems);
    const { $ref: _, ...rest } = own;
    kind.fields.set(name, { schema: { ...base, ...rest }, origin: { source, path } });
  }
  for (const name of file.required ?? []) kind.required.add(name);
  for (const [id, schema] of Object.entries(file['x-curves'] ?? {})) {
    kind.curves.set(id, { schema, origin: { source, path: ['x-curves', id] } });
  }
  for (const [index, schema] of (file['x-rules'] ?? []).entries()) {
    kind.rules.push({ schema, origin: { source, path: ['x-rules', index] } });
  }
  const ownTabs = new Set<string>();
  for (const [index, schema] of (file['x-tabs'] ?? []).entries()) {
    const origin = { source, path: ['x-tabs', index] };
    if (ownTabs.has(schema.id)) {
      problems.push(
        source.problemAt([...origin.path, 'id'], `tab "${schema.id}" stands here twice; put its groups into one.`),
      );
    }
    ownTabs.add(schema.id);
    kind.tabs.set(schema.id, { schema, origin });
  }
  Object.assign(kind.tabTitles, file['x-tab-titles']);
}

function lookUp(
  ref: string,
  source: SourceFile,
  path: JSONPath,
  shared: SharedFiles,
  problems: Problem[],
): FieldSchema | undefined {
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
    const known = Object.keys({ ...target.file.$defs, ...target.file.properties });
    problems.push(
      source.problemAt(
        [...path, '$ref'],
        `"${ref}" leads nowhere: ${baseName(filePart)} has no shared field there.`,
        didYouMean(name, known),
      ),
    );
  }
  return field;
}

function missingFile(source: SourceFile, path: JSONPath, ref: string, shared: SharedFiles): Problem {
  return source.problemAt(
    path,
    `"${ref}" names no shared file.`,
    didYouMean(baseName(ref), shared.keys()) ??
      `There are: ${[...shared.keys()].map((name) => `../${name}`).join(', ')}.`,
  );
}

function baseName(ref: string): string {
  return ref.split('#')[0]?.split('/').at(-1) ?? '';
}
