import { Link } from 'react-router-dom';
import { useRegistration } from '#api/useRegistration.ts';
import { isNotOffered } from '#model/apiError.ts';
import { routes } from '#model/routes.ts';

interface LoginLinksProps {
  /** False where somebody in particular is to sign in again. */
  offersRegistration?: boolean | undefined;
  onGo?: (() => void) | undefined;
}

/** What to do without a password, or without an account where the server makes new ones. */
export function LoginLinks({ offersRegistration = true, onGo }: LoginLinksProps) {
  const { data: isOpen, error } = useRegistration();
  // A server without this call has none of the account calls.
  if (isNotOffered(error)) return null;
  return (
    <>
      <Link to={routes.forgotPassword} onClick={onGo}>
        Forgot password?
      </Link>
      {offersRegistration && isOpen ? (
        <Link to={routes.register} onClick={onGo}>
          Create an account
        </Link>
      ) : null}
    </>
  );
}
