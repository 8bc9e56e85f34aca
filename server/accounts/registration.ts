import type { Store } from '#server/store/Store.ts';
import type { NewUser } from '#server/store/userRepository.ts';
import type { Post } from './createPost.ts';
import { createLinkToken } from './linkToken.ts';
import { addressHasAccount, confirmRegistration, VALID } from './messages.ts';

const VALID_MS = VALID.confirmHours * 3600 * 1000;

interface Registering {
  store: Pick<Store, 'emailLinks' | 'users'>;
  post: Post;
}

/**
 * Stores an account that is created once its address is confirmed, and sends the link. An address that has an account
 * is treated the same except for the text of the message, so the caller can't learn who has one.
 */
export async function requestRegistration(registering: Registering, account: NewUser): Promise<void> {
  const send = await storeRegistration(registering, account);
  send();
}

/** Stores a registration; returns a function that sends the link. */
async function storeRegistration({ store, post }: Registering, account: NewUser): Promise<() => void> {
  const { email } = account;
  const { token, tokenHash } = createLinkToken();
  await store.emailLinks.create({
    token_hash: tokenHash,
    purpose: 'registration',
    user_id: null,
    email,
    registration: JSON.stringify(account),
    expires_at: new Date(Date.now() + VALID_MS).toISOString(),
  });
  const link = { to: email, publicUrl: post.publicUrl, token };
  const message = (await store.users.byEmail(email)) ? addressHasAccount(link) : confirmRegistration(link);
  return () => post.sendForStranger(message);
}

/** Sends a new link for the latest unconfirmed registration of an address; the previous link becomes invalid. */
export async function resendRegistration(registering: Registering, email: string): Promise<void> {
  const { emailLinks } = registering.store;
  const waiting = await emailLinks.findRegistration({ email, now: new Date().toISOString() });
  if (!waiting) return;
  const send = await storeRegistration(registering, readRegistration(waiting.registration));
  await emailLinks.drop(waiting.token_hash);
  send();
}

/** Returns the account of a stored registration; throws if `text` is not JSON. */
export function readRegistration(text: string | null): NewUser {
  return JSON.parse(text ?? '');
}
