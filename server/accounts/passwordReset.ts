import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/Store.ts';
import { getPublicUrl, type Mailer } from './mailer.ts';
import { hashPassword } from './passwords.ts';

const VALID_MINUTES = 30;

interface Reset {
  config: Config;
  store: Store;
  mailer: Mailer;
}

/** Sends a link that works once to the address; does nothing for an address without an account. */
export async function sendPasswordReset({ config, store, mailer }: Reset, email: string): Promise<void> {
  const user = await store.users.byEmail(email);
  if (!user) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000).toISOString();
  await store.passwordResets.create({ tokenHash: toHash(token), userId: user.id, expiresAt });
  await mailer({
    to: user.email,
    subject: 'Set a new password',
    text: [
      'Someone, most likely you, asked for a new password for your account. Set it here:',
      '',
      // What follows the # is sent to no server, so no log on the way records it.
      `${getPublicUrl(config)}/reset-password#token=${token}`,
      '',
      `The link works once, within ${VALID_MINUTES} minutes. If it wasn't you, you can ignore this message.`,
    ].join('\n'),
  });
}

/** Uses up a token and returns the id of its user; undefined if the token is not valid. */
export function takePasswordReset(store: Store, token: string): Promise<string | undefined> {
  return store.passwordResets.take({ tokenHash: toHash(token), now: new Date().toISOString() });
}

/** Sets a password and ends every session and every other reset of the account. */
export async function setPassword(store: Store, userId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await store.transaction(async ({ users, sessions, passwordResets }) => {
    await users.update(userId, { password_hash });
    await sessions.revokeAll(userId);
    await passwordResets.dropAll(userId);
  });
}

// Whoever reads the store must find no token that could be used.
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
