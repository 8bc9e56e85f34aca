import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { MESSAGES } from '#model/messages.ts';
import { translate } from '#model/shownWording.ts';
import { countChanges, oncePerItem } from '#model/tabFields.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ChangeBar.module.css';
import { UndoSteps } from './UndoSteps.tsx';

export interface ChangeBarProps {
  store: DraftStore;
  saving: boolean;
  /** Saves, or lists the errors and leads to the first. */
  onSave: () => void;
  /** What the changes affect, shown below their number. */
  affected?: ReactNode;
  /** Shown instead of the changes while there are none. */
  idle?: ReactNode;
  /** Further actions on the record, before the buttons to undo and save. */
  actions?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * Shows the number of pending changes, what they affect and how many errors block saving; saves or undoes them. The
 * count has reserved space, so nothing moves when the first change is made.
 */
export function ChangeBar({ store, saving, onSave, affected, idle, actions, children }: ChangeBarProps) {
  const form = useFormSnapshot(store);
  const changes = countChanges(store.definition, form);
  const errors = oncePerItem(store.definition, form.errors).length;
  return (
    <div className={styles.bar} data-long={affected !== undefined || undefined}>
      <div className={styles.pending} role="status">
        {changes === 0 ? (
          idle
        ) : (
          <>
            <span className={styles.counts}>
              <span>
                <b>{changes}</b> change(s) pending
              </span>
              {errors > 0 && (
                <button
                  type="button"
                  className={styles.errors}
                  title={translate(MESSAGES.saveBlocked)}
                  onClick={onSave}
                >
                  {errors} error{errors === 1 ? '' : 's'}
                </button>
              )}
            </span>
            {affected}
          </>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <UndoSteps store={store} disabled={saving} />
      <Button
        variant="ghost"
        icon={<RotateCcw />}
        className={styles.undoAll}
        disabled={saving || changes === 0}
        onClick={() => store.restore()}
      >
        Undo All
      </Button>
      <Button
        variant="primary"
        busy={saving}
        disabled={changes === 0}
        aria-disabled={errors > 0 || undefined}
        className={styles.save}
        onClick={onSave}
      >
        {saving ? 'Saving...' : 'Save Changes'}
      </Button>
      {children}
    </div>
  );
}
