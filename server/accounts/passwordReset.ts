import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/Store.ts';
import { getPublicUrl, type Mailer } from './mailer.ts';
import { hashPassword } from './passwords.ts';

const GOOD_FOR_MINUTES = 30;

interface Reset {
  config: Config;
  store: Store;
  mailer: Mailer;
}

/** Sends the account of the address a link that works once; does nothing for an address without an account. */
export async function sendPasswordReset({ config, store, mailer }: Reset, email: string): Promise<void> {
  const user = await store.users.byEmail(email);
  if (!user) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + GOOD_FOR_MINUTES * 60_000).toISOString();
  await store.passwordResets.create({ tokenHash: toHash(token), userId: user.id, expiresAt });
  await mailer({
    to: user.email,
    subject: 'Set a new password',
    text: [
      'Someone, most likely you, asked to reset the password of this account. Set a new one here:',
      '',
      // Behind the # it reaches no server, so no log on the way keeps it.
      `${getPublicUrl(config)}/reset-password#token=${token}`,
      '',
      `The link works once, within ${GOOD_FOR_MINUTES} minutes. If it was not you, you can ignore this message.`,
    ].join('\n'),
  });
}

/** The user whom a token was made for; the token is used up. */
export function takePasswordReset(store: Store, token: string): Promise<string | undefined> {
  return store.passwordResets.take({ tokenHash: toHash(token), now: new Date().toISOString() });
}

/** Sets a password and ends every session and every other reset of the account. */
export async function setPassword(store: Store, userId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await store.transaction(async ({ users, sessions, passwordResets }) => {
    await users.update(userId, { password_hash });
    await sessions.revokeAllOf(userId);
    await passwordResets.dropAllOf(userId);
  });
}

// The store keeps no token that could be used by whoever reads it.
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
