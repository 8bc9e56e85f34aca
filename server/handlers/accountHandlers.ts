import type { components as Schemas } from '#generated/api.ts';
import { createAccountService, type Profile } from '#server/accounts/accountService.ts';
import { createPost } from '#server/accounts/createPost.ts';
import { sendPasswordReset } from '#server/accounts/passwordReset.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { Context } from './Context.ts';
import { getDevice, getNetwork } from './getDevice.ts';
import { getOrigin } from './getOrigin.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'getRegistration'
  | 'register'
  | 'resendConfirmation'
  | 'confirmEmail'
  | 'undoEmailChange'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'forgotPassword'
  | 'resetPassword'
  | 'getProfile'
  | 'updateProfile'
  | 'getSettings'
  | 'updateSettings'
  | 'changePassword'
>;

const RESET_REQUESTED = 'If there is an account with this address, a message is on its way.';
const CONFIRMATION_REQUESTED = 'If a registration with this address is still unconfirmed, a message is on its way.';

/** Creates the handlers for registration, addresses, passwords and the profile. */
export function createAccountHandlers(context: Context): AccountHandlers {
  const post = createPost(context);
  const accounts = createAccountService({ ...context, post });
  const { emails } = accounts;

  return {
    getRegistration: async () => ({ open: context.config.allowRegistration }),

    register: async ({ body, request }) => toProfile(await accounts.register(body, getDevice(request))),

    async resendConfirmation({ body, request }) {
      await accounts.countRegistration(getNetwork(request));
      context.background.run(accounts.resendRegistration(body.email));
      return { message: CONFIRMATION_REQUESTED };
    },

    confirmEmail: ({ body, request }) => emails.confirm(body.token, getDevice(request)),

    undoEmailChange: ({ body, request }) => emails.undo(body.token, getDevice(request)),

    async resendEmailChange({ userId }) {
      await emails.resend(userId);
      return undefined;
    },

    async cancelEmailChange({ userId }) {
      await emails.cancel(userId);
      return undefined;
    },

    async forgotPassword({ body, request }) {
      await accounts.countResetRequest(getNetwork(request));
      context.background.run(sendPasswordReset({ ...context, post }, body.email));
      return { message: RESET_REQUESTED };
    },

    async resetPassword({ body, request }) {
      await accounts.resetPassword(body, getDevice(request));
      return undefined;
    },

    getProfile: async ({ userId }) => toProfile(await accounts.findProfile(userId)),

    updateProfile: async (call) => toProfile(await accounts.update(call.userId, call.body, getOrigin(call))),

    getSettings: ({ userId }) => accounts.findSettings(userId),

    updateSettings: ({ userId, body }) => accounts.updateSettings(userId, body),

    changePassword: async (call) => accounts.changePassword(call.body, getOrigin(call)),
  };
}

function toProfile({ user, pendingEmail }: Profile): Schemas['schemas']['Profile'] {
  return {
    username: user.username,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    company: user.company,
    position: user.position,
    ...(pendingEmail === undefined ? {} : { pendingEmail }),
  };
}
