import useSWR from 'swr';
import type { ApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { unwrap } from './unwrap.ts';

/** Whether the server lets people register; it is asked once and needs no session. */
export function useRegistration() {
  return useSWR<boolean, ApiError>(['registration'], async () => {
    return (await unwrap(publicClient.GET('/account/register/'))).open;
  });
}
