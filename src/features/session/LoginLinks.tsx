import { isNotOffered } from '#api/ApiError.ts';
import { useRegistration } from '#api/useRegistration.ts';
import { addresses } from '#model/addresses.ts';
import { PageLink } from '#ui/PageLink.tsx';

interface LoginLinksProps {
  /** False if a particular person has to sign in again. */
  offersRegistration?: boolean | undefined;
  onGo?: (() => void) | undefined;
}

/** Links for people without their password, or without an account if the server lets them register. */
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
