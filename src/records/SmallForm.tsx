import type { FormEvent, ReactNode } from 'react';
import { FlatForm } from '#engine/FlatForm.tsx';
import { Alert } from '#ui/Alert.tsx';
import styles from './SmallForm.module.css';
import type { SmallFormState } from './useSmallForm.ts';

interface SmallFormProps {
  form: Pick<SmallFormState, 'store' | 'container' | 'submit' | 'failure'>;
  /** Draws the fields without panels, for a form that fills a card or a dialog. */
  plain?: boolean | undefined;
  marksChanges?: boolean | undefined;
  /** The field in which a dialog puts the focus. */
  autoFocus?: string | undefined;
  onFocus?: (() => void) | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A single-tab form with its buttons; a failure that concerns no single field is shown above them. */
export function SmallForm({ form, plain, marksChanges = false, autoFocus, onFocus, children }: SmallFormProps) {
  const { store, container, submit, failure } = form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      ref={container}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      aria-label={store.definition.title}
    >
      <FlatForm store={store} plain={plain} marksChanges={marksChanges} autoFocus={autoFocus} />
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className={styles.actions} data-plain={plain || undefined}>
        {children}
      </div>
    </form>
  );
}
