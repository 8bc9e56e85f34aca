import type { components } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { client } from './client.ts';
import { renameOwner } from './draftShelf.ts';
import { publicClient } from './publicClient.ts';
import { finishSignIn, useSession } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';
import { keepProfile, type Profile, readProfileAgain } from './useProfile.ts';

type Schemas = components['schemas'];

/** Creates an account, which can sign in at once unless its address has to be confirmed first. */
export function register(values: FieldValues): Promise<Profile> {
  return unwrap(publicClient.POST('/account/register/', { body: checked<'Registration'>(values) }));
}

/** Confirms the email address that got the link, and returns it; a session of its account continues under it. */
export async function confirmEmail(token: string): Promise<string> {
  const { email } = await unwrap(publicClient.POST('/account/confirm-email/', { body: { token } }));
  if (useSession.getState().isAuthenticated) await followNewAddress(email);
  return email;
}

/** Restores the email address that got the link; returns it, and a token that sets a new password. */
export function undoEmailChange(token: string): Promise<Schemas['UndoneEmailChange']> {
  return unwrap(publicClient.POST('/account/undo-email-change/', { body: { token } }));
}

/** Has the confirmation message sent to the new address once more. */
export async function resendEmailChange(): Promise<void> {
  await unwrap(client.POST('/account/email-change/'));
}

/** Cancels the change to a new address that is not confirmed yet. */
export async function cancelEmailChange(): Promise<void> {
  await unwrap(client.DELETE('/account/email-change/'));
  await readProfileAgain();
}

/** Requests a link for the address; the answer is the same whether or not the address has an account. */
export async function forgotPassword(values: FieldValues): Promise<void> {
  await unwrap(publicClient.POST('/account/forgot-password/', { body: checked<'ForgottenPassword'>(values) }));
}

/** Sets a new password with the token of a link; every session of the account ends. */
export async function resetPassword(values: FieldValues): Promise<void> {
  await unwrap(publicClient.POST('/account/reset-password/', { body: checked<'PasswordReset'>(values) }));
}

/** Replaces the user's profile; the session continues under the new address. */
export async function updateProfile(values: FieldValues): Promise<Profile> {
  const profile = await unwrap(client.PUT('/account/profile/', { body: checked<'ProfileWrite'>(values) }));
  renameOwner(profile.email);
  await keepProfile(profile);
  return profile;
}

/** Changes the password; this browser continues with the tokens in the answer, and every other session ends. */
export async function changePassword(values: FieldValues): Promise<void> {
  finishSignIn(await unwrap(client.POST('/account/change-password/', { body: checked<'PasswordChange'>(values) })));
}

/** Renames the session if the link belongs to the signed-in account; it may belong to another one. */
async function followNewAddress(email: string): Promise<void> {
  const profile = await unwrap(client.GET('/account/profile/'));
  if (profile.email !== email) return;
  renameOwner(email);
  await keepProfile(profile);
}

/** Form values have no static type: which form they belong to is known only at run time. */
function checked<Name extends keyof Schemas>(values: FieldValues): Schemas[Name] {
  // The form's own validator has checked the values, and the server checks them again.
  return values as Schemas[Name];
}
