import { convertComponent, duplicateComponent } from '#api/componentCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { NameDialog } from '#library/NameDialog.tsx';
import { getWording } from '#library/wording.ts';
import { toasts } from '#ui/toastStore.ts';

export interface CopyDialogProps {
  item: ComponentListItem;
  /** Called with the id of what was made. */
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Asks for the name of a duplicate and makes it. */
export function DuplicateDialog({ item, onMade, onClose }: CopyDialogProps) {
  const { duplicate, duplicated } = getWording(item.is_template);
  return (
    <NameDialog
      title={duplicate}
      action={duplicate}
      wanted={item.name}
      suffix="copy"
      scope={{ subclass: item.subclass, templates: item.is_template }}
      failed="Failed to duplicate"
      onClose={onClose}
      submit={async (name) => {
        const { component } = await duplicateComponent(item, name);
        toasts.add({ type: 'success', ...duplicated });
        onMade(component.id);
      }}
    />
  );
}

/** Asks for the name of a component's counterpart and makes it; the original stays. */
export function ConvertDialog({ item, onMade, onClose }: CopyDialogProps) {
  const { convert, convertLead } = getWording(item.is_template);
  const { created } = getWording(!item.is_template);
  return (
    <NameDialog
      title={convert}
      lead={convertLead}
      action="Convert"
      wanted={item.name}
      scope={{ subclass: item.subclass, templates: !item.is_template }}
      failed="Failed to convert"
      onClose={onClose}
      submit={async (name) => {
        const { component } = await convertComponent(item, name);
        toasts.add({ type: 'success', ...created });
        onMade(component.id);
      }}
    />
  );
}
