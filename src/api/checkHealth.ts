import { publicClient } from './publicClient.ts';
import { unwrap } from './unwrap.ts';

/** Asks the server whether it is up; resolves with the status that it reports. */
export async function checkHealth(): Promise<string> {
  return (await unwrap(publicClient.GET('/health/'))).status;
}
