import type { JSONPath } from 'jsonc-parser';
import { isRecord } from '#model/isRecord.ts';
import { toPath, valueAt } from './checkShape.ts';
import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';
import type { ContractFile, Json } from './readContract.ts';

/** Reports every `$ref` of the contract whose target does not exist; `promised` targets are generated later. */
export function findDeadReferences({ document, problemAt }: ContractFile, promised: string[]): Problem[] {
  const targets = new Set([...listParts(document), ...promised]);
  return listReferences(document).flatMap(({ path, ref }) =>
    targets.has(ref) || findTarget(document, ref) !== undefined
      ? []
      : [problemAt(path, `"${ref}" leads nowhere, so nothing could be checked against it.`, didYouMean(ref, targets))],
  );
}

/** Returns the object that the value references, or the value itself if it is not a reference. */
export function follow(document: Json, value: unknown, chain: string[] = []): Json {
  if (!isRecord(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  return chain.includes($ref) ? {} : follow(document, findTarget(document, $ref), [...chain, $ref]);
}

/**
 * Returns the object with every `$ref` into the document replaced by its target; a circle ends in a schema that accepts
 * all.
 */
export function resolve(document: Json, value: unknown): Json {
  const known = targets.get(document) ?? new Map<string, unknown>();
  targets.set(document, known);
  const resolved = resolveAny(value, { document, known, circles: 0 }, []);
  return isRecord(resolved) ? resolved : {};
}

/** Resolved targets by reference: all calls of a contract refer to the same few, and one of them to every kind. */
const targets = new WeakMap<Json, Map<string, unknown>>();

interface Resolving {
  document: Json;
  known: Map<string, unknown>;
  /** How many references have led back to a schema that they are in. */
  circles: number;
}

/** Returns the object that the keys lead to; an empty one if it does not exist. */
export function objectAt(root: unknown, ...path: string[]): Json {
  const value = valueAt(root, path);
  return isRecord(value) ? value : {};
}

function resolveAny(value: unknown, resolving: Resolving, chain: readonly string[]): unknown {
  if (!hasReferences(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => resolveAny(entry, resolving, chain));
  const { $ref } = value;
  if (typeof $ref === 'string') return resolveTarget($ref, resolving, chain);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveAny(entry, resolving, chain)]));
}

function resolveTarget(ref: string, resolving: Resolving, chain: readonly string[]): unknown {
  const { document, known, circles } = resolving;
  if (known.has(ref)) return known.get(ref);
  if (chain.includes(ref)) {
    resolving.circles++;
    return {};
  }
  const target = resolveAny(findTarget(document, ref) ?? {}, resolving, [...chain, ref]);
  // The end of a circle depends on where it was entered, so such a target can't be reused.
  if (resolving.circles === circles) known.set(ref, target);
  return target;
}

function findTarget(document: Json, ref: string): unknown {
  return ref.startsWith('#/') ? valueAt(document, toPath(ref)) : undefined;
}

/** Pointers to everything under `components`. */
function listParts(document: Json): string[] {
  return Object.keys(objectAt(document, 'components')).flatMap((section) =>
    Object.keys(objectAt(document, 'components', section)).map((name) => `#/components/${section}/${name}`),
  );
}

function listReferences(node: unknown, path: JSONPath = []): { path: JSONPath; ref: string }[] {
  if (!hasReferences(node)) return [];
  if (Array.isArray(node)) return node.flatMap((entry, index) => listReferences(entry, [...path, index]));
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [{ path: [...path, key], ref: value }]
      : listReferences(value, [...path, key]),
  );
}

/** Whether there may be a reference anywhere in the value. Most of a contract is schemas of kinds, which have none. */
function hasReferences(value: unknown): value is Json | unknown[] {
  if (typeof value !== 'object' || value === null) return false;
  const known = withReferences.get(value);
  if (known !== undefined) return known;
  const found = Object.entries(value).some(([key, entry]) => key === '$ref' || hasReferences(entry));
  withReferences.set(value, found);
  return found;
}

// A contract's objects are never changed once they are made.
const withReferences = new WeakMap<object, boolean>();
