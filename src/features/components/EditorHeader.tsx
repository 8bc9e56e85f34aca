import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { ChangeBar } from '#engine/ChangeBar.tsx';
import { KindTile } from '#engine/KindTile.tsx';
import { kindOf } from '#engine/kindOf.ts';
import { routes } from '#model/routes.ts';
import { timeAgo } from '#model/timeAgo.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { AffectedProjects } from './AffectedProjects.tsx';
import type { ComponentAction } from './ComponentAction.ts';
import type { EditorFrameParts } from './ComponentEditor.tsx';
import styles from './EditorHeader.module.css';
import { HistoryButton } from './HistoryButton.tsx';
import { ItemActions } from './ItemActions.tsx';

export interface EditorHeaderProps extends EditorFrameParts {
  onAct: (action: ComponentAction, item: ComponentListItem) => void;
}

/** What is edited, what can be done with it, how many changes are pending, and the way to save or undo them. */
export function EditorHeader({ store, component, saving, onSave, onAct }: EditorHeaderProps) {
  const navigate = useNavigate();
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
