import { nameMatches } from '#api/componentCalls.ts';
import { projectNameMatches } from '#api/projectCalls.ts';
import type { NameScope } from './NameScope.ts';

/** Returns the user's records that already have the name; empty if it is free. */
export function findNamesakes({ subclass, templates }: NameScope, name: string): Promise<readonly { id: string }[]> {
  return subclass === undefined
    ? projectNameMatches({ name, templates })
    : nameMatches({ name, subclass, is_template: templates });
}
