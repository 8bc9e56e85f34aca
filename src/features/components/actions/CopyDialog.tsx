import { convertComponent, duplicateComponent } from '#api/componentCalls.ts';
import type { TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { ConvertDialog, DuplicateDialog } from '#library/CopyDialogs.tsx';
import { getWording } from '#library/componentWording.ts';

export interface CopyDialogProps {
  action: 'convert' | 'duplicate';
  item: ComponentListItem;
  onMade: (made: TaggedComponent) => void;
  onClose: () => void;
}

/** Asks for the name of a duplicate, or of the template or component that is made from the other. */
export function CopyDialog({ action, item, ...rest }: CopyDialogProps) {
  const { name, subclass, is_template: templates } = item;
  const words = getWording(templates);
  if (action === 'duplicate') {
    return (
      <DuplicateDialog
        {...rest}
        title={words.duplicate}
        name={name}
        scope={{ subclass, templates }}
        notice={words.duplicated}
        make={(wanted) => duplicateComponent(item, wanted)}
      />
    );
  }
  return (
    <ConvertDialog
      {...rest}
      title={words.convert}
      lead={words.convertLead}
      name={name}
      scope={{ subclass, templates: !templates }}
      notice={getWording(!templates).created}
      make={(wanted) => convertComponent(item, wanted)}
    />
  );
}
