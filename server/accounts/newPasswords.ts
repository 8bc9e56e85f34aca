import { dictionary } from '@zxcvbn-ts/language-common';
import { Invalid } from '#server/Failure.ts';
import type { User } from '#server/store/userRepository.ts';
import { isPassword } from './passwords.ts';

const TOO_COMMON = 'This password is too common. Choose another one.';
const OWN_NAME = 'The password must differ from your username and email address';
const UNCHANGED = 'The new password must differ from the current one';

/** The user that a password is for; without a hash if there is no password yet. */
export type Person = Pick<User, 'username' | 'email'> & Partial<Pick<User, 'password_hash'>>;

/** Returns why a password is rejected, in general or for this user; undefined if it is acceptable. */
export async function findPasswordFault(
  password: string,
  { username, email, password_hash: hash }: Person,
): Promise<string | undefined> {
  const text = password.toLowerCase();
  // The list is in lower case: a capital makes a common password no better.
  if (commonPasswords.has(text)) return TOO_COMMON;
  const names = [username, email, email.split('@')[0] ?? email].map((name) => name.toLowerCase());
  if (names.includes(text)) return OWN_NAME;
  const isOld = hash !== undefined && (await isPassword(password, enablePassword(hash)));
  return isOld ? UNCHANGED : undefined;
}

/** Throws `Invalid` if this user may not choose the password. */
export async function checkNewPassword(
  { field, password }: { field: string; password: string },
  person: Person,
): Promise<void> {
  const message = await findPasswordFault(password, person);
  if (message) throw new Invalid([{ field, message }]);
}

/** Returns a hash that no password matches, but that still allows comparing a new password with the old one. */
export function disablePassword(hash: string): string {
  return `${DISABLED}${enablePassword(hash)}`;
}

function enablePassword(hash: string): string {
  return hash.startsWith(DISABLED) ? hash.slice(DISABLED.length) : hash;
}

const DISABLED = '!';

const commonPasswords = new Set(dictionary['passwords-common']);
