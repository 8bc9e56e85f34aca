import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './LoginForm.module.css';
import { useLoginForm } from './useLoginForm.ts';

interface LoginFormProps {
  initialUsername?: string | undefined;
  onDone: () => void;
  /** Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** E-mail address and password, checked on submit; `onDone` is called once the person is signed in. */
export function LoginForm({ initialUsername = '', onDone, onCancel }: LoginFormProps) {
  const { form, values, errors, change, submit, submitting, isInvalid } = useLoginForm({ initialUsername, onDone });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Email"
        name="username"
        type="email"
        autoComplete="username"
        placeholder="Enter your email"
        value={values.username}
        error={errors.username}
        onChange={(text) => change('username', text)}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        placeholder="Enter your password"
        value={values.password}
        error={errors.password}
        takesFocus={initialUsername !== ''}
        onChange={(text) => change('password', text)}
      />
      <div className={onCancel ? styles.actions : styles.wideAction}>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
        <Button type="submit" variant="primary" disabled={isInvalid || submitting}>
          {submitting ? 'Logging in...' : 'Login'}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  /** Where the dialog puts the focus; without it, the first field. */
  takesFocus?: boolean;
  onChange: (text: string) => void;
}

function Field({ label, error, takesFocus, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        required
        data-autofocus={takesFocus || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
