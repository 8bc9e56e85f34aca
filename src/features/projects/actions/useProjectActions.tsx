import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '#api/useProjects.ts';
import { addresses } from '#model/addresses.ts';
import { ConvertDialog, DuplicateDialog } from './CopyDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { deleteOne } from './deleteProjects.ts';
import { exportProject } from './exportProject.ts';
import type { ProjectAction } from './ProjectAction.ts';

interface ProjectActions {
  act: (action: ProjectAction, project: Project) => void;
  /** The dialog of the action under way. */
  dialog: ReactNode;
}

/** Carries out what is chosen for a project; what is made of one opens on its page. */
export function useProjectActions({ onDelete }: { onDelete?: () => void } = {}): ProjectActions {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: ProjectAction; project: Project }>();
  const act = useCallback((action: ProjectAction, project: Project) => {
    if (action === 'export') void exportProject(project);
    else setAsked({ action, project });
  }, []);
  const close = () => setAsked(undefined);
  const open = ({ id }: Project) => {
    close();
    navigate(addresses.project(id));
  };
  return { act, dialog: asked ? renderDialog(asked) : null };

  function renderDialog({ action, project }: { action: ProjectAction; project: Project }): ReactNode {
    if (action !== 'delete') {
      const Dialog = action === 'duplicate' ? DuplicateDialog : ConvertDialog;
      return <Dialog project={project} onMade={open} onClose={close} />;
    }
    const confirm = () => {
      close();
      void deleteOne(project);
      onDelete?.();
    };
    return <DeleteDialog project={project} onDelete={confirm} onClose={close} />;
  }
}
