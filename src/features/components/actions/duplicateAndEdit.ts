import { duplicateComponent } from '#api/componentCalls.ts';
import type { TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from '#library/componentWording.ts';
import { duplicateAtOnce } from '#library/duplicateAtOnce.ts';

/** Duplicates a component under a free name like its own, and passes the copy on. */
export function duplicateAndEdit(item: ComponentListItem, edit: (made: TaggedComponent) => void): Promise<void> {
  const { name, subclass, is_template: templates } = item;
  return duplicateAtOnce({
    name,
    scope: { subclass, templates },
    notice: getWording(templates).duplicated,
    make: (wanted) => duplicateComponent(item, wanted),
    onMade: edit,
  });
}
