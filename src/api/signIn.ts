import { ApiError, toApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import type { Credentials } from './session.ts';
import { failSignIn, finishSignIn, startSignIn } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';

/**
 * Signs a user in with their email address. After any failure, which is thrown, nobody is signed in, and a lost session
 * stays lost.
 */
export async function signIn({ username, password }: Credentials): Promise<void> {
  startSignIn();
  try {
    const body = { username: username.trim(), password };
    const unreadable = 'Invalid login response';
    const answer = await unwrap(publicClient.POST('/token/pair', { body }), { unreadable });
    if (!answer.access || !answer.refresh) throw new ApiError({ message: unreadable });
    finishSignIn({ username: answer.username || body.username, access: answer.access, refresh: answer.refresh });
  } catch (thrown) {
    const error = toApiError(thrown);
    failSignIn(error.message || 'Login failed');
    throw error;
  }
}

/**
 * Has the confirmation message of a registration sent once more; the response is the same whether or not there is one.
 */
export async function resendConfirmation(email: string): Promise<void> {
  await unwrap(publicClient.POST('/account/register/resend/', { body: { email } }));
}
