import { useCallback, useMemo } from 'react';
import { nameMatches, restoreComponent } from '#api/componentCalls.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { form } from '#generated/forms/duplicate.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import { RESTORED } from './useRestoreComponent.ts';

/** Asks for the name under which a deleted component comes back, where its own was taken in the meantime. */
export function RestoreDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { subclass, component_id, name } = asset;
  const values = useMemo(() => ({ name: freeName(name, new Set([nameKey(name)]), { suffix: 'restored' }) }), [name]);
  const find = useCallback((wanted: string) => nameMatches({ name: wanted, subclass, is_template: false }), [subclass]);
  return (
    <FormDialog
      title="Restore component"
      lead={
        <>
          The name “<bdi>{name}</bdi>” was taken in the meantime.
        </>
      }
      action="Restore"
      form={form}
      values={values}
      find={find}
      onClose={onClose}
      submit={async ({ name: other }) => {
        await restoreComponent({ subclass, id: component_id ?? '', name: String(other) });
        toasts.add({ type: 'success', ...RESTORED });
        onClose();
      }}
    />
  );
}
