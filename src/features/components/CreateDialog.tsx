import { useSession } from '#api/sessionStore.ts';
import { kindOf } from '#engine/kindOf.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { KindChoice } from './KindChoice.tsx';
import { useKind } from './useKind.ts';
import { WizardDialog } from './WizardDialog.tsx';
import { chooseKind, closeWizard, useWizard, type WizardProgress } from './wizardStore.ts';

/** The wizard that makes a component or a template: first its kind, then the kind's steps. */
export function CreateDialog({ templates }: { templates: boolean }) {
  const progress = useWizard((wizard) => wizard.progress);
  const username = useSession((session) => session.username);
  return progress?.templates === templates && progress.username === username ? (
    <OpenDialog progress={progress} />
  ) : null;
}

function OpenDialog({ progress }: { progress: WizardProgress }) {
  const { subclass, templates } = progress;
  const loaded = useKind(subclass);
  const title = `Create new ${subclass === undefined ? 'component' : kindOf(subclass).title}${templates ? ' template' : ''}`;
  if (subclass !== undefined && 'kind' in loaded)
    return <WizardDialog key={subclass} title={title} progress={progress} kind={loaded.kind} />;
  return (
    <Dialog open onClose={closeWizard} title={title} size="xl" tall>
      {subclass === undefined && <KindChoice onChoose={chooseKind} />}
      {subclass !== undefined && 'loading' in loaded && <EditorSkeleton />}
      {'failed' in loaded && subclass !== undefined && (
        <Alert tone="error" action={<Button onClick={() => chooseKind(undefined)}>Choose another kind</Button>}>
          The form of this kind could not be loaded.
        </Alert>
      )}
    </Dialog>
  );
}
