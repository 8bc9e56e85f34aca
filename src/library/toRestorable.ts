import { restoreComponent } from '#api/componentCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from './componentWording.ts';
import type { Restorable } from './Restorable.ts';

/** Converts a deleted component to a record that can be restored. */
export function toRestorable(item: Pick<ComponentListItem, 'id' | 'name' | 'subclass' | 'is_template'>): Restorable {
  const { id, name, subclass, is_template: templates } = item;
  const { restored, restoreFailed } = getWording(templates);
  return {
    ...{ id, name, restored, restoreFailed },
    scope: { subclass, templates },
    restore: (options) => restoreComponent({ subclass, id, ...options }),
  };
}
