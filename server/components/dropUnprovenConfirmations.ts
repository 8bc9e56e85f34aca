import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { type Confirmation, unconfirmed, type ValueSources } from '#model/ValueSource.ts';
import type { ComponentRepository, StoredRevision } from '#server/store/componentRepository.ts';
import type { UserRepository } from '#server/store/userRepository.ts';
import type { CheckedComponent } from './checkSent.ts';
import { createComparison } from './compareAt.ts';
import { isOfNewerKind, toCurrent } from './kindVersions.ts';

/** Returns a confirmation at the present time; the account is read only if a body has sources. */
export async function confirmNow(
  users: UserRepository,
  ownerId: string,
  bodies: readonly unknown[],
): Promise<Confirmation> {
  const at = new Date().toISOString();
  const isNeeded = bodies.some((body) => isRecord(body) && body.sources !== undefined);
  const user = isNeeded ? await users.byId(ownerId) : undefined;
  return { by: user?.email ?? '', at };
}

interface Proving {
  kind: Kind;
  /** The component to change, and access to its revisions; absent for a new one. */
  known?: { id: string; components: ComponentRepository } | undefined;
  now: Confirmation;
}

/**
 * Returns the sources without the claimed confirmations that can't be proved. A new component may repeat the account's
 * own confirmations; a stored one those of a revision with the same value, as when it is restored.
 */
export async function dropUnprovenConfirmations(
  { sources, fields, claims }: CheckedComponent,
  { kind, known, now }: Proving,
): Promise<ValueSources> {
  const unproved: string[] = [];
  for (const path of claims) {
    const confirmed = sources[path]?.confirmed;
    if (!confirmed) continue;
    const isOwn = confirmed.by === now.by && Date.parse(confirmed.at) <= Date.parse(now.at);
    if (!known && isOwn) continue;
    const versions = known ? await known.components.confirmedRevisions({ id: known.id, at: confirmed.at }) : [];
    const isProof = (version: StoredRevision) => {
      if (isOfNewerKind(version, kind)) return false;
      const then = toCurrent(version, kind);
      const isSame = Object.hasOwn(then.sources, path) && isDeepEqual(then.sources[path]?.confirmed, confirmed);
      return isSame && !createComparison(kind.definition, { before: then.fields, after: fields })(path);
    };
    if (!versions.some(isProof)) unproved.push(path);
  }
  if (unproved.length === 0) return sources;
  const own = Object.entries(sources).map(([path, source]) => [
    path,
    unproved.includes(path) ? unconfirmed(source) : source,
  ]);
  return Object.fromEntries(own);
}
