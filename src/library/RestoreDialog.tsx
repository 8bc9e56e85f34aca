import { restoreComponent } from '#api/componentCalls.ts';
import { toasts } from '#ui/toastStore.ts';
import { NameDialog } from './NameDialog.tsx';
import { useRestoring } from './restoringStore.ts';
import { getWording } from './wording.ts';

/** Asks for another name where that of a deleted component has been taken; nothing while none needs one. */
export function RestoreDialog() {
  const item = useRestoring((state) => state.item);
  if (!item) return null;
  const { subclass, id, name, is_template } = item;
  const { restored, restoreFailed } = getWording(is_template);
  const close = () => useRestoring.setState({ item: undefined });
  return (
    <NameDialog
      title="Restore under another name"
      lead={
        <>
          The name “<bdi>{name}</bdi>” was taken in the meantime.
        </>
      }
      action="Restore"
      wanted={name}
      suffix="restored"
      subclass={subclass}
      templates={is_template}
      failed={restoreFailed}
      onClose={close}
      submit={async (other) => {
        await restoreComponent({ subclass, id, name: other });
        toasts.add({ type: 'success', ...restored });
        close();
      }}
    />
  );
}
