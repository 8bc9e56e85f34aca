import { type ReactNode, useCallback, useState } from 'react';
import { convertComponent, duplicateComponent } from '#api/componentCalls.ts';
import type { TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { ConvertDialog, DuplicateDialog } from '#library/CopyDialogs.tsx';
import { useView } from '#library/useView.ts';
import { getWording } from '#library/wording.ts';
import { addresses } from '#model/addresses.ts';
import { copyLink } from '#ui/copyLink.ts';
import type { ComponentAction } from './ComponentAction.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { exportComponent } from './exportComponent.ts';

interface ComponentActions {
  act: (action: ComponentAction, item: ComponentListItem) => void;
  /** The dialog of the action under way; it must be inside the dialog that it is opened from. */
  dialog: ReactNode;
}

/** Carries out the chosen action on a component; a component that it creates opens in the view dialog. */
export function useComponentActions({ onDeleted }: { onDeleted?: (() => void) | undefined } = {}): ComponentActions {
  const [asked, setAsked] = useState<{ action: ComponentAction; item: ComponentListItem }>();
  const view = useView();
  const act = useCallback((action: ComponentAction, item: ComponentListItem) => {
    if (action === 'export') void exportComponent(item);
    else if (action === 'copyLink') void copyLink(addresses.component(item.id));
    else setAsked({ action, item });
  }, []);
  const close = () => setAsked(undefined);
  const show = ({ component }: TaggedComponent) => {
    close();
    view.open(component.id);
  };
  const finish = () => {
    close();
    onDeleted?.();
  };
  return { act, dialog: asked ? renderDialog(asked) : null };

  function renderDialog({ action, item }: { action: ComponentAction; item: ComponentListItem }): ReactNode {
    if (action === 'delete') return <DeleteDialog item={item} onDeleted={finish} onClose={close} />;
    const { name, subclass, is_template: templates } = item;
    const words = getWording(templates);
    if (action === 'duplicate') {
      return (
        <DuplicateDialog
          title={words.duplicate}
          name={name}
          scope={{ subclass, templates }}
          notice={words.duplicated}
          make={(wanted) => duplicateComponent(item, wanted)}
          onMade={show}
          onClose={close}
        />
      );
    }
    return (
      <ConvertDialog
        title={words.convert}
        lead={words.convertLead}
        name={name}
        scope={{ subclass, templates: !templates }}
        notice={getWording(!templates).created}
        make={(wanted) => convertComponent(item, wanted)}
        onMade={show}
        onClose={close}
      />
    );
  }
}
