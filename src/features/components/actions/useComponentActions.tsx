import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { convertComponent, duplicateComponent } from '#api/componentCalls.ts';
import type { TaggedComponent } from '#api/useComponent.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { ConvertDialog, DuplicateDialog } from '#library/CopyDialogs.tsx';
import { duplicateAtOnce } from '#library/duplicateAtOnce.ts';
import { useView } from '#library/useView.ts';
import { getWording } from '#library/wording.ts';
import { addresses } from '#model/addresses.ts';
import { startAt } from '#model/startField.ts';
import { copyLink } from '#ui/copyLink.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import type { ComponentAction } from './ComponentAction.ts';
import type { DeleteDialogProps } from './DeleteDialog.tsx';
import { exportComponent } from './exportComponent.ts';

const DeleteDialog = lazyDialog<DeleteDialogProps>({
  load: async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  getTitle: ({ item }) => getWording(item.is_template).deleteTitle,
});
const NEXT = [DeleteDialog];

interface ComponentActions {
  act: (action: ComponentAction, item: ComponentListItem) => void;
  /** The dialog of the current action; if a dialog opened it, it must be rendered inside that dialog. */
  dialog: ReactNode;
}

/** Carries out an action on a component; components that it creates open in the component dialog. */
export function useComponentActions({ onDeleted }: { onDeleted?: (() => void) | undefined } = {}): ComponentActions {
  const [asked, setAsked] = useState<{ action: ComponentAction; item: ComponentListItem }>();
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
      if (action === 'export') void exportComponent(item);
      else if (action === 'copyLink') void copyLink(addresses.component(item.id));
      else if (action === 'duplicateAndEdit') void duplicateAndEdit(item, edit);
      else setAsked({ action, item });
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

function duplicateAndEdit(item: ComponentListItem, edit: (made: TaggedComponent) => void): Promise<void> {
  const { name, subclass, is_template: templates } = item;
  return duplicateAtOnce({
    name,
    scope: { subclass, templates },
    notice: getWording(templates).duplicated,
    make: (wanted) => duplicateComponent(item, wanted),
    onMade: edit,
  });
}
