import { insideSentence } from '#model/insideSentence.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import { didYouMean } from './didYouMean.ts';
import type { FieldSchema, RuleSchema } from './KindFile.ts';
import type { Merged, MergedShape, MergedTable } from './mergeKind.ts';
import type { Node, Parts } from './mergeNode.ts';
import type { Outcome, Problem } from './Problem.ts';

/**
 * Returns the shape of a record with these parts, its fields named as in a form's definition; reports required names
 * that are unknown.
 */
export function toShape(parts: Parts): Outcome<MergedShape> {
  const shape: MergedShape = {
    fields: new Map(),
    required: new Set(),
    objects: new Map(),
    tables: new Map(),
    rules: [],
    unresolved: new Set(),
  };
  const problems: Problem[] = [];
  addObject(shape, { parts, prefix: '', common: '' }, problems);
  return { value: shape, problems };
}

/** Returns the property that a name ends with. */
export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Returns the name of the object or case that contains a field, with a slash at its end; empty at the top. */
export function parentPrefix(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/**
 * Whether a merged node is an object and not a field, as maps and documents are; an object without a type may still
 * have fields.
 */
function isObject({ schema, parts, cases }: Node): boolean {
  if (schema['x-map'] || schema['x-schema'] !== undefined) return false;
  return schema.type === 'object' || (schema.type === undefined && (parts.nodes.size > 0 || cases.size > 0));
}

interface Place {
  parts: Parts;
  /** The beginning of its fields' names. */
  prefix: string;
  /** For a case, the prefix of the object that it belongs to. */
  common: string;
}

function addObject(shape: MergedShape, { parts, prefix, common }: Place, problems: Problem[]): void {
  for (const [name, node] of parts.nodes) {
    const path = `${prefix}${name}`;
    const { schema, origin, cases } = node;
    if (node.isTooDeep) continue;
    if (isObject(node)) {
      const origins = new Map([...cases].map(([value, own]) => [value, own.origin]));
      shape.objects.set(path, { schema, origin, cases: origins });
      const choice = schema['x-choice'];
      if (choice !== undefined && node.parts.nodes.has(choice)) shape.required.add(`${path}/${choice}`);
      const inside = `${path}/`;
      addObject(shape, { parts: node.parts, prefix: inside, common: inside }, problems);
      for (const [value, own] of cases)
        addObject(shape, { parts: own, prefix: `${inside}=${value}/`, common: inside }, problems);
      continue;
    }
    shape.fields.set(path, { schema, origin });
    if (node.isUnresolved) shape.unresolved.add(path);
    if (schema.type === 'array') shape.tables.set(path, toTable(node, problems));
  }
  for (const [name, { source, path }] of parts.required) {
    const choice = shape.objects.get(common.slice(0, -1))?.schema['x-choice'];
    // An object always exists; its own fields state what is required.
    if (parts.nodes.has(name)) shape.required.add(`${prefix}${name}`);
    else if (name !== choice || prefix === common) {
      const message = `field "${name}" is required but does not exist, so no form could ever be submitted.`;
      problems.push(source.problemAt(path, message, didYouMean(name, parts.nodes.keys())));
    }
  }
  shape.rules.push(...parts.rules.map((rule) => withPaths(rule, { parts, prefix, common })));
}

/** Returns the rule with its fields named by path; a case may compare its own fields with common ones. */
function withPaths({ schema, origin }: Merged<RuleSchema>, { parts, prefix, common }: Place): Merged<RuleSchema> {
  const toPath = (name: string) => `${parts.nodes.has(name) ? prefix : common}${name}`;
  const { field, below, atMost } = schema;
  return {
    schema: {
      ...schema,
      field: toPath(field),
      ...(below === undefined ? {} : { below: toPath(below) }),
      ...(atMost === undefined ? {} : { atMost: toPath(atMost) }),
    },
    origin,
  };
}

function toTable({ schema, origin, items }: Node, problems: Problem[]): MergedTable {
  const isList = items !== undefined && !isObject(items);
  const title = items?.schema.title ?? schema.title ?? '';
  const rows = isList ? listParts(items, title) : items?.parts;
  const shape = toShape(rows ?? { nodes: new Map(), required: new Map(), rules: [] });
  problems.push(...shape.problems);
  const named = items?.schema.title === undefined ? undefined : insideSentence(items.schema.title);
  return {
    ...shape.value,
    isList,
    row: schema['x-row'] ?? named ?? (isList ? 'value' : 'row'),
    origin,
    ...(items ? { items: { schema: items.schema, origin: items.origin } } : {}),
  };
}

/** Returns the parts of a list as a table of one column without empty cells. */
function listParts(items: Node, title: string): Parts {
  const schema: FieldSchema = { ...items.schema, title };
  return {
    nodes: new Map([[LIST_COLUMN, { ...items, schema }]]),
    required: new Map([[LIST_COLUMN, items.origin]]),
    rules: [],
  };
}
