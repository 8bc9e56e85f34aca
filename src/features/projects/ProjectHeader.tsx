import { ArrowLeft, Ellipsis, Folder } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#api/useProjects.ts';
import { ChangeBar } from '#engine/ChangeBar.tsx';
import type { DraftStore } from '#model/DraftStore.ts';
import { routes } from '#model/routes.ts';
import { timeAgo } from '#model/timeAgo.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Tile } from '#ui/Tile.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { actionItems } from './actionItems.tsx';
import styles from './ProjectPage.module.css';
import { useProjectActions } from './useProjectActions.tsx';
import { wordingOf } from './wording.ts';

export interface ProjectHeaderProps {
  store: DraftStore;
  project: Project;
  saving: boolean;
  onSave: () => void;
}

/** What is edited, how many changes are pending, what else can be done with it, and the way back. */
export function ProjectHeader({ store, project, saving, onSave }: ProjectHeaderProps) {
  const { name, is_template: isTemplate, updated_at } = project;
  const navigate = useNavigate();
  const list = isTemplate ? routes.projectTemplates : routes.projects;
  const { act, dialog } = useProjectActions(isTemplate, { onDelete: () => navigate(list) });
  return (
    <header className={styles.header}>
      <IconButton label="Back to list" icon={<ArrowLeft />} onClick={() => navigate(list)} />
      <Tile icon={<Folder />} color="var(--accent)" />
      <div className={styles.names}>
        <h1 className={styles.name}>
          <Truncated text={name} />
        </h1>
        <p className={styles.about}>
          {wordingOf(isTemplate).one} · updated {timeAgo(updated_at)}
        </p>
      </div>
      <Menu
        label={`Actions of ${name}`}
        trigger={<IconButton label={`Actions of ${name}`} icon={<Ellipsis />} />}
        items={actionItems(project, act)}
      />
      <ChangeBar store={store} saving={saving} onSave={onSave} />
      {dialog}
    </header>
  );
}
