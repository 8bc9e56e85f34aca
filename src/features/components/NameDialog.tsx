import { useEffect, useRef, useState } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFieldText, useFormSnapshot } from '#engine/useDraft.ts';
import { form } from '#generated/forms/duplicate.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { nameKey } from '#model/nameKey.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './NameDialog.module.css';
import { useFreeName } from './useFreeName.ts';

export interface NameDialogProps {
  title: string;
  lead?: string | undefined;
  /** The button that takes the name. */
  action: string;
  /** Where the name must be free. */
  among: { subclass: string; isTemplate: boolean };
  /** A name to begin with, given the keys of those that are taken. */
  suggest: (taken: ReadonlySet<string>) => string;
  submit: (name: string) => Promise<void>;
  /** What a failure says at the name, or else of the whole. */
  failureOf: (error: unknown) => { name: string } | { message: string };
  onClose: () => void;
}

/** Asks for the name of something that is about to be made, and stays until it is. */
export function NameDialog(props: NameDialogProps) {
  const { title, lead, action, among, submit, failureOf, onClose } = props;
  const store = useNameDraft(props);
  useFreeName(store, among);
  const { errors } = useFormSnapshot(store);
  const isEmpty = useFieldText(store, 'name').trim() === '';
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function take() {
    if (busy || store.attempt()) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await submit(store.text('name').trim());
    } catch (thrown) {
      const failure = failureOf(thrown);
      if ('name' in failure) store.setForeignError('name', failure.name);
      else setFailed(failure.message);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={title} size="s" closeOnOutsidePress={false}>
      <div className={styles.form}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {failed && <Alert tone="error">{failed}</Alert>}
        <SchemaForm store={store} tab={form.definition.tabs[0]?.id ?? ''} plain marksChanges={false} onSubmit={take}>
          <div className={styles.buttons}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={isEmpty || errors.length > 0}>
              {action}
            </Button>
          </div>
        </SchemaForm>
      </div>
    </Dialog>
  );
}

/** The draft of a name; what is suggested follows the list for as long as nothing else is typed. */
function useNameDraft({ among, suggest }: NameDialogProps): DraftStore {
  const { data } = useComponents({ templates: among.isTemplate });
  const taken = (data ?? []).filter((item) => item.subclass === among.subclass).map((item) => nameKey(item.name));
  const suggestion = suggest(new Set(taken));
  const [store] = useState(() => new DraftStore({ kind: form, mode: 'edit', values: { name: suggestion } }));
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current || store.text('name') !== store.original('name')) return;
    isUsed.current = data !== undefined;
    store.rebase({ name: suggestion });
  }, [store, suggestion, data]);
  useEffect(() => () => store.dispose(), [store]);
  return store;
}
