import { ArrowLeft, Ellipsis, Folder } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#api/useProjects.ts';
import { addresses } from '#model/addresses.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Tile } from '#ui/Tile.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { actionItems } from '../actions/actionItems.tsx';
import { useProjectActions } from '../actions/useProjectActions.tsx';
import { getWording } from '../wording.ts';
import styles from './ProjectPage.module.css';

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
  const list = isTemplate ? addresses.projectTemplates : addresses.projects;
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
          {getWording(isTemplate).one} · updated {timeAgo(updated_at)}
        </p>
      </div>
      <Menu
        label={`Actions for ${name}`}
        trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} />}
        items={actionItems(project, act)}
      />
      <ChangeBar store={store} saving={saving} onSave={onSave} />
      {dialog}
    </header>
  );
}
