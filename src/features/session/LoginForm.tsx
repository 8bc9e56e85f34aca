import { SmallForm } from '#records/SmallForm.tsx';
import { Button } from '#ui/Button.tsx';
import { useLoginForm } from './useLoginForm.ts';

export interface LoginFormProps {
  initialUsername?: string | undefined;
  onDone: () => void;
  /** Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Email address and password, checked on submit; `onDone` is called once the person is signed in. */
export function LoginForm({ initialUsername = '', onDone, onCancel }: LoginFormProps) {
  const { submitting, isInvalid, ...login } = useLoginForm({ initialUsername, onDone });
  return (
    // What goes wrong with the call is a notice.
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
