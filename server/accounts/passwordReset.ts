import type { AuditEvent, Origin } from '#server/store/auditRepository.ts';
import type { PasswordResetRepository } from '#server/store/passwordResetRepository.ts';
import type { Store } from '#server/store/Store.ts';
import type { Post } from './createPost.ts';
import { createLinkToken } from './linkToken.ts';
import { passwordReset, VALID } from './messages.ts';
import { hashPassword } from './passwords.ts';

interface Reset {
  store: Store;
  post: Post;
}

/** Sends a single-use link to the address; does nothing if it has no account. */
export async function sendPasswordReset({ store, post }: Reset, email: string): Promise<void> {
  const user = await store.users.byEmail(email);
  if (!user) return;
  const token = await createPasswordReset(store.passwordResets, user.id);
  post.sendForStranger(passwordReset({ to: user.email, publicUrl: post.publicUrl, token }));
}

/** Stores and returns a token with which a password can be set once. */
export async function createPasswordReset(resets: PasswordResetRepository, userId: string): Promise<string> {
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(Date.now() + VALID.resetMinutes * 60_000).toISOString();
  await resets.create({ tokenHash, userId, expiresAt });
  return token;
}

interface NewPassword {
  userId: string;
  password: string;
  /** The entry to add to the activity log, if any. */
  audit?: { origin: Origin; event: AuditEvent };
  /** The hash of the token that permits the change; if it is no longer valid, nothing is changed. */
  tokenHash?: string;
}

/** Sets a password and ends every session, reset and requested change of address; returns false without the token. */
export async function setPassword(store: Store, { userId, password, audit, tokenHash }: NewPassword): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return store.transaction(async ({ users, sessions, passwordResets, emailLinks, audit: log }) => {
    const now = new Date().toISOString();
    if (tokenHash !== undefined && !(await passwordResets.take({ tokenHash, now }))) return false;
    await users.update(userId, { password_hash });
    await sessions.revokeAll(userId);
    await passwordResets.dropAll(userId);
    // The change of address was requested with the former password.
    await emailLinks.dropChange(userId);
    if (audit) await log.add(audit.origin, audit.event);
    return true;
  });
}
