import type { Notice } from '#records/failures.ts';
import type { NameScope } from './NameScope.ts';

/** A deleted component or project, and how to restore it. */
export interface Restorable {
  id: string;
  name: string;
  scope: NameScope;
  restored: Notice;
  restoreFailed: string;
  /** Under another name where one is given; of many, the caller has the lists read again. */
  restore: (options: { name?: string; isOneOfMany?: boolean }) => Promise<unknown>;
}
