import { Failure, unauthorized } from '#server/Failure.ts';
import type { Store } from '#server/store/Store.ts';
import type { User } from '#server/store/userRepository.ts';
import type { Background } from './createBackground.ts';
import type { Device } from './Device.ts';
import { isPassword } from './passwords.ts';
import { readRegistration } from './registration.ts';
import { toNetwork } from './toNetwork.ts';

interface Checking {
  store: Store;
  background: Background;
}

/** Returns the user with this address and password; throws if they are wrong, or the address is not confirmed yet. */
export async function checkCredentials(
  { store, background }: Checking,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<User> {
  const network = toNetwork(device.address);
  const user = await store.users.byEmail(username);
  if ((await isPassword(password, user?.password_hash, network)) && user) return user;
  // An address that has an account can have a waiting registration too, so this does not reveal who has one either.
  const waiting = await store.emailLinks.findRegistration({ email: username, now: new Date().toISOString() });
  if (waiting && (await isPassword(password, readRegistration(waiting.registration).password_hash, network))) {
    throw new Failure('forbidden', 'Confirm your email address first. We sent a message to it.');
  }
  if (user) background.run(store.audit.addFailure({ userId: user.id, ...device }));
  throw unauthorized('Invalid credentials');
}
