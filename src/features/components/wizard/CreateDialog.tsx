import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSession } from '#api/sessionStore.ts';
import { getKindLook } from '#library/getKindLook.ts';
import { useKind } from '#library/useKind.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { KindDialog } from './KindDialog.tsx';
import { WizardDialog } from './WizardDialog.tsx';
import { changeKind, closeWizard, resumeWizard, useWizard } from './wizardStore.ts';

/** The wizard that creates a component or a template: first its kind, then the kind's steps. */
export function CreateDialog({ templates }: { templates: boolean }) {
  // Without the texts, which change with the keys.
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
  if (open.templates !== templates || open.owner !== username) return null;
  const { subclass, choosing, step } = open;
  return choosing || subclass === undefined ? (
    <KindDialog templates={templates} current={subclass} />
  ) : (
    <StepsDialog key={subclass} subclass={subclass} templates={templates} step={step} />
  );
}

function StepsDialog({ subclass, templates, step }: { subclass: string; templates: boolean; step: number }) {
  const loaded = useKind(subclass);
  const title = `Create new ${getKindLook(subclass).title}${templates ? ' template' : ''}`;
  if ('kind' in loaded) return <WizardDialog title={title} kind={loaded.kind} templates={templates} step={step} />;
  return (
    <Dialog open onClose={closeWizard} title={title} size="xl" tall>
      {'loading' in loaded && <EditorSkeleton />}
      {'failed' in loaded && (
        <Alert tone="error" action={<Button onClick={changeKind}>Choose another kind</Button>}>
          The form of this kind could not be loaded.
        </Alert>
      )}
    </Dialog>
  );
}
