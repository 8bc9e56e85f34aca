import { type ReactNode, useCallback, useEffect } from 'react';
import { useFormSnapshot } from '#engine/useDraft.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { useConfirmLeave } from '#ui/useConfirmLeave.tsx';
import styles from './FormDialog.module.css';
import { SmallForm } from './SmallForm.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useIsComplete } from './useIsComplete.ts';
import { useSmallForm } from './useSmallForm.ts';

export interface FormDialogProps {
  title: string;
  lead?: ReactNode;
  /** The button that sends the form. */
  action: string;
  /** A small form, often with a name. */
  form: Kind;
  /** Initial values, kept stable by the caller; later ones are adopted while nothing has been typed. */
  values: FieldValues;
  /** Finds the records that already have a name; kept stable by the caller. */
  find?: ((name: string) => Promise<readonly { id: string }[]>) | undefined;
  /** Resolves once the dialog may close; a rejection is shown at the fields that it names. */
  submit: (values: FieldValues) => Promise<void>;
  onClose: () => void;
  size?: DialogProps['size'];
  /** Whether to ask before typed texts are discarded. */
  asksToLeave?: boolean | undefined;
}

/** A dialog with a small form; a name in it must be free. The dialog stays open until the form has been sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, action, values, find, onClose, size = 's' } = props;
  const form = useSmallForm({ form: props.form, values, find, send: props.submit });
  const { store, submitting } = form;
  const { container } = form;
  // Selects a suggestion, so that typing replaces it.
  const selectSuggestion = useCallback(() => {
    const { activeElement: input } = document;
    const isOwn = input instanceof HTMLInputElement && container.current?.contains(input);
    if (isOwn && store.form().changed.length === 0) input.select();
  }, [store, container]);
  useEffect(() => {
    if (store.form().changed.length > 0) return;
    store.rebase(values);
    selectSuggestion();
  }, [store, values, selectSuggestion]);
  useEditorKeys({ store });
  const { errors, changed } = useFormSnapshot(store);
  const isComplete = useIsComplete(store);
  const asks = () => props.asksToLeave === true && changed.length > 0;
  const { leave, question } = useConfirmLeave({ asks, onLeave: onClose });

  return (
    <Dialog open onClose={leave} title={title} size={size} closeOnOutsidePress={false}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <SmallForm form={form} plain onFocus={selectSuggestion}>
        <Button onClick={leave}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={submitting}
          disabled={!isComplete}
          aria-disabled={errors.length > 0 || undefined}
        >
          {action}
        </Button>
      </SmallForm>
      {question}
    </Dialog>
  );
}
