import { useEffect } from 'react';
import { register } from '#api/accountCalls.ts';
import { productName } from '#api/env.ts';
import { signIn } from '#api/signIn.ts';
import { form } from '#generated/forms/registration.ts';
import { addresses } from '#model/addresses.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { Button } from '#ui/Button.tsx';
import { usePageNavigation } from '#ui/pageNavigation.ts';
import { toasts } from '#ui/toastStore.ts';

/** Creates an account and signs the user in; calls `onWaiting` instead with an address that must be confirmed first. */
export function RegistrationForm({ onWaiting }: { onWaiting: (email: string) => void }) {
  const { navigate } = usePageNavigation();
  const { submitting, ...registration } = useSmallForm({
    form,
    send: async (values: FieldValues) => {
      const { email, pendingEmail } = await register(values);
      if (pendingEmail) return onWaiting(pendingEmail);
      await signIn({ username: email, password: String(values.password) }).then(
        () => toasts.add({ type: 'success', title: 'Account created', message: `Welcome to ${productName}!` }),
        () => {
          // The account exists, even if the sign-in failed.
          toasts.add({ type: 'info', title: 'Account created', message: 'Please sign in with your new account.' });
          navigate(addresses.login, { replace: true });
        },
      );
    },
  });
  // The form mounts after the page, once the server has answered that registration is open.
  useEffect(() => registration.container.current?.querySelector('input')?.focus(), [registration.container]);
  return (
    <SmallForm form={registration} plain>
      <Button type="submit" variant="primary" busy={submitting}>
        {submitting ? 'Creating account...' : 'Create account'}
      </Button>
    </SmallForm>
  );
}
