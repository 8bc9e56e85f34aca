import { createHash } from 'node:crypto';
import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { notFound, unauthorized } from '#server/Failure.ts';
import type { AttemptLimit } from '#server/store/attemptCounter.ts';
import { emailKey } from '#server/store/emailKey.ts';
import type { Store } from '#server/store/Store.ts';
import type { Session } from '#server/store/sessionRepository.ts';
import { checkCredentials } from './checkCredentials.ts';
import type { Background } from './createBackground.ts';
import type { Device } from './Device.ts';
import { createJunkLimit } from './junkLimit.ts';
import { limitFailures } from './limitAttempts.ts';
import type { Tokens } from './tokens.ts';
import { toNetwork } from './toNetwork.ts';

interface Credentials {
  username: string;
  password: string;
}

interface Sessions {
  store: Store;
  tokens: Tokens;
  background: Background;
}

/** Creates the service for signing in and out and for open sessions; attemptLimits.ts has its limits. */
export function createSessionService({ store, tokens, background }: Sessions) {
  const countJunk = createJunkLimit({ max: ATTEMPT_LIMITS.junkPerNetwork });

  async function findLimits(email: string, device: Device, place: string): Promise<AttemptLimit[]> {
    const [account, network] = [emailKey(email), toNetwork(device.address)];
    if (await store.signInPlaces.isKnown({ email, place })) {
      return [{ key: `sign-in ${account} at ${place}`, max: ATTEMPT_LIMITS.failuresPerPlace }];
    }
    return [
      { key: `sign-in ${network}`, max: ATTEMPT_LIMITS.failuresPerNetwork },
      { key: `sign-in ${network} ${account}`, max: ATTEMPT_LIMITS.failuresPerPlace },
      { key: `sign-in to ${account}`, max: ATTEMPT_LIMITS.failuresPerAccount },
    ];
  }

  return {
    async signIn(credentials: Credentials, device: Device) {
      const place = toPlace(device);
      return limitFailures(store.attempts, await findLimits(credentials.username, device, place), async () => {
        const user = await checkCredentials({ store, background }, credentials, device);
        await store.signInPlaces.note({ userId: user.id, place });
        const pair = await tokens.begin(user.id, device);
        await store.audit.add({ ...(await tokens.access(pair.access)), ...device }, 'signed_in');
        return { ...pair, username: user.email };
      });
    },

    /**
     * Exchanges a refresh token; tokens that this server did not sign are rejected and limited without reading the
     * store.
     */
    async refresh(token: string, device: Device) {
      if (!tokens.isGenuine(token)) {
        countJunk(toNetwork(device.address));
        throw unauthorized();
      }
      return tokens.rotate(token, device);
    },

    /** Ends the session of any of its tokens; does nothing for a token that this server did not sign. */
    async signOut(token: string, device: Device): Promise<void> {
      const ended = await tokens.end(token);
      if (ended) await store.audit.add({ ...ended, ...device }, 'signed_out');
    },

    list: (userId: string): Promise<Session[]> => store.sessions.list(userId),

    /** Ends one session of the user; throws if it does not exist. */
    async end(own: { id: string; userId: string }): Promise<void> {
      if (!(await store.sessions.revokeOwn(own))) throw notFound();
    },

    /** Ends every session of the user but this one. */
    endOthers: (own: { id: string; userId: string }): Promise<void> => store.sessions.revokeOthers(own),
  };
}

/** Returns a hash of network and browser, so that the store does not reveal them. */
function toPlace({ address, userAgent }: Device): string {
  return createHash('sha256')
    .update(JSON.stringify([toNetwork(address), userAgent]))
    .digest('hex')
    .slice(0, 32);
}
