import { Suspense, useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSession } from '#api/sessionStore.ts';
import { getKindLook } from '#library/getKindLook.ts';
import { useEdition } from '#library/useEdition.ts';
import { useKind } from '#library/useKind.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyDialog } from '#ui/lazyDialog.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import type { KindDialogProps } from './KindDialog.tsx';
import { changeKind, closeWizard, resumeWizard, useWizard } from './wizardStore.ts';

/** The wizard that creates a component or a template: first its kind, then the kind's steps. */
export function CreateDialog({ templates }: { templates: boolean }) {
  // Selects all but the texts, which change with every keystroke.
  const open = useWizard(
    useShallow(({ progress }) => ({
      templates: progress?.templates,
      owner: progress?.username,
      subclass: progress?.subclass,
      choosing: progress?.choosing ?? true,
      step: progress?.step ?? 0,
    })),
  );
  const username = useSession((session) => session.username);
  useEffect(() => {
    if (username !== null) void resumeWizard(username);
  }, [username]);
  useIdlePreload(CHOICE);
  const isOpen = open.templates === templates && open.owner === username;
  // Preloads the steps while the user chooses the kind.
  useEffect(() => {
    // A failure is shown once a kind is chosen.
    if (isOpen) loadSteps().catch(() => {});
  }, [isOpen]);
  if (!isOpen) return null;
  const { subclass, choosing, step } = open;
  return choosing || subclass === undefined ? (
    <KindDialog templates={templates} current={subclass} onClose={closeWizard} />
  ) : (
    <StepsDialog key={subclass} subclass={subclass} templates={templates} step={step} />
  );
}

function StepsDialog({ subclass, templates, step }: { subclass: string; templates: boolean; step: number }) {
  const loaded = useKind(subclass);
  const edition = useEdition('kind' in loaded && loaded.kind);
  const title = `Create new ${getKindLook(subclass).title}${templates ? ' template' : ''}`;
  if ('failed' in loaded) return <NotLoaded title={title} />;
  return (
    <Suspense fallback={<LoadingDialog title={title} />}>
      {'kind' in loaded ? (
        <Steps key={edition} title={title} kind={loaded.kind} templates={templates} step={step} />
      ) : (
        <LoadingDialog title={title} />
      )}
    </Suspense>
  );
}

const KindDialog = lazyDialog<KindDialogProps & { onClose: () => void }>({
  load: async () => (await import('./KindDialog.tsx')).KindDialog,
  getTitle: ({ templates }) => `Create new component${templates ? ' template' : ''}`,
});
const CHOICE = [KindDialog];

const loadSteps = async () => (await import('./WizardDialog.tsx')).WizardDialog;
const Steps = lazyPart(loadSteps, NotLoaded);

function LoadingDialog({ title }: { title: string }) {
  return (
    <Dialog open onClose={closeWizard} title={title} size="xl" tall>
      <EditorSkeleton />
    </Dialog>
  );
}

function NotLoaded({ title }: { title: string }) {
  return (
    <Dialog open onClose={closeWizard} title={title} size="xl" tall>
      <Alert tone="error" action={<Button onClick={changeKind}>Choose another kind</Button>}>
        The form of this kind could not be loaded.
      </Alert>
    </Dialog>
  );
}
