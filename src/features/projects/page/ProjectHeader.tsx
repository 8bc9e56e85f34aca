import { Ellipsis, Folder, ListChecks, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#api/useProjects.ts';
import { FavouriteToggle } from '#library/FavouriteToggle.tsx';
import { PRINTING } from '#library/printing.ts';
import { toShortcut } from '#library/toShortcut.ts';
import { useCommands } from '#library/useCommands.ts';
import { addresses } from '#model/addresses.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { releaseRecord } from '#records/layerStore.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { RecordHeader } from '#ui/RecordHeader.tsx';
import { Tile } from '#ui/Tile.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { actionItems } from '../actions/actionItems.tsx';
import { useProjectActions } from '../actions/useProjectActions.tsx';
import { getWording } from '../projectWording.ts';

export interface ProjectHeaderProps {
  store: DraftStore;
  project: Project;
  saving: boolean;
  onSave: () => void;
}

/** The project's name and number of pending changes, the buttons to save and for further actions, and the way back. */
export function ProjectHeader({ store, project, saving, onSave }: ProjectHeaderProps) {
  const { name, is_template: isTemplate, updated_at } = project;
  const navigate = useNavigate();
  const list = isTemplate ? addresses.projectTemplates : addresses.projects;
  const { act, dialog } = useProjectActions({
    onDelete: () => {
      releaseRecord(`projects/${project.id}`);
      navigate(list);
    },
  });
  const print = {
    id: 'print',
    label: 'Print',
    icon: <Printer />,
    onSelect: () => navigate(addresses.printProject(project.id), { state: PRINTING }),
  };
  const assumptions = {
    id: 'assumptions',
    label: 'Assumptions sheet',
    icon: <ListChecks />,
    onSelect: () => navigate(addresses.projectAssumptions(project.id)),
  };
  const items = [...actionItems(project, act), print, assumptions];
  useCommands(name, items);
  return (
    <RecordHeader
      name={name}
      about={
        <>
          {getWording(isTemplate).one} · updated {timeAgo(updated_at)}
        </>
      }
      tile={<Tile icon={<Folder />} color="var(--accent)" />}
      onBack={() => navigate(list)}
      sticky
    >
      <ChangeBar
        store={store}
        saving={saving}
        onSave={onSave}
        actions={
          <>
            <FavouriteToggle record={toShortcut(project)} />
            <Menu
              label={`Actions for ${name}`}
              trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} />}
              items={items}
            />
          </>
        }
      />
      {dialog}
    </RecordHeader>
  );
}
