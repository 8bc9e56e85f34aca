import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useRef } from 'react';
import { ErrorSummary } from '#engine/ErrorSummary.tsx';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { useFocusOnError } from '#engine/useFocusOnError.ts';
import { useShownTabs } from '#engine/useShownTabs.ts';
import { UsualValues } from '#library/UsualValues.tsx';
import type { Kind } from '#model/Kind.ts';
import { useEditorKeys } from '#records/useEditorKeys.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { RetryButton } from '#ui/RetryButton.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import { AboutKindButton } from '../about/AboutKindButton.tsx';
import { useCurvesBehind } from '../behind/useCurvesBehind.tsx';
import { MetaNotice } from '../editor/MetaNotice.tsx';
import { OutdatedNotice } from '../editor/OutdatedNotice.tsx';
import { useMetaCheck } from '../editor/useMetaCheck.ts';
import { SourceEditing } from '../sources/SourceEditing.tsx';
import { Stepper } from './Stepper.tsx';
import { useWizardDraft } from './useWizardDraft.ts';
import { useWizardSteps } from './useWizardSteps.ts';
import styles from './WizardDialog.module.css';
import { changeKind, closeWizard } from './wizardStore.ts';

export interface WizardDialogProps {
  title: string;
  kind: Kind;
  templates: boolean;
  step: number;
}

/** The kind's steps: each must be valid before the next, and the last one creates the component. */
export function WizardDialog({ title, kind, templates, step }: WizardDialogProps) {
  const { definition } = kind;
  const store = useWizardDraft(kind, templates);
  const form = useFormSnapshot(store);
  const tabs = useShownTabs(store);
  const { leave, question } = useConfirmLeave({ asks: () => form.changed.length > 0, onLeave: closeWizard });
  const { differences, isOutdated } = useMetaCheck(store);
  const references = useCurvesBehind(definition);
  const body = useRef<HTMLDivElement>(null);
  const index = Math.min(step, tabs.length - 1);
  const tab = tabs[index];
  const isLast = index === tabs.length - 1;
  const { focusError, onPainted } = useFocusOnError({
    container: body,
    definition,
    onTab: (id) => goTo(tabs.findIndex((candidate) => candidate.id === id)),
  });
  const steps = useWizardSteps({ store, tabs, templates, index, onFault: focusError });
  const { busy, failure, isFaulty, goTo, moveTo, complete, retry } = steps;
  useEditorKeys({ store, onSave: complete });
  if (!tab) return null;

  return (
    <Dialog
      open
      onClose={leave}
      closeOnOutsidePress={false}
      title={title}
      size="xl"
      tall
      headerActions={<AboutKindButton store={store} />}
      footer={
        <>
          <Button
            variant="ghost"
            icon={<ArrowLeft />}
            onClick={() => (index === 0 ? changeKind() : void moveTo(index - 1))}
          >
            {index === 0 ? 'Change kind' : 'Previous'}
          </Button>
          {isLast ? (
            <Button variant="primary" icon={<Check />} busy={busy} onClick={complete}>
              Complete
            </Button>
          ) : (
            <Button variant="primary" icon={<ArrowRight />} busy={busy} onClick={() => moveTo(index + 1)}>
              Next
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Stepper steps={tabs} current={index} onStep={moveTo} />
        <div className={styles.notices}>
          {failure && (
            <Alert tone="error" action={<RetryButton onRetry={retry} />}>
              {failure}
            </Alert>
          )}
          {isFaulty && <ErrorSummary store={store} onGo={focusError} />}
          {isOutdated ? <OutdatedNotice /> : <MetaNotice differences={differences} />}
        </div>
        <UsualValues store={store}>
          <SourceEditing store={store} readOnly={false}>
            <SchemaForm store={store} tab={tab.id} marksChanges={false} references={references} onPainted={onPainted} />
          </SourceEditing>
        </UsualValues>
      </div>
      {question}
    </Dialog>
  );
}
