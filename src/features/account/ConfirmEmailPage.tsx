import { useState } from 'react';
import { confirmEmail } from '#api/accountCalls.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { Alert } from '#ui/Alert.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { LinkAction } from './LinkAction.tsx';

/** The page behind the link that confirms an email address. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your email address');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const [confirmed, setConfirmed] = useState<string>();
  const confirm = async (token: string) => setConfirmed(await confirmEmail(token));
  return (
    <EntryPage
      title="Confirm your email address"
      text={confirmed === undefined && 'You opened a link that we sent to you. Confirm that the address is yours.'}
      links={
        isAuthenticated ? (
          <PageLink to={addresses.dashboard}>Go to the dashboard</PageLink>
        ) : (
          <PageLink to={addresses.login}>Go to sign in</PageLink>
        )
      }
    >
      {confirmed === undefined ? (
        <LinkAction action="Confirm" busy="Confirming..." run={confirm} />
      ) : (
        <Alert tone="success" title="Email address confirmed">
          From now on you sign in with {confirmed}.
        </Alert>
      )}
    </EntryPage>
  );
}
