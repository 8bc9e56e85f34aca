import { ArrowLeft, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Component } from '#api/useComponent.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { routes } from '#model/routes.ts';
import { countChanges } from '#model/tabFields.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { AffectedProjects } from './AffectedProjects.tsx';
import { timeAgo } from './dates.ts';
import styles from './EditorHeader.module.css';
import { KindTile } from './KindTile.tsx';
import { kindOf } from './kindOf.ts';

export interface EditorHeaderProps {
  store: DraftStore;
  component: Component;
  saving: boolean;
  onSave: () => void;
}

/** What is edited, how many changes are pending and whom they reach, and the way to save or undo them. */
export function EditorHeader({ store, component, saving, onSave }: EditorHeaderProps) {
  const navigate = useNavigate();
  const form = useFormSnapshot(store);
  const changes = countChanges(store.definition, form);
  const { name, subclass, is_template, updated_at } = component;
  const label = `${kindOf(subclass).title}${is_template ? ' template' : ''}`;
  return (
    <header className={styles.header}>
      <IconButton
        label="Back to list"
        icon={<ArrowLeft />}
        onClick={() => navigate(is_template ? routes.componentTemplates : routes.components)}
      />
      <KindTile subclass={subclass} />
      <div className={styles.names}>
        <h1 className={styles.name}>
          <Truncated text={name} />
        </h1>
        <p className={styles.about}>
          {label} · updated {timeAgo(updated_at)}
        </p>
      </div>
      <div className={styles.actions}>
        {changes > 0 && (
          <p className={styles.pending} role="status">
            <span>
              <b>{changes}</b> change(s) pending
            </span>
            <AffectedProjects subclass={subclass} id={component.id} />
          </p>
        )}
        <Button variant="ghost" icon={<Undo2 />} disabled={saving || changes === 0} onClick={() => store.restoreAll()}>
          Undo All
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
      </div>
    </header>
  );
}
