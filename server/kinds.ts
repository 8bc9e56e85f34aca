import { loadChanges } from '#generated/changes.ts';
import { loadKind } from '#generated/kinds.ts';
import type { Kind } from '#model/Kind.ts';

/** All generated kinds by subclass. */
export type Kinds = ReadonlyMap<string, Kind>;

export async function loadKinds(): Promise<Kinds> {
  const load = Object.entries(loadKind).map(async ([subclass, loadOne]) => {
    const [kind, changes] = await Promise.all([loadOne(), loadChanges[subclass]?.()]);
    return [subclass, changes ? { ...kind, changes } : kind] as const;
  });
  return new Map(await Promise.all(load));
}
