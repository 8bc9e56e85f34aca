import { Suspense, useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { useEdition } from '#library/useEdition.ts';
import { useKind } from '#library/useKind.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { KindDialog } from './KindDialog.tsx';
import { changeKind, closeWizard, useWizard } from './wizardStore.ts';

export interface CreateDialogProps {
  templates: boolean;
  onClose: () => void;
}

/** The open wizard, which creates a component or a template: first its kind, then the kind's steps. */
export function CreateDialog({ templates }: CreateDialogProps) {
  // Selects all but the texts, which change with every keystroke.
  const { subclass, choosing, step } = useWizard(
    useShallow(({ progress }) => ({
      subclass: progress?.subclass,
      choosing: progress?.choosing ?? true,
      step: progress?.step ?? 0,
    })),
  );
  // Preloads the steps while the user chooses the kind; a failure is shown once a kind is chosen.
  useEffect(() => void loadSteps().catch(() => {}), []);
  return choosing || subclass === undefined ? (
    <KindDialog templates={templates} current={subclass} />
  ) : (
    <StepsDialog key={subclass} subclass={subclass} templates={templates} step={step} />
  );
}

function StepsDialog({ subclass, templates, step }: { subclass: string; templates: boolean; step: number }) {
  const loaded = useKind(subclass);
  const edition = useEdition('kind' in loaded && loaded.kind);
  const title = `Create new ${getKindAppearance(subclass).title}${templates ? ' template' : ''}`;
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
