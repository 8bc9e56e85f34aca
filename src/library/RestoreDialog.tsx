import { toasts } from '#ui/toastStore.ts';
import { NameDialog } from './NameDialog.tsx';
import { useRestoring } from './restoringStore.ts';

/** Asks for another name for each deleted record whose own has been taken; renders nothing if none needs one. */
export function RestoreDialog() {
  const item = useRestoring(({ waiting: [first] }) => first);
  if (!item) return null;
  const close = () => useRestoring.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
  return (
    <NameDialog
      key={item.id}
      title="Restore under another name"
      lead={
        <>
          The name “<bdi>{item.name}</bdi>” was taken in the meantime.
        </>
      }
      action="Restore"
      wanted={item.name}
      suffix="restored"
      scope={item.scope}
      failed={item.restoreFailed}
      onClose={close}
      submit={async (name) => {
        await item.restore({ name });
        toasts.add({ type: 'success', ...item.restored });
        close();
      }}
    />
  );
}
