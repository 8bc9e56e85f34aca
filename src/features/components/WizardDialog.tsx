import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createComponent } from '#api/componentCalls.ts';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { fieldErrorsOf, nameErrorOf, toApiError } from '#model/apiError.ts';
import type { Kind } from '#model/Kind.ts';
import { routes } from '#model/routes.ts';
import { countByTab, tabFields } from '#model/tabFields.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import { Stepper } from './Stepper.tsx';
import { useFocusOnError } from './useFocusOnError.ts';
import { useWizardDraft } from './useWizardDraft.ts';
import { chooseKind, closeWizard, moveWizard, type WizardProgress } from './wizardStore.ts';
import { wordingOf } from './wording.ts';

export interface WizardDialogProps {
  title: string;
  kind: Kind;
  progress: WizardProgress;
}

/** The kind's steps: each must be valid before the next, and the last one makes the component. */
export function WizardDialog({ title, kind, progress }: WizardDialogProps) {
  const { definition } = kind;
  const { templates } = progress;
  const words = wordingOf(templates);
  const navigate = useNavigate();
  const store = useWizardDraft(kind, progress);
  const form = useFormSnapshot(store);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const steps = countByTab(definition, form);
  const index = Math.min(progress.step, definition.tabs.length - 1);
  const tab = definition.tabs[index];
  const isLast = index === definition.tabs.length - 1;
  const goTo = (step: number) => moveWizard({ step, texts: store.texts() });
  const focusError = useFocusOnError({
    container: body,
    definition,
    onTab: (id) => goTo(definition.tabs.findIndex((candidate) => candidate.id === id)),
  });
  if (!tab) return null;

  function moveTo(target: number) {
    // Going back is always possible; going on needs every step before the target to be valid.
    const between = definition.tabs.slice(0, target).flatMap((step) => tabFields(definition, step));
    const error = target > index ? store.attempt(between) : undefined;
    if (error) focusError(error.field);
    else goTo(target);
  }

  async function complete() {
    const error = store.attempt();
    if (error) return focusError(error.field);
    setBusy(true);
    setFailure(undefined);
    try {
      const { component } = await createComponent({ subclass: definition.id, templates, values: store.payload() });
      closeWizard();
      toasts.add({ type: 'success', ...words.created });
      navigate(routes.component(component.id), { state: { subclass: component.subclass } });
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  }

  function showFailure(thrown: unknown) {
    const named = nameErrorOf(thrown);
    const errors: Record<string, string> = { ...fieldErrorsOf(thrown), ...(named ? { name: named } : {}) };
    for (const [field, message] of Object.entries(errors)) store.setForeignError(field, message);
    const message = named ?? (toApiError(thrown).message || words.createFailed);
    toasts.add({ type: 'error', title: 'Creation failed', message });
    const elsewhere = Object.entries(errors).filter(
      ([field]) => !definition.fields[field] || definition.fields[field].hidden,
    );
    setFailure(
      elsewhere.map(([field, text]) => `${field}: ${text}`).join('. ') ||
        (Object.keys(errors).length ? undefined : message),
    );
    const first = form.errors[0]?.field ?? Object.keys(errors)[0];
    if (first) focusError(first);
  }

  return (
    <Dialog
      open
      onClose={closeWizard}
      closeOnOutsidePress={false}
      title={title}
      size="xl"
      footer={
        <>
          <Button
            variant="ghost"
            icon={<ArrowLeft />}
            onClick={() => (index === 0 ? chooseKind(undefined) : moveTo(index - 1))}
          >
            {index === 0 ? 'Change kind' : 'Previous'}
          </Button>
          {isLast ? (
            <Button variant="primary" icon={<Check />} busy={busy} onClick={complete}>
              Complete
            </Button>
          ) : (
            <Button variant="primary" icon={<ArrowRight />} onClick={() => moveTo(index + 1)}>
              Next
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Stepper steps={steps} current={index} onStep={moveTo} />
        {failure && <Alert tone="error">{failure}</Alert>}
        <SchemaForm store={store} tab={tab.id} label={tab.title} marksChanges={false} />
      </div>
    </Dialog>
  );
}
