import { type ReactNode, useCallback, useState } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useView } from '#library/useView.ts';
import type { ComponentAction } from './ComponentAction.ts';
import { ConvertDialog, DuplicateDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { exportComponent } from './exportComponent.ts';

interface ComponentActions {
  act: (action: ComponentAction, item: ComponentListItem) => void;
  /** The dialog of the action under way; it must stand inside the dialog that it is opened from. */
  dialog: ReactNode;
}

/** Carries out what is chosen for a component; what is made of one opens in the view dialog. */
export function useComponentActions({ onDeleted }: { onDeleted?: (() => void) | undefined } = {}): ComponentActions {
  const [asked, setAsked] = useState<{ action: ComponentAction; item: ComponentListItem }>();
  const view = useView();
  const act = useCallback((action: ComponentAction, item: ComponentListItem) => {
    if (action === 'export') void exportComponent(item);
    else setAsked({ action, item });
  }, []);
  const close = () => setAsked(undefined);
  const show = (id: string) => {
    close();
    view.open(id);
  };
  const finish = () => {
    close();
    onDeleted?.();
  };
  return { act, dialog: asked ? renderDialog(asked) : null };

  function renderDialog({ action, item }: { action: ComponentAction; item: ComponentListItem }): ReactNode {
    if (action === 'delete') return <DeleteDialog item={item} onDeleted={finish} onClose={close} />;
    const Dialog = action === 'duplicate' ? DuplicateDialog : ConvertDialog;
    return <Dialog item={item} onMade={show} onClose={close} />;
  }
}
