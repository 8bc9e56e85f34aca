import { isNotOffered } from '#api/ApiError.ts';
import { useRegistration } from '#api/useRegistration.ts';
import { addresses } from '#model/addresses.ts';
import { PageLink } from '#ui/PageLink.tsx';

interface LoginLinksProps {
  /** False if one particular user has to sign in again. */
  offersRegistration?: boolean | undefined;
  onGo?: (() => void) | undefined;
}

/** Links for users who forgot their password, and for new users if the server allows registration. */
export function LoginLinks({ offersRegistration = true, onGo }: LoginLinksProps) {
  const { data: isOpen, error } = useRegistration();
  // A server without this call lacks all account calls.
  if (isNotOffered(error)) return null;
  return (
    <>
      <PageLink to={addresses.forgotPassword} onClick={onGo}>
        Forgot password?
      </PageLink>
      {offersRegistration && isOpen ? (
        <PageLink to={addresses.register} onClick={onGo}>
          Create an account
        </PageLink>
      ) : null}
    </>
  );
}
