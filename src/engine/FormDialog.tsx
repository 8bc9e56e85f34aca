import { type ReactNode, useEffect, useState } from 'react';
import { fieldErrorsOf, toApiError } from '#model/apiError.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { ConfirmLeave } from './ConfirmLeave.tsx';
import styles from './FormDialog.module.css';
import { SchemaForm } from './SchemaForm.tsx';
import { showFieldErrors } from './showFieldErrors.ts';
import { useFieldText, useFormSnapshot } from './useDraft.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { useNameCheck } from './useNameCheck.ts';

export interface FormDialogProps {
  title: string;
  lead?: ReactNode;
  /** The button that sends the form. */
  action: string;
  /** A small form with a name. */
  form: Kind;
  /** What the form begins with; kept stable by the caller, and taken over for as long as nothing is typed. */
  values: FieldValues;
  /** What bears a name already; kept stable by the caller. */
  find: (name: string) => Promise<readonly { id: string }[]>;
  /** Resolves once the dialog may go. */
  submit: (values: FieldValues) => Promise<void>;
  /** Stands for a failure without words of its own. */
  failed: string;
  onClose: () => void;
  size?: DialogProps['size'];
  /** Whether what has been typed is worth a question before it is given up. */
  asksToLeave?: boolean | undefined;
}

/** A small form with a name that must be free; it stays until what it asks for is made. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, action, form, values, find, submit, failed, onClose, size = 's' } = props;
  const store = useFormDraft(form, values);
  useNameCheck(store, { find });
  useEditorKeys({ store });
  const { errors, changed } = useFormSnapshot(store);
  const isUnnamed = useFieldText(store, 'name').trim() === '';
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const leave = () => (props.asksToLeave && changed.length > 0 ? setLeaving(true) : onClose());

  async function send() {
    if (busy || store.attempt()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await submit(store.payload());
    } catch (thrown) {
      const { first, elsewhere } = showFieldErrors(store, fieldErrorsOf(thrown));
      setFailure(elsewhere || (first ? undefined : toApiError(thrown).message || failed));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={leave} title={title} size={size} closeOnOutsidePress={false}>
      <div className={styles.form}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {failure && <Alert tone="error">{failure}</Alert>}
        <SchemaForm store={store} tab={form.definition.tabs[0]?.id ?? ''} marksChanges={false} onSubmit={send}>
          <div className={styles.buttons}>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={isUnnamed || errors.length > 0}>
              {action}
            </Button>
          </div>
        </SchemaForm>
      </div>
      <ConfirmLeave open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Dialog>
  );
}

function useFormDraft(form: Kind, values: FieldValues): DraftStore {
  const [store] = useState(() => new DraftStore({ kind: form, mode: 'edit', values }));
  useEffect(() => {
    if (store.form().changed.length === 0) store.rebase(values);
  }, [store, values]);
  useEffect(() => () => store.dispose(), [store]);
  return store;
}
