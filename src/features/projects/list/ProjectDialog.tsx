import { useCallback } from 'react';
import { createProject } from '#api/projectCalls.ts';
import type { Project } from '#api/useProjects.ts';
import { form } from '#generated/forms/project.ts';
import { findNamesakes } from '#library/findNamesakes.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from '../projectWording.ts';

export interface ProjectDialogProps {
  templates: boolean;
  onMade: (project: Project) => void;
  onClose: () => void;
}

/** Asks for the name and description of a new project, or project template, and creates it. */
export function ProjectDialog({ templates, onMade, onClose }: ProjectDialogProps) {
  const { dialogTitle, created } = getWording(templates);
  const find = useCallback((name: string) => findNamesakes({ templates }, name), [templates]);
  return (
    <FormDialog
      title={dialogTitle}
      action="Create"
      form={form}
      values={EMPTY}
      find={find}
      size="m"
      asksToLeave
      onClose={onClose}
      submit={async ({ name, description }) => {
        const project = await createProject({
          name: String(name),
          description: String(description ?? ''),
          is_template: templates,
        });
        toasts.add({ type: 'success', ...created });
        onMade(project);
      }}
    />
  );
}

const EMPTY = createDefaults(form.definition);
