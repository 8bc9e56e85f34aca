import { type ReactNode, useCallback, useRef, useState } from 'react';
import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { createComponent } from '#api/componentCalls.ts';
import { type ReferenceEntry, readReferenceEntry } from '#api/useReference.ts';
import { getWording } from '#library/componentWording.ts';
import type { NameDialogProps } from '#library/NameDialog.tsx';
import { readNamesLike } from '#library/readNamesLike.ts';
import { useView } from '#library/useView.ts';
import { nameKey } from '#model/nameKey.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { toasts } from '#ui/toastStore.ts';

// Loaded lazily: the dialog opens only if the entry's name is taken.
const NameDialog = lazyDialog<NameDialogProps>({
  load: async () => (await import('#library/NameDialog.tsx')).NameDialog,
  getTitle: ({ title }) => title,
});

interface EntryUse {
  /** Creates a component from the entry with this key; does nothing while another one is being created. */
  use: (key: string) => void;
  /** The key of the entry from which a component is being created. */
  busyKey: string | undefined;
  /** Asks for another name; if a dialog opened it, it must be rendered inside that dialog. */
  dialog: ReactNode;
}

/** Creates components from the entries of a set; each opens in the component dialog. */
export function useEntryUse(set: { name: string; subclass: string }): EntryUse {
  const { name: setName, subclass } = set;
  const { open } = useView();
  const [asked, setAsked] = useState<ReferenceEntry>();
  const [busyKey, setBusyKey] = useState<string>();
  // A ref, since a second press can come before the next render.
  const isRunning = useRef(false);

  const create = useCallback(
    async (entry: ReferenceEntry, name: string) => {
      const made = await createComponent({ subclass, templates: false, values: { ...entry.component, name } });
      setAsked(undefined);
      toasts.add({ type: 'success', ...getWording(false).created });
      open(made.component.id);
    },
    [subclass, open],
  );

  const use = useCallback(
    async (key: string) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusyKey(key);
      try {
        const entry = await readReferenceEntry({ set: setName, key });
        const { name } = entry.component;
        const taken = await readNamesLike({ subclass, templates: false }, name);
        if (taken.has(nameKey(name))) return setAsked(entry);
        await create(entry, name).catch((thrown: unknown) => {
          if (findFieldErrors(toApiError(thrown)).name === undefined) throw thrown;
          setAsked(entry);
        });
      } catch (thrown) {
        const notice = { title: 'Creation failed', message: toApiError(thrown).message };
        notifyActionFailure({ error: thrown, notice, retry: () => void use(key) });
      } finally {
        isRunning.current = false;
        setBusyKey(undefined);
      }
    },
    [setName, subclass, create],
  );

  const dialog = asked && (
    <NameDialog
      title={`Use ${asked.component.name}`}
      lead="Another component has this name."
      action="Create"
      wanted={asked.component.name}
      scope={{ subclass, templates: false }}
      submit={(name) => create(asked, name)}
      failed="Unable to create component"
      onClose={() => setAsked(undefined)}
    />
  );
  return { use: useCallback((key: string) => void use(key), [use]), busyKey, dialog };
}
