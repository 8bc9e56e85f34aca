import type { components } from '#generated/api.ts';
import { isNotOffered } from './ApiError.ts';
import { client } from './client.ts';
import { unwrap } from './unwrap.ts';
import { write } from './write.ts';

type Settings = components['schemas']['Settings'];

/** Reads the user's settings from the server; null if it stores none. */
export async function readSettings(): Promise<Settings | null> {
  try {
    return await unwrap(client.GET('/account/settings/'));
  } catch (thrown) {
    if (isNotOffered(thrown)) return null;
    throw thrown;
  }
}

export async function saveSettings(body: Settings): Promise<void> {
  await write(() => unwrap(client.PUT('/account/settings/', { body })));
}
