import type { Project } from '#api/useProjects.ts';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { getWording } from '../projectWording.ts';

export interface DeleteDialogProps {
  project: Project;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a project is deleted. */
export function DeleteDialog({ project, onDelete, onClose }: DeleteDialogProps) {
  return (
    <DeleteQuestion title={getWording(project.is_template).deleteTitle} onDelete={onDelete} onClose={onClose}>
      <div>
        <p>
          Are you sure you want to delete "<bdi>{project.name}</bdi>"?
        </p>
        <p>The components stay in the library.</p>
      </div>
    </DeleteQuestion>
  );
}
