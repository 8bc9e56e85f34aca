import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { FieldSchema, PartsSchema, RuleSchema } from './KindFile.ts';
import { layerOrigin } from './layerOrigin.ts';
import type { Merged, Origin, SharedFiles } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';
import { readBranches } from './readBranches.ts';
import { baseName, resolveRef } from './resolveRef.ts';
import { structureLimits } from './structureLimits.ts';

/** A field, object or table, merged with the shared one that it refers to or overrides. */
export interface Node extends Merged<FieldSchema> {
  /** Whether its `$ref` can't be resolved. */
  isUnresolved: boolean;
  /** Whether it is nested too deeply in objects and tables, which is reported once. */
  isTooDeep?: boolean;
  /** The parts that an object has in every case. */
  parts: Parts;
  /** The parts that it has only in one case, by the choice's value. */
  cases: Map<string, Case>;
  /** The rows of a table, or the values of a list. */
  items?: Node;
}

export interface Parts {
  nodes: Map<string, Node>;
  /** The names of required fields, each with the place that requires it. */
  required: Map<string, Origin>;
  rules: Merged<RuleSchema>[];
}

export interface Case extends Parts {
  origin: Origin;
}

export interface MergeContext {
  shared: SharedFiles;
  problems: Problem[];
  /** How many objects and tables contain it. */
  depth: number;
  /** The shared fields that lead here from `$ref` to `$ref`. */
  chain: readonly string[];
  /** The shared fields that contain it. */
  around: readonly string[];
}

export function emptyParts(): Parts {
  return { nodes: new Map(), required: new Map(), rules: [] };
}

/** Merges fields, required names and rules into the existing parts. */
export function addParts(parts: Parts, own: PartsSchema, { source, path }: Origin, context: MergeContext): void {
  for (const [name, schema] of Object.entries(own.properties ?? {})) {
    const origin = { source, path: [...path, 'properties', name] };
    if (Object.hasOwn(Object.prototype, name)) {
      const message = `"${name}" is a property of every JavaScript object, so a field can't have this name.`;
      context.problems.push(source.problemAt(origin.path, message, 'Choose another name.'));
    } else parts.nodes.set(name, mergeNode(parts.nodes.get(name), schema, origin, context));
  }
  for (const [index, name] of (own.required ?? []).entries())
    parts.required.set(name, { source, path: [...path, 'required', index] });
  for (const [index, schema] of (own['x-rules'] ?? []).entries())
    parts.rules.push({ schema, origin: { source, path: [...path, 'x-rules', index] } });
}

function mergeNode(earlier: Node | undefined, given: FieldSchema, origin: Origin, context: MergeContext): Node {
  const base = given.$ref === undefined ? earlier : findShared(given.$ref, origin, context);
  const own = readBranches(given, origin, context.problems);
  const { $ref, ...words } = own.schema;
  const isLost = $ref !== undefined && !base;
  if (base && $ref !== undefined) context.problems.push(...findRepeated(words, base, origin));
  const node: Node = {
    schema: { ...base?.schema, ...words },
    origin: base ? layerOrigin(given, origin, base) : origin,
    isUnresolved: isLost,
    parts: copyParts(base?.parts),
    cases: new Map([...(base?.cases ?? [])].map(([value, { origin: at, ...parts }]) => [value, withOrigin(parts, at)])),
    ...(base?.items ? { items: base.items } : {}),
    ...(base?.isTooDeep ? { isTooDeep: true } : {}),
  };
  const hasParts = given.properties !== undefined || own.cases.size > 0 || given.items !== undefined;
  const depth = context.depth + 1;
  if (hasParts && depth > structureLimits.levels) {
    const message = `"${origin.path.at(-1)}" would be level ${depth} of objects and tables inside one another; at most ${structureLimits.levels} are allowed.`;
    context.problems.push(origin.source.problemAt(origin.path, message, 'Move its fields further out.'));
    return { ...node, isTooDeep: true };
  }
  const inside = { ...context, depth, chain: [], around: [...context.around, ...context.chain] };
  addParts(node.parts, own.schema, origin, inside);
  for (const [value, { schema, path }] of own.cases) {
    const at = { source: origin.source, path };
    const parts = node.cases.get(value) ?? { ...emptyParts(), origin: at };
    addParts(parts, schema, at, inside);
    node.cases.set(value, parts);
  }
  if (given.items) {
    const at = { source: origin.source, path: [...origin.path, 'items'] };
    // The object of a row is on the level of its table.
    const isRow = given.items.type !== 'array';
    node.items = mergeNode(base?.items, given.items, at, isRow ? { ...inside, depth: context.depth } : inside);
  }
  return node;
}

function findShared(ref: string, origin: Origin, context: MergeContext): Node | undefined {
  const { chain, around, problems } = context;
  const target = resolveRef(ref, origin, context);
  if (!target) return undefined;
  const { schema, place } = target;
  if (chain.includes(place) || around.includes(place)) {
    const effect = chain.includes(place) ? 'it never reaches a field' : 'its nesting would never end';
    problems.push(origin.source.problemAt([...origin.path, '$ref'], `"${ref}" leads in a circle, so ${effect}.`));
    return undefined;
  }
  const node = mergeNode(undefined, schema, target.origin, { ...context, chain: [...chain, place] });
  return node.isUnresolved ? undefined : node;
}

/** Warns of keywords beside a `$ref` that repeat the shared field. */
function findRepeated(
  words: FieldSchema,
  { schema, origin: { source: shared } }: Node,
  { source, path }: Origin,
): Problem[] {
  return Object.entries(words).flatMap(([word, value]) => {
    const base = Object.entries(schema).find(([own]) => own === word);
    if (!base || !isDeepEqual(base[1], value)) return [];
    const message = `"${word}" is the same as in ${baseName(shared.file)}, so it has no effect.`;
    return [toWarning(source.problemAt([...path, word], message, 'Leave it out.'))];
  });
}

function copyParts(parts = emptyParts()): Parts {
  return { nodes: new Map(parts.nodes), required: new Map(parts.required), rules: [...parts.rules] };
}

function withOrigin(parts: Parts, origin: Origin): Case {
  return { ...copyParts(parts), origin };
}
