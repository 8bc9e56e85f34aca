import { useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { resendConfirmation } from '#api/signIn.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useRegistration } from '#api/useRegistration.ts';
import { form } from '#generated/forms/registration.ts';
import { addresses } from '#model/addresses.ts';
import { Alert } from '#ui/Alert.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { Redirect } from '#ui/Redirect.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { sendAgain } from './sendAgain.ts';

/** The page on which to create an account; signed-in users are redirected to the dashboard. */
export function RegisterPage() {
  usePageTitle('Create an account');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (isAuthenticated) return <Redirect to={addresses.dashboard} />;
  return (
    <EntryPage
      title="Create an account"
      text={`Plan energy systems with ${productName}`}
      wide
      links={<PageLink to={addresses.login}>I already have an account</PageLink>}
    >
      <Registration />
    </EntryPage>
  );
}

function Registration() {
  const { data: isOpen, error, mutate } = useRegistration();
  const [waiting, setWaiting] = useState<string>();
  if (waiting !== undefined) {
    return (
      <CheckEmail action="Send it again" onAction={() => void sendAgain(() => resendConfirmation(waiting))}>
        Follow the link in the message to {waiting} to finish. It works once, within 24 hours.
      </CheckEmail>
    );
  }
  if (isOpen) return <RegistrationForm onWaiting={setWaiting} />;
  if (isOpen === false) {
    return (
      <Alert tone="info" title="Registration is closed on this server">
        Ask the operator of this server to create an account for you.
      </Alert>
    );
  }
  if (isNotOffered(error)) return <NotOffered what="New accounts" />;
  if (error) return <ErrorBanner error={error} onRetry={() => void mutate()} />;
  return <FormSkeleton definition={form.definition} />;
}
