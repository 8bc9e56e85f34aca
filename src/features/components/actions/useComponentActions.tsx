import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getWording } from '#library/componentWording.ts';
import { useView } from '#library/useView.ts';
import { addresses } from '#model/addresses.ts';
import { startAt } from '#model/startField.ts';
import { copyLink } from '#ui/copyLink.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import type { ComponentAction } from './ComponentAction.ts';
import type { CopyDialogProps } from './CopyDialog.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';

const DeleteDialog = lazyDialog<DeleteDialogProps>({
  load: async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  getTitle: ({ item }) => getWording(item.is_template).deleteTitle,
});
const CopyDialog = lazyDialog<CopyDialogProps>({
  load: async () => (await import('./CopyDialog.tsx')).CopyDialog,
  getTitle: ({ action, item }) => getWording(item.is_template)[action],
});
const NEXT = [DeleteDialog, CopyDialog];

const loadExport = () => import('./exportComponent.ts');
const loadDuplicate = () => import('./duplicateAndEdit.ts');

/** An action that a dialog asks about first. */
interface Asked {
  action: CopyDialogProps['action'] | 'delete';
  item: ComponentListItem;
}

interface ComponentActions {
  act: (action: ComponentAction, item: ComponentListItem) => void;
  /** The dialog of the current action; if a dialog opened it, it must be rendered inside that dialog. */
  dialog: ReactNode;
}

/** Carries out an action on a component; components that it creates open in the component dialog. */
export function useComponentActions({ onDeleted }: { onDeleted?: (() => void) | undefined } = {}): ComponentActions {
  const [asked, setAsked] = useState<Asked>();
  const view = useView();
  useIdlePreload(NEXT);
  const navigate = useNavigate();
  const edit = useCallback(
    ({ component: { id, subclass } }: TaggedComponent) =>
      void navigate(addresses.component(id), { state: { subclass, ...startAt('name') } }),
    [navigate],
  );
  const act = useCallback(
    (action: ComponentAction, item: ComponentListItem) => {
      if (action === 'export') void loadExport().then(({ exportComponent }) => exportComponent(item));
      else if (action === 'copyLink') void copyLink(addresses.component(item.id));
      else if (action === 'duplicateAndEdit') {
        void loadDuplicate().then(({ duplicateAndEdit }) => duplicateAndEdit(item, edit));
      } else setAsked({ action, item });
    },
    [edit],
  );
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

  function renderDialog({ action, item }: Asked): ReactNode {
    if (action === 'delete') return <DeleteDialog item={item} onDeleted={finish} onClose={close} />;
    return <CopyDialog action={action} item={item} onMade={show} onClose={close} />;
  }
}
