import { limitFailures } from '#server/accounts/limitAttempts.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import { unauthorized } from '#server/Failure.ts';
import type { Handlers } from '#server/http/Call.ts';
import { emailKey } from '#server/store/emailKey.ts';
import type { Context } from './Context.ts';

type SessionHandlers = Pick<Handlers, 'obtainTokenPair' | 'refreshToken' | 'verifyToken'>;

const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** Signing in and staying signed in. */
export function createSessionHandlers({ store, tokens }: Context): SessionHandlers {
  return {
    obtainTokenPair: ({ body, request }) => {
      const limits = [
        { key: `sign-in ${request.ip}`, max: FAILURES_PER_ADDRESS },
        { key: `sign-in ${request.ip} ${emailKey(body.username)}`, max: FAILURES_PER_ACCOUNT },
      ];
      return limitFailures(store.attempts, limits, async () => {
        const user = await store.users.byEmail(body.username);
        if (!(await isPassword(body.password, user?.password_hash)) || !user) throw unauthorized('Invalid credentials');
        return { ...(await tokens.begin(user.id)), username: user.email };
      });
    },

    refreshToken: ({ body, request }) =>
      limitFailures(store.attempts, [{ key: `refresh ${request.ip}`, max: FAILURES_PER_ADDRESS }], () =>
        tokens.rotate(body.refresh),
      ),

    verifyToken: ({ body }) => tokens.verify(body.token),
  };
}
