import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#api/accountCalls.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { SmallForm } from '#engine/SmallForm.tsx';
import { useSmallForm } from '#engine/useSmallForm.ts';
import { form } from '#generated/forms/forgot-password.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { routes } from '#model/routes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';

/** The page to ask for a link on that sets a new password; it never tells whether an address has an account. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot password?');
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <EntryPage
      title="Forgot password?"
      text="Enter the address that you sign in with, and a link to set a new password is sent to it."
      links={<Link to={routes.login}>Back to sign in</Link>}
    >
      {askedFor === undefined ? (
        <ForgotPasswordForm onAsked={setAskedFor} />
      ) : (
        <Alert
          tone="success"
          title="Look into your mail"
          action={
            <Button size="s" onClick={() => setAskedFor(undefined)}>
              Ask again
            </Button>
          }
        >
          If {askedFor} has an account, a message is on its way. Its link works once, within 30 minutes.
        </Alert>
      )}
    </EntryPage>
  );
}

function ForgotPasswordForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { submitting, ...request } = useSmallForm({
    form,
    send: async (values: FieldValues) => {
      await forgotPassword(values);
      onAsked(String(values.email));
    },
  });
  return (
    <SmallForm form={request} plain>
      <Button type="submit" variant="primary" busy={submitting}>
        {submitting ? 'Sending...' : 'Send link'}
      </Button>
    </SmallForm>
  );
}
