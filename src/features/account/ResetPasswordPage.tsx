import { ApiError, findFieldErrors } from '#api/ApiError.ts';
import { resetPassword } from '#api/accountCalls.ts';
import { clearSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { form } from '#generated/forms/reset-password.ts';
import { addresses } from '#model/addresses.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { usePageNavigation } from '#ui/pageNavigation.ts';
import { toasts } from '#ui/toastStore.ts';
import { useLinkToken } from './useLinkToken.ts';

/** The page behind the link that sets a new password. */
export function ResetPasswordPage() {
  usePageTitle('Set a new password');
  const token = useLinkToken();
  return (
    <EntryPage
      title="Set a new password"
      text="All sessions of your account will end. Then sign in with the new password."
      links={
        <>
          <PageLink to={addresses.forgotPassword}>Request a new link</PageLink>
          <PageLink to={addresses.login}>Back to sign in</PageLink>
        </>
      }
    >
      {token === undefined ? (
        <Alert tone="warning" title="This reset link is not valid">
          Open the link in your email again, or request a new one.
        </Alert>
      ) : (
        <ResetPasswordForm key={token} token={token} />
      )}
    </EntryPage>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { navigate } = usePageNavigation();
  const { submitting, ...reset } = useSmallForm({
    form,
    values: { token },
    send: async (values: FieldValues) => {
      await resetPassword(values).catch(sayWhatIsWrongWithTheLink);
      // The server has ended all sessions of the account, including one that this browser may still hold.
      clearSession();
      toasts.add({ type: 'success', title: 'Password changed', message: 'Please sign in with your new password.' });
      navigate(addresses.login, { replace: true });
    },
  });
  return (
    <SmallForm form={reset} plain>
      <Button type="submit" variant="primary" busy={submitting}>
        {submitting ? 'Saving...' : 'Set password'}
      </Button>
    </SmallForm>
  );
}

/** Rethrows the token's error as an error of the form, since the token is not a visible field. */
function sayWhatIsWrongWithTheLink(thrown: unknown): never {
  const { token } = findFieldErrors(thrown);
  throw token === undefined ? thrown : new ApiError({ message: token, status: 400 });
}
