import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { getKindLook } from '#library/getKindLook.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import type { ComponentAction } from '../actions/ComponentAction.ts';
import { ItemActions } from '../actions/ItemActions.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { AffectedProjects } from './AffectedProjects.tsx';
import type { EditorFrameParts } from './ComponentEditor.tsx';
import styles from './EditorHeader.module.css';

export interface EditorHeaderProps extends EditorFrameParts {
  onAct: (action: ComponentAction, item: ComponentListItem) => void;
}

/** What is edited, what can be done with it, how many changes are pending, and the way to save or undo them. */
export function EditorHeader({ store, component, saving, onSave, onAct }: EditorHeaderProps) {
  const navigate = useNavigate();
  const { name, subclass, is_template, updated_at } = component;
  const label = `${getKindLook(subclass).title}${is_template ? ' template' : ''}`;
  return (
    <header className={styles.header}>
      <IconButton
        label="Back to list"
        icon={<ArrowLeft />}
        onClick={() => navigate(is_template ? addresses.componentTemplates : addresses.components)}
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
        <HistoryButton store={store} component={component} />
        <ItemActions item={component} onAct={onAct} />
      </div>
      <ChangeBar
        store={store}
        saving={saving}
        onSave={onSave}
        affected={<AffectedProjects subclass={subclass} id={component.id} />}
      />
    </header>
  );
}
