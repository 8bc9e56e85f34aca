import type { Json } from '#codegen/readContract.ts';
import { type ContractCall, listCalls } from './listCalls.ts';

/** The calls of two contracts side by side; one of them is absent if its contract has no such call. */
export interface CallPair {
  ours?: ContractCall;
  theirs?: ContractCall;
}

/**
 * Pairs the calls of two contracts by method and path, regardless of the names of parameters in paths, of a common
 * prefix of the paths, and of a slash at their end.
 */
export function pairCalls(ours: Json, theirs: Json): CallPair[] {
  const own = listCalls(ours);
  const others = listCalls(theirs);
  const prefix = findPrefix(own, others);
  const toKey = ({ method, path }: ContractCall, start: string) => `${method} ${plainPath(path).slice(start.length)}`;
  const left = new Map(
    others.map((call) => [toKey(call, plainPath(call.path).startsWith(prefix) ? prefix : ''), call]),
  );
  const pairs = own.map((call): CallPair => {
    const key = toKey(call, '');
    const other = left.get(key);
    left.delete(key);
    return other ? { ours: call, theirs: other } : { ours: call };
  });
  return [...pairs, ...[...left.values()].map((call) => ({ theirs: call }))];
}

/** '/components/{}/{}'. */
function plainPath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
}

/** Returns the prefix of most of their paths: '/api/v2' if their server's address does not contain it. */
function findPrefix(own: ContractCall[], others: ContractCall[]): string {
  const counts = new Map<string, number>();
  for (const theirs of new Set(others.map(({ path }) => plainPath(path)))) {
    for (const ours of new Set(own.map(({ path }) => plainPath(path)))) {
      const start = theirs.endsWith(ours) ? theirs.slice(0, theirs.length - ours.length) : undefined;
      // A prefix with a parameter belongs to another path.
      if (start !== undefined && !start.includes('{')) counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || a.length - b.length);
  return ranked[0]?.[0] ?? '';
}
