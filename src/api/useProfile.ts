import { mutate } from 'swr';
import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Profile = components['schemas']['Profile'];

const KEY: ReadKey = ['profile'];

/** Reads the signed-in user's profile. */
export function useProfile() {
  return useRead({ key: KEY, read: () => unwrap(client.GET('/account/profile/')), refetchOnFocus: true });
}

/** Caches a version of the profile, so that every screen shows it. */
export async function keepProfile(profile: Profile): Promise<void> {
  await mutate<Profile>(KEY, profile, { revalidate: false });
}

/** Reads the profile again where it is shown. */
export function readProfileAgain(): Promise<void> {
  return refetchReads(([resource]) => resource === KEY[0]);
}
