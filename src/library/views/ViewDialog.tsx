import { useCallback, useMemo } from 'react';
import { createView, type SavedView, updateView } from '#api/shortcutCalls.ts';
import { form } from '#generated/forms/view.ts';
import { nameKey } from '#model/nameKey.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import { toasts } from '#ui/toastStore.ts';

export interface ViewDialogProps {
  list: SavedView['list'];
  /** All views of the list. */
  views: readonly SavedView[];
  /** The part of the URL that a new view stores. */
  query: string;
  /** The view to be renamed; absent for a new one. */
  renamed?: SavedView | undefined;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Asks for the name of a new view, or for a new name of an existing one. */
export function ViewDialog({ list, views, query, renamed, onSaved, onClose }: ViewDialogProps) {
  const values = useMemo(() => ({ name: renamed?.name ?? '' }), [renamed]);
  const find = useCallback(
    async (name: string) => views.filter((view) => view !== renamed && nameKey(view.name) === nameKey(name)),
    [views, renamed],
  );
  const submit = async (entered: string) => {
    const name = entered.trim();
    if (renamed) await updateView({ ...renamed, name });
    else onSaved(await createView({ list, name, query }));
    toasts.add({ type: 'success', title: renamed ? 'View renamed' : 'View saved' });
    onClose();
  };
  return (
    <FormDialog
      title={renamed ? 'Rename view' : 'Save view'}
      lead={renamed ? undefined : 'Saves the filters, sorting and search of this list under a name.'}
      action={renamed ? 'Rename' : 'Save'}
      form={form}
      values={values}
      find={find}
      submit={({ name }) => submit(String(name))}
      onClose={onClose}
    />
  );
}
