import type { components as Schemas } from '#generated/api.ts';
import { countAttempt, limitFailures } from '#server/accounts/limitAttempts.ts';
import { sendPasswordReset, setPassword, takePasswordReset } from '#server/accounts/passwordReset.ts';
import { hashPassword, isPassword } from '#server/accounts/passwords.ts';
import type { Handlers } from '#server/http/Call.ts';
import { Failure, Invalid, unauthorized } from '#server/http/Failure.ts';
import { Taken } from '#server/store/uniqueViolation.ts';
import type { User } from '#server/store/userRepository.ts';
import type { Context } from './Context.ts';

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

const REGISTRATIONS_PER_ADDRESS = 50;
const RESETS_PER_ADDRESS = 20;
const FAILURES_PER_USER = 10;

/** Registration, passwords and the profile. */
export function accountHandlers(context: Context): AccountHandlers {
  const { config, store, tokens } = context;

  async function findUser(id: string): Promise<User> {
    const user = await store.users.byId(id);
    if (!user) throw unauthorized();
    return user;
  }

  return {
    getRegistration: async () => ({ open: config.allowRegistration }),

    async register({ body, request }) {
      if (!config.allowRegistration) throw new Failure(403, 'Registration is closed on this server');
      await countAttempt(store.attempts, [{ key: `register ${request.ip}`, max: REGISTRATIONS_PER_ADDRESS }]);
      const { username, email, firstName = '', lastName = '' } = body;
      const password_hash = await hashPassword(body.password);
      const names = { first_name: firstName.trim(), last_name: lastName.trim() };
      const create = () => store.users.create({ username, email, password_hash, ...names });
      return toProfile(await refusingTakenAddress(email, create));
    },

    async forgotPassword({ body, request }) {
      await countAttempt(store.attempts, [{ key: `forgot ${request.ip}`, max: RESETS_PER_ADDRESS }]);
      // Not waited for, as the time it takes would tell whether the address has an account.
      sendPasswordReset(context, body.email).catch((error) => request.log.error({ err: error }, 'no reset was sent'));
      return { message: 'If the address has an account, a message is on its way.' };
    },

    async resetPassword({ body, request }) {
      await limitFailures(store.attempts, [{ key: `reset ${request.ip}`, max: RESETS_PER_ADDRESS }], async () => {
        const userId = await takePasswordReset(store, body.token);
        if (!userId) throw invalid('token', 'This link has been used or has expired. Please request a new one.');
        await setPassword(store, userId, body.password);
      });
      return undefined;
    },

    getProfile: async ({ userId }) => toProfile(await findUser(userId)),

    async updateProfile({ userId, body }) {
      const before = await findUser(userId);
      // A field that is left out is not written, so that it keeps what is stored.
      const { email, phone } = body;
      const names = {
        first_name: body.firstName,
        last_name: body.lastName,
        company: body.company,
        position: body.position,
      };
      const sent = Object.entries(names).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]]));
      const change = { email, ...(phone === undefined ? {} : { phone }), ...Object.fromEntries(sent) };
      await refusingTakenAddress(email, () => store.users.update(userId, change));
      // A link that went to the former address must not open the account any more.
      if (before.email !== email) await store.passwordResets.dropAllOf(userId);
      return toProfile(await findUser(userId));
    },

    async changePassword({ userId, body }) {
      const user = await findUser(userId);
      const limits = [{ key: `change-password ${userId}`, max: FAILURES_PER_USER }];
      await limitFailures(store.attempts, limits, async () => {
        if (await isPassword(body.currentPassword, user.password_hash)) return;
        throw invalid('currentPassword', 'The current password is wrong');
      });
      await setPassword(store, userId, body.newPassword);
      return { ...(await tokens.begin(userId)), username: user.email };
    },
  };
}

async function refusingTakenAddress<T>(email: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    throw new Invalid([{ field: 'email', value: email, message: 'An account with this address already exists' }]);
  }
}

// The value is left out: it may be a password or a token.
function invalid(field: string, message: string): Invalid {
  return new Invalid([{ field, message }]);
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
