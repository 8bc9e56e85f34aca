import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { convertProject, duplicateProject } from '#api/projectCalls.ts';
import type { Project } from '#api/useProjects.ts';
import { ConvertDialog, DuplicateDialog } from '#library/CopyDialogs.tsx';
import { duplicateAtOnce } from '#library/duplicateAtOnce.ts';
import { addresses } from '#model/addresses.ts';
import { startAt } from '#model/startField.ts';
import { copyLink } from '#ui/copyLink.ts';
import { getWording } from '../projectWording.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { deleteOne } from './deleteProjects.ts';
import { exportProject } from './exportProject.ts';
import type { ProjectAction } from './ProjectAction.ts';

interface ProjectActions {
  act: (action: ProjectAction, project: Project) => void;
  /** The dialog of the current action. */
  dialog: ReactNode;
}

/** Carries out an action on a project; projects that it creates open on their page. */
export function useProjectActions({ onDelete }: { onDelete?: () => void } = {}): ProjectActions {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: ProjectAction; project: Project }>();
  const act = useCallback(
    (action: ProjectAction, project: Project) => {
      if (action === 'export') void exportProject(project);
      else if (action === 'copyLink') void copyLink(addresses.project(project.id));
      else if (action === 'duplicateAndEdit')
        void duplicateAndEdit(project, ({ id }) => void navigate(addresses.project(id), { state: startAt('name') }));
      else setAsked({ action, project });
    },
    [navigate],
  );
  const close = () => setAsked(undefined);
  const open = ({ id }: Project) => {
    close();
    navigate(addresses.project(id));
  };
  return { act, dialog: asked ? renderDialog(asked) : null };

  function renderDialog({ action, project }: { action: ProjectAction; project: Project }): ReactNode {
    const { id, name, is_template: isTemplate } = project;
    const words = getWording(isTemplate);
    if (action === 'duplicate') {
      return (
        <DuplicateDialog
          title={words.duplicate}
          name={name}
          scope={{ templates: isTemplate }}
          notice={words.duplicated}
          make={(wanted) => duplicateProject({ id, name: wanted })}
          onMade={open}
          onClose={close}
        />
      );
    }
    if (action === 'convert') {
      return (
        <ConvertDialog
          title={`Convert to ${words.counterpart}`}
          lead={words.convertLead}
          name={name}
          scope={{ templates: !isTemplate }}
          notice={getWording(!isTemplate).created}
          make={(wanted) => convertProject({ id, name: wanted, isTemplate })}
          onMade={open}
          onClose={close}
        />
      );
    }
    const confirm = () => {
      close();
      void deleteOne(project);
      onDelete?.();
    };
    return <DeleteDialog project={project} onDelete={confirm} onClose={close} />;
  }
}

function duplicateAndEdit(project: Project, edit: (made: Project) => void): Promise<void> {
  const { id, name, is_template: templates } = project;
  return duplicateAtOnce({
    name,
    scope: { templates },
    notice: getWording(templates).duplicated,
    make: (wanted) => duplicateProject({ id, name: wanted }),
    onMade: edit,
  });
}
