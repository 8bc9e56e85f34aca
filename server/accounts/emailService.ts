import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { type Fault, Invalid, notFound } from '#server/Failure.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { EmailLink } from '#server/store/emailLinkRepository.ts';
import type { Repositories, Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import type { User, UserChange } from '#server/store/userRepository.ts';
import type { Post } from './createPost.ts';
import type { Device } from './Device.ts';
import { countAttempt, limitFailures } from './limitAttempts.ts';
import { createLinkToken, hashLinkToken } from './linkToken.ts';
import { addressChanged, addressIsWanted, addressTaken, confirmNewAddress, VALID } from './messages.ts';
import { disablePassword } from './newPasswords.ts';
import { createPasswordReset } from './passwordReset.ts';
import { readRegistration } from './registration.ts';
import { toNetwork } from './toNetwork.ts';

export const EMAIL_TAKEN = 'There is already an account with this address';
const LINK_NOT_VALID = 'This link is not valid. It may have expired or been used already.';

interface EmailChange {
  user: User;
  email: string;
  /** Other changes of the profile. */
  fields: UserChange;
  origin: Origin;
}

interface Requested {
  userId: string;
  email: string;
  also?: (repositories: Repositories) => Promise<void>;
}

/** Changes and confirms addresses of accounts by links in messages; if no mail is sent, changes take effect at once. */
export function createEmailService({ store, post }: { store: Store; post: Post }) {
  function countChange(userId: string): Promise<void> {
    return countAttempt(store.attempts, [{ key: `email-change ${userId}`, max: ATTEMPT_LIMITS.emailChangesPerUser }]);
  }

  /** Stores the address as waiting, in one transaction with `also`, and sends the link that confirms it. */
  async function requestChange({ userId, email, also }: Requested): Promise<void> {
    const { token, tokenHash } = createLinkToken();
    const link = { token_hash: tokenHash, purpose: 'change' as const, user_id: userId, email, registration: null };
    await store.transaction(async (repositories) => {
      const { emailLinks } = repositories;
      await also?.(repositories);
      await emailLinks.dropChange(userId);
      await emailLinks.create({ ...link, expires_at: inHours(VALID.confirmHours) });
    });
    const isTaken = await store.users.byEmail(email);
    // Only the owner of an address may learn that it has an account.
    post.send(
      isTaken ? addressIsWanted({ to: email }) : confirmNewAddress({ to: email, publicUrl: post.publicUrl, token }),
    );
  }

  /** Needs a transaction; returns the token that undoes the change. */
  async function changeAddress(
    repositories: Repositories,
    { user, email, fields, origin }: EmailChange,
  ): Promise<string> {
    const { token, tokenHash } = createLinkToken();
    const undo = { token_hash: tokenHash, purpose: 'undo' as const, user_id: user.id, registration: null };
    await repositories.users.update(user.id, { ...fields, email });
    // Links that were sent to the former address stop working.
    await repositories.passwordResets.dropAll(user.id);
    await repositories.emailLinks.dropChange(user.id);
    await repositories.emailLinks.create({ ...undo, email: user.email, expires_at: inHours(VALID.undoDays * 24) });
    await repositories.audit.add(origin, 'email_changed', email);
    return token;
  }

  function announce({ user, email, origin }: EmailChange, token: string): void {
    const deed = { publicUrl: post.publicUrl, at: new Date(), device: origin };
    post.send(addressChanged({ ...deed, to: user.email, email, token }));
    if (!post.reachesPeople) post.send(addressTaken({ ...deed, to: email }));
  }

  /** Does what a link confirms; returns a function that sends the messages. */
  async function confirm(repositories: Repositories, link: EmailLink, device: Device): Promise<() => void> {
    const { users, emailLinks, audit } = repositories;
    const user = link.user_id === null ? undefined : await users.byId(link.user_id);
    if (user) {
      const origin = { userId: user.id, sessionId: '', ...device };
      const change = { user, email: link.email, fields: {}, origin };
      const token = await changeAddress(repositories, change);
      return () => announce(change, token);
    }
    const { id } = await users.create(readRegistration(link.registration));
    await emailLinks.dropRegistrations(link.email);
    await audit.add({ userId: id, sessionId: '', ...device }, 'account_created', link.email);
    return () => {};
  }

  /**
   * Removes the link of a token and runs `work` with it in one transaction; failed attempts are limited against
   * guessing.
   */
  function spendLink<T>(
    { token, purposes, device }: { token: string; purposes: EmailLink['purpose'][]; device: Device },
    work: (repositories: Repositories, link: EmailLink) => Promise<T>,
  ): Promise<T> {
    const limits = [{ key: `email link ${toNetwork(device.address)}`, max: ATTEMPT_LIMITS.linksPerNetwork }];
    return limitFailures(store.attempts, limits, () =>
      store.transaction(async (repositories) => {
        const used = { tokenHash: hashLinkToken(token), purposes, now: new Date().toISOString() };
        const link = await repositories.emailLinks.take(used);
        if (!link) throw new Invalid([{ field: 'token', message: LINK_NOT_VALID }]);
        return refuseTaken({ field: 'token', message: EMAIL_TAKEN }, () => work(repositories, link));
      }),
    );
  }

  return {
    async change(change: EmailChange): Promise<void> {
      const { user, email, fields, origin } = change;
      if (!post.reachesPeople) {
        const write = () => store.transaction((repositories) => changeAddress(repositories, change));
        announce(change, await refuseTaken(emailTaken(email), write));
        return;
      }
      await countChange(user.id);
      const also = async ({ users, audit }: Repositories) => {
        await users.update(user.id, fields);
        await audit.add(origin, 'email_change_requested', email);
      };
      await requestChange({ userId: user.id, email, also });
    },

    /** Returns the address that is waiting for confirmation. */
    async findPending(userId: string): Promise<string | undefined> {
      return (await store.emailLinks.findChange({ userId, now: new Date().toISOString() }))?.email;
    },

    async resend(userId: string): Promise<void> {
      const waiting = await store.emailLinks.findChange({ userId, now: new Date().toISOString() });
      if (!waiting) throw notFound();
      await countChange(userId);
      await requestChange({ userId, email: waiting.email });
    },

    cancel: (userId: string): Promise<void> => store.emailLinks.dropChange(userId),

    /** Confirms the address of a registration or of a change; returns it. */
    async confirm(token: string, device: Device): Promise<{ email: string }> {
      const purposes: EmailLink['purpose'][] = ['registration', 'change'];
      const { email, announceIt } = await spendLink({ token, purposes, device }, async (repositories, link) => ({
        email: link.email,
        announceIt: await confirm(repositories, link, device),
      }));
      announceIt();
      return { email };
    },

    /**
     * Undoes a change of address; returns the restored address, and a token with which its owner sets a new password.
     */
    undo(token: string, device: Device): Promise<{ email: string; token: string }> {
      return spendLink({ token, purposes: ['undo'], device }, async (repositories, { user_id, email, created_at }) => {
        const { users, sessions, passwordResets, emailLinks, audit } = repositories;
        const user = await users.byId(user_id ?? '');
        if (!user) throw new Invalid([{ field: 'token', message: LINK_NOT_VALID }]);
        await users.update(user.id, { email, password_hash: disablePassword(user.password_hash) });
        await sessions.revokeAll(user.id);
        await passwordResets.dropAll(user.id);
        await emailLinks.dropChange(user.id);
        await emailLinks.dropSince(user.id, created_at);
        await audit.add({ userId: user.id, sessionId: '', ...device }, 'email_change_undone', email);
        return { email, token: await createPasswordReset(passwordResets, user.id) };
      });
    },
  };
}

export function emailTaken(email: string): Fault {
  return { field: 'email', value: email, message: EMAIL_TAKEN };
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3600 * 1000).toISOString();
}
