import type { Notice } from '#records/failures.ts';
import type { NameScope } from './NameScope.ts';

/** A deleted component or project, and how to restore it. */
export interface Restorable {
  id: string;
  name: string;
  scope: NameScope;
  restored: Notice;
  restoreFailed: string;
  /** Restores it, under another name if one is given; with `isOneOfMany` the caller reloads the lists. */
  restore: (options: { name?: string; isOneOfMany?: boolean }) => Promise<unknown>;
}
