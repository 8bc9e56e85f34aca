import type { components } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { client } from './client.ts';
import { renameOwner } from './draftShelf.ts';
import { publicClient } from './publicClient.ts';
import { finishSignIn } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';
import { keepProfile, type Profile } from './useProfile.ts';

type Schemas = components['schemas'];

/** Creates an account, which can sign in at once. */
export function register(values: FieldValues): Promise<Profile> {
  return unwrap(publicClient.POST('/account/register/', { body: checked<'Registration'>(values) }));
}

/** Has a link sent to the address; the answer is the same whether or not the address has an account. */
export async function forgotPassword(values: FieldValues): Promise<void> {
  await unwrap(publicClient.POST('/account/forgot-password/', { body: checked<'ForgottenPassword'>(values) }));
}

/** Sets a new password by the token of a link; every session of the account ends. */
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

/** Only their file distinguishes forms, and only at run time. */
function checked<Name extends keyof Schemas>(values: FieldValues): Schemas[Name] {
  // The form's own validator has read the values, here before the call and on the server after it.
  return values as Schemas[Name];
}
