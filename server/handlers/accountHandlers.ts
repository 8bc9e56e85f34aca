import type { components as Schemas } from '#generated/api.ts';
import { createAccountService } from '#server/accounts/accountService.ts';
import { sendPasswordReset } from '#server/accounts/passwordReset.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { User } from '#server/store/userRepository.ts';
import type { Context } from './Context.ts';
import { getDevice, getNetwork } from './getDevice.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'getRegistration'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'getProfile'
  | 'updateProfile'
  | 'changePassword'
>;

const RESET_REQUESTED = 'If there is an account with this address, a message is on its way.';

/** Registration, passwords and the profile. */
export function createAccountHandlers(context: Context): AccountHandlers {
  const accounts = createAccountService(context);

  return {
    getRegistration: async () => ({ open: context.config.allowRegistration }),

    register: async ({ body, request }) => toProfile(await accounts.register(body, getNetwork(request))),

    async forgotPassword({ body, request }) {
      await accounts.countResetRequest(getNetwork(request));
      // Not awaited: the time it takes would reveal whether the address has an account.
      sendPasswordReset(context, body.email).catch((error) => request.log.error({ err: error }, 'no reset was sent'));
      return { message: RESET_REQUESTED };
    },

    async resetPassword({ body, request }) {
      await accounts.resetPassword(body, getNetwork(request));
      return undefined;
    },

    getProfile: async ({ userId }) => toProfile(await accounts.find(userId)),

    updateProfile: async ({ userId, body }) => toProfile(await accounts.update(userId, body)),

    changePassword: async ({ userId, body, request }) => accounts.changePassword(userId, body, getDevice(request)),
  };
}

function toProfile(user: User): Schemas['schemas']['Profile'] {
  return {
    username: user.username,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    company: user.company,
    position: user.position,
  };
}
