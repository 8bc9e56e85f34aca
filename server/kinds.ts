import { loadKind } from '#generated/kinds.ts';
import type { Kind } from '#model/Kind.ts';

/** All generated kinds by subclass. */
export type Kinds = ReadonlyMap<string, Kind>;

/** Loads the modules of all kinds. */
export async function loadKinds(): Promise<Kinds> {
  const load = Object.entries(loadKind).map(async ([subclass, loadOne]) => [subclass, await loadOne()] as const);
  return new Map(await Promise.all(load));
}
