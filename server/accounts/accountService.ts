import type { Config } from '#server/config.ts';
import { Failure, type Fault, Invalid, unauthorized } from '#server/Failure.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/Taken.ts';
import type { User } from '#server/store/userRepository.ts';
import type { Device } from './Device.ts';
import { countAttempt, limitFailures } from './limitAttempts.ts';
import { setPassword, takePasswordReset } from './passwordReset.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Tokens } from './tokens.ts';

const REGISTRATIONS_PER_ADDRESS = 50;
const RESETS_PER_ADDRESS = 20;
const FAILURES_PER_USER = 10;

export const EMAIL_TAKEN = 'There is already an account with this address';

interface Accounts {
  config: Pick<Config, 'allowRegistration'>;
  store: Store;
  tokens: Tokens;
}

interface Registration {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** A field that is left out stays as it is. */
interface ProfileChange {
  email: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  position?: string;
}

/** Registration, passwords and the profile; `from` is the network address of the caller, whose attempts are limited. */
export function createAccountService({ config, store, tokens }: Accounts) {
  async function find(userId: string): Promise<User> {
    const user = await store.users.byId(userId);
    if (!user) throw unauthorized();
    return user;
  }

  return {
    find,

    async register(sent: Registration, from: string): Promise<User> {
      if (!config.allowRegistration) throw new Failure('forbidden', 'Registration is closed on this server');
      await countAttempt(store.attempts, [{ key: `register ${from}`, max: REGISTRATIONS_PER_ADDRESS }]);
      const { username, email, firstName = '', lastName = '' } = sent;
      const names = { first_name: firstName.trim(), last_name: lastName.trim() };
      const user = { username, email, password_hash: await hashPassword(sent.password, from), ...names };
      return refuseTaken(emailTaken(email), () => store.users.create(user));
    },

    /** Changes the address and each field that is sent; links sent to a former address stop working. */
    async update(userId: string, sent: ProfileChange): Promise<User> {
      const { email: formerEmail } = await find(userId);
      const { email } = sent;
      const write = () =>
        store.transaction(async ({ users, passwordResets }) => {
          await users.update(userId, toUserChange(sent));
          if (formerEmail !== email) await passwordResets.dropAll(userId);
        });
      await refuseTaken(emailTaken(email), write);
      return find(userId);
    },

    countResetRequest(from: string): Promise<void> {
      return countAttempt(store.attempts, [{ key: `forgot ${from}`, max: RESETS_PER_ADDRESS }]);
    },

    async resetPassword({ token, password }: { token: string; password: string }, from: string): Promise<void> {
      await limitFailures(store.attempts, [{ key: `reset ${from}`, max: RESETS_PER_ADDRESS }], async () => {
        const userId = await takePasswordReset(store, token);
        if (!userId) throw new Invalid([{ field: 'token', message: RESET_NOT_VALID }]);
        await setPassword(store, userId, password);
      });
    },

    /** Ends every session of the account and begins a new one. */
    async changePassword(userId: string, { currentPassword, newPassword }: PasswordChange, device?: Device) {
      const user = await find(userId);
      const limits = [{ key: `change-password ${userId}`, max: FAILURES_PER_USER }];
      await limitFailures(store.attempts, limits, async () => {
        if (await isPassword(currentPassword, user.password_hash, userId)) return;
        throw new Invalid([{ field: 'currentPassword', message: 'The current password is wrong' }]);
      });
      await setPassword(store, userId, newPassword);
      return { ...(await tokens.begin(userId, device)), username: user.email };
    },
  };
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const RESET_NOT_VALID =
  'This reset link is not valid. It may have expired or been used already. Please request a new one.';

function emailTaken(email: string): Fault {
  return { field: 'email', value: email, message: EMAIL_TAKEN };
}

function toUserChange({ email, phone, firstName, lastName, company, position }: ProfileChange) {
  const names = { first_name: firstName, last_name: lastName, company, position };
  const sent = Object.entries(names).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]]));
  return { email, ...(phone === undefined ? {} : { phone }), ...Object.fromEntries(sent) };
}
