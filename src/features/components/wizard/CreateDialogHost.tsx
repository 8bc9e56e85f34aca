import { useEffect } from 'react';
import { useSession } from '#api/sessionStore.ts';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import type { CreateDialogProps } from './CreateDialog.tsx';
import { closeWizard, resumeWizard, useWizard } from './wizardStore.ts';

const CreateDialog = lazyDialog<CreateDialogProps>({
  load: async () => (await import('./CreateDialog.tsx')).CreateDialog,
  getTitle: ({ templates }) => `Create new component${templates ? ' template' : ''}`,
});
const NEXT = [CreateDialog];

/** Renders the wizard while the signed-in user has it open. */
export function CreateDialogHost({ templates }: { templates: boolean }) {
  const username = useSession((session) => session.username);
  const isOpen = useWizard(({ progress }) => progress?.templates === templates && progress.username === username);
  useEffect(() => {
    if (username !== null) void resumeWizard(username);
  }, [username]);
  useIdlePreload(NEXT);
  return isOpen ? <CreateDialog templates={templates} onClose={closeWizard} /> : null;
}
