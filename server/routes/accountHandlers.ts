import type { Handlers } from '#server/http/Call.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Context } from './Context.ts';

type AccountHandlers = Pick<
  Handlers,
  'register' | 'forgotPassword' | 'resetPassword' | 'getProfile' | 'updateProfile' | 'changePassword'
>;

/** Registration, passwords and the profile. */
export function accountHandlers(_context: Context): AccountHandlers {
  const notOffered = async () => {
    throw new Failure(501, 'This server does not offer this call');
  };
  return {
    register: notOffered,
    forgotPassword: notOffered,
    resetPassword: notOffered,
    getProfile: notOffered,
    updateProfile: notOffered,
    changePassword: notOffered,
  };
}
