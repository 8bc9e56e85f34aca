import type { FormEvent, ReactNode, Ref } from 'react';
import { Alert } from '#ui/Alert.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  ref: Ref<HTMLFormElement>;
  title: string;
  onSubmit: () => void;
  onFocus?: (() => void) | undefined;
  fields: ReactNode;
  /** Why the last attempt failed, apart from errors at fields. */
  failure?: string | undefined;
  /** Whether the form fills a card or a dialog: a button that is alone is then as wide as the fields. */
  plain?: boolean | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A small form that is sent as a whole: its fields, what concerns no single one of them, and its buttons. */
export function FormFrame({ ref, title, onSubmit, onFocus, fields, failure, plain, children }: FormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit} onFocus={onFocus} aria-label={title}>
      {fields}
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className={styles.actions} data-plain={plain || undefined}>
        {children}
      </div>
    </form>
  );
}
