import { type ReactNode, useCallback, useState } from 'react';
import { errorToast } from '#api/ApiError.ts';
import { type DeletedRecord, emptyTrash, refreshTrash } from '#api/trashCalls.ts';
import type { Bulk } from '#library/useBulk.ts';
import { counted } from '#model/counted.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { PurgeQuestion } from './PurgeQuestion.tsx';
import { purgeTask } from './trashTasks.ts';

interface Purge {
  /** Asks, then deletes the records permanently; the search hides `hidden` of them. The function is stable. */
  purge: (records: readonly DeletedRecord[], hidden?: number) => void;
  /** Asks, then deletes everything in the trash permanently. */
  empty: (trash: { total: number; latest: string }) => void;
  question: ReactNode;
}

type Asked = { records: readonly DeletedRecord[]; hidden: number } | { total: number; latest: string };

const COMPONENTS = 'Projects that use a deleted component keep its name and kind.';

/** Deletes records permanently after a confirmation, on which `onStart` is called. */
export function usePurge(bulk: Bulk, onStart: () => void): Purge {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const purge = useCallback<Purge['purge']>((records, hidden = 0) => setAsked({ records, hidden }), []);
  return {
    purge,
    empty: setAsked,
    question: asked && ('total' in asked ? renderAll(asked) : renderSome(asked)),
  };

  function renderSome({ records, hidden }: { records: readonly DeletedRecord[]; hidden: number }): ReactNode {
    const free = records.filter(({ locked }) => !locked);
    const [first] = free;
    const locked = records.length - free.length;
    const confirm = () => {
      close();
      onStart();
      void bulk.start(purgeTask(free));
    };
    return (
      <PurgeQuestion
        title={`Delete ${counted(free.length, 'item')} permanently?`}
        action="Delete permanently"
        onPurge={confirm}
        onClose={close}
      >
        {free.length === 1 && first && (
          <p>
            “<bdi>{first.name}</bdi>” is deleted with all its versions.
          </p>
        )}
        {free.length > 1 && <p>They are deleted with all their versions. {COMPONENTS}</p>}
        {hidden > 0 && (
          <p>
            {hidden} of the selected items {hidden === 1 ? 'is' : 'are'} hidden by the search.
          </p>
        )}
        {locked > 0 && <p>Locked components stay in the trash.</p>}
      </PurgeQuestion>
    );
  }

  function renderAll({ total, latest }: { total: number; latest: string }): ReactNode {
    const confirm = () => {
      close();
      onStart();
      void emptyAll(latest);
    };
    return (
      <PurgeQuestion
        title={`Delete all ${counted(total, 'item')} permanently?`}
        action="Empty trash"
        onPurge={confirm}
        onClose={close}
      >
        <p>Everything in the trash is deleted with all its versions. {COMPONENTS}</p>
      </PurgeQuestion>
    );
  }
}

async function emptyAll(latest: string): Promise<void> {
  try {
    await emptyTrash(latest);
    toasts.add({ type: 'success', title: 'Trash emptied' });
  } catch (thrown) {
    const notice = { title: 'The trash could not be emptied', message: errorToast(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void emptyAll(latest) });
  }
  await refreshTrash();
}
