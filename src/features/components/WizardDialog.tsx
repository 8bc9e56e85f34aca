import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createComponent } from '#api/componentCalls.ts';
import { ConfirmLeave } from '#engine/ConfirmLeave.tsx';
import { ErrorSummary } from '#engine/ErrorSummary.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { showFieldErrors } from '#engine/showFieldErrors.ts';
import { tellActionFailure } from '#engine/tellActionFailure.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { useEditorKeys } from '#engine/useEditorKeys.ts';
import { useFocusOnError } from '#engine/useFocusOnError.ts';
import { createFailure } from '#model/failures.ts';
import type { Kind } from '#model/Kind.ts';
import { routes } from '#model/routes.ts';
import { countByTab, tabFields } from '#model/tabFields.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { toasts } from '#ui/toastStore.ts';
import { MetaNotice } from './MetaNotice.tsx';
import { Stepper } from './Stepper.tsx';
import { useFreeName } from './useFreeName.ts';
import { useMetaCheck } from './useMetaCheck.ts';
import { useWizardDraft } from './useWizardDraft.ts';
import styles from './WizardDialog.module.css';
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
  const [tried, setTried] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const differences = useMetaCheck(store);
  useFreeName(store, { subclass: definition.id, isTemplate: templates });
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
  useEditorKeys({ store });
  if (!tab) return null;

  function moveTo(target: number) {
    // Going back is always possible; going on needs every step before the target to be valid.
    const between = definition.tabs.slice(0, target).flatMap((step) => tabFields(definition, step));
    const error = target > index ? store.attempt(between) : undefined;
    setTried(error !== undefined);
    if (error) focusError(error.field);
    else goTo(target);
  }

  async function complete() {
    const error = store.attempt();
    setTried(error !== undefined);
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
    const { fields, notice } = createFailure({ error: thrown, templates });
    const { first, elsewhere } = showFieldErrors(store, fields);
    tellActionFailure({ error: thrown, notice, retry: () => void complete() });
    setFailure(elsewhere || (first ? undefined : notice.message));
    setTried(first !== undefined);
    if (first) focusError(first);
  }

  return (
    <Dialog
      open
      onClose={() => (form.changed.length > 0 ? setLeaving(true) : closeWizard())}
      closeOnOutsidePress={false}
      title={title}
      size="xl"
      tall
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
        <div className={styles.notices}>
          {failure && <Alert tone="error">{failure}</Alert>}
          {tried && <ErrorSummary store={store} onGo={focusError} />}
          <MetaNotice differences={differences} />
        </div>
        <SchemaForm store={store} tab={tab.id} marksChanges={false} />
      </div>
      <ConfirmLeave open={leaving} onStay={() => setLeaving(false)} onLeave={closeWizard} />
    </Dialog>
  );
}
