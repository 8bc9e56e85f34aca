import { restoreComponent } from '#api/componentCalls.ts';
import { nameFailure } from '#model/failures.ts';
import { freeName } from '#model/freeName.ts';
import { toasts } from '#ui/toastStore.ts';
import { NameDialog } from './NameDialog.tsx';
import { useRestoring } from './restoringStore.ts';
import { wordingOf } from './wording.ts';

/** Asks for another name where that of a deleted component has been taken; nothing while none needs one. */
export function RestoreDialog() {
  const item = useRestoring((state) => state.item);
  if (!item) return null;
  const { subclass, id, name, is_template } = item;
  const { restored, restoreFailed } = wordingOf(is_template);
  const close = () => useRestoring.setState({ item: undefined });
  return (
    <NameDialog
      title="Restore under another name"
      lead={`The name “${name}” has been taken meanwhile.`}
      action="Restore"
      among={{ subclass, isTemplate: is_template }}
      suggest={(taken) => freeName(name, taken, { suffix: 'restored' })}
      failureOf={(error) => nameFailure(error, restoreFailed)}
      onClose={close}
      submit={async (other) => {
        await restoreComponent({ subclass, id, name: other });
        toasts.add({ type: 'success', ...restored });
        close();
      }}
    />
  );
}
