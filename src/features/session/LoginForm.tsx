import { SmallForm } from '#records/SmallForm.tsx';
import { Button } from '#ui/Button.tsx';
import { useLoginForm } from './useLoginForm.ts';

export interface LoginFormProps {
  initialUsername?: string | undefined;
  onDone: () => void;
  /** If absent, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Email address and password, checked on submit; `onDone` is called once the user is signed in. */
export function LoginForm({ initialUsername = '', onDone, onCancel }: LoginFormProps) {
  const { submitting, isInvalid, ...login } = useLoginForm({ initialUsername, onDone });
  return (
    // A failed call is shown as a notice.
    <SmallForm
      form={{ ...login, failure: undefined }}
      plain
      autoFocus={initialUsername === '' ? undefined : 'password'}
    >
      {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      <Button type="submit" variant="primary" disabled={isInvalid || submitting}>
        {submitting ? 'Logging in...' : 'Login'}
      </Button>
    </SmallForm>
  );
}
