import { convertProject, duplicateProject } from '#api/projectCalls.ts';
import type { Project } from '#api/useProjects.ts';
import { NameDialog } from '#library/NameDialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../wording.ts';

export interface CopyDialogProps {
  project: Project;
  onMade: (copy: Project) => void;
  onClose: () => void;
}

/** Asks for the name of a duplicate and makes it. */
export function DuplicateDialog({ project, onMade, onClose }: CopyDialogProps) {
  const { duplicate, duplicated } = getWording(project.is_template);
  return (
    <NameDialog
      title={duplicate}
      action={duplicate}
      wanted={project.name}
      suffix="copy"
      scope={{ templates: project.is_template }}
      failed="Failed to duplicate"
      onClose={onClose}
      submit={async (name) => {
        const copy = await duplicateProject({ id: project.id, name });
        toasts.add({ type: 'success', ...duplicated });
        onMade(copy);
      }}
    />
  );
}

/** Asks for the name of a project's counterpart and makes it; the original stays. */
export function ConvertDialog({ project, onMade, onClose }: CopyDialogProps) {
  const { is_template: isTemplate, id } = project;
  const { counterpart, convertLead, converted } = getWording(isTemplate);
  return (
    <NameDialog
      title={`Convert to ${counterpart}`}
      lead={convertLead}
      action="Convert"
      wanted={project.name}
      scope={{ templates: !isTemplate }}
      failed="Failed to convert"
      onClose={onClose}
      submit={async (name) => {
        const made = await convertProject({ id, name, isTemplate });
        toasts.add({ type: 'success', ...converted });
        onMade(made);
      }}
    />
  );
}
