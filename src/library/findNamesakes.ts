import { nameMatches } from '#api/componentCalls.ts';
import { projectNameMatches } from '#api/projectCalls.ts';
import type { NameScope } from './NameScope.ts';

/** The person's records that have the name already; empty where it is free. */
export function findNamesakes({ subclass, templates }: NameScope, name: string): Promise<readonly { id: string }[]> {
  return subclass === undefined
    ? projectNameMatches({ name, templates })
    : nameMatches({ name, subclass, is_template: templates });
}
