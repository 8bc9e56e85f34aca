import useSWR from 'swr';
import type { ApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { unwrap } from './unwrap.ts';

/** Reads whether the server allows registration; asked once, without a session. */
export function useRegistration() {
  return useSWR<boolean, ApiError>(['registration'], async () => {
    return (await unwrap(publicClient.GET('/account/register/'))).open;
  });
}
