import { checkCredentials } from '#server/accounts/checkCredentials.ts';
import { limitFailures } from '#server/accounts/limitAttempts.ts';
import type { Handlers } from '#server/http/Call.ts';
import { emailKey } from '#server/store/emailKey.ts';
import type { Context } from './Context.ts';
import { getDevice } from './getDevice.ts';

type SessionHandlers = Pick<Handlers, 'obtainTokenPair' | 'refreshToken' | 'verifyToken'>;

const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** Signing in and staying signed in. */
export function createSessionHandlers({ store, tokens, background }: Context): SessionHandlers {
  return {
    obtainTokenPair: ({ body, request }) => {
      const limits = [
        { key: `sign-in ${request.ip}`, max: FAILURES_PER_ADDRESS },
        { key: `sign-in ${request.ip} ${emailKey(body.username)}`, max: FAILURES_PER_ACCOUNT },
      ];
      return limitFailures(store.attempts, limits, async () => {
        const device = getDevice(request);
        const user = await checkCredentials({ store, background }, body, device);
        const pair = await tokens.begin(user.id);
        await store.audit.add({ ...(await tokens.access(pair.access)), ...device }, 'signed_in');
        return { ...pair, username: user.email };
      });
    },

    refreshToken: ({ body, request }) =>
      limitFailures(store.attempts, [{ key: `refresh ${request.ip}`, max: FAILURES_PER_ADDRESS }], () =>
        tokens.rotate(body.refresh),
      ),

    verifyToken: ({ body }) => tokens.verify(body.token),
  };
}
