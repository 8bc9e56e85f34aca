import type { ComponentListItem } from '#api/useComponents.ts';
import type { Project } from '#api/useProjects.ts';
import type { Shortcut } from '#api/useShortcuts.ts';

/** Returns the properties of a component or project that favourites and recently opened records show. */
export function toShortcut(
  record:
    | Pick<ComponentListItem, 'id' | 'name' | 'subclass' | 'is_template'>
    | Pick<Project, 'id' | 'name' | 'is_template'>,
): Shortcut {
  const { id, name, is_template } = record;
  if ('subclass' in record) return { id, what: 'component', name, subclass: record.subclass, is_template };
  return { id, what: 'project', name, subclass: null, is_template };
}
