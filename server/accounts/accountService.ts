import type { components as Schemas } from '#generated/api.ts';
import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import type { Config } from '#server/config.ts';
import { Failure, Invalid, unauthorized } from '#server/Failure.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import type { User } from '#server/store/userRepository.ts';
import type { Post } from './createPost.ts';
import type { Device } from './Device.ts';
import { createEmailService, emailTaken } from './emailService.ts';
import { countAttempt, limitFailures } from './limitAttempts.ts';
import { hashLinkToken } from './linkToken.ts';
import { passwordChanged } from './messages.ts';
import { checkNewPassword } from './newPasswords.ts';
import { setPassword } from './passwordReset.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { requestRegistration, resendRegistration } from './registration.ts';
import type { Tokens } from './tokens.ts';
import { toNetwork } from './toNetwork.ts';

interface Accounts {
  config: Pick<Config, 'allowRegistration'>;
  store: Store;
  tokens: Tokens;
  post: Post;
}

interface Registration {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** A field that is left out is not changed. */
interface ProfileChange {
  email: string;
  currentPassword?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  position?: string;
}

type Settings = Schemas['schemas']['Settings'];

/** The account's profile, and the address that is waiting for confirmation. */
export interface Profile {
  user: Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | 'phone' | 'company' | 'position'>;
  pendingEmail?: string | undefined;
}

/** Creates the service for registration, passwords and profiles; attempts are limited by the caller's network. */
export function createAccountService({ config, store, tokens, post }: Accounts) {
  const emails = createEmailService({ store, post });

  async function find(userId: string): Promise<User> {
    const user = await store.users.byId(userId);
    if (!user) throw unauthorized();
    return user;
  }

  async function findProfile(userId: string): Promise<Profile> {
    return { user: await find(userId), pendingEmail: await emails.findPending(userId) };
  }

  /** Throws if the password is wrong; a session alone does not prove who the caller is. */
  async function checkCurrentPassword(user: User, password: string, { sessionId }: Origin): Promise<void> {
    // Whoever has only a session's token can't keep its owner from changing the password in another one.
    const limits = [{ key: `change-password ${user.id} ${sessionId}`, max: ATTEMPT_LIMITS.failuresPerSession }];
    await limitFailures(store.attempts, limits, async () => {
      if (await isPassword(password, user.password_hash, user.id)) return;
      throw new Invalid([{ field: 'currentPassword', message: 'The current password is wrong' }]);
    });
  }

  function countRegistration(from: string): Promise<void> {
    return countAttempt(store.attempts, [{ key: `register ${from}`, max: ATTEMPT_LIMITS.registrationsPerNetwork }]);
  }

  return {
    emails,
    findProfile,

    async register(sent: Registration, device: Device): Promise<Profile> {
      if (!config.allowRegistration) throw new Failure('forbidden', 'Registration is closed on this server');
      const { username, email, password, firstName = '', lastName = '' } = sent;
      const network = toNetwork(device.address);
      await countRegistration(network);
      await checkNewPassword({ field: 'password', password }, { username, email });
      const names = { first_name: firstName.trim(), last_name: lastName.trim() };
      const account = { username, email, password_hash: await hashPassword(password, network), ...names };
      if (post.reachesPeople) {
        await requestRegistration({ store, post }, account);
        return { user: { ...account, phone: '', company: '', position: '' }, pendingEmail: email };
      }
      const write = () =>
        store.transaction(async ({ users, audit }) => {
          const user = await users.create(account);
          await audit.add({ userId: user.id, sessionId: '', ...device }, 'account_created', email);
          return { user };
        });
      return refuseTaken(emailTaken(email), write);
    },

    countRegistration,

    /** Sends the message again to an address that is waiting for confirmation. */
    resendRegistration: (email: string): Promise<void> => resendRegistration({ store, post }, email),

    /**
     * Changes the fields that are sent. A new address requires the current password and, if mail is sent, a
     * confirmation.
     */
    async update(userId: string, sent: ProfileChange, origin: Origin): Promise<Profile> {
      const user = await find(userId);
      const { email, currentPassword } = sent;
      const fields = toUserChange(sent);
      if (email === user.email) await store.users.update(userId, fields);
      else {
        if (currentPassword === undefined) throw new Invalid([PASSWORD_NEEDED]);
        await checkCurrentPassword(user, currentPassword, origin);
        await emails.change({ user, email, fields, origin });
      }
      return findProfile(userId);
    },

    findSettings: async (userId: string): Promise<Settings> => toSettings(await find(userId)),

    async updateSettings(userId: string, { tour_seen }: Settings): Promise<Settings> {
      const user = await store.users.update(userId, { tour_seen: tour_seen ? 1 : 0 });
      if (!user) throw unauthorized();
      return toSettings(user);
    },

    countResetRequest(from: string): Promise<void> {
      return countAttempt(store.attempts, [{ key: `forgot ${from}`, max: ATTEMPT_LIMITS.resetsPerNetwork }]);
    },

    async resetPassword({ token, password }: { token: string; password: string }, device: Device): Promise<void> {
      const limits = [{ key: `reset ${toNetwork(device.address)}`, max: ATTEMPT_LIMITS.resetsPerNetwork }];
      const tokenHash = hashLinkToken(token);
      const user = await limitFailures(store.attempts, limits, async () => {
        const userId = await store.passwordResets.find({ tokenHash, now: new Date().toISOString() });
        if (!userId) throw resetNotValid();
        return find(userId);
      });
      await checkNewPassword({ field: 'password', password }, user);
      const origin = { userId: user.id, sessionId: '', ...device };
      const isSet = await setPassword(store, {
        ...{ userId: user.id, password, tokenHash },
        audit: { origin, event: 'password_reset' },
      });
      if (!isSet) throw resetNotValid();
      post.send(passwordChanged({ to: user.email, publicUrl: post.publicUrl, at: new Date(), device }));
    },

    /** Ends every session of the account and begins a new one. */
    async changePassword({ currentPassword, newPassword }: PasswordChange, origin: Origin) {
      const user = await find(origin.userId);
      await checkCurrentPassword(user, currentPassword, origin);
      await checkNewPassword({ field: 'newPassword', password: newPassword }, user);
      const audit = { origin, event: 'password_changed' as const };
      await setPassword(store, { userId: user.id, password: newPassword, audit });
      post.send(passwordChanged({ to: user.email, publicUrl: post.publicUrl, at: new Date(), device: origin }));
      return { ...(await tokens.begin(user.id, origin)), username: user.email };
    },
  };
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

function toSettings({ tour_seen }: User): Settings {
  return { tour_seen: tour_seen === 1 };
}

const PASSWORD_NEEDED = {
  field: 'currentPassword',
  message: 'Enter your current password to change your email address',
};

function resetNotValid(): Invalid {
  const message = 'This reset link is not valid. It may have expired or been used already. Please request a new one.';
  return new Invalid([{ field: 'token', message }]);
}

function toUserChange({ phone, firstName, lastName, company, position }: ProfileChange) {
  const names = { first_name: firstName, last_name: lastName, company, position };
  const sent = Object.entries(names).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]]));
  return { ...(phone === undefined ? {} : { phone }), ...Object.fromEntries(sent) };
}
