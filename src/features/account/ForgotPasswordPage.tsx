import { useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { forgotPassword } from '#api/accountCalls.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useRegistration } from '#api/useRegistration.ts';
import { form } from '#generated/forms/forgot-password.ts';
import { addresses } from '#model/addresses.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { Button } from '#ui/Button.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { CheckEmail } from './CheckEmail.tsx';

/**
 * The page on which to request a link that sets a new password; it does not reveal whether an address has an account.
 */
export function ForgotPasswordPage() {
  usePageTitle('Forgot password?');
  const [askedFor, setAskedFor] = useState<string>();
  // A server without registration calls has no password calls either.
  const { error } = useRegistration();
  return (
    <EntryPage
      title="Forgot password?"
      text={
        askedFor === undefined
          ? 'Enter the email address that you sign in with, and we will send you a link to set a new password.'
          : 'Follow the link in the email to set a new password.'
      }
      links={<PageLink to={addresses.login}>Back to sign in</PageLink>}
    >
      {isNotOffered(error) ? (
        <NotOffered what="Password resets" />
      ) : askedFor === undefined ? (
        <ForgotPasswordForm onAsked={setAskedFor} />
      ) : (
        <CheckEmail action="Send another link" onAction={() => setAskedFor(undefined)}>
          If {askedFor} has an account, an email is on its way. The link in it works once, within 30 minutes.
        </CheckEmail>
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
