import { LineForm } from '#engine/LineForm.tsx';
import { form } from '#generated/forms/sign-in.ts';
import { FormFrame } from '#records/FormFrame.tsx';
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
  const { draft, container, submit, isSubmitting, isInvalid } = useLoginForm({ initialUsername, onDone });
  return (
    // A failed call is shown as a notice.
    <FormFrame
      ref={container}
      title={form.definition.title}
      onSubmit={() => void submit()}
      plain
      fields={<LineForm draft={draft} autoFocus={initialUsername === '' ? undefined : 'password'} />}
    >
      {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      <Button type="submit" variant="primary" disabled={isInvalid || isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Login'}
      </Button>
    </FormFrame>
  );
}
