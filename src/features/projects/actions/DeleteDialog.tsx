import type { Project } from '#api/useProjects.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { getWording } from '../wording.ts';

export interface DeleteDialogProps {
  projects: readonly Project[];
  templates: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** The question before projects are deleted. */
export function DeleteDialog({ projects, templates, onDelete, onClose }: DeleteDialogProps) {
  const { noun } = getWording(templates);
  const [first] = projects;
  const isOne = projects.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={isOne ? `Delete ${noun}` : `Delete ${projects.length} selected ${noun}s?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      {isOne && (
        <p>
          Are you sure you want to delete "<bdi>{first?.name}</bdi>"?
        </p>
      )}
      <p>The components stay in the library.</p>
    </Dialog>
  );
}
