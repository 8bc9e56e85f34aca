import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#api/useProjects.ts';
import { addresses } from '#model/addresses.ts';
import { ConvertDialog, DuplicateDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { exportProject } from './exportProject.ts';
import type { ProjectAction } from './ProjectAction.ts';
import { useProjectDeletion } from './useProjectDeletion.ts';

interface ProjectActions {
  /** Ids of projects that are being deleted. */
  going: ReadonlySet<string>;
  act: (action: ProjectAction, ...projects: Project[]) => void;
  /** The dialog of the action under way. */
  dialog: ReactNode;
}

/** Carries out what is chosen for projects; what is made of one opens on its page. */
export function useProjectActions(templates: boolean, { onDelete }: { onDelete?: () => void } = {}): ProjectActions {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: ProjectAction; projects: Project[] }>();
  const { going, remove } = useProjectDeletion(templates);
  const act = useCallback((action: ProjectAction, ...projects: Project[]) => {
    if (action !== 'export') setAsked({ action, projects });
    else for (const project of projects) void exportProject(project);
  }, []);
  const close = () => setAsked(undefined);
  const open = ({ id }: Project) => {
    close();
    navigate(addresses.project(id));
  };
  return { going, act, dialog: asked ? renderDialog(asked) : null };

  function renderDialog({ action, projects }: { action: ProjectAction; projects: Project[] }): ReactNode {
    const [project] = projects;
    if (!project) return null;
    if (action !== 'delete') {
      const Dialog = action === 'duplicate' ? DuplicateDialog : ConvertDialog;
      return <Dialog project={project} onMade={open} onClose={close} />;
    }
    const confirm = () => {
      close();
      void remove(projects);
      onDelete?.();
    };
    return <DeleteDialog projects={projects} templates={templates} onDelete={confirm} onClose={close} />;
  }
}
