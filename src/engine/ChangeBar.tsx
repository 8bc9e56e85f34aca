import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { countChanges } from '#model/tabFields.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ChangeBar.module.css';
import { useFormSnapshot } from './useDraft.ts';

export interface ChangeBarProps {
  store: DraftStore;
  saving: boolean;
  onSave: () => void;
  /** Whom the changes reach, told beside their number. */
  affected?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

/** How many changes are pending and whom they reach, and the way to save or undo them. */
export function ChangeBar({ store, saving, onSave, affected, children }: ChangeBarProps) {
  const form = useFormSnapshot(store);
  const changes = countChanges(store.definition, form);
  return (
    <div className={styles.bar} data-long={affected !== undefined || undefined}>
      {changes > 0 && (
        <p className={styles.pending} role="status">
          <span>
            <b>{changes}</b> change(s) pending
          </span>
          {affected}
        </p>
      )}
      <Button variant="ghost" icon={<Undo2 />} disabled={saving || changes === 0} onClick={() => store.restoreAll()}>
        <span className={styles.label}>Undo All</span>
      </Button>
      <Button
        variant="primary"
        busy={saving}
        disabled={changes === 0}
        aria-disabled={form.errors.length > 0 || undefined}
        onClick={onSave}
      >
        {saving ? 'Saving...' : 'Save Changes'}
      </Button>
      {children}
    </div>
  );
}
